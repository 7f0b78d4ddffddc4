### BANG! के बारे में लोगों की बातें: लक्ष्य, सार, और हर कार्ड, किरदार और भूमिका के लिए एक सलाह।

# about: bang.victory.test, bang.roles.sheriff, bang.roles.deputy, bang.roles.outlaw, bang.roles.renegade
# pinned: 6cb68a92
goal =
    आप क्या चाहते हैं, यह आपकी छिपी भूमिका बताती है। { NAME("role.sheriff") } और हर
    { NAME("role.deputy") } चाहते हैं कि उनके सब दुश्मन मारे जाएँ, हर { NAME("role.outlaw") } चाहता है
    कि { NAME("role.sheriff") } मारा जाए, और { NAME("role.renegade") } चाहता है कि आख़िर में सिर्फ़ वही
    ज़िंदा बचे।

# about: bang.setup.match, bang.setup.leader_hearts, bang.turn.steps, bang.draw.two_cards, bang.weapon.reach, bang.hit.steps, bang.victory.test, bang.death.outlaw_reward
# pinned: b0bb4020
minute =
    आपको एक छिपी भूमिका मिलती है और एक खुला किरदार, जिसकी अपनी ख़ूबी होती है और कुछ जानें। जितनी जानें,
    शुरू में उतने ही कार्ड हाथ में। अपनी भूमिका सिर्फ़ { NAME("role.sheriff") } दिखाता है; उसे
    { VALUE("bang.setup.leader_hearts") }
    { VALUE("bang.setup.leader_hearts") ->
        [one] जान ज़्यादा मिलती है
       *[other] जानें ज़्यादा मिलती हैं
    }, और पहली बारी उसी की होती है।

    आपकी बारी आए और सामने { NAME("card.dynamite") } या { NAME("card.jail") } हो, तो सबसे पहले उसकी जाँच का
    कार्ड पलटिए। फिर { VALUE("bang.draw.two_cards") } कार्ड लीजिए और जो चाहें खेलिए, पर
    “{ NAME("card.bang") }” एक बारी में एक से ज़्यादा नहीं। निशाना आपके हथियार की पहुँच में होना चाहिए: दूरी
    सीटों में गिनी जाती है, छोटे रास्ते से। हथियार न हो तो मारक दूरी { VALUE("bang.weapon.reach") } है। जिस
    पर गोली चली, वह “{ NAME("card.missed") }” से जवाब दे सकता है, वरना उसकी एक जान जाती है। आख़िर में हाथ
    में जानों से ज़्यादा कार्ड हों, तो फ़ालतू कार्ड फेंक दीजिए।

    जिसकी आख़िरी जान चली जाए और जिसे { NAME("card.beer") } समय पर न बचाए, वह बाहर हो जाता है और अपनी
    भूमिका दिखाता है। जो किसी { NAME("role.outlaw") } को मारे, उसे { VALUE("bang.death.outlaw_cards") }
    { VALUE("bang.death.outlaw_cards") ->
        [one] कार्ड मिलता है
       *[other] कार्ड मिलते हैं
    }। { NAME("role.sheriff") } ने किसी { NAME("role.deputy") } को मार दिया, तो
    { NAME("role.sheriff") } के सब कार्ड चले जाते हैं।

    { NAME("role.sheriff") } मारा जाए तो { NAME("symbol.gang") } जीतते हैं; पर मेज़ पर एक
    { NAME("role.renegade") } के सिवा कोई न बचा हो, तो जीत उसी की है। न कोई { NAME("role.outlaw") } ज़िंदा
    हो, न कोई { NAME("role.renegade") }, तो जीत { NAME("symbol.law") } की। जीतने वाले पक्ष के मरे हुए साथी
    भी जीतते हैं।

# about: bang.victory.test, bang.death.leader_penalty, bang.death.outlaw_reward, bang.cards.beer, bang.turn.discard, bang.cards.missed, bang.roles.hidden
# pinned: 0b1422e5
first =
    देखते रहिए कि कौन किस पर गोली चलाता है; भूमिकाएँ ऐसे ही खुलती हैं। आप { NAME("role.outlaw") } हों तो
    { NAME("role.sheriff") } पर उसके हथियारबंद होने से पहले टूट पड़िए; { NAME("role.deputy") } हों तो जल्दी
    जता दीजिए कि आप किसे बचा रहे हैं। { NAME("role.sheriff") } हों तो किसी की जान लेने में जल्दी मत कीजिए,
    क्योंकि आपके हाथों कोई { NAME("role.deputy") } मरा तो आपका सब कुछ चला जाता है।

    हथियार और { NAME("symbol.blue", form: "pl") } जल्दी अपने सामने रख दीजिए: वहाँ रखे कार्ड हाथ की सीमा में
    नहीं गिने जाते। हो सके तो बारी ख़त्म करते समय हाथ में एक “{ NAME("card.missed") }” रखिए। आख़िरी जान के
    लिए एक { NAME("card.beer") } बचाकर रखिए, पर बहुत देर मत कीजिए: जब गिने-चुने खिलाड़ी बचते हैं, तब वह काम
    नहीं करती।

