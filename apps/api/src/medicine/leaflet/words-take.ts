/** How to take or use it, a sentence each: id | English | Hindi. `~` before an id: only for what is swallowed. */
export const takes = `
~afterFood | After food. | खाने के बाद।
~afterMeals | After meals, or when it burns. | खाने के बाद, या जलन होने पर।
againIfVomited | If you vomit within an hour, ask your doctor about taking it again. | एक घंटे के अंदर उलटी हो जाए तो दोबारा लेने के बारे में डॉक्टर से पूछें।
asLongAsTold | Use it for as long as you were told. | जितने दिन बताए गए हों, उतने दिन लें।
asOften | As often as your eyes feel dry, as the label says. | आँखें सूखी लगें तो, लेबल के अनुसार।
asOftenSkin | As often as the skin feels dry. | त्वचा जितनी बार सूखी लगे।
asWritten | Only in the amount that was written for you. | सिर्फ़ उतनी, जितनी आपके लिए लिखी गई है।
asWrittenGap | Keep to the hours that were written: the long gap at night has a reason. | लिखे हुए समय पर ही लें: रात के लंबे अंतर की वजह है।
atFirstSign | At the first sign of a migraine. | माइग्रेन शुरू होते ही।
atNight | At night. | रात को।
atNightThin | A thin layer at night. | रात को पतली परत।
~awayProtein | Best half an hour before a meal. | खाने से आधा घंटा पहले सबसे अच्छी।
awayTooth | Wait half an hour after brushing your teeth. | दाँत माँजने के आधे घंटे बाद।
~bedtime | At bedtime. | सोते समय।
~beforeBed | Half an hour before bed. | सोने से आधा घंटा पहले।
~beforeBreakfast | Swallow it whole, half an hour before a meal, best in the morning. | साबुत निगलें, खाने से आधा घंटा पहले, सुबह सबसे अच्छा।
~beforeFood | A quarter to half an hour before food. | खाने से 15 से 30 मिनट पहले।
~beforeMealNoMeal | Just before a meal. No meal, no tablet. | खाने से ठीक पहले। खाना नहीं, तो गोली भी नहीं।
beforeTravel | Half an hour before travelling. | सफ़र से आधा घंटा पहले।
~betweenMeals | Between meals. | दो खानों के बीच।
bleaches | It bleaches hair, towels and clothes. | यह बाल, तौलिए और कपड़ों का रंग उड़ा देती है।
bloodTests | Blood tests belong to it: keep the appointments. | इसके साथ खून की जाँच ज़रूरी है: समय पर कराएँ।
bloodTestsMust | Never without its regular blood tests. | बिना नियमित खून की जाँच के कभी नहीं।
~boneMorning | Upright, with a full glass of plain water, before breakfast; stay upright for half an hour and longer if told so. | नाश्ते से पहले, बैठकर या खड़े होकर, एक पूरे गिलास सादे पानी से; आधा घंटा, या जितना कहा जाए, लेटें नहीं।
breastCheck | Have your breasts checked as your doctor advises. | डॉक्टर के कहे अनुसार स्तन की जाँच कराएँ।
brushTeeth | Brush and clean your teeth well. | दाँत अच्छी तरह साफ़ रखें।
brushTwice | Brush with it, morning and night, and spit it out. | सुबह और रात इससे दाँत माँजें और थूक दें।
carryWithYou | Carry it with you. | इसे हमेशा साथ रखें।
changePlace | Change the place of the injection each time. | हर बार इंजेक्शन की जगह बदलें।
childrenIron | Too much is dangerous for children. | ज़्यादा मात्रा बच्चों के लिए ख़तरनाक है।
cleanFirst | Clean and dry the place first. | पहले जगह को साफ़ करके सुखा लें।
cleanThere | Keep the private parts clean and dry. | गुप्त अंग साफ़ और सूखे रखें।
countPuffs | If you need it more often than before, see your doctor soon. | पहले से ज़्यादा बार लेनी पड़े तो जल्दी डॉक्टर को दिखाएँ।
dabMouth | Dab a little on the sore place with a clean finger. | साफ़ उँगली से दुखती जगह पर थोड़ी-सी लगाएँ।
daysToWork | It takes some days to work. | असर होने में कुछ दिन लगते हैं।
deepWounds | Large, deep or dirty wounds, and bites, need a doctor. | बड़े, गहरे या गंदे घाव और जानवर के काटने पर डॉक्टर को दिखाएँ।
drinkVial | Shake it and drink it as it is, or in a little water. | हिलाकर ऐसे ही या थोड़े पानी में पिएँ।
driveCare | Do not drive until you know how you feel. | जब तक असर न जान लें, गाड़ी न चलाएँ।
drySkinCare | Thinly on clean, dry skin, not near eyes and mouth. | साफ़, सूखी त्वचा पर पतली परत; आँख और मुँह से दूर।
early | Begin as early as you can. | जितनी जल्दी हो सके शुरू करें।
~emptyStomach | On an empty stomach. | ख़ाली पेट।
evening | In the evening. | शाम को।
everyDayEyes | Every day, for as long as your doctor says: you do not feel the pressure. | रोज़, जब तक डॉक्टर कहें: आँख का दबाव महसूस नहीं होता।
everyEvening | At the same hour, for as long as your doctor says: you do not feel the pressure. | एक ही समय पर, जब तक डॉक्टर कहें: आँख का दबाव महसूस नहीं होता।
exactDays | On exactly the days that were written. | ठीक लिखे हुए दिनों पर।
exactDose | Exactly as much as was written: a little more can harm. | ठीक उतनी ही, जितनी लिखी है: थोड़ी ज़्यादा भी नुक़सान करती है।
eyePressure | Your doctor may measure the pressure of the eye. | डॉक्टर आँख का दबाव नाप सकते हैं।
eyeTests | Have your eyes tested as your doctor advises. | डॉक्टर के कहे अनुसार आँखों की जाँच कराएँ।
feedOn | Go on with food and breast milk. | खाना और माँ का दूध जारी रखें।
fewDays | If it is not better in a few days, see a doctor. | कुछ दिन में आराम न हो तो डॉक्टर को दिखाएँ।
fibre | Eat fibre and drink water. | रेशेदार खाना खाएँ और पानी पिएँ।
finishCourse | Finish all the days that were written, even when you feel better. | आराम मिलने पर भी लिखे हुए सब दिन पूरे करें।
firstAtBedtime | Take the first one at bedtime: you may feel faint. | पहली गोली सोते समय लें: चक्कर आ सकता है।
~firstBite | With the first bite of the meal. | खाने के पहले कौर के साथ।
fiveDays | No longer than five days, or the nose becomes blocked again. | पाँच दिन से ज़्यादा नहीं, वरना नाक फिर बंद हो जाती है।
~fosfomycinGlass | Stir it into a glass of water and drink at once, at bedtime, after passing urine. | एक गिलास पानी में घोलकर तुरंत पिएँ, सोते समय, पेशाब करने के बाद।
~fullGlass | With a full glass of water. | एक पूरे गिलास पानी के साथ।
~gapAntibiotic | Leave two hours between it and an antibiotic. | ऐंटीबायोटिक और इसके बीच दो घंटे रखें।
~gapTwo | Leave two hours between it and other medicines. | दूसरी दवाओं और इसके बीच दो घंटे रखें।
goodFood | Light food and walking belong to it. | हल्का खाना और टहलना भी ज़रूरी है।
helper | Someone should help with taking it. | इसे लेने में कोई मदद करे।
ifForgotten | Forgot one? Read the leaflet in the pack, or ask us. | एक गोली भूल जाएँ तो पैक का पर्चा पढ़ें या हमसे पूछें।
~inWaterGlass | Measure it, stir it into a glass of water and drink it. | नापकर एक गिलास पानी में घोलें और पिएँ।
infectionWatch | Before each one, tell about any fever or infection. | हर बार पहले बताएँ कि बुखार या संक्रमण तो नहीं।
keepDry | Keep the place dry. | उस जगह को सूखा रखें।
knowLowSugar | Know the signs of low sugar (shaking, sweating, hunger) and carry something sweet. | शुगर कम होने के लक्षण (काँपना, पसीना, भूख) जानें और मीठा साथ रखें।
lessSun | Protect your skin from strong sun. | त्वचा को तेज़ धूप से बचाएँ।
lessTea | Drink less tea and coffee. | चाय-कॉफ़ी कम पिएँ।
meltSlow | Let it melt slowly in the mouth. | मुँह में धीरे-धीरे घुलने दें।
minoxidilScalp | On a dry scalp only, and wash your hands afterwards. | सिर्फ़ सूखे सिर पर लगाएँ, फिर हाथ धोएँ।
monthsToWork | It takes some months to work. | असर होने में कुछ महीने लगते हैं।
morning | In the morning. | सुबह।
~morningFood | In the morning, after food. | सुबह, खाने के बाद।
~neverChewed | Swallow it whole, never crushed or chewed. | साबुत निगलें, तोड़ें या चबाएँ नहीं।
neverLate | Do not miss the date of the next injection. | अगले इंजेक्शन की तारीख़ न चूकें।
neverMiss | Never miss a dose, and never stop on your own: fits may come back. | कोई ख़ुराक न छोड़ें और अपने आप बंद न करें: दौरे लौट सकते हैं।
neverStopDoctor | Do not stop it on your own. | अपने आप बंद न करें।
neverStopSuddenly | Do not stop it suddenly: your doctor says how. | अचानक बंद न करें: कैसे, यह डॉक्टर बताएँगे।
noAgedFood | No aged cheese, red wine or yeast extract. | पुराना चीज़, रेड वाइन और यीस्ट की चीज़ें न लें।
noAlcohol | No alcohol with it. | इसके साथ शराब न लें।
noDonate | Do not give blood while you use it. | इसे लेते हुए रक्तदान न करें।
noDrive | It can make you sleepy: do not drive. | नींद आ सकती है: गाड़ी न चलाएँ।
noErectionTablet | Never together with tablets for erections. | तनाव (इरेक्शन) की गोलियों के साथ कभी नहीं।
noFlame | Keep away from flames: creams make cloth burn faster. | आग से दूर रहें: क्रीम लगे कपड़े जल्दी आग पकड़ते हैं।
noHeat | No tight bandage and no heat over it. | ऊपर कसी पट्टी या सिंकाई न करें।
noInfectionShield | It does not protect against infections. | यह संक्रमण से नहीं बचाती।
noLenses | Take contact lenses out first. | पहले कॉन्टैक्ट लेंस निकाल लें।
~noPotassium | No salt substitutes with potassium. | पोटैशियम वाला नमक न लें।
noSmoking | Do not smoke while you use it. | इसके साथ धूम्रपान न करें।
noTouchPregnant | A pregnant woman should not touch the tablets. | गर्भवती महिला गोलियों को हाथ न लगाए।
notAtBedtime | Not just before bed. | सोने से ठीक पहले नहीं।
notBedtime | Not late in the day: it keeps you awake. | दिन ढलने पर नहीं: नींद उड़ सकती है।
notDaily | Not every day: ask your doctor if you need it more than twice a week. | रोज़ नहीं: हफ़्ते में दो से ज़्यादा बार लगे तो डॉक्टर से पूछें।
notEarsEyes | Keep it out of eyes and ears. | आँख और कान में न जाने दें।
notFace | Not on the face unless your doctor says so. | डॉक्टर के कहे बिना चेहरे पर नहीं।
notForAttack | Keep your fast reliever at hand for an attack. | दौरे के लिए जल्दी आराम देने वाला इनहेलर पास रखें।
notHot | Not with hot drinks. | गरम चीज़ के साथ नहीं।
notInEyes | Keep it out of the eyes. | आँखों में न जाने दें।
notInfected | Not on infected skin. | संक्रमित त्वचा पर नहीं।
notMeal | Beside meals, not instead of them. | खाने के साथ, खाने की जगह नहीं।
notMore | No more than the label says: more does not help more. | लेबल से ज़्यादा नहीं: ज़्यादा लेने से ज़्यादा फ़ायदा नहीं।
~notWithJuice | Not with fruit juice. | फलों के रस के साथ नहीं।
~notWithMilk | Not together with milk, antacids or iron. | दूध, ऐंटासिड या आयरन के साथ नहीं।
~notWithTea | Not with tea, coffee or milk. | चाय, कॉफ़ी या दूध के साथ नहीं।
onceADay | Before it is needed, at most once a day. | ज़रूरत से पहले, दिन में एक बार से ज़्यादा नहीं।
oneParacetamol | Not with another medicine that holds paracetamol: many cold remedies do. | पैरासिटामोल वाली दूसरी दवा के साथ नहीं: सर्दी की कई दवाओं में यह होती है।
onlySpecialist | Only under a specialist, exactly as written. | सिर्फ़ विशेषज्ञ की देखरेख में, ठीक लिखे अनुसार।
~orsLitre | Make it as its label says, mostly the whole sachet in one litre of clean drinking water. | लेबल के अनुसार बनाएँ, ज़्यादातर पूरा पैकेट एक लीटर साफ़ पीने के पानी में।
orsToo | Drink ORS as well. | साथ में ORS भी पिएँ।
outsideOnly | For outside use only, not in the eyes. | सिर्फ़ बाहर लगाने के लिए, आँखों में नहीं।
~potassiumWater | Measure it and drink it in plenty of water, slowly. | नापकर ख़ूब पानी में मिलाएँ और धीरे-धीरे पिएँ।
pressCorner | Press the inner corner of the eye for a minute afterwards. | डालने के बाद एक मिनट आँख का भीतरी कोना दबाएँ।
pressureCheck | Have your blood pressure checked. | बीपी की जाँच कराते रहें।
regularAsTold | Regularly, as you were shown. | नियमित, जैसे आपको दिखाया गया।
regularDaily | At the same time every day, even when you feel well. | रोज़ एक ही समय पर, ठीक महसूस होने पर भी।
regularTests | Keep the appointments for tests. | जाँच समय पर कराते रहें।
rinseMouth | Rinse your mouth with water afterwards and spit it out. | बाद में पानी से कुल्ला करके थूक दें।
rinseOrDab | Mouthwash: rinse and spit it out. Gel: dab on the sore place. | माउथवॉश: कुल्ला करके थूक दें। जेल: दुखती जगह पर लगाएँ।
rinseSpit | Rinse for half a minute and spit it out; never swallow it. | आधा मिनट कुल्ला करके थूक दें; निगलें नहीं।
rinseWell | Rinse it out well. | अच्छी तरह धो लें।
sameBrand | Stay with the same brand, and change the dose only with your doctor. | ब्रांड न बदलें, और ख़ुराक सिर्फ़ डॉक्टर से बदलवाएँ।
sameFood | Eat about as much green vegetable each week. | हर हफ़्ते हरी सब्ज़ी लगभग बराबर खाएँ।
sameSalt | Do not change how much salt you eat. | नमक की मात्रा न बदलें।
sameTime | At the same hours every day. | रोज़ एक ही समय पर।
scabiesNight | Use it as the label of this kind says: a cream stays on overnight, a lotion or soap is rinsed off sooner. | लेबल के अनुसार लगाएँ: क्रीम रात भर रहती है, लोशन या साबुन पहले धो लें।
selfInject | Injected under the skin, as you were shown; a new needle each time. | त्वचा के नीचे लगाएँ, जैसे दिखाया गया; हर बार नई सुई।
selfInjectOrNurse | Injected as you were shown, or by a nurse. | जैसे दिखाया गया वैसे लगाएँ, या नर्स से लगवाएँ।
~semaglutideMorning | On an empty stomach with a sip of water, and wait half an hour before you eat, drink or take other medicines. | ख़ाली पेट एक घूँट पानी से; खाने, पीने या दूसरी दवा से पहले आधा घंटा रुकें।
shortTime | For as short a time as possible. | जितने कम दिन हो सके।
slowSteps | The dose is raised slowly: do not hurry it. | ख़ुराक धीरे-धीरे बढ़ती है: जल्दी न करें।
slowlyLess | Use less of it week by week, as the label says. | हफ़्ते-दर-हफ़्ते कम करें, लेबल के अनुसार।
smallMeals | Small meals help against nausea. | थोड़ा-थोड़ा खाने से मतली कम होती है।
smallPart | Try it on a small place first. | पहले थोड़ी-सी जगह पर लगाकर देखें।
smallRim | A small amount at the rim of the back passage. | मलद्वार के किनारे पर थोड़ी-सी लगाएँ।
smallSips | Sip it often; use it within a day. | बार-बार घूँट-घूँट पिएँ; एक दिन के अंदर ख़त्म करें।
standSlowly | Stand up slowly: you may feel dizzy. | धीरे-धीरे उठें: चक्कर आ सकता है।
~stayUpright | With a full glass of water, and do not lie down for half an hour. | एक पूरे गिलास पानी से; आधा घंटा लेटें नहीं।
steamBowl | Cut one open into hot water and breathe the steam. Never swallow it, and never leave a child alone with hot water. | एक कैप्सूल काटकर गरम पानी में डालें और भाप लें। निगलें नहीं; बच्चे को गरम पानी के पास अकेला न छोड़ें।
~stirDrinkAtOnce | Stir it into a full glass of water and drink it at once. | एक पूरे गिलास पानी में घोलकर तुरंत पिएँ।
stopWhenIll | Vomiting, or cannot eat? Ask your doctor whether to pause it. | उलटी हो या खा न सकें तो डॉक्टर से पूछें कि इसे रोकना है या नहीं।
sugarFromGlucose | In low sugar take glucose: plain sugar works too slowly. | शुगर कम हो तो ग्लूकोज़ लें: साधारण चीनी देर से असर करती है।
sugarTests | Check your sugar as advised. | बताए अनुसार शुगर जाँचते रहें।
tellBeforeOperation | Tell every doctor and dentist that you take it. | हर डॉक्टर और दाँत के डॉक्टर को बताएँ कि आप यह लेते हैं।
tellDentist | Tell your dentist that you take it. | दाँत के डॉक्टर को बताएँ कि आप यह लेते हैं।
tellEveryDoctor | Tell every doctor that you take it. | हर डॉक्टर को बताएँ कि आप यह लेते हैं।
thinNoCover | A thin layer, and no bandage over it. | पतली परत, ऊपर पट्टी नहीं।
~thyroidMorning | Every morning on an empty stomach, with water, half an hour before breakfast. | रोज़ सुबह ख़ाली पेट, पानी से, नाश्ते से आधा घंटा पहले।
twoWeeksMore | Go on for two weeks after the skin looks well. | त्वचा ठीक दिखने के बाद भी दो हफ़्ते लगाएँ।
unbrokenSkin | On unbroken skin only, away from eyes and mouth. | सिर्फ़ साबुत त्वचा पर, आँख और मुँह से दूर।
washClothes | Wash clothes and bedding hot on the same day. | उसी दिन कपड़े और बिस्तर गरम पानी से धोएँ।
washHands | Wash your hands afterwards. | बाद में हाथ धोएँ।
washHandsNails | Wash hands, and keep nails short. | हाथ धोएँ और नाख़ून छोटे रखें।
~water | Drink plenty of water, unless you were told to drink less. | ख़ूब पानी पिएँ, जब तक कम पीने को न कहा गया हो।
weeksToWork | It takes some weeks to work. | असर होने में कुछ हफ़्ते लगते हैं।
wholeHome | Everyone at home is treated on the same day. | घर के सब लोगों का इलाज एक ही दिन करें।
~withFattyFood | With food or milk. | खाने या दूध के साथ।
~withFood | With or after food. | खाने के साथ या बाद।
~withFoodAntibiotic | Best at the start of a meal. | खाना शुरू करते समय सबसे अच्छी।
~withMeal | With meals. | खाने के साथ।
~withMealWhole | With each meal; swallow it whole with water. | हर खाने के साथ; पानी से साबुत निगलें।
`;
