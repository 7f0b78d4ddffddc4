### माफ़िया के बारे में लोगों की बातें।

# about: mafia.winning.all_members, mafia.winning.armed_sides, mafia.winning.parity, mafia.winning.co_winners
# pinned: 8261e143
goal =
    पता लगाइए कि कौन किस पक्ष में है, और अपने पक्ष को जिताइए: जीत उसके सब सदस्यों की होती है, ज़िंदा हों
    या मर चुके। { NAME("symbol.town") } चाहता है कि एक भी दुश्मन न बचे, { NAME("symbol.mafia") } और
    { NAME("symbol.cult") } क़ब्ज़ा जमाना चाहते हैं, और हर { NAME("symbol.neutral") } भूमिका का अपना अलग
    लक्ष्य है।

# about: mafia.roles.deal, mafia.mafia.know_each_other, mafia.phases.night, mafia.night.order, mafia.nomination.threshold, mafia.verdict.vote, mafia.phases.discussion, mafia.winning.order, mafia.winning.parity, mafia.winning.cult_parity, mafia.winning.stalemate
# pinned: d8ddc6af
minute =
    खिलाड़ी { VALUE("mafia.table.seats", field: "from") } से { VALUE("mafia.table.seats", field: "to") }
    होते हैं, और हर एक को एक छिपी भूमिका मिलती है, उस सूची में से जिसे सब पढ़ सकते हैं।
    { NAME("symbol.mafia") } के लोग एक-दूसरे को जानते हैं। शुरू में छोटा-सा परिचय हो सकता है, जिसमें
    नामज़दगी नहीं होती।

    हर **रात** सब चुपके से अपना काम चुनते हैं, और समय पूरा होने तक उसे बदल सकते हैं।
    { NAME("symbol.mafia") } के लोग मिलकर शिकार तय करते हैं, और उनमें से एक क़त्ल करने जाता है। पहले क़ैद और
    रोक असर करती हैं, फिर बचाव, फिर हमले। जाँच सबसे आख़िर में होती है।

    फिर **सुबह** सबको पता चलता है कि कौन मरा। पूरे **दिन** मेज़ पर बहस चलती है और नामज़दगियाँ होती हैं।
    मुक़दमे के लिए ज़िंदा खिलाड़ियों में आधे से ज़्यादा का समर्थन चाहिए। सफ़ाई के बाद गुनहगार के वोट बेगुनाह
    के वोटों से भारी पड़ें, तो फाँसी होती है। फाँसी के साथ दिन ख़त्म हो जाता है। मुल्ज़िम बरी हुआ तो दिन आगे
    चलता है, { VALUE("mafia.clock.day", unit: "minutes") } मिनट की उसी घड़ी पर।

    खेल तब ख़त्म होता है जब ताक़त सिर्फ़ एक पक्ष के पास बचे। सिर्फ़ अपने लिए क़त्ल
    करने वाला कोई ज़िंदा न हो, तो खेल पहले भी ख़त्म हो सकता है: { NAME("symbol.mafia") } तब जीतता है जब उसके
    लोग कम से कम उतने हों जितने { NAME("symbol.town") } और { NAME("symbol.cult") } के लोग मिलाकर;
    { NAME("symbol.cult") } तब, जब ज़िंदा
    खिलाड़ियों में आधे से ज़्यादा उसके हों और { NAME("role.cult_leader") } ज़िंदा हो। लगातार
    { VALUE("mafia.stalemate.nights") }
    { VALUE("mafia.stalemate.nights") ->
        [one] रात ऐसी बीते जिसमें
       *[other] रातें ऐसी बीतें जिनमें
    } न कोई मरे, न कोई नया { NAME("role.follower") } बने, तो भी खेल ख़त्म होता है, और तब
    { NAME("symbol.town") } जीतता है, बशर्ते उसका कोई ज़िंदा हो।