# about: bang.cards.bang, bang.bullets.limit, bang.hit.steps, bang.raid.answer, bang.duel.answer
# pinned: 2e5cac46
bang-cards-bang =
    निशाना चूके, तो भी इस बारी की गोली ख़र्च हो जाती है; इसलिए उस पर चलाइए जिसके हाथ में कार्ड कम हों।
    “{ NAME("card.indians") }” और { NAME("card.duel") } के लिए एक कार्ड अलग से बचाकर रखिए: वहाँ फेंका
    गया कार्ड आपकी बारी की गोली में नहीं गिना जाता।
    .short = बारी में एक बार, पहुँच में बैठे खिलाड़ी पर गोली चलाइए: वह “{ NAME("card.missed") }” खेले, वरना एक जान गँवाए।

# about: bang.cards.barrel, bang.hit.barrel, bang.cover.checks, bang.cover.add_up, bang.characters.jourdonnais
# pinned: 9c6273dc
bang-cards-barrel =
    कार्ड पलटना है या नहीं, यह आप तय करते हैं। इसलिए पहले यही आज़माइए; पान निकला तो
    “{ NAME("card.missed") }” बच गया। हर “{ NAME("card.bang") }” और हर { NAME("card.gatling") } पर नई
    कोशिश मिलती है; “{ NAME("card.indians") }” और { NAME("card.duel") } में एक भी नहीं। एक ही वार पर एक
    से ज़्यादा कोशिशें सिर्फ़ { NAME("character.jourdonnais") } कर सकता है।
    .short = हर “{ NAME("card.bang") }” या { NAME("card.gatling") } पर कार्ड पलटिए: पान निकले तो वह एक “{ NAME("card.missed") }” की जगह लेता है।

# about: bang.cards.beer, bang.flask.players_alive, bang.flask.idle_with_two, bang.hearts.dying, bang.heal.idle
# pinned: 59a5e725
bang-cards-beer =
    औरों की बारी में यह तभी काम आती है जब आपकी आख़िरी जान जा रही हो; वार लगने से पहले, जवाब के तौर पर, कभी
    नहीं। { NAME("card.dynamite") } के आगे एक साथ कई { NAME("card.beer") } की ज़रूरत पड़ सकती है। ज़िंदा
    खिलाड़ी { VALUE("bang.flask.players_alive") } से कम हों, तो यह न जान लौटाती है, न जान बचाती है; इसलिए
    समय रहते पी लीजिए।
    .short = एक जान वापस पाइए, आख़िरी जान जाते समय भी, बशर्ते ज़िंदा खिलाड़ी कम से कम { VALUE("bang.flask.players_alive") } हों।

# about: bang.cards.carabine, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.characters.paul_regret
# pinned: 45a855d5
bang-cards-carabine =
    इसकी मारक दूरी { VALUE("bang.cards.carabine", field: "range") } है, यानी भरी मेज़ की सबसे दूर वाली सीट
    तक। दूर बैठे खिलाड़ी को अब सिर्फ़ { NAME("card.mustang") } पहुँच से बाहर रख सकता है, या यह कि वह
    { NAME("character.paul_regret") } हो। इसे रखते ही आपका पिछला हथियार फेंक दिया जाता है।
    .short = हथियार: { VALUE("bang.cards.carabine", field: "range") } की दूरी तक गोली चलाइए।

# about: bang.cards.cat_balou, bang.card.can_be_taken, bang.card.takes_from, bang.card.chosen_or_random
# pinned: e1628902
bang-cards-cat_balou =
    दूरी मायने नहीं रखती। आप तक पहुँचने वाला हथियार या { NAME("card.barrel") } हटाइए, या किसी साथी को
    { NAME("card.jail") } या { NAME("card.dynamite") } से छुड़ाइए। सामने रखे कार्डों में से आप चुनते
    हैं; हाथ से जाने वाला कार्ड संयोग तय करता है। इसे अपने ऊपर नहीं खेला जा सकता।
    .short = किसी भी दूरी पर किसी और का एक कार्ड फिंकवाइए: सामने रखा मनचाहा, या हाथ का बिना देखे।

# about: bang.cards.duel, bang.duel.steps, bang.duel.credit, bang.death.outlaw_reward, bang.cards.bang
# pinned: c79d0974
bang-cards-duel =
    इससे न दूरी बचाती है, न “{ NAME("card.missed") }”। पहले सामने वाले को कार्ड फेंकना पड़ता है, इसलिए
    आपके और उसके हाथ में “{ NAME("card.bang") }” बराबर हों तो पलड़ा आपका भारी है। इसमें आप हारकर मर
    जाएँ, तो आपको मारने का श्रेय किसी को नहीं मिलता, और इनाम भी नहीं।
    .short = किसी को भी ललकारिए: बारी-बारी से “{ NAME("card.bang") }” फेंकिए, पहले वह; जो न फेंके उसकी एक जान जाती है।

