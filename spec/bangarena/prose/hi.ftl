### BangArena के बारे में लोगों की बातें: लक्ष्य, सार, और हर कार्ड, किरदार और भूमिका के लिए एक सलाह।

# about: bangarena.victory.test, bangarena.roles.marshal, bangarena.roles.deputy, bangarena.roles.outlaw, bangarena.roles.loner
# pinned: e27d1e3f
goal =
    आप क्या चाहते हैं, यह आपकी छिपी भूमिका बताती है। { NAME("role.marshal") } और हर
    { NAME("role.deputy") } चाहते हैं कि उनके सब दुश्मन बाहर हो जाएँ, हर { NAME("role.outlaw") } चाहता
    है कि { NAME("role.marshal") } बाहर हो, और “{ NAME("role.loner") }” चाहता है कि आख़िर में सिर्फ़ वही
    ज़िंदा बचे।

# about: bangarena.setup.match, bangarena.turn.steps, bangarena.weapon.reach, bangarena.hit.steps, bangarena.glory.earned, bangarena.noon.round, bangarena.victory.test, bangarena.draw.two_cards
# pinned: d2ebb162
minute =
    आपको एक छिपी भूमिका मिलती है और एक खुला किरदार, जिसकी अपनी क्षमता होती है और कुछ दिल। जितने दिल,
    शुरू में आम तौर पर उतने ही कार्ड हाथ में। अपनी भूमिका सिर्फ़ { NAME("role.marshal") } दिखाता है।
    पहली बारी उसी की होती है, और अक्सर उसे कुछ दिल ज़्यादा मिलते हैं।

    आपकी बारी आए और सामने { NAME("card.dynamite") } या { NAME("card.jail") } हो, तो सबसे पहले उसकी जाँच
    कीजिए। फिर { VALUE("bangarena.draw.two_cards") } कार्ड लीजिए और जितने चाहें खेलिए, पर
    { NAME("card.bullet") } एक ही चलाइए। निशाना आपके हथियार की पहुँच में होना चाहिए: दूरी सीटों में गिनी
    जाती है, छोटे रास्ते से। हथियार न हो तो मारक दूरी { VALUE("bangarena.weapon.reach") } है। जिस पर
    गोली चली, वह { NAME("card.ricochet") } से जवाब दे सकता है, वरना उसका एक दिल जाता है। आख़िर में हाथ
    में दिलों से ज़्यादा कार्ड हों, तो फ़ालतू कार्ड फेंक दीजिए।

    जिसका एक भी दिल न बचे, वह बाहर हो जाता है और अपनी भूमिका दिखाता है। उसे बाहर करने वाले को सितारा
    मिलता है, और वह एक अपग्रेड चुनता है। दौर { VALUE("bangarena.noon.round") } से **हाई नून** शुरू होता
    है: न गोलियों की सीमा, न { NAME("card.cover") }, न इलाज।

    { NAME("role.marshal") } गिरे तो { NAME("symbol.gang") } जीतते हैं; पर मेज़ पर एक ही खिलाड़ी बचा हो
    और वह “{ NAME("role.loner") }” हो, तो जीत उसी की है। न कोई { NAME("role.outlaw") } ज़िंदा हो, न कोई
    “{ NAME("role.loner") }”, तो जीत { NAME("symbol.law") } की। जीतने वाले पक्ष के बाहर हो चुके साथी भी
    जीतते हैं।

# about: bangarena.victory.test, bangarena.death.leader_penalty, bangarena.flask.last_heart, bangarena.noon.in_force, bangarena.turn.discard, bangarena.roles.hidden, bangarena.cards.ricochet
# pinned: 57203538
first =
    देखते रहिए कि कौन किस पर गोली चलाता है; लोगों के दावों से ज़्यादा यही बताता है। { NAME("role.marshal") }
    पर शुरू में ही गोली चलाई, तो सब आपको { NAME("role.outlaw") } मान लेंगे। आप { NAME("role.marshal") } हों
    तो किसी को बाहर करने से पहले ठहरकर सोचिए: आपके हाथों कोई { NAME("role.deputy") } गया तो आपके सब कार्ड
    चले जाते हैं।

    हथियार और { NAME("symbol.blue", form: "pl") } जल्दी अपने सामने रख दीजिए। वहाँ रखे कार्ड हाथ की सीमा में
    नहीं गिने जाते। हो सके तो बारी ख़त्म करते समय हाथ में एक { NAME("card.ricochet") } रखिए, क्योंकि उसकी
    ज़रूरत औरों की बारी में पड़ेगी। आख़िरी दिल के लिए एक { NAME("card.flask") } रखिए, पर इलाज हाई नून से
    पहले कर लीजिए, क्योंकि तब वह काम नहीं करता।

# about: bangarena.cards.buckshot, bangarena.buckshot.volley, bangarena.hit.steps, bangarena.cards.flask
# pinned: 5fc84e07
bangarena-cards-buckshot =
    दूरी कितनी भी हो, यह सब तक पहुँचता है, साथियों तक भी, और इस बारी की आपकी { NAME("card.bullet") } बची
    रहती है। पहले इसे खेलिए, फिर उस पर गोली चलाइए जिसके पास { NAME("card.ricochet") } न बचा हो।
    { NAME("role.deputy") } इसे खेलने से पहले { NAME("role.marshal") } के दिल देख ले।
    .short = किसी भी दूरी पर बाक़ी सब पर गोली चलाइए: हर कोई { NAME("card.ricochet") } खेले, वरना एक दिल गँवाए।