# about: mafia.roles.deal, mafia.moderator.seat, mafia.moderator.introduction, mafia.wake.order, mafia.wake.mafia, mafia.night.order, mafia.moderator.one_second, mafia.moderator.clock_is_advice, mafia.moderator.skips, mafia.verdict.vote, mafia.winning.order, mafia.winning.parity, mafia.winning.cult_parity, mafia.winning.stalemate, mafia.wake.first_night_not_counted
# pinned: cd00ae9e
minute-moderator =
    खिलाड़ी { VALUE("mafia.table.seats", field: "from") } से { VALUE("mafia.table.seats", field: "to") }
    होते हैं, और हर एक को एक छिपी भूमिका मिलती है, उस सूची में से जिसे सब पढ़ सकते हैं। एक व्यक्ति ख़ुद नहीं
    खेलता: वह **संचालक** है, जो रात में भूमिकाओं को पुकारता है और दिन में बहस चलाता है। शुरू में बारी-बारी से
    छोटा-सा परिचय हो सकता है, जिसमें नामज़दगी नहीं होती।

    हर **रात** सब आँखें बंद करते हैं। संचालक एक-एक करके भूमिकाओं को पुकारता है; जो जागता है वह किसी की ओर
    इशारा करता है, और जवाब उसी वक़्त मिल जाता है। पहली रात { NAME("symbol.mafia") } के लोग बस एक-दूसरे को
    पहचान लेते हैं। उसके बाद हर रात वे मिलकर शिकार तय करते हैं, और उनमें से एक क़त्ल करने जाता है। पहले क़ैद और
    रोक असर करती हैं, फिर बचाव, फिर हमले।

    फिर **सुबह** सबको पता चलता है कि कौन मरा। पूरे **दिन** मेज़ पर बहस चलती है;
    { VALUE("mafia.clock.day", unit: "minutes") } मिनट की घड़ी बस समय की याद दिलाती है। किसी की नामज़दगी का कोई
    और समर्थन कर दे, तो मुक़दमा चलता है। सफ़ाई के बाद गुनहगार के वोट बेगुनाह के वोटों से भारी पड़ें, तो फाँसी
    होती है। फाँसी के साथ दिन ख़त्म हो जाता है; मुल्ज़िम बरी हुआ तो दिन आगे चलता है। संचालक बिना फाँसी के भी
    दिन ख़त्म कर सकता है।

    खेल तब ख़त्म होता है जब ताक़त सिर्फ़ एक पक्ष के पास बचे। सिर्फ़ अपने लिए क़त्ल
    करने वाला कोई ज़िंदा न हो, तो खेल पहले भी ख़त्म हो सकता है: { NAME("symbol.mafia") } तब जीतता है जब उसके
    लोग कम से कम उतने हों जितने { NAME("symbol.town") } और { NAME("symbol.cult") } के लोग मिलाकर;
    { NAME("symbol.cult") } तब, जब ज़िंदा
    खिलाड़ियों में आधे से ज़्यादा उसके हों और { NAME("role.cult_leader") } ज़िंदा हो। लगातार
    { VALUE("mafia.stalemate.nights") }
    { VALUE("mafia.stalemate.nights") ->
        [one] रात ऐसी बीते जिसमें
       *[other] रातें ऐसी बीतें जिनमें
    } न कोई मरे, न कोई नया { NAME("role.follower") } बने, तो भी खेल ख़त्म होता है, और तब
    { NAME("symbol.town") } जीतता है, बशर्ते उसका कोई ज़िंदा हो।

# about: mafia.village.winning.judged, mafia.village.winning.village, mafia.village.winning.mafia
# pinned: c833eba8
goal-village =
    { NAME("symbol.mafia") } का आख़िरी सदस्य बाहर हो जाए, तो { NAME("symbol.town") } जीतता है; ज़िंदा
    खिलाड़ियों में कम से कम आधे { NAME("symbol.mafia") } के हों, तो { NAME("symbol.mafia") }। जीत उस पक्ष के
    सब लोगों की होती है, ज़िंदा हों या मर चुके।

# about: mafia.village.deal, mafia.village.roles_are_secret, mafia.village.deal.mates, mafia.village.kill.one_by_one, mafia.village.kill.mates_are_told, mafia.village.ties, mafia.village.doctor.second, mafia.village.doctor.heal, mafia.village.detective.investigate, mafia.village.dawn, mafia.village.discussion, mafia.village.vote.one_by_one, mafia.village.vote.told
# pinned: a17cb9c5
minute-village =
    खिलाड़ी { VALUE("mafia.village.seats", field: "from") } से { VALUE("mafia.village.seats", field: "to") }
    होते हैं, और हर एक को एक छिपी भूमिका मिलती है। कुछ लोग { NAME("symbol.mafia") } के हैं और एक-दूसरे को
    जानते हैं। { NAME("symbol.town") } में एक { NAME("role.doctor") } है, एक { NAME("role.detective") },
    और बाक़ी हर कोई { NAME("role.villager") }। खेल ख़त्म होने तक किसी की भूमिका नहीं बताई जाती, मरने वाले की
    भी नहीं।

    हर **रात** { NAME("symbol.mafia") } के लोग बारी-बारी से वोट देकर शिकार चुनते हैं, और ये वोट उनकी टीम को
    दिखते हैं। फिर { NAME("role.doctor") } किसी और खिलाड़ी को बचाता है, और { NAME("role.detective") } जान लेता है कि
    कोई एक खिलाड़ी { NAME("symbol.mafia") } का है या नहीं।

    फिर **दिन** में सबको पता चलता है कि कौन मरा, या यह कि कोई नहीं मरा। हर ज़िंदा खिलाड़ी बारी-बारी से
    { VALUE("mafia.village.discussion.rounds") } बार बोल सकता है। फिर सबको एक के बाद एक खुलकर वोट देना
    होता है, और जिसके ख़िलाफ़ सबसे ज़्यादा वोट पड़ें वह बाहर। रात हो या दिन, वोट बराबर हों तो
    क़िस्मत तय करती है।

