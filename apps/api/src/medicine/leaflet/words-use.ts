/** What it is for, a sentence each: id | English | Hindi. */
export const uses = `
acid | Lowers the acid in the stomach, for heartburn and ulcers. | पेट का एसिड कम करती है: जलन और अल्सर में।
acidBlood | Corrects too much acid in the blood or urine. | खून या पेशाब का ज़्यादा एसिड ठीक करती है।
acneSevere | Treats severe pimples that nothing else has helped. | गंभीर मुँहासों में, जब और किसी चीज़ से आराम न मिले।
acneUse | Treats pimples. | मुँहासों के लिए।
adrenalUse | Replaces a hormone that the body does not make enough of. | शरीर में जो हार्मोन कम बनता है, उसकी कमी पूरी करती है।
allergySick | For allergy, itching and travel sickness. | एलर्जी, खुजली और सफ़र की उलटी में।
allergyUse | Eases sneezing, a running nose, itching and hives. | छींक, बहती नाक, खुजली और पित्ती में आराम देती है।
anginaHeart | For chest pain from narrow heart vessels, and for heart failure. | दिल की नसें तंग होने से होने वाले सीने के दर्द और कमज़ोर दिल के लिए।
anginaPressure | For high blood pressure, chest pain from the heart, or a fast heartbeat. | हाई बीपी, दिल से होने वाले सीने के दर्द या तेज़ धड़कन के लिए।
anginaUse | Prevents chest pain that comes from the heart. | दिल से होने वाले सीने के दर्द को रोकती है।
antacid | Quick relief from acidity and heartburn. | एसिडिटी और सीने की जलन में जल्दी आराम देती है।
antacidCalcium | Quick relief from acidity; it also gives calcium. | एसिडिटी में जल्दी आराम देती है; इससे कैल्शियम भी मिलता है।
asthmaPrevent | Prevents asthma and the allergy of the nose. | दमा और नाक की एलर्जी को रोकती है।
bTwelve | Makes up for a lack of vitamin B12, which nerves and blood need. | विटामिन B12 की कमी पूरी करती है, जो नसों और खून के लिए ज़रूरी है।
bacteria | Treats an infection by bacteria. It does not help against a cold or flu. | बैक्टीरिया के संक्रमण का इलाज करती है। सर्दी या फ़्लू में काम नहीं करती।
bileUse | Dissolves certain gallstones and helps the liver. | कुछ तरह की पित्त की पथरी गलाती है और लिवर की मदद करती है।
bipolarUse | Keeps moods from going too high or too low. | मन को बहुत ऊपर या बहुत नीचे जाने से रोकती है।
bladderUse | For a bladder that must be emptied too often or too suddenly. | बार-बार या अचानक पेशाब लगने पर।
bleedingUse | Lessens heavy bleeding. | ज़्यादा खून बहने को कम करती है।
blockedNose | Opens a blocked nose. | बंद नाक खोलती है।
bloodFatUse | Lowers fats in the blood (triglycerides). | खून की चर्बी (ट्राइग्लिसराइड) कम करती है।
bloodMake | Helps the body make blood, in kidney disease or cancer treatment. | गुर्दे की बीमारी या कैंसर के इलाज में खून बनाने में मदद करती है।
boneUse | Makes thin bones stronger. | कमज़ोर हड्डियों को मज़बूत करती है।
bowelInfection | For certain troubles of the bowel and liver that germs cause. | कीटाणुओं से होने वाली आँत और लिवर की कुछ तकलीफ़ों के लिए।
bowelSwelling | Calms a bowel that is inflamed for long. | आँत की लंबी सूजन को शांत करती है।
breastUse | Treats certain cancers of the breast, or keeps them from coming back. | कुछ तरह के स्तन कैंसर का इलाज करती है, या उसे लौटने से रोकती है।
burnsUse | Protects burns from infection. | जले हुए घाव को संक्रमण से बचाती है।
calciumUse | Gives bones the calcium and vitamin D that they need. | हड्डियों को कैल्शियम और विटामिन D देती है।
cancerUse | Part of a cancer or other treatment that your specialist has planned. | आपके विशेषज्ञ के तय किए कैंसर या दूसरे इलाज का हिस्सा।
cholesterolUse | Lowers cholesterol, and so protects heart and brain. | कोलेस्ट्रॉल कम करके दिल और दिमाग़ को बचाती है।
clotPrevent | Keeps blood clots from forming, against heart attack and stroke. | खून के थक्के बनने से रोकती है, ताकि दिल का दौरा और लकवा न हो।
clotTreat | Treats blood clots and keeps new ones from forming. | खून के थक्कों का इलाज करती है और नए बनने से रोकती है।
constipationUse | Relieves constipation. | कब्ज़ में आराम देती है।
cramps | Relaxes painful cramps of belly, bowel or periods. | पेट, आँत या माहवारी की मरोड़ में आराम देती है।
crampsBowel | Eases cramps of a sensitive bowel. | संवेदनशील आँत की मरोड़ में आराम देती है।
dripUse | Fluid that is given into a vein. | नस में दिया जाने वाला तरल।
dryCough | Calms a dry cough. | सूखी खाँसी शांत करती है।
earFungus | Treats a fungus in the ear. | कान के फंगस का इलाज करती है।
earInfection | Treats an infection of the ear. | कान के संक्रमण का इलाज करती है।
earWax | Softens ear wax. | कान का मैल नरम करती है।
eczema | Calms eczema. | एक्ज़िमा को शांत करती है।
enzymeUse | Helps to digest food where the pancreas makes too little. | अग्न्याशय कम रस बनाए तो खाना पचाने में मदद करती है।
erectionUse | Helps with erections. | लिंग में तनाव लाने में मदद करती है।
eyeAllergy | Relieves itching eyes from allergy. | एलर्जी से होने वाली आँखों की खुजली में आराम देती है।
eyeInfection | Treats an infection of the eye. | आँख के संक्रमण का इलाज करती है।
eyePainUse | Eases pain and swelling of the eye, often after an operation. | आँख का दर्द और सूजन कम करती है, अक्सर ऑपरेशन के बाद।
eyeSwelling | Calms inflammation of the eye. | आँख की सूजन शांत करती है।
fertilityCancer | Helps to become pregnant, or treats breast cancer: your doctor knows which. | गर्भ ठहरने में मदद करती है, या स्तन कैंसर का इलाज है: डॉक्टर बताएँगे।
fever | Brings down fever and eases mild to moderate pain. | बुखार कम करती है और हल्के-मध्यम दर्द में आराम देती है।
fitsBipolar | Prevents fits, and steadies the mood. | मिर्गी के दौरे रोकती है और मन को स्थिर रखती है।
fitsMigraine | Prevents fits, and migraine. | मिर्गी के दौरे और माइग्रेन रोकती है।
fitsUse | Prevents fits (epilepsy). | मिर्गी के दौरे रोकती है।
flu | Treats flu when begun early. | जल्दी शुरू करने पर फ़्लू का इलाज करती है।
folicUse | Gives folic acid, which blood needs, and a baby in its first weeks. | फ़ोलिक एसिड देती है, जो खून के लिए और गर्भ के शुरुआती हफ़्तों में बच्चे के लिए ज़रूरी है।
foodExtra | A food supplement. It does not replace treatment. | खाने का पूरक। यह इलाज की जगह नहीं लेता।
foodFat | Fish oil as a food supplement; some doctors give it for blood fats. | मछली का तेल, खाने का पूरक; कुछ डॉक्टर खून की चर्बी के लिए देते हैं।
foodProtein | Extra protein beside meals. | खाने के साथ अतिरिक्त प्रोटीन।
fullnessUse | Eases fullness, bloating and slow digestion. | पेट भारी लगने, फूलने और धीमे पाचन में आराम देती है।
fungusInside | Treats an infection by fungus. | फंगस के संक्रमण का इलाज करती है।
gasUse | Eases gas and a bloated belly. | गैस और पेट फूलने में आराम देती है।
germsGut | Treats infections of the gut, gums and lower body. | आँत, मसूड़ों और निचले अंगों के संक्रमण का इलाज करती है।
giddySick | For giddiness and vomiting. | चक्कर और उलटी के लिए।
giddyUse | Eases giddiness. | चक्कर आने में आराम देती है।
glaucomaUse | Lowers the pressure in the eye, to protect sight. | आँख का दबाव घटाकर नज़र बचाती है।
goodGerms | Good germs that help against loose motions. | अच्छे कीटाणु, जो दस्त में मदद करते हैं।
goutAttack | Eases a painful attack of gout. | गठिया (गाउट) के दर्द के दौरे में आराम देती है।
goutPrevent | Lowers uric acid, to prevent gout. | यूरिक एसिड घटाकर गाउट रोकती है।
hairUse | Slows hair loss and helps hair to grow. | बाल झड़ना कम करती है और उगने में मदद करती है।
heartBeatUse | Steadies the heartbeat. | दिल की धड़कन ठीक रखती है।
heartFailureUse | Helps a weak heart. | कमज़ोर दिल की मदद करती है।
heartPressure | Lowers blood pressure and eases the work of the heart. | बीपी कम करती है और दिल का काम हल्का करती है।
herpes | Treats herpes, shingles and chickenpox. | हर्पीज़, शिंगल्स और चिकनपॉक्स का इलाज करती है।
immuneJoint | Calms the body's defence in joint, skin or bowel disease. | जोड़, त्वचा या आँत की बीमारी में शरीर की रक्षा-प्रणाली को शांत करती है।
immuneUse | Calms the body's defence after a transplant or in severe disease. | अंग बदलने के बाद या गंभीर बीमारी में शरीर की रक्षा-प्रणाली को शांत करती है।
inhaledSteroid | Keeps the airways calm, to prevent asthma attacks. | साँस की नली शांत रखती है, ताकि दमे का दौरा न पड़े।
insulinUse | Lowers sugar in diabetes. | डायबिटीज़ में शुगर कम करती है।
ironDrip | Gives iron into a vein where tablets are not enough. | गोलियाँ काफ़ी न हों तो नस से आयरन देती है।
ironUse | Gives iron, to make blood. | खून बनाने के लिए आयरन देती है।
itchUse | Eases itching, and calms. | खुजली में आराम देती है और मन शांत करती है।
jointBowel | Calms long-lasting disease of joints or bowel. | जोड़ या आँत की लंबी बीमारी को शांत करती है।
jointDisease | Calms long-lasting disease of the joints. | जोड़ों की लंबी बीमारी को शांत करती है।
jointFood | A supplement for worn joints. | घिसे जोड़ों के लिए पूरक।
liverFood | A plant extract that is taken for the liver. | लिवर के लिए लिया जाने वाला पौधे का सत्त।
liverVirus | Holds back the virus of hepatitis B; some are part of HIV treatment. | हेपेटाइटिस B के वायरस को रोकती है; कुछ HIV के इलाज में भी दी जाती हैं।
longOpen | Keeps the airways open for hours, beside a steroid. | स्टेरॉइड के साथ, घंटों तक साँस की नली खुली रखती है।
looseStop | Lessens loose motions. | दस्त कम करती है।
malaria | Treats malaria. | मलेरिया का इलाज करती है।
memoryUse | Helps memory and daily life for some time. | कुछ समय तक याददाश्त और रोज़ के काम में मदद करती है।
menopauseUse | Replaces a hormone, mostly after the periods have ended. | हार्मोन की कमी पूरी करती है, ज़्यादातर माहवारी बंद होने के बाद।
migraineNow | Stops a migraine that has begun. | शुरू हो चुके माइग्रेन को रोकती है।
migrainePrevent | Makes migraine come less often. | माइग्रेन कम बार होने देती है।
milkHormone | Lowers the milk hormone. | दूध बनाने वाले हार्मोन को कम करती है।
mindUse | Helps with serious trouble of mood and thinking. | मन और सोच की गंभीर तकलीफ़ में मदद करती है।
mineralUse | Makes up for a lack of magnesium. | मैग्नीशियम की कमी पूरी करती है।
moodNerve | For low mood, and for pain from nerves. | उदासी और नसों के दर्द के लिए।
moodUse | Helps against depression and anxiety. | उदासी (डिप्रेशन) और घबराहट में मदद करती है।
mouthGerms | Keeps germs in the mouth down. | मुँह के कीटाणु कम करती है।
mucus | Loosens mucus, so that it comes up more easily. | बलगम ढीला करती है, ताकि आसानी से निकले।
muscleSpasm | Relaxes tight, painful muscles. | अकड़ी, दुखती मांसपेशियों को ढीला करती है।
nasalAllergy | Calms the allergy of the nose. | नाक की एलर्जी शांत करती है।
nauseaUse | Eases nausea and vomiting. | जी मिचलाने और उलटी में आराम देती है।
nervePain | Eases pain and burning from nerves; also used against fits. | नसों के दर्द और जलन में आराम देती है; मिर्गी में भी दी जाती है।
numbUse | Numbs a sore place, such as piles. | दुखती जगह (जैसे बवासीर) को सुन्न करती है।
openAirways | Opens the airways, so that breathing is easier. | साँस की नली खोलती है, ताकि साँस लेना आसान हो।
painSwelling | Eases pain and swelling. | दर्द और सूजन कम करती है।
parkinsonLegs | For Parkinson's disease, and for restless legs. | पार्किंसन और बेचैन पैरों के लिए।
parkinsonShake | Eases shaking and stiffness. | काँपना और अकड़न कम करती है।
parkinsonUse | Eases stiffness and slowness in Parkinson's disease. | पार्किंसन में अकड़न और सुस्ती कम करती है।
periodUse | A hormone for periods, pregnancy or the womb. | माहवारी, गर्भ या बच्चेदानी के लिए हार्मोन।
phosphateUse | Keeps phosphate down in kidney disease. | गुर्दे की बीमारी में फ़ॉस्फ़ेट कम रखती है।
pilesTablet | Eases piles and heavy legs. | बवासीर और पैरों के भारीपन में आराम देती है।
pilesUse | Eases pain and itching of piles. | बवासीर के दर्द और खुजली में आराम देती है।
pillUse | Prevents pregnancy, and makes periods regular. | गर्भ रोकती है और माहवारी नियमित करती है।
potassiumUse | Makes up for a lack of potassium. | पोटैशियम की कमी पूरी करती है।
pregnancySick | Eases nausea in pregnancy. | गर्भ में जी मिचलाने पर आराम देती है।
pressureUse | Lowers high blood pressure. | हाई बीपी कम करती है।
prostateUse | Eases passing urine where the prostate is large. | प्रोस्टेट बढ़ा हो तो पेशाब आसान करती है।
psoriasisUse | Calms psoriasis. | सोरायसिस को शांत करती है।
reliever | Opens the airways fast when breathing is hard. | साँस फूलने पर साँस की नली जल्दी खोलती है।
rubPain | Eases pain of muscles and joints from outside. | मांसपेशियों और जोड़ों के दर्द में ऊपर से आराम देती है।
salineNose | Salt water that moistens and clears the nose. | नमक का पानी, जो नाक को नम और साफ़ रखता है।
scabiesUse | Kills the mites of scabies; some kinds also lice. | खाज (स्केबीज़) के कीड़े मारती है; कुछ जुएँ भी।
scalpUse | For dandruff and a scaly scalp. | रूसी और पपड़ीदार सिर के लिए।
skinFungus | Treats ringworm and other fungus of the skin. | दाद और त्वचा के दूसरे फंगस का इलाज करती है।
skinGerms | Treats skin that is infected by bacteria. | बैक्टीरिया से संक्रमित त्वचा का इलाज करती है।
skinMoist | Keeps dry skin soft. | सूखी त्वचा को नरम रखती है।
skinSoothe | Soothes itching or irritated skin. | खुजली या जलन वाली त्वचा को आराम देती है।
skinSteroid | Calms red, itching, inflamed skin. | लाल, खुजलीदार, सूजी त्वचा को शांत करती है।
sleepUse | Helps you to fall asleep. | नींद आने में मदद करती है।
smokeUse | Makes giving up tobacco easier. | तंबाकू छोड़ना आसान करती है।
soreMouth | Eases a sore mouth and mouth ulcers. | मुँह के दर्द और छालों में आराम देती है।
soreThroatUse | Soothes a sore throat. | गले की ख़राश में आराम देती है।
steroidUse | Calms strong inflammation and allergy. | तेज़ सूजन और एलर्जी को शांत करती है।
strokeUse | Given after a stroke or for memory, as your doctor judges. | लकवे के बाद या याददाश्त के लिए, डॉक्टर की राय से दी जाती है।
sugarUse | Lowers sugar in type 2 diabetes. | टाइप 2 डायबिटीज़ में शुगर कम करती है।
sugarWater | Lowers sugar by the urine; it also helps a weak heart and kidneys. | पेशाब के रास्ते शुगर कम करती है; कमज़ोर दिल और गुर्दों की भी मदद करती है।
swelling | Given against swelling after an injury or operation. | चोट या ऑपरेशन के बाद की सूजन के लिए दी जाती है।
tearUse | Relaxes the muscle, so that a tear in the back passage heals. | मांसपेशी ढीली करती है, ताकि मलद्वार की दरार भर सके।
tears | Moistens dry, tired eyes. | सूखी, थकी आँखों को नमी देती है।
teethUse | For teeth that hurt with hot, cold or sweet. | ठंडा, गरम या मीठा लगने वाले दाँतों के लिए।
thrushUse | Treats a fungus of the vagina. | योनि के फंगस का इलाज करती है।
thyroidHighUse | Calms a thyroid that works too much. | ज़्यादा काम करने वाले थायरॉइड को शांत करती है।
thyroidLow | Replaces the hormone of a thyroid that works too little. | कम काम करने वाले थायरॉइड का हार्मोन पूरा करती है।
travelSick | Prevents sickness while travelling. | सफ़र में उलटी रोकती है।
ulcerCoat | Covers and protects an ulcer, so that it heals. | अल्सर पर परत बनाकर उसे भरने देती है।
urineBurn | Eases burning when passing urine. | पेशाब की जलन में आराम देती है।
urineInfection | Treats an infection of the bladder. | पेशाब की थैली के संक्रमण का इलाज करती है।
vitaminA | Gives vitamin A. | विटामिन A देती है।
vitaminD | Gives vitamin D, which bones and muscles need. | विटामिन D देती है, जो हड्डियों और मांसपेशियों के लिए ज़रूरी है।
vitaminUse | Makes up for a lack of vitamins. | विटामिन की कमी पूरी करती है।
walkPain | Eases leg pain on walking that comes from narrow vessels. | नसें तंग होने से चलने पर होने वाले पैर के दर्द में आराम देती है।
waterLoss | Gives back water and salts lost by loose motions, vomiting or heat. | दस्त, उलटी या गर्मी से निकले पानी और नमक की कमी पूरी करती है।
waterOut | Takes extra water out of the body. | शरीर का फ़ालतू पानी निकालती है।
waterTabletUse | Lowers blood pressure by passing more urine. | ज़्यादा पेशाब लाकर बीपी कम करती है।
whiteCells | Helps the body make white blood cells. | सफ़ेद रक्त-कण बनाने में मदद करती है।
withPainkiller | Strengthens the painkiller beside it. | साथ की दर्द की दवा का असर बढ़ाती है।
worms | Kills worms and other parasites. | पेट के कीड़े और दूसरे परजीवी मारती है।
worryUse | Eases lasting worry. | लगातार रहने वाली घबराहट कम करती है।
woundUse | Cleans cuts, grazes and skin. | कटे-छिले घाव और त्वचा साफ़ करती है।
zincUse | Makes up for a lack of zinc; beside ORS it shortens loose motions in children. | ज़िंक की कमी पूरी करती है; ORS के साथ बच्चों के दस्त जल्दी ठीक करती है।
`;