# about: bangarena.cards.bullet, bangarena.bullets.limit, bangarena.hit.steps, bangarena.raid.answer, bangarena.duel.steps
# pinned: e94432dd
bangarena-cards-bullet =
    निशाना चूके, तो भी इस बारी की गोली ख़र्च हो जाती है; इसलिए ऐसे निशाने का इंतज़ार कीजिए जिसके हाथ में
    कार्ड कम हों या हों ही नहीं। { NAME("card.raid", form: "obl") } या { NAME("card.duel") } के लिए एक कार्ड
    अलग से बचाकर रखिए: वहाँ फेंका गया कार्ड आपकी बारी की गोली में नहीं गिना जाता।
    .short = बारी में एक बार, पहुँच में बैठे खिलाड़ी पर गोली चलाइए: वह { NAME("card.ricochet") } खेले, वरना एक दिल गँवाए।

# about: bangarena.cards.caravan, bangarena.turn.play, bangarena.turn.discard
# pinned: 852c6b42
bangarena-cards-caravan =
    गड्डी में सबसे ज़्यादा कार्ड यही दिलाता है। इसे बारी की शुरुआत में ही खेलिए, क्योंकि नए कार्ड तुरंत खेले
    जा सकते हैं। दिल कम हों तो पहले कुछ कार्ड खेल लीजिए, वरना फ़ालतू कार्ड फेंकने पड़ेंगे।
    .short = गड्डी से { VALUE("bangarena.cards.caravan", field: "draws") } कार्ड लीजिए।

# about: bangarena.cards.carbine, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.characters.shadow_of_the_valley
# pinned: cfebe5cf
bangarena-cards-carbine =
    इसकी मारक दूरी { VALUE("bangarena.cards.carbine", field: "range") } है, यानी भरी मेज़ की सबसे दूर वाली
    सीट तक। दूर बैठे खिलाड़ी को अब सिर्फ़ { NAME("card.horse") } पहुँच से बाहर रख सकता है, या यह कि वह
    “{ NAME("character.shadow_of_the_valley") }” हो। इसे रखते ही आपका पिछला हथियार फेंक दिया जाता है।
    .short = हथियार: { VALUE("bangarena.cards.carbine", field: "range") } की दूरी तक गोली चलाइए।

# about: bangarena.cards.cover, bangarena.hit.cover, bangarena.cover.check, bangarena.noon.no_cover, bangarena.cards.ricochet
# pinned: 406fac9b
bangarena-cards-cover =
    हर { NAME("card.bullet") } और { NAME("card.buckshot") } पर सिक्का अपने आप उछलता है, आपके जवाब से पहले;
    इसलिए सिक्का साथ न दे, तब भी { NAME("card.ricochet") } खेला जा सकता है।
    { NAME("card.raid", form: "obl") } या { NAME("card.duel") } में यह कुछ नहीं करती, और हाई नून में तो कहीं
    भी नहीं।
    .short = हर { NAME("card.bullet") } या { NAME("card.buckshot") } पर सिक्का उछालिए: चित आए तो वह एक { NAME("card.ricochet") } की जगह लेता है।

# about: bangarena.cards.drop, bangarena.card.can_be_taken, bangarena.card.takes_from, bangarena.card.chosen_or_random
# pinned: 40713163
bangarena-cards-drop =
    दूरी मायने नहीं रखती। आप तक पहुँचने वाला हथियार या कोई मज़बूत { NAME("card.cover") } हटाइए, या किसी
    साथी को { NAME("card.jail") } या { NAME("card.dynamite") } से छुड़ाइए। सामने रखे कार्डों में से आप
    चुनते हैं; हाथ से जाने वाला कार्ड संयोग तय करता है। इसे अपने ऊपर नहीं खेला जा सकता।
    .short = किसी भी दूरी पर किसी और का एक कार्ड फिंकवाइए: सामने रखा मनचाहा, या हाथ का बिना देखे।

# about: bangarena.cards.duel, bangarena.duel.steps, bangarena.duel.credit, bangarena.cards.bullet
# pinned: ea523fd0
bangarena-cards-duel =
    इससे न दूरी बचाती है, न { NAME("card.cover") }, न { NAME("card.ricochet") }। पहले सामने वाले को
    कार्ड फेंकना पड़ता है, इसलिए आपके और उसके हाथ में { NAME("card.bullet") } के कार्ड बराबर हों तो
    पलड़ा आपका भारी है। पर हार आपकी भी हो सकती है, और आप गिरे तो श्रेय सामने वाले को मिलता है।
    .short = किसी को भी ललकारिए: बारी-बारी से { NAME("card.bullet") } फेंकिए, पहले वह; जो न फेंके उसका एक दिल जाता है।