# about: mafia.lists.suggested, mafia.phases.discussion, mafia.block.silent, mafia.night.order, mafia.nomination.supports, mafia.ghosts.predict
# pinned: 173d2b9f
first =
    जितने खिलाड़ी हों, उतनों के लिए सुझाई गई सूची लीजिए, और सेटिंग मत छेड़िए। अपनी भूमिका धीरे-धीरे
    पढ़िए, और पहले से सोच लीजिए कि कोई उसके बारे में पूछे तो क्या कहेंगे।

    रात का कोई काम न हो, तब भी काम है: याद रखिए कि किसने किस नामज़दगी का समर्थन किया। लोगों से वजह
    पूछिए।

    दिन की घड़ी पर नज़र रखिए। वह मुक़दमों के बीच भी चलती रहती है, और फ़ैसले से पहले उसका समय पूरा हो गया
    तो किसी को फाँसी नहीं होती।

    एक जवाब न मिले, तो सारी बात उसी पर मत टिकाइए। किसी को यह नहीं बताया जाता कि उसे रोका गया था।

    मर जाएँ तो अपने राज़ अपने पास रखिए, और बाक़ी भूतों के साथ विजेता की भविष्यवाणी कीजिए।

# about: mafia.roles.ambusher, mafia.kill.may_carry, mafia.kill.settles
# pinned: ae30b588
mafia-roles-ambusher =
    ऐसे घर पर घात लगाइए जहाँ लोग मिलने आते हों, जैसे अपना खुलासा कर चुके { NAME("role.mayor") } के यहाँ। आप
    अपनी टीम से बाहर के सिर्फ़ एक मेहमान पर हमला करते हैं, उस पर जो रात के कामों के क्रम में सबसे पहले आता
    है, और बीच में कोई { NAME("role.bodyguard") } नहीं आता। जिस रात { NAME("symbol.mafia") } की ओर से क़त्ल
    करने आपको जाना पड़े, उस रात घात नहीं लगती।
    .short = { NAME("symbol.mafia") }: हर रात, चुने हुए खिलाड़ी के घर आए पहले बाहरी मेहमान पर हमला कीजिए।

# about: mafia.roles.arsonist, mafia.roles.doctor, mafia.roles.veteran, mafia.attack.level, mafia.visit.at_home
# pinned: d7b4e473
mafia-roles-arsonist =
    तेल सब्र से छिड़किए और आग देर से लगाइए: आग { NAME("role.doctor") } का बचाव भी जला डालती है और तेल से
    भीगे सब खिलाड़ियों को एक साथ ले जाती है, सिवाय क़ैद करने वालों और क़ैदियों के, जो भीगे ही रहते हैं।
    तेल छिड़कना मुलाक़ात है, आग लगाना नहीं। इसलिए { NAME("role.lookout") } या चौकन्ना
    { NAME("role.veteran") } आपको सिर्फ़ तैयारी के समय पकड़ सकता है।
    .short = { NAME("symbol.killer") }: हर रात, किसी और पर तेल छिड़किए या तेल से भीगे सब खिलाड़ियों को जला दीजिए।

# about: mafia.roles.blackmailer, mafia.chat.writers, mafia.silence.told
# pinned: 5366317d
mafia-roles-blackmailer =
    उसे ख़ामोश कीजिए जिसके पास बताने को सबसे ज़्यादा हो, या उसे जिस पर आप इल्ज़ाम लगवाना चाहते हों: अपने
    ही मुक़दमे में वह सफ़ाई तक नहीं दे सकता। याद रहे, नामज़द वह तब भी कर सकता है और वोट भी दे सकता है,
    और सबको दिखता है कि उसे ख़ामोश किया गया है।
    .short = { NAME("symbol.mafia") }: हर रात, टीम से बाहर के एक खिलाड़ी को अगले दिन के लिए ख़ामोश कीजिए।

# about: mafia.roles.bodyguard, mafia.attack.comes, mafia.roles.ambusher, mafia.roles.veteran, mafia.roles.doctor
# pinned: 53b8af87
mafia-roles-bodyguard =
    जिस पर आप पहरा दें, उसके पास आने वाले पहले क़ातिल के सामने आप होते हैं; आम तौर पर वह भी मरता है और
    आप भी, जब तक कोई { NAME("role.doctor") } आपको न बचाए। आग, घात या बाद में आने वाले क़ातिल के आगे आप
    किसी काम के नहीं। ऐसे { NAME("role.veteran") } पर पहरा कभी मत दीजिए जो चौकन्ना हो सकता है।
    .short = { NAME("symbol.town") }: हर रात, किसी और को बचाने के लिए क़ातिल के सामने आइए और पलटकर वार कीजिए।

