/** What some people get, and what needs a doctor at once: id | English | Hindi. */
export const effects = `
backPain | back pain | कमर में दर्द
backPainMild | back pain | कमर में दर्द
badDreams | bad dreams | बुरे सपने
badDreamsMild | vivid dreams | अजीब सपने
badHeadache | a sudden bad headache | अचानक तेज़ सिरदर्द
badTremble | strong trembling | तेज़ काँपना
bellyAche | strong belly pain | पेट में तेज़ दर्द
bitterTaste | a bitter taste | कड़वा स्वाद
blackStool | black stool | काला मल
bleedingLong | bleeding that does not stop | न रुकने वाला खून
bleedingThere | bleeding from the vagina | योनि से खून
blisters | blisters | छाले
blockedNose | a blocked nose | बंद नाक
bloodCough | blood on coughing | खाँसी में खून
bloodStool | blood in the stool | मल में खून
bloodUrine | blood in the urine | पेशाब में खून
bloodVomit | vomiting blood | उलटी में खून
blurShort | blurred sight for a moment | थोड़ी देर धुँधला दिखना
blurredSight | blurred sight | धुँधला दिखना
bonePain | pain in the bones | हड्डियों में दर्द
breastLump | a lump in the breast | छाती में गाँठ
breastPain | tender breasts | छाती में दर्द
breastSwelling | swelling of the breasts | छाती में सूजन
breathless | trouble with breathing | साँस लेने में तकलीफ़
brownTeeth | stained teeth | दाँतों पर दाग़
bruises | bruises | नील पड़ना
bruisesNew | bruises without a reason | बिना वजह नील पड़ना
burningEyes | burning eyes | आँखों में जलन
burningMouth | a burning mouth | मुँह में जलन
burningNose | burning in the nose | नाक में जलन
burningSkin | burning skin | त्वचा में जलन
burningThere | burning at the place | उस जगह जलन
chestPain | chest pain | सीने में दर्द
chestPainStays | chest pain that does not go away | न जाने वाला सीने का दर्द
coldHands | cold hands and feet | ठंडे हाथ-पैर
confusion | confusion | उलझन या बहकी बातें
constipation | constipation | कब्ज़
cough | a cough | खाँसी
cramp | belly cramps | पेट में मरोड़
cramps | muscle cramps | मांसपेशियों में ऐंठन
cross | being irritable | चिड़चिड़ापन
darkStool | dark stools (harmless) | काला मल (आयरन से होता है)
darkThoughts | dark thoughts or wanting to die | मरने के या बहुत बुरे ख़याल
darkUrine | dark urine | गहरे रंग का पेशाब
darkUrineMild | darker urine | थोड़ा गहरा पेशाब
dizzy | dizziness | चक्कर
doubleSight | double vision | दोहरा दिखना
drowsyChild | a child that is limp or hard to wake | बच्चे का ढीला पड़ना या न जागना
dryCoughMild | a dry cough | सूखी खाँसी
dryLips | dry lips | सूखे होंठ
dryMouth | a dry mouth | सूखा मुँह
drySkin | dry skin | सूखी त्वचा
drynessNose | a dry nose | सूखी नाक
earFull | a full feeling in the ear | कान भरा लगना
earPainMore | more pain in the ear | कान का दर्द बढ़ना
eyeColour | a darker eye colour | आँख का रंग गहरा होना
eyePain | pain in the eye | आँख में दर्द
fainting | fainting | बेहोशी
fastBreath | fast deep breathing | तेज़ और गहरी साँस
fastHeartMild | a faster heartbeat | थोड़ी तेज़ धड़कन
fever | fever | बुखार
feverBelly | fever or pain low in the belly | बुखार या पेट के निचले हिस्से में दर्द
feverMild | mild fever | हल्का बुखार
fishTaste | a fishy taste | मछली जैसा स्वाद
fitNow | a fit | दौरा पड़ना
flushing | a hot red face | चेहरा गरम और लाल होना
fullness | fullness | पेट भारी लगना
gas | gas | गैस
gumsSwell | swollen gums | मसूड़ों में सूजन
hairElsewhere | hair in other places | और जगह बाल आना
hairLoss | thinner hair | बाल झड़ना
hardBelly | a hard swollen belly | सख़्त या फूला पेट
hardHearing | hearing less or ringing in the ears | कम सुनाई देना या सीटी बजना
hardSwallowing | pain or trouble with swallowing | निगलने में दर्द या तकलीफ़
headache | headache | सिरदर्द
heartburn | heartburn | सीने में जलन
hiccups | hiccups | हिचकी
hoarse | a hoarse voice | बैठी आवाज़
hotFlush | hot flushes | अचानक गरमी लगना
hungry | hunger | ज़्यादा भूख
itching | itching | खुजली
jawPain | pain in the jaw | जबड़े में दर्द
jointPain | joint pain | जोड़ों में दर्द
lashes | longer lashes | लंबी पलकें
leftPain | pain in the upper left belly | पेट में बाईं ओर ऊपर दर्द
legCramps | leg cramps | पैरों में ऐंठन
legPain | a painful swollen leg | पैर में दर्द और सूजन
lessDesire | less desire for sex | यौन इच्छा कम होना
lessHunger | less hunger | कम भूख
lessSemen | less semen | वीर्य कम आना
lightFlashes | bright spots in the sight | आँखों में चमक
littleUrine | very little urine | बहुत कम पेशाब
longErection | an erection longer than four hours | चार घंटे से ज़्यादा तनाव
looseMotions | loose motions | दस्त
lowMood | low mood | उदासी
lowSugar | low sugar that does not ease | शुगर का गिरना जो ठीक न हो
lowSugarMild | low sugar | शुगर कम होना
metalTaste | a metal taste | धातु जैसा स्वाद
moodChange | changes of mood | मन बदलना
mouthSores | sores in the mouth | मुँह में घाव
mouthThrush | white patches in the mouth | मुँह में सफ़ेद छाले
movements | movements you do not want | बिना चाहे हिलना
musclePain | strong muscle pain or weakness | मांसपेशियों में तेज़ दर्द या कमज़ोरी
musclePainMild | muscle aches | मांसपेशियों में दर्द
nausea | nausea | मतली
nightSweat | night sweats | रात को पसीना
noUrine | no urine coming | पेशाब न आना
nosebleed | heavy nosebleeds | नाक से ज़्यादा खून
nosebleedMild | nosebleeds | नाक से खून
numbMouth | a numb mouth | सुन्न मुँह
orangeUrine | orange urine (harmless) | नारंगी पेशाब (नुक़सान नहीं)
painThere | pain or swelling of the private parts | गुप्त अंगों में दर्द या सूजन
passUrine | passing more urine | ज़्यादा पेशाब
pimplesNew | many new pimples | बहुत-से नए दाने
racingHeart | a racing or uneven heart | बहुत तेज़ या बेढंगी धड़कन
rash | a rash | चकत्ते
redEyes | red eyes | लाल आँखें
redSkin | red skin | लाल त्वचा
restless | restlessness | बेचैनी
restlessHot | strong restlessness with fever | बुखार के साथ तेज़ बेचैनी
ringing | ringing in the ears | कान में सीटी
severeLoose | strong loose motions | बहुत दस्त
shaking | shaking or stiffness | काँपना या अकड़न
sightLoss | loss of sight | नज़र जाना
sleepless | bad sleep | नींद न आना
sleepy | sleepiness | नींद आना
sleepyMorning | sleepiness next morning | अगली सुबह सुस्ती
slowPulse | a very slow pulse | बहुत धीमी नब्ज़
slowPulseMild | a slower pulse | थोड़ी धीमी नब्ज़
sneezing | sneezing | छींक
sorePlace | soreness at the place | उस जगह दर्द
soreThroat | a sore throat | गले में दर्द
spotting | bleeding between periods | बीच में खून के धब्बे
spreadRed | redness or pus that spreads | फैलती लाली या पीप
stiffNeck | a stiff face or neck | चेहरे या गर्दन की अकड़न
stomachPain | stomach pain | पेट दर्द
suddenSleep | falling asleep suddenly | अचानक सो जाना
sunburn | skin that burns in the sun | धूप से जलती त्वचा
sweating | sweating | पसीना
swelling | swelling of legs or face | पैर या चेहरे की सूजन
swollenFace | a swollen face or throat | चेहरे या गले की सूजन
swollenLegs | swollen legs | पैरों की सूजन
swollenLegsMild | slightly swollen ankles | टखनों में हल्की सूजन
tasteLoss | change of taste | स्वाद बदलना
tendonPain | pain of a tendon as at the heel | एड़ी जैसी जगह की नस में दर्द
thighPain | pain in thigh or hip | जाँघ या कूल्हे में दर्द
thinSkin | thinner skin | पतली त्वचा
thinking | slower thinking | सोचने में सुस्ती
thirst | thirst | प्यास
thirstMuch | great thirst | बहुत प्यास
thrush | thrush (itching) | फंगस (खुजली)
tingling | tingling or numbness | झनझनाहट या सुन्नपन
tired | tiredness | थकान
trembling | trembling | काँपना
unsteady | unsteady walking | चाल डगमगाना
urges | urges to gamble or buy or eat | जुए, ख़रीदारी या खाने की बेकाबू इच्छा
veryTired | unusual tiredness with muscle pain | बदन दर्द के साथ बहुत थकान
vomiting | vomiting again and again | बार-बार उलटी
vomitingMild | vomiting | उलटी
wateringMouth | watering mouth | ज़्यादा लार
weak | great weakness | बहुत कमज़ोरी
weakMild | weakness | कमज़ोरी
weakSide | weakness of one side or trouble speaking | एक तरफ़ कमज़ोरी या बोलने में तकलीफ़
weightGain | weight gain | वज़न बढ़ना
weightLoss | weight loss | वज़न घटना
yellowEyes | yellow eyes or skin | पीली आँखें या त्वचा
yellowSight | yellow-green sight | पीला-हरा दिखना
yellowUrine | yellow urine (harmless) | गहरा पीला पेशाब (नुक़सान नहीं)
`;