# about: bang.cards.dynamite, bang.dynamite.exploded, bang.dynamite.damage, bang.cards.beer, bang.cards.cat_balou, bang.cards.panic
# pinned: 12296bda
bang-cards-dynamite =
    इसकी पहली जाँच आपकी ही अगली बारी में होती है, इसलिए सबसे पहले यह आपको ही उड़ा सकता है। धमाके में
    { VALUE("bang.dynamite.damage") }
    { VALUE("bang.dynamite.damage") ->
        [one] जान जाती है
       *[other] जानें जाती हैं
    }: जिनकी जानें काफ़ी हों वे झेल जाते हैं, और हाथ में काफ़ी { NAME("card.beer") } हों तो बाक़ी भी बच
    सकते हैं। इसके शिकार का इनाम किसी को नहीं मिलता। किसी और का { NAME("card.cat_balou") } या
    “{ NAME("card.panic") }” इसे समय रहते हटा सकता है।
    .short = हर बारी में कार्ड पलटिए: हुकुम का { VALUE("bang.dynamite.lowest_rank") } से { VALUE("bang.dynamite.highest_rank") } निकले तो { VALUE("bang.dynamite.damage") } { VALUE("bang.dynamite.damage") ->
            [one] जान जाती है
           *[other] जानें जाती हैं
        }, वरना यह आगे बढ़ता है।

# about: bang.cards.gatling, bang.buckshot.volley, bang.hit.steps, bang.victory.after_card, bang.rulings.double_barrel_volley.one_ricochet
# pinned: 2f95bcef
bang-cards-gatling =
    दूरी कितनी भी हो, यह सब तक पहुँचती है, साथियों तक भी, और इस बारी का आपका “{ NAME("card.bang") }” बचा
    रहता है। हर खिलाड़ी एक “{ NAME("card.missed") }” खेल सकता है या { NAME("card.barrel") } आज़मा सकता
    है। जीत तभी परखी जाती है जब पूरे कार्ड का असर हो चुके, इसलिए { NAME("role.sheriff") } के मरने से यह
    बीच में नहीं रुकती।
    .short = किसी भी दूरी पर बाक़ी सब पर गोली चलाइए: हर कोई “{ NAME("card.missed") }” खेले, वरना एक जान गँवाए।

# about: bang.cards.general_store, bang.market.order, bang.market.open
# pinned: 5a348fae
bang-cards-general_store =
    जितने खिलाड़ी ज़िंदा हों उतने कार्ड खुलते हैं, और पहले आप चुनते हैं। सोच लीजिए कि आपके बाद कौन
    चुनेगा: बचे कार्डों में सबसे अच्छा अगली बारी वाले को मिलेगा। जब किसी एक तरह के कार्ड की तलाश हो,
    जैसे हथियार की, तब यह ख़ूब काम आता है।
    .short = हर ज़िंदा खिलाड़ी के लिए एक कार्ड खोलिए; सब एक-एक चुनते हैं, शुरुआत आपसे।

# about: bang.cards.indians, bang.raid.everybody_else, bang.raid.answer, bang.cards.bang, bang.victory.after_card
# pinned: 7003f871
bang-cards-indians =
    बचाव सिर्फ़ “{ NAME("card.bang") }” फेंकने से होता है; “{ NAME("card.missed") }” और
    { NAME("card.barrel") } काम नहीं आते। इसे तब खेलिए जब औरों ने अभी-अभी हाथ ख़ाली किए हों या अपनी
    गोलियाँ चला दी हों। वार साथियों पर भी होता है, इसलिए { NAME("role.deputy") } पहले
    { NAME("role.sheriff") } की जानें देख ले।
    .short = किसी भी दूरी पर बाक़ी सब पर हमला कीजिए: हर कोई “{ NAME("card.bang") }” फेंके, वरना एक जान गँवाए।

# about: bang.cards.jail, bang.turn.steps, bang.jail.takes_turn, bang.check.good_card
# pinned: a2c8767e
bang-cards-jail =
    पान न निकले तो पूरी बारी जाती है: न कार्ड लेना, न खेलना, न फेंकना। क़ैदी पर हमला फिर भी हो सकता है,
    और वह जवाब भी दे सकता है। इसे किसी ख़तरनाक खिलाड़ी के सामने उसकी बारी से ठीक पहले रखिए।
    { NAME("role.sheriff") } पर यह कभी नहीं लगती, और एक जाँच के बाद हट जाती है।
    .short = { NAME("role.sheriff") } को छोड़कर किसी को भी बंद कीजिए: पान न निकले तो उसकी अगली बारी जाती है।