# about: mafia.roles.citizen, mafia.roles.mason, mafia.roles.infiltrator
# pinned: bb5e6057
mafia-roles-citizen =
    आपके हथियार हैं आपका वोट और आपकी याददाश्त। खुलकर बोलिए और { NAME("role.inspector") } जैसी भूमिकाओं
    से ध्यान हटाइए; { NAME("symbol.town") } को सबसे कम नुक़सान आपके जाने से होता है।
    { NAME("role.citizen") } होने का दावा परखना मुश्किल है, क्योंकि { NAME("role.inspector") } और
    { NAME("role.investigator") } को { NAME("role.infiltrator") } भी बिल्कुल वैसा ही दिखता है।
    .short = { NAME("symbol.town") }: रात का कोई काम नहीं; दिन में बोलिए और वोट दीजिए।

# about: mafia.roles.consigliere, mafia.roles.witch, mafia.thief.reads_as, mafia.kill.settles
# pinned: b7e22264
mafia-roles-consigliere =
    जो पक्की भूमिका आपको पता चले वह टीम को बताइए, ताकि अगला शिकार सोच-समझकर चुना जाए। जवाब
    “{ NAME("role.goon") }” मिले तो वह झूठा है: निशाना दूषित किया गया था, या वह चुराए हुए चेहरे के पीछे
    छिपा { NAME("role.thief") } है। जिस रात क़त्ल करने आप जाएँ, उस रात कुछ पता नहीं चलता।
    .short = { NAME("symbol.mafia") }: हर रात, टीम से बाहर के एक खिलाड़ी की ठीक-ठीक भूमिका जानिए।

# about: mafia.roles.consort, mafia.block.silent, mafia.kill.settles, mafia.visit.who_visits, mafia.roles.serial_killer
# pinned: 68ee0675
mafia-roles-consort =
    उसे रोकिए जो आज रात का क़त्ल बिगाड़ सकता हो, जैसे वह { NAME("role.doctor") } जिसे आप पहचान चुके हों;
    निशाने को इसकी भनक नहीं लगती। सोचकर चुनिए। रोक अपने साथी पर भी लग सकती है, और क़त्ल करने वही जा रहा
    हो तो क़त्ल भी रुक जाता है; और रोका गया { NAME("role.serial_killer") } आप पर ही पलटता है।
    .short = { NAME("symbol.mafia") }: हर रात, किसी और का रात का काम रोकिए।

# about: mafia.roles.cult_leader, mafia.roles.doctor, mafia.cult.who_resists, mafia.cult.cooldown_setting, mafia.cult.chain_switch, mafia.winning.cult_power
# pinned: ca495dfc
mafia-roles-cult_leader =
    नज़र में मत आइए: आपके पक्ष में ताक़त तभी तक है जब तक आप ज़िंदा हैं, और आपकी मौत हर
    { NAME("role.follower") } की मौत है। { NAME("symbol.mafia") } के लोगों को, किसी
    { NAME("symbol.killer") } को, { NAME("role.mason") } को और खुलासा कर चुके
    { NAME("role.mayor") } को कभी शामिल नहीं किया जा सकता, पर { NAME("role.doctor") } आपको नहीं रोकता।
    हर सफलता के बाद { VALUE("mafia.cult.cooldown_setting") }
    { VALUE("mafia.cult.cooldown_setting") ->
        [one] रात आराम में जाती है
       *[other] रातें आराम में जाती हैं
    }।
    .short = { NAME("symbol.cult") }: रात में किसी को { NAME("role.follower") } बनाइए, फिर { VALUE("mafia.cult.cooldown_setting") } { VALUE("mafia.cult.cooldown_setting") ->
            [one] रात
           *[other] रातें
        } आराम कीजिए।

# about: mafia.roles.doctor, mafia.doctor.self_heals_setting, mafia.roles.veteran, mafia.roles.arsonist, mafia.roles.cult_leader, mafia.attack.level
# pinned: 377f9866
mafia-roles-doctor =
    आपका बचाव कितने भी हमले झेल लेता है, पर आग, क़ैद में दी गई मौत की सज़ा और
    { NAME("role.cult_leader") } के आगे नहीं चलता। पूरे खेल में आप ख़ुद को सिर्फ़
    { VALUE("mafia.doctor.self_heals_setting") } बार बचा सकते हैं। चौकन्ना { NAME("role.veteran") } आपको
    भी गोली मार देता है।
    .short = { NAME("symbol.town") }: हर रात, एक खिलाड़ी को हमलों से बचाइए, ख़ुद को ज़्यादा से ज़्यादा { VALUE("mafia.doctor.self_heals_setting") } बार।