# about: bangarena.cards.dynamite, bangarena.dynamite.exploded, bangarena.dynamite.damage, bangarena.cards.drop, bangarena.cards.snatch
# pinned: 668e8bb4
bangarena-cards-dynamite =
    इसकी पहली जाँच आपकी ही अगली बारी में होती है, इसलिए सबसे पहले यह आपको ही उड़ा सकता है। धमाके में
    { VALUE("bangarena.dynamite.damage") }
    { VALUE("bangarena.dynamite.damage") ->
        [one] दिल जाता है
       *[other] दिल जाते हैं
    }: जिनके दिल काफ़ी हों वे झेल जाते हैं, और शिकार का श्रेय किसी को नहीं मिलता। इसे
    { NAME("card.flask") } नहीं रोकता; किसी और का समय पर खेला हुआ
    “{ NAME("card.drop") }” या “{ NAME("card.snatch") }” इसे हटा सकता है।
    .short = हर बारी में कार्ड पलटिए: हुकुम का { VALUE("bangarena.dynamite.lowest_rank") } से { VALUE("bangarena.dynamite.highest_rank") } निकले तो { VALUE("bangarena.dynamite.damage") } { VALUE("bangarena.dynamite.damage") ->
            [one] दिल जाता है
           *[other] दिल जाते हैं
        }, वरना यह आगे बढ़ता है।

# about: bangarena.cards.flask, bangarena.noon.in_force, bangarena.flask.players_alive, bangarena.hearts.most, bangarena.rulings.flask_answer.before_the_hit
# pinned: 1e166e63
bangarena-cards-flask =
    जवाब के तौर पर यह सिर्फ़ आख़िरी दिल पर चलता है, { NAME("card.bullet") } या { NAME("card.buckshot") }
    के आगे, और तब जब कम से कम { VALUE("bangarena.flask.players_alive") }
    { VALUE("bangarena.flask.players_alive") ->
        [one] खिलाड़ी ज़िंदा हो
       *[other] खिलाड़ी ज़िंदा हों
    }। तब यह पूरा वार बेकार कर देता है। अपनी बारी में यह बस इलाज करता है, खिलाड़ी कितने भी कम बचे हों।
    हाई नून में यह किसी काम का नहीं।
    .short = एक दिल वापस पाइए, या आख़िरी दिल पर, जब ज़िंदा खिलाड़ी कम से कम { VALUE("bangarena.flask.players_alive") } हों, { NAME("card.bullet") } या { NAME("card.buckshot") } को रोकिए।

# about: bangarena.cards.horse, bangarena.distance.effective, bangarena.snatch.distance, bangarena.weapon.reach
# pinned: 7fa0e6d2
bangarena-cards-horse =
    जिन पड़ोसियों के पास बेहतर हथियार नहीं, वे अब आप पर गोली नहीं चला सकते, और { NAME("card.scope") } जैसी
    किसी मदद के बिना आप पर “{ NAME("card.snatch") }” भी नहीं खेल सकते; पर आपके लिए वे उतने ही पास रहते हैं।
    { NAME("card.buckshot") }, { NAME("card.raid", form: "obl") }, { NAME("card.duel") } और
    “{ NAME("card.drop") }” के आगे यह बेकार है, क्योंकि उनमें दूरी देखी ही नहीं जाती।
    .short = औरों से आप तक की हर दूरी में एक जोड़िए।

# about: bangarena.cards.jail, bangarena.turn.steps, bangarena.jail.takes_turn, bangarena.check.good_card
# pinned: e4f0aa9a
bangarena-cards-jail =
    इसे भरे हाथ वाले ख़तरनाक खिलाड़ी के सामने रखना सबसे अच्छा है: जो क़ैदी न छूटे, वह कार्ड तो लेता है, पर
    कुछ खेले बिना उसे दिलों से ज़्यादा सब कार्ड फेंकने पड़ते हैं। हमलों का जवाब वह फिर भी दे सकता है।
    { NAME("role.marshal") } पर यह कभी नहीं लगती, और एक जाँच के बाद हट जाती है।
    .short = { NAME("role.marshal") } को छोड़कर किसी को भी बंद कीजिए: पान न निकले तो वह अगली बारी में कुछ नहीं खेल सकता।

# about: bangarena.cards.long_rifle, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.characters.shadow_of_the_valley
# pinned: d08d5905
bangarena-cards-long_rifle =
    { VALUE("bangarena.cards.long_rifle", field: "range") } की मारक दूरी से आप भरी मेज़ पर हर किसी तक
    पहुँचते हैं, { NAME("card.horse", form: "obl") } के पार भी। पहुँच से बाहर रह सकती है तो सिर्फ़
    “{ NAME("character.shadow_of_the_valley") }”। इसे सँभालकर रखिए: इससे जिसे चाहें निशाना बना सकते हैं,
    इसलिए औरों की नज़र इसी पर होगी।
    .short = हथियार: { VALUE("bangarena.cards.long_rifle", field: "range") } की दूरी तक गोली चलाइए।