# about: bang.cards.missed, bang.hit.steps, bang.raid.answer, bang.duel.answer, bang.characters.slab_the_killer
# pinned: de7b1845
bang-cards-missed =
    कोशिश कीजिए कि औरों की बारी में एक आपके हाथ में रहे। यह “{ NAME("card.bang") }” या
    { NAME("card.gatling") } को रोकता है, पर “{ NAME("card.indians") }” या { NAME("card.duel") } को नहीं।
    { NAME("character.slab_the_killer") } के “{ NAME("card.bang") }” से सिर्फ़ एक “{ NAME("card.missed") }”
    नहीं बचाता, जब तक { NAME("card.barrel", form: "obl") } से पान न निकला हो।
    .short = अपने ऊपर चले “{ NAME("card.bang") }” या { NAME("card.gatling") } को रोकिए।

# about: bang.cards.mustang, bang.distance.effective, bang.snatch.distance, bang.weapon.reach
# pinned: ec50cf39
bang-cards-mustang =
    जिन पड़ोसियों के पास बेहतर हथियार नहीं, वे अब आप पर गोली नहीं चला सकते, और { NAME("card.scope") } जैसी
    किसी मदद के बिना आप पर “{ NAME("card.panic") }” भी नहीं खेल सकते; पर आपके लिए वे उतने ही पास रहते हैं।
    { NAME("card.gatling") }, “{ NAME("card.indians") }”, { NAME("card.duel") } और
    { NAME("card.cat_balou") } के आगे यह बेकार है, क्योंकि उनमें दूरी देखी ही नहीं जाती।
    .short = औरों से आप तक की हर दूरी में एक जोड़िए।

# about: bang.cards.panic, bang.snatch.distance, bang.card.can_be_taken, bang.card.takes_from, bang.card.chosen_or_random
# pinned: 70d288f8
bang-cards-panic =
    यहाँ दूर की मार वाला हथियार काम नहीं आता, { NAME("card.scope") } आता है; और सामने वाले का
    { NAME("card.mustang") } आपको दूर रखता है। सामने रखा कार्ड आप चुन सकते हैं, हाथ का कार्ड संयोग से आता
    है। वह हर हाल में आपके हाथ में आता है, चाहे साथी को बंद रखने वाली { NAME("card.jail") } ही क्यों न हो।
    .short = { VALUE("bang.snatch.reach") } की दूरी के भीतर किसी और का एक कार्ड लीजिए: सामने रखा मनचाहा, या हाथ का बिना देखे।

# about: bang.cards.remington, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.cards.scope
# pinned: 2c1d2ab0
bang-cards-remington =
    इसकी मारक दूरी { VALUE("bang.cards.remington", field: "range") } है:
    { VALUE("bang.table.seats", field: "to") } खिलाड़ियों की मेज़ पर ठीक सामने वाली सीट को छोड़कर हर सीट
    इसकी पहुँच में है। साथ में { NAME("card.scope") } हो तो वह कसर भी पूरी हो जाती है। पर दूर बैठे खिलाड़ी
    के सामने { NAME("card.mustang") } हो, तो वह फिर भी पहुँच से बाहर रह सकता है।
    .short = हथियार: { VALUE("bang.cards.remington", field: "range") } की दूरी तक गोली चलाइए।

# about: bang.cards.saloon, bang.flask.idle_with_two, bang.hearts.dying, bang.hearts.heal
# pinned: 1e406d17
bang-cards-saloon =
    यह हर ज़िंदा खिलाड़ी की जान लौटाता है, दुश्मनों की भी; इसलिए तब खेलिए जब सबसे ज़्यादा चोट आपके पक्ष को
    लगी हो। { NAME("card.beer") } के उलट यह तब भी असर करता है जब गिने-चुने खिलाड़ी बचे हों। मरते हुए को यह
    कभी नहीं बचाता, क्योंकि इसे सिर्फ़ अपनी बारी में खेला जा सकता है।
    .short = हर ज़िंदा खिलाड़ी की एक जान लौटाइए।

# about: bang.cards.schofield, bang.table.seats, bang.distance.steps, bang.distance.effective
# pinned: 7245f9d0
bang-cards-schofield =
    { VALUE("bang.cards.schofield", field: "range") } की मारक दूरी आपको पड़ोसियों से आगे पहुँचाती है, और
    { VALUE("bang.table.seats", field: "from") } खिलाड़ियों की मेज़ पर हर सीट तक। सबसे ज़्यादा मिलने
    वाला हथियार यही है, इसलिए बाद में ज़्यादा दूर का हथियार मिले तो बदलने में हिचकिए मत।
    .short = हथियार: { VALUE("bang.cards.schofield", field: "range") } की दूरी तक गोली चलाइए।