# about: mafia.roles.escort, mafia.block.silent, mafia.block.loops, mafia.visit.who_visits, mafia.roles.serial_killer
# pinned: 098a5a5e
mafia-roles-escort =
    जिस पर सबसे ज़्यादा शक हो उसे रोकिए: { NAME("symbol.mafia") } की ओर से क़त्ल करने वही जा रहा हो, तो कोई
    उसके हाथों नहीं मरता। शांत रात इशारा है, सबूत नहीं, और आपके निशाने को पता नहीं चलेगा कि कुछ क्यों नहीं
    हुआ। { NAME("role.serial_killer") } को रोका तो छुरा आप पर चलेगा।
    .short = { NAME("symbol.town") }: हर रात, किसी और का रात का काम रोकिए।

# about: mafia.roles.executioner, mafia.roles.jester, mafia.executioner.must_live, mafia.executioner.becomes_jester, mafia.cult.joins
# pinned: 3eb8a233
mafia-roles-executioner =
    ऐसा मामला बनाइए जिस पर यक़ीन हो, और अगुवाई औरों को करने दीजिए। फाँसी तब भी गिनी जाती है जब आप उससे पहले
    मर चुके हों, या आपका निशाना { NAME("symbol.cult") } में शामिल हो चुका हो। आपके जीते जी निशाना किसी और
    तरह हाथ से निकल जाए, तो आप { NAME("role.jester") } बन जाते हैं: तुरंत योजना बदलिए।
    .short = { NAME("symbol.neutral") }: रात का कोई काम नहीं; आपको मिले निशाने को फाँसी हो, तो जीत।

# about: mafia.roles.follower, mafia.roles.cult_leader, mafia.cult.joins, mafia.winning.all_members, mafia.chat.writers
# pinned: 3542fbc1
mafia-roles-follower =
    अपना पुराना पक्ष भूल जाइए: अब आप { NAME("symbol.cult") } के साथ जीतते हैं।
    { NAME("role.cult_leader") } की ढाल बनिए, उसकी मौत आपकी मौत है। दिन में पुरानी भूमिका का नाटक जारी
    रखा जा सकता है, पर अगली रात से { NAME("role.inspector") } को आप संदिग्ध दिखते हैं, भले ही पहले उसने
    आपको बेदाग़ पाया हो।
    .short = { NAME("symbol.cult") }: रात का कोई काम नहीं; जीत { NAME("symbol.cult") } के साथ, और मौत { NAME("role.cult_leader") } के साथ।

# about: mafia.roles.godfather, mafia.kill.may_carry, mafia.roles.bodyguard, mafia.roles.veteran, mafia.attack.level
# pinned: d7b68458
mafia-roles-godfather =
    दिन में खुलकर बोलिए: { NAME("role.inspector") } को आपमें कुछ नहीं मिलता, और
    { NAME("role.vigilante") } की गोली नाकाम रहती है। क़त्ल करने आप तभी जाते हैं जब कोई
    { NAME("role.goon") } ख़ाली न हो। तब सावधान रहिए, क्योंकि { NAME("role.bodyguard") } या चौकन्ने
    { NAME("role.veteran") } का वार इतना तगड़ा है कि आपको मार दे।
    .short = { NAME("symbol.mafia") }: कोई { NAME("role.goon") } ख़ाली न हो तो रात का क़त्ल कीजिए; बेगुनाह दिखिए, मामूली हमले झेलिए।

# about: mafia.roles.goon, mafia.kill.settles, mafia.kill.may_carry, mafia.visit.who_visits
# pinned: adec206b
mafia-roles-goon =
    क़त्ल करने जाने वालों में पहला नंबर आपका है, इसलिए { NAME("role.lookout") } को दिखते भी आप हैं और
    { NAME("role.bodyguard") } का वार भी आप पर होता है। कोई बहाना तैयार रखिए। आपको रोक दिया गया तो क़त्ल
    नहीं होता; आपको क़ैद कर लिया गया तो कोई ख़ाली साथी आपकी जगह जा सकता है।
    .short = { NAME("symbol.mafia") }: हर रात, टीम का तय किया क़त्ल कीजिए।

# about: mafia.roles.infiltrator, mafia.roles.mason, mafia.lodge.seen, mafia.kill.may_carry, mafia.attributes.lineup
# pinned: dc56a782
mafia-roles-infiltrator =
    टीम को बताइए कि मंडली में कौन-कौन है, और मंडली के साथियों का साथ तब तक निभाइए जब तक पलटना फ़ायदे का
    न हो जाए। { NAME("role.inspector") } और { NAME("role.investigator") } आपमें और
    { NAME("role.mason") } में फ़र्क़ नहीं कर पाते। पर सूची सबके सामने है, इसलिए बाक़ी सब जानते हैं कि
    आप लोगों में से एक नक़ली है।
    .short = { NAME("symbol.mafia") }: मंडली में { NAME("role.mason") } बनकर रहिए; क़त्ल तभी, जब टीम में सिर्फ़ आप बचें।

