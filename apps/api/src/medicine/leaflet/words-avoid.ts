/** Ends 'Do not take it if': id | English | Hindi. */
export const avoids = `
allergic | you are allergic to it or to anything in it | इससे या इसकी किसी चीज़ से एलर्जी हो
adrenalTumour | you have a tumour of the adrenal gland | एड्रिनल ग्रंथि में गाँठ हो
aspirinAllergy | you are allergic to aspirin-like medicines (salicylates) | ऐस्पिरिन जैसी दवाओं से एलर्जी हो
asthmaNow | you have asthma, unless your doctor knows and agrees | दमा हो, जब तक डॉक्टर जानकर हाँ न कहें
babyTwo | it is for a child under two | दो साल से छोटे बच्चे के लिए हो
badHeart | you have severe heart disease | दिल की गंभीर बीमारी हो
badKidney | you have severe kidney disease | गुर्दे की गंभीर बीमारी हो
badLiver | you have severe liver disease | लिवर की गंभीर बीमारी हो
bellyPain | you have strong belly pain that nobody has looked at | पेट में तेज़ दर्द हो और जाँच न हुई हो
bladderCancer | you have or had cancer of the bladder | पेशाब की थैली का कैंसर हो या रहा हो
bleedingNow | you are bleeding, or bleed very easily | खून बह रहा हो या बहुत आसानी से बहता हो
bloodCellsBefore | it, or a like medicine, has harmed your blood cells | इस या ऐसी दवा से पहले रक्त-कण कम हुए हों
bloodyLoose | there is blood in the stool, or high fever | दस्त में खून या तेज़ बुखार हो
boneCancer | you have had cancer of the bone, or radiation of it | हड्डी का कैंसर रहा हो या उसकी सिंकाई (रेडिएशन) हुई हो
breastCancer | you have or had breast cancer | स्तन कैंसर हो या रहा हो
breastfeedingNow | you are breastfeeding | बच्चे को दूध पिलाती हों
breathingWeak | your breathing is weak | साँस कमज़ोर हो
brokenSkin | the skin there is broken or raw | वहाँ की त्वचा कटी या छिली हो
cannotSit | you cannot sit or stand for half an hour | आधा घंटा बैठ या खड़े न रह सकें
cefAllergy | you have had a bad reaction to a cephalosporin, penicillin or like antibiotic | सेफ़ालोस्पोरिन, पेनिसिलिन या ऐसी ऐंटीबायोटिक से गंभीर एलर्जी हुई हो
chokesEasily | food or drink often goes down the wrong way | निगलने में अक्सर अटकता हो
clotBefore | you have or had a blood clot, stroke or heart attack | खून का थक्का, लकवा या दिल का दौरा हो या हुआ हो
depressedNow | you have depression | डिप्रेशन हो
depressionMedicineNow | you take an MAOI medicine for depression or Parkinson's, or did in the last two weeks | डिप्रेशन या पार्किंसन की MAOI दवा लेते हों या दो हफ़्ते में ली हो
driedOut | your body has lost much water | शरीर में पानी बहुत कम हो
drowsyNow | you are very drowsy or hard to wake | बहुत सुस्ती हो या जगाना मुश्किल हो
earTorn | the eardrum may be torn | कान का परदा फटा हो सकता हो
earVirus | the ear has a viral or fungal infection | कान में वायरस या फंगस का संक्रमण हो
earlyPregnancy | you are in the first months of pregnancy | गर्भ के शुरुआती महीने हों
eatingDisorder | you have or had an eating disorder | खाने से जुड़ा मानसिक रोग हो या रहा हो
eczemaNow | the skin there has eczema | वहाँ एक्ज़िमा हो
eyeVirus | the eye has a viral or fungal infection | आँख में वायरस या फंगस का संक्रमण हो
faintsOnStanding | you often faint on standing up | खड़े होने पर अक्सर बेहोशी आती हो
fishAllergy | you are allergic to fish | मछली से एलर्जी हो
fitsNow | you have fits (epilepsy) | मिर्गी के दौरे पड़ते हों
g6pdNow | you lack the enzyme G6PD | G6PD एंज़ाइम की कमी हो
gallBlocked | your bile ducts are blocked or the gallbladder is diseased | पित्त की नली बंद हो या पित्ताशय ख़राब हो
glaucomaNow | you have narrow-angle glaucoma | काला मोतिया (नैरो ऐंगल) हो
gulletNarrow | your gullet is narrow or empties slowly | खाने की नली तंग हो
gutBlocked | the stomach or bowel is blocked or bleeds | पेट या आँत में रुकावट या खून बहना हो
gutDisease | you have a disease of the bowel | आँत की बीमारी हो
heartAttackNew | you have just had a heart attack or a dangerous heartbeat | अभी-अभी दिल का दौरा पड़ा हो या धड़कन ख़तरनाक हो
heartBefore | you have had a heart attack, stroke, or have heart failure | दिल का दौरा या लकवा पड़ा हो, या दिल कमज़ोर हो
heartBlock | you have a block in the heartbeat without a pacemaker | दिल में ब्लॉक हो और पेसमेकर न हो
heartFailure | you have heart failure, unless your heart doctor agrees | दिल कमज़ोर हो, जब तक दिल के डॉक्टर हाँ न कहें
heartRhythmNow | you or your family have long QT, a dangerous heartbeat | आपको या परिवार में लॉन्ग QT (धड़कन की ख़तरनाक गड़बड़ी) हो
heparinBefore | heparin has lowered your platelets before | हेपारिन से पहले प्लेटलेट घटे हों
highPotassium | your potassium is high | पोटैशियम ज़्यादा हो
highPressureNow | your blood pressure is high and not under control | बीपी बहुत ज़्यादा हो और काबू में न हो
infectionNow | you have a serious infection | कोई गंभीर संक्रमण हो
iodineAllergy | you are allergic to iodine | आयोडीन से एलर्जी हो
jaundiceBefore | it has given you jaundice before | इससे पहले पीलिया हुआ हो
kidneyStonesNow | you have kidney stones | गुर्दे की पथरी हो
latePregnancy | you are in the last three months of pregnancy | गर्भ के आख़िरी तीन महीने हों
liveVaccine | you are about to have a live vaccine | जीवित टीका (लाइव वैक्सीन) लगना हो
lowCalcium | your calcium is low | कैल्शियम कम हो
lowSugarNow | your sugar is low now | अभी शुगर कम हो
migraineAura | you have migraine with flashes or numbness | चमक या सुन्नपन वाला माइग्रेन हो
milkAllergy | you are allergic to milk | दूध से एलर्जी हो
mouthInfectionNow | the mouth has an infection, such as thrush or herpes | मुँह में संक्रमण हो, जैसे फंगस या हर्पीज़
muchCalcium | your calcium is high | कैल्शियम ज़्यादा हो
muchIron | your body has too much iron | शरीर में आयरन ज़्यादा हो
muchMucus | you cough up much mucus | खाँसी में बहुत बलगम आता हो
muchVitaminD | you already take much vitamin D | पहले से ज़्यादा विटामिन D लेते हों
newborn | it is for a newborn | नवजात के लिए हो
noGalactose | you must have a diet without galactose | गैलेक्टोज़ के बिना खाना लेना पड़ता हो
noUrineNow | you pass no urine | पेशाब न बन रहा हो
nonSmoker | you do not use tobacco | तंबाकू न लेते हों
painkillerAsthma | aspirin or a painkiller has given you asthma, hives or swelling | ऐस्पिरिन या दर्द की दवा से दमा, पित्ती या सूजन हुई हो
pancreatitis | you have or had an inflamed pancreas | अग्न्याशय में सूजन हो या हुई हो
parkinsonNow | you have Parkinson's disease | पार्किंसन हो
penicillinAllergy | you are allergic to penicillin or a like antibiotic | पेनिसिलिन या ऐसी ऐंटीबायोटिक से एलर्जी हो
porkAllergy | you are allergic to pork, or do not take what is made of it | सूअर से बनी चीज़ों से एलर्जी हो या आप उन्हें न लेते हों
porphyria | you have porphyria | पोरफ़ाइरिया हो
pregnancyPossible | you are pregnant, or could become so without safe prevention | गर्भवती हों, या बिना पक्के बचाव के हो सकती हों
pregnantNow | you are pregnant or may be | गर्भवती हों या हो सकती हों
retinaDisease | you have a disease of the retina | आँख के परदे (रेटिना) की बीमारी हो
saltLimited | you were told to eat little salt | नमक कम खाने को कहा गया हो
severeLooseBefore | an antibiotic has given you severe loose motions | ऐंटीबायोटिक से पहले बहुत दस्त हुए हों
shellfishAllergy | you are allergic to shellfish | झींगा-केकड़े से एलर्जी हो
shockHeart | a heart valve is very narrow, or you have just had a heart attack | दिल का वाल्व बहुत तंग हो या अभी दिल का दौरा पड़ा हो
skinCancer | you have or had melanoma | मेलानोमा (त्वचा का कैंसर) हो या रहा हो
skinInfectionNow | the skin there is infected | वहाँ की त्वचा में संक्रमण हो
slowPulseNow | your pulse is very slow or a heart block was found | नब्ज़ बहुत धीमी हो या दिल में ब्लॉक हो
smallChild | it is for a child under 15 kg | 15 किलो से कम के बच्चे के लिए हो
smokes35 | you smoke and are over 35 | धूम्रपान करती हों और 35 से ऊपर हों
sulfaAllergy | you are allergic to sulfa medicines | सल्फ़ा दवाओं से एलर्जी हो
swellingBefore | your face or throat has ever swollen from such a tablet | ऐसी गोली से कभी चेहरा या गला सूजा हो
tbNow | you have tuberculosis | टीबी हो
tendonBefore | such an antibiotic has hurt your tendons before | ऐसी ऐंटीबायोटिक से पहले नस (टेंडन) में चोट हुई हो
thyroidCancer | you or your family had medullary thyroid cancer | आपको या परिवार में मेडुलरी थायरॉइड कैंसर रहा हो
thyroidHigh | your thyroid works too much | थायरॉइड ज़्यादा काम करता हो
thyroidNow | you have a thyroid disease, unless your doctor agrees | थायरॉइड की बीमारी हो, जब तक डॉक्टर हाँ न कहें
typeOne | you have type 1 diabetes or too much acid in the blood | टाइप 1 डायबिटीज़ हो या खून में एसिड बढ़ा हो
ulcerNow | you have, or often had, a stomach ulcer or bleeding | पेट में अल्सर या खून बहना हो, या अक्सर हुआ हो
underOne | it is for a child under one | एक साल से छोटे बच्चे के लिए हो
underSix | it is for a child under six | छह साल से छोटे बच्चे के लिए हो
underSixNose | it is for a child under six, unless a doctor says so | छह साल से छोटे बच्चे के लिए हो, जब तक डॉक्टर न कहें
underSixteen | it is for a child under sixteen, unless a doctor says so | 16 साल से छोटे बच्चे के लिए हो, जब तक डॉक्टर न कहें
underTwelve | it is for a child under twelve, unless a doctor says so | 12 साल से छोटे बच्चे के लिए हो, जब तक डॉक्टर न कहें
underTwo | it is for a child under two | दो साल से छोटे बच्चे के लिए हो
underTwoMonths | it is for a baby under two months | दो महीने से छोटे शिशु के लिए हो
unknownBleeding | you have bleeding that nobody has explained | बिना वजह जाने खून आता हो
untreatedInfection | you have an infection that is not treated | कोई संक्रमण हो जिसका इलाज न हुआ हो
urineBlocked | you cannot empty your bladder | पेशाब पूरा न निकलता हो
valveNow | you have a disease of the heart valves | दिल के वाल्व की बीमारी हो
veryLowPressure | your blood pressure is very low | बीपी बहुत कम हो
vomitsAll | everything is vomited, or the ill person is not awake | सब कुछ उलटी हो जाए या मरीज़ होश में न हो
weakDefence | your body's defence is very weak | शरीर की रक्षा-शक्ति बहुत कमज़ोर हो
weakMuscles | you have myasthenia (weak muscles) | मायस्थीनिया (मांसपेशियों की कमज़ोरी) हो
withAce | you take, or took within 36 hours, an ACE inhibitor (such as ramipril) | रामिप्रिल जैसी दवा (ACE) लेते हों या 36 घंटे में ली हो
withAzathioprine | you take azathioprine, unless your specialist agrees | एज़ाथायोप्रिन लेते हों, जब तक विशेषज्ञ हाँ न कहें
withCiprofloxacin | you take ciprofloxacin or fluvoxamine | सिप्रोफ़्लॉक्सासिन या फ़्लूवॉक्सामीन लेते हों
withDepressionTablet | you take certain medicines for depression or pain: show your doctor the list | डिप्रेशन या दर्द की कुछ दवाएँ लेते हों: डॉक्टर को सूची दिखाएँ
withErectionTablet | you use tablets for erections (such as sildenafil) | तनाव की गोलियाँ (जैसे सिल्डेनाफ़िल) लेते हों
withHivMedicine | you take rilpivirine or atazanavir for HIV | HIV की दवा रिल्पिविरिन या अटाज़ानाविर लेते हों
withMaoi | you take an MAOI medicine, or did in the last two weeks | MAOI दवा लेते हों या दो हफ़्ते में ली हो
withNitrate | you use a nitrate for the heart | दिल के लिए नाइट्रेट लेते हों
withSacubitril | you take sacubitril, or did within 36 hours | सैक्यूबिट्रिल लेते हों या 36 घंटे में ली हो
withTetracycline | you take a tetracycline antibiotic, or extra vitamin A | टेट्रासाइक्लिन ऐंटीबायोटिक या अतिरिक्त विटामिन A लेते हों
womanOrChild | you are a woman or a child; pregnant women must not touch broken ones | महिला या बच्चे हों; गर्भवती टूटी दवा को हाथ न लगाए
`;