# about: bang.cards.scope, bang.distance.effective, bang.snatch.distance, bang.characters.rose_doolan
# pinned: af0c3142
bang-cards-scope =
    गोली चलानी हो या “{ NAME("card.panic") }” खेलना हो, यह औरों को आपके पास ले आता है और
    { NAME("card.mustang") } का असर काट देता है। औरों से आप तक की दूरी यह कभी नहीं घटाता।
    { NAME("character.rose_doolan") } के पास यह असर पहले से है, और यह कार्ड उसमें जुड़ जाता है।
    .short = आपसे औरों तक की हर दूरी में से एक घटाइए।

# about: bang.cards.stagecoach, bang.turn.play, bang.turn.discard
# pinned: 72859eaa
bang-cards-stagecoach =
    एक कार्ड देकर आप { VALUE("bang.cards.stagecoach", field: "draws") } कार्ड पाते हैं। उन्हें इसी बारी
    में खेला जा सकता है, इसलिए पहले इसे खेलिए, योजना बाद में बनाइए। जानें कम हों तो पक्का कर लीजिए कि जो
    हाथ आए उसे सामने रख सकें या चला सकें।
    .short = गड्डी से { VALUE("bang.cards.stagecoach", field: "draws") } कार्ड लीजिए।

# about: bang.cards.volcanic, bang.bullets.limit, bang.distance.effective, bang.weapon.reach
# pinned: 42c4f7ce
bang-cards-volcanic =
    “{ NAME("card.bang") }” जमा कीजिए और सारे के सारे एक ही पड़ोसी पर दाग दीजिए; { NAME("role.sheriff") } की
    बग़ल में यह जानलेवा है। { NAME("card.scope") } के साथ इसकी मार एक सीट और आगे तक जाती है। हाथ ख़ाली हो
    जाए, तो ज़्यादा दूर का हथियार अक्सर ज़्यादा काम का होता है।
    .short = हथियार: { VALUE("bang.cards.volcanic", field: "range") } की दूरी तक जितनी बार चाहें गोली चलाइए।

# about: bang.cards.wells_fargo, bang.turn.play, bang.turn.discard
# pinned: eb8f9042
bang-cards-wells_fargo =
    गड्डी में सबसे ज़्यादा कार्ड यही दिलाता है। इसे बारी की शुरुआत में ही खेलिए, क्योंकि नए कार्ड तुरंत खेले
    जा सकते हैं। जानें कम हों तो पहले कुछ कार्ड खेल लीजिए, वरना फ़ालतू कार्ड फेंकने पड़ेंगे।
    .short = गड्डी से { VALUE("bang.cards.wells_fargo", field: "draws") } कार्ड लीजिए।

# about: bang.cards.winchester, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.characters.paul_regret
# pinned: de502bac
bang-cards-winchester =
    { VALUE("bang.cards.winchester", field: "range") } की मारक दूरी से आप भरी मेज़ पर हर किसी तक पहुँचते
    हैं, { NAME("card.mustang") } के पार भी। पहुँच से बाहर रह सकता है तो सिर्फ़ { NAME("card.mustang") }
    वाला { NAME("character.paul_regret") }। इसे सँभालकर रखिए: औरों की नज़र इसी पर होगी।
    .short = हथियार: { VALUE("bang.cards.winchester", field: "range") } की दूरी तक गोली चलाइए।

# about: bang.characters.bart_cassidy, bang.hearts.wound, bang.leopard.per_heart, bang.leopard.low_two, bang.cards.dynamite
# pinned: e198ab67
bang-characters-bart_cassidy =
    जितनी जानें जाएँ, उतने कार्ड मिलते हैं; इसलिए जिस { NAME("card.dynamite") } से आप बच निकलें वह हाथ भर
    देता है। चोट में आख़िरी जान जा रही हो, तो पहले हाथ में मौजूद { NAME("card.beer") } से जान बचानी पड़ती
    है; उसे ऐन वक़्त पर गड्डी से नहीं लिया जा सकता। अपना छेड़ा हुआ { NAME("card.duel") } हारने पर भी कार्ड
    मिलता है।
    .short = चोट लगे तो जितनी जानें जाएँ, उतने कार्ड लीजिए।

# about: bang.characters.black_jack, bang.draw.phase, bang.red_suit.suits, bang.cards.stagecoach
# pinned: f8fa73a9
bang-characters-black_jack =
    जो कार्ड आप दिखाते हैं उसे सब जान जाते हैं, तो मानकर चलिए कि सब उसका तोड़ सोचकर खेलेंगे। पान या ईंट
    निकले तो एक कार्ड और मिलता है। यह सिर्फ़ बारी की शुरुआत में कार्ड लेते समय होता है,
    { NAME("card.stagecoach") } या { NAME("card.wells_fargo") } से नहीं।
    .short = बारी में लिए गए कार्डों में से आख़िरी दिखाइए; लाल हो तो एक और लीजिए।