# about: mafia.roles.inspector, mafia.roles.godfather, mafia.roles.infiltrator, mafia.roles.serial_killer, mafia.roles.cult_leader, mafia.roles.jester, mafia.roles.arsonist, mafia.answers.at_dawn, mafia.jail.could_not_reach, mafia.roles.witch
# pinned: be74cc50
mafia-roles-inspector =
    जवाबों को सुराग़ मानिए, सबूत नहीं। संदिग्ध निकलते हैं { NAME("symbol.mafia") } और
    { NAME("symbol.cult") } के लोग, और { NAME("role.serial_killer") } भी; पर { NAME("role.godfather") } और
    { NAME("role.infiltrator") } उतने ही बेगुनाह दिखते हैं जितने { NAME("role.arsonist") },
    { NAME("role.jester") } और { NAME("symbol.town") } के लोग, और { NAME("role.witch") } जवाब को उलट देती है।
    अगर आप किसी तक पहुँच न पाए, तो वह क़ैद में था या उसने किसी को क़ैद कर रखा था; और उस रात आप मर गए तो कुछ
    पता नहीं चलता।
    .short = { NAME("symbol.town") }: हर रात, जानिए कि कोई और खिलाड़ी संदिग्ध है या नहीं।

# about: mafia.roles.investigator, mafia.investigator.groups, mafia.thief.reads_as
# pinned: 2a2cb319
mafia-roles-investigator =
    आपको पता चलता है कि निशाना { VALUE("mafia.investigator.groups") } समूहों में से किसका है, और हर समूह
    में कई पक्ष मिले-जुले होते हैं। पहले उससे दावा पूछिए, फिर देखिए कि वह समूह से मेल खाता है या नहीं।
    { NAME("role.thief") } से सावधान: वह अपने पिछले शिकार जैसा दिखता है।
    .short = { NAME("symbol.town") }: हर रात, जानिए कि कोई और खिलाड़ी भूमिकाओं के { VALUE("mafia.investigator.groups") } समूहों में से किसका है।

# about: mafia.roles.jailor, mafia.roles.serial_killer, mafia.jail.walls, mafia.jail.before_nightfall, mafia.jail.prisoner_knows
# pinned: 5465a639
mafia-roles-jailor =
    रात होने से पहले चुनिए, क़ैद में पूछताछ कीजिए, और मौत की सज़ा तभी दीजिए जब यक़ीन हो: यह सज़ा आप
    ज़्यादा से ज़्यादा { VALUE("mafia.roles.jailor", field: "charges") } बार दे सकते हैं, और
    { NAME("symbol.town") } के खिलाड़ी को दे दी तो बाक़ी मौक़े भी चले जाते हैं। किसी साथी को महफ़ूज़
    रखने के लिए भी क़ैद किया जा सकता है। ज़िंदा छोड़ा गया { NAME("role.serial_killer") } आपको मार डालता
    है।
    .short = { NAME("symbol.town") }: हर रात, किसी और को क़ैद कीजिए; पूरे खेल में ज़्यादा से ज़्यादा { VALUE("mafia.roles.jailor", field: "charges") } { VALUE("mafia.roles.jailor", field: "charges") ->
            [one] क़ैदी को
           *[other] क़ैदियों को
        } मौत की सज़ा दीजिए।

# about: mafia.roles.jester, mafia.winning.co_winners, mafia.hanging.goals
# pinned: 456b248d
mafia-roles-jester =
    गुनहगार दिखिए, पर फाँसी की भीख मत माँगिए: बिखरता हुआ दावा क़बूलनामे से बेहतर काम करता है। सिर्फ़ फाँसी
    गिनी जाती है, इसलिए रात के क़ातिलों को मत उकसाइए। खेल उसके बाद भी चलता है, और आख़िर में जो भी जीते, आप
    उसके साथ जीतते हैं, बराबरी में भी।
    .short = { NAME("symbol.neutral") }: रात का कोई काम नहीं; आपको फाँसी हो, तो जीत।

# about: mafia.roles.kidnapper, mafia.roles.jailor, mafia.jail.prisoner_knows, mafia.kill.may_carry, mafia.jail.locked_at_nightfall, mafia.roles.serial_killer
# pinned: 27c5b2c7
mafia-roles-kidnapper =
    क़ैदी आपमें और { NAME("role.jailor") } में फ़र्क़ नहीं कर सकता, इसलिए { NAME("role.jailor") } वाले
    सवाल पूछिए और सुनिए। क़ैद करने में { NAME("role.jailor") } हमेशा पहले आता है, और वह आपको भी क़ैद कर
    सकता है। जब तक कोई आपकी क़ैद में है, क़त्ल करने आप नहीं जाते, और ज़िंदा छोड़ा गया
    { NAME("role.serial_killer") } आपको मार डालता है।
    .short = { NAME("symbol.mafia") }: हर रात, टीम से बाहर के एक खिलाड़ी को क़ैद कीजिए; पूरे खेल में ज़्यादा से ज़्यादा { VALUE("mafia.roles.kidnapper", field: "charges") } { VALUE("mafia.roles.kidnapper", field: "charges") ->
            [one] क़ैदी को
           *[other] क़ैदियों को
        } मौत की सज़ा दीजिए।

