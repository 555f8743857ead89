/** What a doctor or pharmacist should know first: id | English | Hindi. */
export const asks = `
alcohol | drinking alcohol daily | रोज़ शराब पीना
aspirinNoun | aspirin allergy | ऐस्पिरिन से एलर्जी
asthma | asthma | दमा
bTwelveLack | a lack of vitamin B12 | विटामिन B12 की कमी
babyUnderOne | a baby under one month | एक महीने से छोटा शिशु
backOperation | an injection into the back | कमर में इंजेक्शन
bigWound | large or deep wounds | बड़ा या गहरा घाव
bipolar | bipolar illness | बाइपोलर रोग
bleedingEasily | bleeding easily | आसानी से खून बहना
bloodCells | a disease of the blood | खून की बीमारी
bloodLack | severe anaemia | खून की बहुत कमी
bloodTransfusions | many blood transfusions | बार-बार खून चढ़ना
breastfeeding | breastfeeding | दूध पिलाना
brokenSkinNoun | broken skin | कटी-फटी त्वचा
cancer | cancer | कैंसर
childNoun | use on a child | बच्चे को देना
cholesterolMedicine | cholesterol medicine | कोलेस्ट्रॉल की दवा
clots | blood clots | खून के थक्के
coldMedicine | cold and cough medicines | सर्दी-खाँसी की दवा
constipationNoun | constipation | कब्ज़
depression | depression | डिप्रेशन
depressionMedicine | medicine for depression | डिप्रेशन की दवा
diabetes | diabetes | डायबिटीज़
noseOperation | a nose operation | नाक का ऑपरेशन
earPainNoun | pain in the ear | कान में दर्द
eyeDisease | an eye disease | आँख की बीमारी
eyeOperation | a planned eye operation | आँख का होने वाला ऑपरेशन
eyePainNoun | pain in the eye | आँख में दर्द
fastHeartbeat | a fast heartbeat | तेज़ धड़कन
firstTime | the first time of this trouble | यह तकलीफ़ पहली बार होना
fits | fits | मिर्गी के दौरे
fitsMedicine | medicine against fits | मिर्गी की दवा
footSores | sores on the feet | पैरों में घाव
g6pd | lack of G6PD | G6PD की कमी
gallstones | gallstones | पित्त की पथरी
glaucoma | glaucoma | काला मोतिया
gout | gout | गाउट
hardSwallow | trouble with swallowing | निगलने में तकलीफ़
headInjury | a head injury | सिर की चोट
hearing | hearing loss | कम सुनाई देना
heart | heart disease | दिल की बीमारी
heartFailureNoun | heart failure | कमज़ोर दिल (हार्ट फ़ेल)
heartMedicine | digoxin or water tablets | डिगॉक्सिन या पेशाब की गोली
heartRhythm | an uneven heartbeat | बेढंगी धड़कन
hormoneCancer | a cancer that grows with hormones | हार्मोन से बढ़ने वाला कैंसर
hospitalDrip | a drip or tube in a vein | नस में ड्रिप या नली
illNow | being ill or unable to eat | बीमार होना या खा न पाना
infection | an infection | कोई संक्रमण
ironReaction | a reaction to iron before | आयरन से पहले हुई एलर्जी
kidney | kidney disease | गुर्दे की बीमारी
kidneyStones | kidney stones | गुर्दे की पथरी
labTest | blood tests that are due | होने वाली खून की जाँच
liver | liver disease | लिवर की बीमारी
lowPressure | low blood pressure | कम बीपी
lowSalt | a diet low in salt | कम नमक वाला खाना
lowWeight | low body weight | बहुत कम वज़न
lungInfection | tuberculosis or another infection of the lungs | टीबी या फेफड़ों का दूसरा संक्रमण
lungs | lung disease | फेफड़ों की बीमारी
memoryNoun | loss of memory | भूलने की बीमारी
mentalIllness | mental illness | मानसिक रोग
migraine | migraine | माइग्रेन
mouthSoresNoun | open sores in the mouth | मुँह के खुले घाव
newbornNoun | use on a newborn | नवजात को देना
noseWound | a sore or operated nose | नाक का घाव या ऑपरेशन
otherClot | clopidogrel | क्लोपिडोग्रेल
otherMedicines | every other medicine you take | आपकी बाक़ी सब दवाएँ
otherPainkillers | painkillers | दर्द की दवाएँ
ovaryCyst | cysts of the ovary | अंडाशय की गाँठ
pancreas | trouble with the pancreas | अग्न्याशय की तकलीफ़
parkinson | Parkinson's disease | पार्किंसन
penicillin | penicillin allergy | पेनिसिलिन से एलर्जी
piles | piles | बवासीर
pillMedicine | birth control pills | गर्भनिरोधक गोली
potassiumTablet | potassium | पोटैशियम
pregnancy | pregnancy | गर्भ
pressure | high blood pressure | हाई बीपी
prostate | a large prostate | बढ़ा हुआ प्रोस्टेट
psaTest | a PSA blood test | PSA की जाँच
psoriasis | psoriasis | सोरायसिस
scanDye | a scan with dye | डाई वाला स्कैन
skinCancerNoun | skin cancer | त्वचा का कैंसर
sleepTrouble | bad sleep | नींद न आना
sleepingTablet | sleeping tablets or strong painkillers | नींद की गोली या तेज़ दर्द की दवा
smoking | smoking | धूम्रपान
strokeBefore | a stroke before | पहले हुआ लकवा
sulfaNoun | sulfa allergy | सल्फ़ा से एलर्जी
tb | tuberculosis in the family | परिवार में टीबी
teethWork | dental work | दाँतों का इलाज
thinner | blood thinners | खून पतला करने की दवा
thyroid | thyroid disease | थायरॉइड की बीमारी
ulcer | stomach ulcers | पेट का अल्सर
underTwelveNoun | use on a child under twelve | 12 साल से छोटा बच्चा
underTwoNoun | a small child | छोटा बच्चा
urineTrouble | trouble passing urine | पेशाब में रुकावट
valve | a mechanical heart valve | दिल का नक़ली वाल्व
waterTablet | water tablets | पेशाब की गोली
weakBones | weak bones | कमज़ोर हड्डियाँ
weakImmunity | a weak defence against infection | कमज़ोर रक्षा-शक्ति
`;