# about: bangarena.cards.market, bangarena.market.order, bangarena.market.open
# pinned: c7150b95
bangarena-cards-market =
    हर ज़िंदा खिलाड़ी गड्डी से कार्ड लेता है, सबसे पहले आप; न कोई चुनता है, न औरों के कार्ड देखता है। इससे
    दुश्मनों का भी भला होता है, इसलिए सबसे ज़्यादा फ़ायदा तब है जब साथी ज़्यादा हों और दुश्मन कम।
    .short = हर ज़िंदा खिलाड़ी को एक-एक कार्ड दिलाइए, शुरुआत आपसे।

# about: bangarena.cards.raid, bangarena.raid.everybody_else, bangarena.raid.answer, bangarena.cards.bullet, bangarena.victory.test
# pinned: fccbebab
bangarena-cards-raid =
    बचाव सिर्फ़ { NAME("card.bullet") } फेंकने से होता है; { NAME("card.ricochet") },
    { NAME("card.cover") } और { NAME("card.flask") } काम नहीं आते। जवाब बारी के क्रम में दिए जाते हैं,
    आपके बाद वाले खिलाड़ी से शुरू करके, और किसी के बाहर होने से फ़ैसला हो जाए तो खेल उसी पल ख़त्म होता
    है, चाहे { NAME("card.raid") } अधूरा ही हो।
    .short = किसी भी दूरी पर बाक़ी सब पर हमला कीजिए: हर कोई { NAME("card.bullet") } फेंके, वरना एक दिल गँवाए।

# about: bangarena.cards.ricochet, bangarena.hit.steps, bangarena.raid.answer, bangarena.duel.answer, bangarena.characters.double_barrel
# pinned: 1dae1640
bangarena-cards-ricochet =
    कोशिश कीजिए कि औरों की बारी में एक आपके हाथ में रहे। यह { NAME("card.bullet") } या
    { NAME("card.buckshot") } को रोकता है; { NAME("card.raid", form: "obl") } या { NAME("card.duel") } में
    काम नहीं आता। “{ NAME("character.double_barrel") }” बग़ल में बैठा हो, तो सिर्फ़ एक
    { NAME("card.ricochet") } नहीं बचाता, जब तक { NAME("card.cover") } का सिक्का पहले ही साथ न दे चुका हो।
    .short = अपने ऊपर चली { NAME("card.bullet") } या { NAME("card.buckshot") } को रोकिए।

# about: bangarena.cards.rifle, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.cards.scope
# pinned: 694f8898
bangarena-cards-rifle =
    इसकी मारक दूरी { VALUE("bangarena.cards.rifle", field: "range") } है:
    { VALUE("bangarena.table.seats", field: "to") } खिलाड़ियों की मेज़ पर ठीक सामने वाली सीट को छोड़कर
    हर सीट इसकी पहुँच में है। साथ में { NAME("card.scope") } हो तो वह कसर भी पूरी हो जाती है। पर सबसे
    दूर वाले के सामने { NAME("card.horse") } हो, तो वह फिर भी बच निकलता है; इसलिए भरोसा करने से पहले वह
    दूरी देख लीजिए जो आपको दिखाई जा रही है।
    .short = हथियार: { VALUE("bangarena.cards.rifle", field: "range") } की दूरी तक गोली चलाइए।

# about: bangarena.cards.saloon, bangarena.cards.flask, bangarena.noon.in_force, bangarena.hearts.most
# pinned: f887b29b
bangarena-cards-saloon =
    यह हर ज़िंदा खिलाड़ी का इलाज करता है, दुश्मनों का भी; इसलिए तब खेलिए जब सबसे ज़्यादा चोट आपके पक्ष
    को लगी हो। इसे खेलने के लिए किसी का घायल होना ज़रूरी है, और यह हमले का जवाब नहीं है। हाई नून में इसे
    नहीं खेला जा सकता।
    .short = हर ज़िंदा खिलाड़ी का एक दिल लौटाइए।

# about: bangarena.cards.sawed_off, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective
# pinned: d043d75c
bangarena-cards-sawed_off =
    { VALUE("bangarena.cards.sawed_off", field: "range") } की मारक दूरी आपको पड़ोसियों से आगे पहुँचाती है,
    और { VALUE("bangarena.table.seats", field: "from") } खिलाड़ियों की मेज़ पर हर सीट तक। सबसे ज़्यादा मिलने
    वाला हथियार यही है, इसलिए बाद में ज़्यादा दूर का हथियार मिले तो बदलने में मत हिचकिए।
    .short = हथियार: { VALUE("bangarena.cards.sawed_off", field: "range") } की दूरी तक गोली चलाइए।

# about: bangarena.cards.scope, bangarena.distance.effective, bangarena.snatch.distance, bangarena.characters.double_barrel
# pinned: b1afe250
bangarena-cards-scope =
    गोली चलानी हो या “{ NAME("card.snatch") }” खेलना हो, यह औरों को आपके पास ले आता है, और
    { NAME("card.horse", form: "obl") } का असर काट देता है। औरों से आप तक की दूरी यह कभी नहीं घटाता।
    “{ NAME("character.double_barrel") }” के लिए यह और भी क़ीमती है, क्योंकि तब ज़्यादा निशाने पड़ोसी गिने
    जाते हैं।
    .short = आपसे औरों तक की हर दूरी में से एक घटाइए।