# about: mafia.roles.lookout, mafia.visit.who_visits, mafia.jail.walls, mafia.roles.witch
# pinned: 5a3f5e5b
mafia-roles-lookout =
    उस पर नज़र रखिए जो क़ातिलों के निशाने पर हो, जैसे खुलासा कर चुका { NAME("role.mayor") }। आपको नाम
    पता चलते हैं, काम नहीं: दरवाज़े पर { NAME("role.doctor") } और क़ातिल एक जैसे दिखते हैं। जिन्हें रोका
    या क़ैद किया गया, वे घर पर ही रहे; और जवाब मिले कि कोई नहीं आया, तो हो सकता है कि
    { NAME("role.witch") } सच छिपा रही हो।
    .short = { NAME("symbol.town") }: हर रात, जानिए कि किसी और के घर कौन-कौन आया।

# about: mafia.roles.mason, mafia.roles.infiltrator, mafia.lodge.members, mafia.chat.writers, mafia.attributes.lineup
# pinned: 969cbd85
mafia-roles-mason =
    आप अपनी मंडली को जानते हैं, इसलिए दिन में एक-दूसरे की गवाही दे सकते हैं; रात में मंडली की कोई चैट
    नहीं होती। भरोसे से पहले सबके सामने रखी सूची देख लीजिए: उसमें { NAME("role.infiltrator") } हो, तो
    मंडली का कोई एक { NAME("symbol.mafia") } का है। { NAME("symbol.cult") } आपको शामिल नहीं कर सकता।
    .short = { NAME("symbol.town") }: रात का कोई काम नहीं; मंडली के बाक़ी सदस्यों को जानिए।

# about: mafia.roles.mayor, mafia.mayor.weight_setting, mafia.skip.majority, mafia.cult.who_resists
# pinned: b2e7b617
mafia-roles-mayor =
    खुलासा तब कीजिए जब आपके वोट का वज़न, यानी { VALUE("mafia.mayor.weight_setting") }, कुछ तय करता हो;
    जो वोट आप दे चुके हैं, उनका वज़न भी बढ़ जाता है। उसके बाद हर क़ातिल आपको जानता है, इसलिए इसे आसान
    फ़ैसले पर मत गँवाइए। पर इंतज़ार करते ही मत रह जाइए: खुलासे से पहले { NAME("symbol.cult") } आपको
    शामिल कर सकता है।
    .short = { NAME("symbol.town") }: दिन में अपना खुलासा करके अपने वोट का वज़न { VALUE("mafia.mayor.weight_setting") } कीजिए।

# about: mafia.roles.serial_killer, mafia.roles.bodyguard, mafia.roles.veteran, mafia.roles.thief, mafia.attack.level, mafia.block.silent
# pinned: 6f7762a8
mafia-roles-serial_killer =
    मामूली हमले आप पर नाकाम रहते हैं, पर { NAME("role.thief") }, { NAME("role.bodyguard") } या चौकन्ना
    { NAME("role.veteran") } आपको फिर भी मार देता है। आपको रोका जाए, या क़ैद करके ज़िंदा छोड़ा जाए, तो
    आपका छुरा उसी पर पलटता है जिसने यह किया। इसके लिए निशाना चुना होना भी ज़रूरी नहीं।
    .short = { NAME("symbol.killer") }: हर रात, किसी और को छुरा मारिए, और उसे भी जो आपको रोके या क़ैद करे।

# about: mafia.roles.survivor, mafia.winning.co_winners, mafia.attack.level, mafia.roles.thief, mafia.roles.arsonist
# pinned: d62e4ea7
mafia-roles-survivor =
    जो आगे हो उसके काम आइए और किसी के लिए ख़तरा मत बनिए: ज़िंदा रहे तो जो भी जीते, आप उसके साथ जीतते
    हैं। अपनी { VALUE("mafia.roles.survivor", field: "charges") } बुलेटप्रूफ़ जैकेट उन रातों के लिए
    बचाइए जब गोली का अंदेशा हो, क्योंकि बेज़रूरत पहनी गई जैकेट भी ख़र्च हो जाती है।
    { NAME("role.thief") } से या आग से जैकेट नहीं बचाती।
    .short = { NAME("symbol.neutral") }: ज़िंदा बचें, तो जीत; ज़्यादा से ज़्यादा { VALUE("mafia.roles.survivor", field: "charges") } { VALUE("mafia.roles.survivor", field: "charges") ->
            [one] रात
           *[other] रातों
        } में बुलेटप्रूफ़ जैकेट पहनिए।