# about: bang.characters.calamity_janet, bang.bullets.limit, bang.cards.bang, bang.cards.missed, bang.raid.answer, bang.duel.answer
# pinned: 75010980
bang-characters-calamity_janet =
    “{ NAME("card.bang") }” हो या “{ NAME("card.missed") }”, हर कार्ड आपके लिए हमला भी है और बचाव भी,
    इसलिए “{ NAME("card.indians") }” या { NAME("card.duel") } से आपको चौंकाना मुश्किल है। एक बारी में एक
    ही गोली की सीमा बनी रहती है, और “{ NAME("card.bang") }” बनाकर चलाया गया “{ NAME("card.missed") }” भी
    उसी में गिना जाता है।
    .short = “{ NAME("card.bang") }” को “{ NAME("card.missed") }” की तरह खेलिए, और “{ NAME("card.missed") }” को “{ NAME("card.bang") }” की तरह।

# about: bang.characters.el_gringo, bang.tollman.any_wound, bang.hearts.wound, bang.duel.steps
# pinned: 32a8c538
bang-characters-el_gringo =
    जो आपको घायल करे, उसके हाथ से बिना देखे निकाला एक कार्ड आपका: चाहे चोट “{ NAME("card.bang") }” से लगे,
    { NAME("card.gatling") } से, “{ NAME("card.indians") }” से या उसके छेड़े हुए { NAME("card.duel") } से।
    { NAME("card.dynamite") } से, आपके अपने छेड़े हुए { NAME("card.duel") } से और ख़ाली हाथ से कुछ नहीं
    मिलता, इसलिए चालाक विरोधी आख़िरी कार्ड से गोली चलाते हैं।
    .short = कोई और खिलाड़ी आपको घायल करे तो उसके हाथ से बिना देखे एक कार्ड लीजिए।

# about: bang.characters.jesse_jones, bang.draw.phase, bang.hit.steps
# pinned: ed3f28db
bang-characters-jesse_jones =
    मेज़ पर हर किसी का हाथ आपकी पहुँच में है। जिस पर गोली चलानी हो उसका आख़िरी कार्ड ले लीजिए: ख़ाली हाथ
    वह जवाब नहीं दे सकेगा। पक्का न हो कि अपना कौन है, तो गड्डी से लीजिए।
    .short = चाहें तो बारी का पहला कार्ड किसी और के हाथ से बिना देखे लीजिए।

# about: bang.characters.jourdonnais, bang.cover.checks, bang.cover.add_up, bang.hit.barrel, bang.raid.answer
# pinned: a11264c5
bang-characters-jourdonnais =
    { NAME("card.barrel", form: "obl") } का कार्ड आपके लिए बेकार नहीं: उसी वार पर एक कोशिश और मिलती है।
    हमेशा पहले कार्ड पलटिए, और “{ NAME("card.missed") }” तभी खेलिए जब बात न बने। जो विरोधी यह जानते हैं वे
    “{ NAME("card.indians") }” या { NAME("card.duel") } लेकर आएँगे, इसलिए एक “{ NAME("card.bang") }” हाथ में
    रखिए।
    .short = हर “{ NAME("card.bang") }” या { NAME("card.gatling") } पर कार्ड पलटिए: पान निकले तो वह एक “{ NAME("card.missed") }” की जगह लेता है।

# about: bang.characters.kit_carlson, bang.draw.look_and_keep, bang.draw.put_back, bang.cards.dynamite, bang.cards.jail
# pinned: b354ced0
bang-characters-kit_carlson =
    जो कार्ड आप वापस रखते हैं, अगली बार वही लिया या पलटा जाएगा, और उसे सिर्फ़ आप जानते हैं। अगले खिलाड़ी
    के लिए ख़राब कार्ड छोड़िए, या { NAME("card.jail") } या { NAME("card.dynamite") } की जाँच के लिए सही
    कार्ड।
    .short = बारी के कार्ड लेते समय एक कार्ड ज़्यादा देखिए और एक गड्डी पर लौटा दीजिए।

# about: bang.characters.lucky_duke, bang.check.flip, bang.cards.barrel, bang.cards.dynamite, bang.cards.jail
# pinned: 6ed26b47
bang-characters-lucky_duke =
    { NAME("card.barrel") } हो, { NAME("card.jail") } हो या { NAME("card.dynamite") }: पलटे हुए कार्डों में
    से कौन-सा गिना जाए, यह आप चुनते हैं, और फिर दोनों फेंक दिए जाते हैं। { NAME("card.barrel") } पाने की
    कोशिश कीजिए, और { NAME("card.dynamite") } औरों से ज़्यादा इत्मीनान से रखिए। जाँच न हो तो क़िस्मत भी
    नहीं: सीधा “{ NAME("card.bang") }” आपको भी लगता है।
    .short = हर जाँच में एक कार्ड ज़्यादा पलटिए; कौन-सा गिना जाए, यह आप चुनिए।