# about: bangarena.cards.snatch, bangarena.snatch.distance, bangarena.card.can_be_taken, bangarena.card.takes_from, bangarena.card.chosen_or_random
# pinned: c92881a9
bangarena-cards-snatch =
    यहाँ दूर की मार वाला हथियार काम नहीं आता, { NAME("card.scope") } आता है; और सामने वाले का
    { NAME("card.horse") } आपको दूर रखता है। सामने रखा कार्ड आप चुन सकते हैं, हाथ का कार्ड संयोग से आता है।
    { NAME("card.jail") } उठा ली तो पड़ोसी छूट जाता है और वह { NAME("card.jail") } आपके काम आती है।
    .short = { VALUE("bangarena.snatch.reach") } की दूरी के भीतर किसी और का एक कार्ड लीजिए: सामने रखा मनचाहा, या हाथ का बिना देखे।

# about: bangarena.cards.volcanic, bangarena.bullets.limit, bangarena.distance.effective, bangarena.noon.no_limit, bangarena.glory.marksmanship
# pinned: d6697cc8
bangarena-cards-volcanic =
    { NAME("card.bullet") } पर { NAME("card.bullet") } जमा कीजिए और सारी की सारी एक ही पड़ोसी पर दाग दीजिए;
    { NAME("role.marshal") } की बग़ल में यह जानलेवा है। हाई नून में सीमा किसी के लिए नहीं रहती, इसलिए तब
    ज़्यादा दूर का हथियार बेहतर है। { NAME("symbol.marksmanship") } का अपग्रेड इसकी मार भी बढ़ाता है।
    .short = हथियार: { VALUE("bangarena.cards.volcanic", field: "range") } की दूरी तक जितनी बार चाहें गोली चलाइए।

# about: bangarena.cards.wagon, bangarena.turn.play, bangarena.turn.discard, bangarena.rulings.savvy_draws.draw_phase
# pinned: 2e27d4d0
bangarena-cards-wagon =
    एक कार्ड देकर आप { VALUE("bangarena.cards.wagon", field: "draws") } कार्ड पाते हैं, जिन्हें इसी बारी
    में खेला जा सकता है; इसलिए पहले इसे खेलिए, योजना बाद में बनाइए। { NAME("symbol.savvy") } का अपग्रेड
    यहाँ काम नहीं आता: वह सिर्फ़ उन कार्डों पर चलता है जो बारी की शुरुआत में लिए जाते हैं।
    .short = गड्डी से { VALUE("bangarena.cards.wagon", field: "draws") } कार्ड लीजिए।

# about: bangarena.characters.bone_setter, bangarena.cards.flask, bangarena.noon.in_force, bangarena.hearts.most
# pinned: 60a7a294
bangarena-characters-bone_setter =
    इलाज चोट से पहले कीजिए, बाद में नहीं: दिल ख़त्म हो गए तो देर हो चुकी। यह औरों की बारी में भी हो सकता
    है, तब भी जब आप पर हुए हमले का जवाब बाक़ी हो। ध्यान रहे, एक दिल लौट आया तो आख़िरी दिल पर
    { NAME("card.flask") } खेलने का मौक़ा जा सकता है। हाई नून आते ही यह ख़त्म हो जाता है।
    .short = हाई नून से पहले कभी भी, एक के साथ एक और कार्ड फेंककर एक दिल वापस पाइए।

# about: bangarena.characters.double_barrel, bangarena.distance.effective, bangarena.double_barrel.any_distance, bangarena.rulings.double_barrel_volley.one_ricochet, bangarena.cards.flask
# pinned: fae71109
bangarena-characters-double_barrel =
    पड़ोसियों का शिकार कीजिए। दूरी वही गिनी जाती है जो आपको दिखती है, इसलिए { NAME("card.scope") } से
    पड़ोसी बढ़ते हैं और { NAME("card.horse") } उन्हें बचाता है। { NAME("card.cover") } का सिक्का साथ दे
    तो वह एक { NAME("card.ricochet") } की जगह लेता है, और आख़िरी दिल पर { NAME("card.flask") } अब भी
    पूरा वार रोक देता है। आपका { NAME("card.buckshot") } औरों जैसा ही है।
    .short = एक की दूरी पर बैठे निशाने को आपकी { NAME("card.bullet") } के आगे एक { NAME("card.ricochet") } ज़्यादा देना पड़ता है।

# about: bangarena.characters.empty_hands, bangarena.rulings.empty_hands_in_duel.waits, bangarena.rulings.last_card.after_effect, bangarena.duel.steps
# pinned: 9c420232
bangarena-characters-empty_hands =
    खेल-खेलकर हाथ ख़ाली कर दीजिए: कार्ड जमा करने से आपकी क्षमता बेकार जाती है। नया कार्ड आख़िरी कार्ड का
    असर हो चुकने पर आता है, और उसे भी खेला जा सकता है। { NAME("card.duel") } में नया कार्ड उसके ख़त्म
    होने के बाद ही मिलता है।
    .short = हाथ ख़ाली होते ही एक कार्ड लीजिए।