# about: mafia.roles.thief, mafia.roles.doctor, mafia.thief.reads_as, mafia.winning.final_two, mafia.attack.level
# pinned: dc127da6
mafia-roles-thief =
    आप जैकेट या { NAME("role.godfather") } की खाल भेद देते हैं, पर { NAME("role.doctor") } का बचाव नहीं।
    शिकार चुनते समय उसके चेहरे का भी ध्यान रखिए: संदिग्ध भूमिका को लूटा तो आप भी संदिग्ध दिखेंगे। सिर्फ़
    आप और एक और खिलाड़ी बचें, तो जीत हमेशा आपकी है।
    .short = { NAME("symbol.killer") }: हर रात, किसी और को मारिए, और जाँच में उसी की भूमिका वाले दिखिए।

# about: mafia.roles.tracker, mafia.visit.at_home, mafia.visit.who_visits, mafia.roles.witch
# pinned: e374abbc
mafia-roles-tracker =
    निशाना किसी ऐसे खिलाड़ी के घर गया हो जो उसी रात मरा, तो मामला मज़बूत है, पर अभी साबित नहीं। कहीं न
    जाने से कुछ ख़ास साबित नहीं होता: हो सकता है कि उसे रोका गया हो, या वह घर से निकले बिना अपना काम
    करता हो। { NAME("role.witch") } आपको धोखा नहीं दे सकती, इसलिए कोई जवाब संदेह में हो, तो फ़ैसला आपकी
    बात से हो सकता है।
    .short = { NAME("symbol.town") }: हर रात, जानिए कि कोई और खिलाड़ी किसके घर गया।

# about: mafia.roles.veteran, mafia.attack.level, mafia.block.silent, mafia.roles.thief, mafia.roles.arsonist
# pinned: e4a32bfd
mafia-roles-veteran =
    चौकन्ना रहने के अपने { VALUE("mafia.roles.veteran", field: "charges") } मौक़े उन रातों के लिए बचाइए
    जब क़ातिलों के पास आने की वजह हो, क्योंकि गोली आप अपनों पर भी चलाते हैं: दरवाज़े पर आया
    { NAME("role.doctor") } भी मेहमान ही है। आपको रोक दिया गया तो चौकसी हट जाती है, पर मौक़ा ख़र्च नहीं
    होता। { NAME("role.thief") } या आग से आप फिर भी मर जाते हैं।
    .short = { NAME("symbol.town") }: ज़्यादा से ज़्यादा { VALUE("mafia.roles.veteran", field: "charges") } { VALUE("mafia.roles.veteran", field: "charges") ->
            [one] रात
           *[other] रातों
        } में चौकन्ने रहिए और घर आए हर मेहमान को गोली मारिए।

# about: mafia.roles.vigilante, mafia.vigilante.guilt_setting, mafia.attack.level, mafia.roles.godfather, mafia.roles.serial_killer, mafia.roles.arsonist
# pinned: 13db89d6
mafia-roles-vigilante =
    अपनी { VALUE("mafia.roles.vigilante", field: "charges") }
    { VALUE("mafia.roles.vigilante", field: "charges") ->
        [one] गोली
       *[other] गोलियाँ
    } तब तक रोके रखिए जब तक दिन आपको सबूत न दे दे: { NAME("symbol.town") } का खिलाड़ी मारा तो अगली रात
    पछतावा आपको मार देता है। जो आपकी गोली से बच जाए, वह बेगुनाह साबित नहीं होता: वह
    { NAME("role.godfather") }, { NAME("role.serial_killer") } या { NAME("role.arsonist") } हो सकता है।
    .short = { NAME("symbol.town") }: ज़्यादा से ज़्यादा { VALUE("mafia.roles.vigilante", field: "charges") } { VALUE("mafia.roles.vigilante", field: "charges") ->
            [one] रात
           *[other] रातों
        } में किसी और पर गोली चलाइए; { NAME("symbol.town") } का खिलाड़ी मरा तो आपकी जान जाती है।

# about: mafia.roles.witch, mafia.roles.inspector, mafia.roles.tracker, mafia.witch.must_survive, mafia.visit.at_home
# pinned: d5287354
mafia-roles-witch =
    उसे दूषित कीजिए जिसकी आज रात जाँच होने के आसार हों। ख़ुद को दूषित करना मुलाक़ात नहीं है, पर उससे
    { NAME("role.inspector") } को आप संदिग्ध दिखते हैं। { NAME("symbol.town") } के सिवा कोई भी पक्ष
    जीते, आप भी जीतते हैं, मर चुके हों तब भी; बराबरी से काम नहीं चलता।
    .short = { NAME("symbol.neutral") }: हर रात, एक खिलाड़ी के बारे में ज़्यादातर जाँचें झुठला दीजिए; { NAME("symbol.town") } के सिवा कोई भी पक्ष जीते, तो जीत।