# about: bang.characters.paul_regret, bang.distance.effective, bang.shadow.steps, bang.cards.mustang, bang.snatch.distance
# pinned: d64c61fd
bang-characters-paul_regret =
    { NAME("card.mustang") } भी रख लें तो आप और दूर हो जाते हैं। इससे “{ NAME("card.bang") }” और
    “{ NAME("card.panic") }” रुकते हैं, और कुछ नहीं: { NAME("card.duel") }, “{ NAME("card.indians") }”,
    { NAME("card.gatling") } और { NAME("card.cat_balou") } आपको कहीं भी ढूँढ लेते हैं। शुरू में आपके पास
    बस { VALUE("bang.characters.paul_regret", field: "hearts") }
    { VALUE("bang.characters.paul_regret", field: "hearts") ->
        [one] जान होती है
       *[other] जानें होती हैं
    }, इसलिए ऐसे हमलों के लिए एक { NAME("card.beer") } बचाकर रखिए।
    .short = औरों से आप तक की हर दूरी में एक जोड़िए।

# about: bang.characters.pedro_ramirez, bang.draw.phase, bang.draw.first_card_elsewhere
# pinned: b0867371
bang-characters-pedro_ramirez =
    फेंके हुए कार्डों के ढेर का ऊपरी कार्ड देखते रहिए: आपकी बारी से ठीक पहले किसी ने
    “{ NAME("card.bang") }” या { NAME("card.beer") } फेंक दी, तो चाहें तो आप उसे ले सकते हैं। यह सिर्फ़
    आपके पहले कार्ड की जगह आता है, और सब देखते हैं कि आपने क्या लिया।
    .short = चाहें तो बारी का पहला कार्ड फेंके हुए कार्डों के ढेर से लीजिए।

# about: bang.characters.rose_doolan, bang.distance.effective, bang.distance.sight, bang.snatch.distance
# pinned: 95a7ef85
bang-characters-rose_doolan =
    शुरू से ही आपकी गोली और आपका “{ NAME("card.panic") }” पड़ोसियों से एक सीट आगे तक जाते हैं, या उस
    पड़ोसी तक जिसके सामने { NAME("card.mustang") } हो। { NAME("card.scope") } आपकी नज़र में और जुड़ जाता
    है, इसलिए वह आपके लिए बेकार नहीं। औरों से आप तक की दूरी पहले जितनी ही रहती है।
    .short = आपसे औरों तक की हर दूरी में से एक घटाइए।

# about: bang.characters.sid_ketchum, bang.hearts.dying, bang.heal.mend_when_dying, bang.hearts.most, bang.cards.beer
# pinned: a766d198
bang-characters-sid_ketchum =
    हाथ के कोई भी कार्ड जान बन सकते हैं, कभी भी, और जितनी बार आप क़ीमत चुका सकें। मरने की घड़ी तक रुका जा
    सकता है, और यह तब भी काम करता है जब कम खिलाड़ी बचे होने से { NAME("card.beer") } काम नहीं करती। भरा हुआ
    हाथ आपका सबसे अच्छा कवच है।
    .short = कभी भी, एक के साथ एक और कार्ड फेंककर एक जान वापस पाइए।

# about: bang.characters.slab_the_killer, bang.double_barrel.any_distance, bang.rulings.double_barrel_volley.one_ricochet, bang.cards.barrel, bang.hearts.dying
# pinned: 76eed209
bang-characters-slab_the_killer =
    आपकी ख़ूबी दूरी नहीं देखती, इसलिए दूर की मार वाला हथियार फ़ायदे का है। { NAME("card.barrel") }
    आज़माने पर निकला पान सिर्फ़ एक “{ NAME("card.missed") }” की जगह लेता है। आपकी
    { NAME("card.gatling") } औरों जैसी ही है, और { NAME("card.beer") } आपके शिकार के काम तभी आती है जब
    उसकी आख़िरी जान जा चुकी हो।
    .short = आपके “{ NAME("card.bang") }” के आगे निशाने को एक “{ NAME("card.missed") }” ज़्यादा देना पड़ता है।

# about: bang.characters.suzy_lafayette, bang.rulings.empty_hands_in_duel.waits, bang.rulings.last_card.after_effect, bang.duel.steps
# pinned: 3fc7dbc4
bang-characters-suzy_lafayette =
    खेल-खेलकर हाथ ख़ाली कर दीजिए: कार्ड जमा करने से आपकी ख़ूबी बेकार जाती है। नया कार्ड आख़िरी कार्ड का
    असर हो चुकने पर आता है, और उसे भी खेला जा सकता है। { NAME("card.duel") } में नया कार्ड उसके ख़त्म
    होने के बाद ही मिलता है।
    .short = हाथ ख़ाली होते ही एक कार्ड लीजिए।