# about: bangarena.characters.grip, bangarena.draw.phase, bangarena.hit.steps
# pinned: e7e0c9ec
bangarena-characters-grip =
    मेज़ पर हर किसी का हाथ आपकी पहुँच में है। जिस पर गोली चलानी हो उसका आख़िरी कार्ड ले लीजिए: ख़ाली हाथ
    वह जवाब नहीं दे सकेगा। ग़लती से साथी को लूटा तो नुक़सान अपने ही पक्ष का है, इसलिए शक हो तो गड्डी से
    लीजिए।
    .short = चाहें तो बारी का पहला कार्ड किसी और के हाथ से बिना देखे लीजिए।

# about: bangarena.characters.hawk_eye, bangarena.distance.effective, bangarena.distance.sight, bangarena.snatch.distance
# pinned: c3701fe1
bangarena-characters-hawk_eye =
    शुरू से ही आपकी गोली और आपका “{ NAME("card.snatch") }” पड़ोसियों से एक सीट आगे तक जाते हैं, या उस
    पड़ोसी तक जिसके सामने { NAME("card.horse") } हो। { NAME("card.scope") } आपकी नज़र में और जुड़ जाता
    है, इसलिए वह आपके लिए बेकार नहीं। औरों से आप तक की दूरी पहले जितनी ही रहती है।
    .short = आपसे औरों तक की हर दूरी में से एक घटाइए।

# about: bangarena.characters.iron_forehead, bangarena.cover.checks, bangarena.cover.add_up, bangarena.hit.cover, bangarena.noon.no_cover
# pinned: 996443d3
bangarena-characters-iron_forehead =
    { NAME("card.cover") } के कार्ड से आपको सिक्का उछालने का कोई और मौक़ा नहीं मिलता; उसे बस इसलिए रखिए कि
    वह किसी और को न मिले। आपका मोटा माथा { NAME("card.bullet") } और { NAME("card.buckshot") } को रोकता है,
    पर { NAME("card.raid", form: "obl") } या { NAME("card.duel") } को कभी नहीं। हाई नून आते ही आप भी औरों की
    तरह खुला निशाना बन जाते हैं।
    .short = हर { NAME("card.bullet") } या { NAME("card.buckshot") } पर सिक्का उछालिए: चित आए तो वह एक { NAME("card.ricochet") } की जगह लेता है।

# about: bangarena.characters.lucky, bangarena.check.flip, bangarena.cover.check, bangarena.cards.cover, bangarena.cards.dynamite
# pinned: 9b44e3d9
bangarena-characters-lucky =
    { NAME("card.cover") } की तलाश में रहिए, क्योंकि उसके हर सिक्के पर आपको एक कोशिश और मिलती है।
    { NAME("card.dynamite") } का डर सबसे कम आपको है, इसलिए उसे औरों से ज़्यादा इत्मीनान से रखा जा सकता
    है। जाँच न हो तो क़िस्मत भी नहीं: सीधी { NAME("card.bullet") } आपको भी औरों की तरह लगती है।
    .short = हर जाँच में एक कोशिश ज़्यादा कीजिए; बेहतर नतीजा गिना जाता है।

# about: bangarena.characters.mad_dog, bangarena.bullets.limit, bangarena.distance.effective, bangarena.cards.volcanic, bangarena.noon.no_limit
# pinned: 17cf1c5e
bangarena-characters-mad_dog =
    आपको { NAME("card.volcanic") } नहीं चाहिए: दूर की मार वाला हथियार लीजिए और मेज़ के पार जी भरकर
    गोलियाँ चलाइए। असली सीमा आपका हाथ है, इसलिए जितने कार्ड ले सकें लीजिए। हाई नून में बाक़ी सब भी आपकी
    तरह गोलियाँ चलाते हैं, इसलिए बढ़त रहते उसका फ़ायदा उठा लीजिए।
    .short = एक बारी में जितनी चाहें { NAME("card.bullet", form: "pl") } चलाइए, और आपसे औरों तक की हर दूरी में से एक घटाइए।

# about: bangarena.characters.red_suit, bangarena.draw.phase, bangarena.rulings.prisoner_draws.with_abilities, bangarena.cards.wagon
# pinned: f0a11921
bangarena-characters-red_suit =
    जो कार्ड आप दिखाते हैं उसे सब जान जाते हैं, तो मानकर चलिए कि सब उसका तोड़ सोचकर खेलेंगे। यह सिर्फ़
    बारी की शुरुआत में कार्ड लेते समय होता है, { NAME("card.wagon") } या { NAME("card.caravan") } से
    नहीं। { NAME("card.jail") } में भी आप कार्ड लेते हैं, और साथ में वह अतिरिक्त कार्ड भी।
    .short = बारी में लिए गए कार्डों में से आख़िरी दिखाइए; लाल हो तो एक और लीजिए।

# about: bangarena.characters.scavenger, bangarena.death.cards, bangarena.death.leader_penalty, bangarena.turn.discard, bangarena.rulings.scavenger_cards.at_once
# pinned: 9d41c42a
bangarena-characters-scavenger =
    जो भी बाहर हो, उसके कार्ड आपके, बाहर चाहे किसी ने भी किया हो। कार्ड हाथ में आते हैं, इसलिए अपने दिल
    बचाकर रखिए, या फेंकने की नौबत आने से पहले उन्हें खेल डालिए। आप { NAME("role.marshal") } हों तो किसी
    { NAME("role.deputy") } को बाहर मत कीजिए: अभी-अभी विरासत में मिले कार्ड भी चले जाएँगे।
    .short = कोई और खिलाड़ी बाहर हो तो उसके सब कार्ड लीजिए।

