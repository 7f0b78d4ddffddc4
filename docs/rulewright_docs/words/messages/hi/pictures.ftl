### चित्रों पर और उनके बारे में शब्द: कार्डों के चेहरे, छापने के पन्ने, आरेख।

face-card = कार्ड
face-character = किरदार
face-role = भूमिका
face-status = स्थिति
faces-of-card = कार्ड
faces-of-character = किरदार
faces-of-role = भूमिकाएँ
faces-of-status = स्थितियाँ
faces-of-dice = पासे
face-mark = { TERM($name) }: { $n }
face-copy = { $suit }, { $rank }
face-count = { $n ->
   *[other] { $n } कार्ड
}
die-face = पासे पर { $n } आया है

sheet-title = { TERM($game) }: छापने और काटने के लिए कार्ड
sheet-hint = 100 % आकार पर छापें, पन्ने के हिसाब से छोटा-बड़ा न करें, और निशानों पर काटें।
sheet-dice = बाहरी रेखा पर काटें, भीतरी रेखाओं पर मोड़ें और पट्टियों को चिपकाएँ।
sheet-course = खेल कैसे चलता है
sheet-kinds = प्रकार और गिनती

diagram-title = { TERM($game) } का क्रम ({ TERM($mode) })
diagram-about = खिलाड़ियों से क्या पूछा जाता है, और किसके बाद क्या आता है।
diagram-start = शुरुआत
diagram-end = खेल ख़त्म
diagram-next = फिर { $nodes }
diagram-last = खेल ख़त्म होता है: { $reasons }
diagram-legend-wait = खिलाड़ियों से पूछा जाता है।
diagram-legend-pause = किसी को कुछ नहीं करना होता; खेल अपने आप आगे बढ़ता है।
diagram-legend-event = ऐसी बात जो हो भी सकती है और नहीं भी; न हो तो उसके बाद वाली बात तुरंत आती है।
diagram-legend-clock = घड़ी चलती है।
diagram-legend-rest = खेल को यहाँ रोककर बाद में आगे बढ़ाया जा सकता है।
diagram-anytime = किसी भी समय: { $moves }।
diagram-in-words = यही बात शब्दों में