# about: bang.characters.vulture_sam, bang.death.cards, bang.death.leader_penalty, bang.turn.discard, bang.rulings.scavenger_cards.at_once
# pinned: 8a1dbab1
bang-characters-vulture_sam =
    हर मौत पर कार्ड आपके, मारा चाहे किसी ने भी हो। कार्ड हाथ में आते हैं, इसलिए अपनी जानें बचाकर रखिए, या
    फेंकने की नौबत आने से पहले उन्हें खेल डालिए। आप { NAME("role.sheriff") } हों तो किसी
    { NAME("role.deputy") } को मत मारिए: अभी-अभी विरासत में मिले कार्ड भी चले जाएँगे।
    .short = कोई और खिलाड़ी मरे तो उसके सब कार्ड लीजिए।

# about: bang.characters.willy_the_kid, bang.bullets.limit, bang.cards.volcanic, bang.weapon.reach
# pinned: 10c6985f
bang-characters-willy_the_kid =
    आपको { NAME("card.volcanic") } नहीं चाहिए: दूर की मार वाला हथियार लीजिए और मेज़ के पार जी भरकर
    गोलियाँ चलाइए। असली सीमा आपका हाथ है, इसलिए जितने कार्ड ले सकें लीजिए, और “{ NAME("card.indians") }”
    और { NAME("card.duel") } के लिए कुछ गोलियाँ बचाकर रखिए।
    .short = एक बारी में जितने चाहें “{ NAME("card.bang") }” चलाइए।

# about: bang.roles.deputy, bang.victory.test, bang.death.leader_penalty, bang.cards.gatling, bang.cards.indians
# pinned: 29e47ddb
bang-roles-deputy =
    आप { NAME("role.sheriff") } के साथ जीतते हैं, मर चुके हों तब भी; इसलिए अपनी जानें उसके लिए दाँव पर
    लगा दीजिए। वह आपको नहीं जानता: किस पर गोली चलाते हैं, इसी से अपना पक्ष दिखाइए।
    { NAME("card.gatling") } या “{ NAME("card.indians") }” से पहले सोच लीजिए, वार
    { NAME("role.sheriff") } पर भी होगा।
    .short = { NAME("symbol.law") }, छिपी भूमिका: हर { NAME("role.outlaw") } और हर { NAME("role.renegade") } मर जाए और { NAME("role.sheriff") } बचा रहे, तो जीत।

# about: bang.roles.outlaw, bang.victory.test, bang.roles.hidden, bang.death.outlaw_reward, bang.death.outlaw_cards
# pinned: 923b9294
bang-roles-outlaw =
    { NAME("role.sheriff") } मारा जाए तो आप जीतते हैं, भले ही तब तक आप ख़ुद मर चुके हों। आप अपने साथियों
    को नहीं जानते; उनमें से किसी को मारने पर भी आप { VALUE("bang.death.outlaw_cards") } कार्ड पाते हैं,
    पर फ़ायदा { NAME("symbol.law") } का होता है। देखते रहिए कि { NAME("role.sheriff") } पर और कौन गोली
    चलाता है।
    .short = { NAME("symbol.gang") }, छिपी भूमिका: { NAME("role.sheriff") } मरे तो जीत, पर तब नहीं जब मेज़ पर बस एक { NAME("role.renegade") } बचा हो।

# about: bang.roles.renegade, bang.victory.test, bang.rulings.last_loners.leader_out
# pinned: f29582c7
bang-roles-renegade =
    { NAME("role.sheriff") } को सबसे आख़िर में मरना चाहिए। किसी और के ज़िंदा रहते वह मर गया, तो
    { NAME("symbol.gang") } जीत जाते हैं, मरे हुए भी। इसलिए जो पक्ष कमज़ोर हो उसका साथ दीजिए, और आख़िरी
    मुक़ाबले के लिए दम बचाकर रखिए। मेज़ पर एक और { NAME("role.renegade") } हो तो वह भी आपका
    प्रतिद्वंद्वी है।
    .short = { NAME("symbol.lone") }, छिपी भूमिका: आख़िर में सिर्फ़ आप ज़िंदा बचें, तो जीत।

# about: bang.roles.sheriff, bang.death.leader_penalty, bang.cards.jail, bang.setup.leader_hearts, bang.roles.hidden
# pinned: 29e4231e
bang-roles-sheriff =
    आपको सब जानते हैं, इसलिए जल्दी बचाव जुटाइए और पहली बारी का पूरा फ़ायदा उठाइए। आपको कभी
    { NAME("card.jail") } में नहीं डाला जा सकता। ग़लती से किसी { NAME("role.deputy") } को मार दिया तो
    हाथ के और सामने रखे सब कार्ड चले जाते हैं, इसलिए पहले शक वालों को अपना रंग दिखाने दीजिए।
    .short = { NAME("symbol.law") }, सबके सामने: हर { NAME("role.outlaw") } और हर { NAME("role.renegade") } मर जाए और आप बचे रहें, तो जीत।