# about: bangarena.characters.shadow_of_the_valley, bangarena.distance.effective, bangarena.shadow.steps, bangarena.cards.horse, bangarena.snatch.distance
# pinned: de583901
bangarena-characters-shadow_of_the_valley =
    { NAME("card.horse") } भी रख लें तो आप और दूर हो जाते हैं, और ज़्यादातर हथियार हार मान लेते हैं।
    इससे { NAME("card.bullet") } और “{ NAME("card.snatch") }” का ख़तरा टलता है, और किसी का नहीं:
    { NAME("card.duel") }, { NAME("card.raid") }, { NAME("card.buckshot") } और “{ NAME("card.drop") }”
    आपको कहीं भी ढूँढ लेते हैं। शुरू में आपके पास बस
    { VALUE("bangarena.characters.shadow_of_the_valley", field: "hearts") }
    { VALUE("bangarena.characters.shadow_of_the_valley", field: "hearts") ->
        [one] दिल होता है
       *[other] दिल होते हैं
    }, इसलिए ऐसे वारों से सँभलकर रहिए।
    .short = औरों से आप तक की हर दूरी में एक जोड़िए, और फिर एक और।

# about: bangarena.characters.stone_leopard, bangarena.leopard.low_hearts, bangarena.leopard.per_heart, bangarena.hearts.wound
# pinned: a44011f4
bangarena-characters-stone_leopard =
    चोट लगने से आपके कार्ड बढ़ते हैं, सबसे ज़्यादा तब जब { VALUE("bangarena.leopard.low_hearts") } या
    उससे कम दिल बचें; इसलिए { NAME("card.flask") } जल्दी पी लिया तो कार्डों का नुक़सान हो सकता है।
    { NAME("card.dynamite") } की चोट एक ही गिनी जाती है, चाहे कितने भी दिल जाएँ। जो बाहर हो गया, उसे कोई
    कार्ड नहीं मिलता।
    .short = चोट लगे तो एक कार्ड लीजिए, और { VALUE("bangarena.leopard.low_hearts") } या उससे कम दिल बचें तो एक और।

# about: bangarena.characters.three_eyes, bangarena.draw.look_and_keep, bangarena.draw.put_back, bangarena.glory.savvy
# pinned: 70edd19b
bangarena-characters-three_eyes =
    जो कार्ड आप वापस रखते हैं, अगली बार वही लिया या पलटा जाएगा। अगले खिलाड़ी के लिए ख़राब कार्ड छोड़िए,
    या { NAME("card.jail") } या { NAME("card.dynamite") } की जाँच के लिए सही कार्ड। अपग्रेड में
    { NAME("symbol.savvy") } मत लीजिए; उससे आपको कुछ और नहीं मिलता।
    .short = बारी के कार्ड लेते समय एक कार्ड ज़्यादा देखिए और एक गड्डी पर लौटा दीजिए।

# about: bangarena.characters.tollman, bangarena.tollman.any_wound, bangarena.hearts.wound
# pinned: 3207fccc
bangarena-characters-tollman =
    गोली चलाने वाले को चुंगी तभी देनी पड़ती है जब उसकी { NAME("card.bullet") } आपको लगे। चालाक विरोधी
    { NAME("card.buckshot") }, { NAME("card.raid") } या { NAME("card.duel") } लेकर आते हैं, या आख़िरी
    कार्ड से गोली चलाते हैं, क्योंकि ख़ाली हाथ से आपको कुछ नहीं मिलता। वसूली के लिए चोट खाकर भी ज़िंदा
    रहना पड़ता है।
    .short = कोई { NAME("card.bullet") } आपको घायल करे तो चलाने वाले के हाथ से बिना देखे एक कार्ड लीजिए।

# about: bangarena.characters.two_tone, bangarena.bullets.limit, bangarena.cards.bullet, bangarena.cards.ricochet, bangarena.raid.answer, bangarena.duel.answer
# pinned: a26c51ec
bangarena-characters-two_tone =
    { NAME("card.bullet") } हो या { NAME("card.ricochet") }, हर कार्ड आपके लिए हमला भी है और बचाव भी,
    इसलिए आपको चौंकाना मुश्किल है, { NAME("card.duel") } में सबसे ज़्यादा। एक बारी में एक ही गोली की
    सीमा बनी रहती है, और { NAME("card.bullet") } बनाकर चलाया गया { NAME("card.ricochet") } भी उसी में
    गिना जाता है।
    .short = { NAME("card.bullet") } को { NAME("card.ricochet") } की तरह खेलिए, और { NAME("card.ricochet") } को { NAME("card.bullet") } की तरह।

# about: bangarena.characters.vulture_junior, bangarena.draw.phase, bangarena.draw.first_card_elsewhere, bangarena.rulings.prisoner_draws.with_abilities
# pinned: 7f0bfb46
bangarena-characters-vulture_junior =
    फेंके हुए कार्डों के ढेर के ऊपरी कार्ड पर नज़र रखिए: आपकी बारी से ठीक पहले किसी ने
    { NAME("card.bullet") } या { NAME("card.flask") } फेंक दिया, तो चाहें तो वह आपका। जब भी कोई बाहर
    होता है, आपको कार्ड मिलते हैं, वजह कोई भी हो, चाहे { NAME("card.dynamite") } ही; इसलिए ख़ून-ख़राबे
    वाला खेल आपको रास आता है।
    .short = चाहें तो बारी का पहला कार्ड फेंके हुए कार्डों के ढेर से लीजिए; किसी के बाहर होने पर एक के साथ एक और कार्ड लीजिए।

# about: bangarena.roles.deputy, bangarena.victory.test, bangarena.death.leader_penalty, bangarena.cards.buckshot, bangarena.cards.raid
# pinned: 22cec51a
bangarena-roles-deputy =
    आप { NAME("role.marshal") } के साथ जीतते हैं, बाहर हो चुके हों तब भी; इसलिए अपने दिल उसके लिए दाँव
    पर लगा दीजिए। वह आपको नहीं जानता: किस पर गोली चलाते हैं, इसी से अपना पक्ष दिखाइए।
    { NAME("card.buckshot") } या { NAME("card.raid") } खेलने से पहले सोच लीजिए, वार
    { NAME("role.marshal") } पर भी होगा।
    .short = { NAME("symbol.law") }, छिपी भूमिका: हर { NAME("role.outlaw") } और हर “{ NAME("role.loner") }” बाहर हो जाए और { NAME("role.marshal") } बचा रहे, तो जीत।

# about: bangarena.roles.double_agent, bangarena.victory.test
# pinned: 7f506238
bangarena-roles-double_agent =
    यह भूमिका सिर्फ़ “{ NAME("mode.double_agent") }” वाले ढंग में बँटती है, एक
    { NAME("role.outlaw", form: "obl") } की जगह। { NAME("role.marshal") } को संभावित { NAME("role.deputy") }
    बताकर जो नाम दिए जाते हैं, उनमें आपका नाम भी होता है; इसलिए नाटक जारी रखिए और देर से वार कीजिए।
    { NAME("symbol.gang") } जीतें तो आप भी जीतते हैं, और आपके ज़िंदा रहते { NAME("symbol.law") } नहीं जीत
    सकता।
    .short = { NAME("symbol.gang") }, { NAME("role.deputy") } के भेस में: { NAME("role.marshal") } गिरे तो जीत, पर तब नहीं जब मेज़ पर बस एक “{ NAME("role.loner") }” बचा हो।

# about: bangarena.roles.loner, bangarena.victory.test, bangarena.rulings.last_loners.leader_out
# pinned: 8e33ea90
bangarena-roles-loner =
    { NAME("role.marshal") } को सबसे आख़िर में गिरना चाहिए। किसी और के ज़िंदा रहते वह गिरा, तो
    { NAME("symbol.gang") } जीत जाते हैं, बाहर हो चुके भी। इसलिए जो पक्ष कमज़ोर हो उसका साथ दीजिए, औरों
    को आपस में थकने दीजिए, और आख़िरी मुक़ाबले के लिए दम बचाकर रखिए।
    .short = { NAME("symbol.lone") }, छिपी भूमिका: आख़िर में सिर्फ़ आप ज़िंदा बचें, तो जीत।

# about: bangarena.roles.marshal, bangarena.death.leader_penalty, bangarena.glory.last_bullet, bangarena.cards.jail, bangarena.constants.marshal_hearts, bangarena.constants.marshal_cards
# pinned: 6bc407bd
bangarena-roles-marshal =
    आपको सब जानते हैं, इसलिए जल्दी बचाव जुटाइए। आपको कभी { NAME("card.jail") } में नहीं डाला जा सकता।
    अपने ही { NAME("role.deputy") } को बाहर किया तो सितारा तो मिलता है, पर हाथ के और सामने रखे सब कार्ड
    चले जाते हैं। आपका आख़िरी { NAME("role.deputy") } गिरे, तो आपको एक सितारा दिया जाता है।
    .short = { NAME("symbol.law") }, सबके सामने: हर { NAME("role.outlaw") } और हर “{ NAME("role.loner") }” बाहर हो जाए और आप बचे रहें, तो जीत।

# about: bangarena.roles.outlaw, bangarena.victory.test, bangarena.roles.hidden, bangarena.death.rewards_outlaws
# pinned: 95477c3d
bangarena-roles-outlaw =
    { NAME("role.marshal") } गिरे तो आप जीतते हैं, भले ही तब तक आप ख़ुद बाहर हो चुके हों; इसलिए बेधड़क
    हमला आपकी जान की क़ीमत पर भी महँगा नहीं। आप अपने साथियों को नहीं जानते: देखिए कि
    { NAME("role.marshal") } पर और कौन गोली चलाता है, और उस पर गोली मत चलाइए।
    .short = { NAME("symbol.gang") }, छिपी भूमिका: { NAME("role.marshal") } गिरे तो जीत, पर तब नहीं जब मेज़ पर बस एक “{ NAME("role.loner") }” बचा हो।
