/** As words are compared: small, without dots below, one sign for each nasal, Latin digits, no punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u093C\u0300-\u036F]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x09_66))
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}.%+]+/gu, ' ')
    .replace(/(^| )[.+%]+(?= |$)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();

const setOf = (text: string): ReadonlySet<string> => new Set(folded(text).split(' '));

/** What says nothing of what is meant: 'bukhar ki dawa chahiye' is about fever. */
export const fillers = setOf(`
  a an the for of in on at with to and n or my me i is are am was im have has had having get got getting need
  want wants please pls plz buy best good some any which what how much very too really so also from this that
  it its his her our we you u your near nearby nearme medicine medicines med meds tablet tablets tab tabs dose
  brand use take taking give price rate cost online urgent urgently today now asap available ki ka ke k ko kee
  kaa se mein mai mei par pe per hai hain h he ho hu hun hoon hua hui hue raha rahi rahe rha rhi rhe hota hoti
  hote hone hona gaya gayi gaye gya gyi gye gai jata jati jate jaye ja rehta rehti aata aati aate aa ata ati
  mujhe muje mera meri mere hamara hamari apna apni apne uska uski unka unki liye lie liya chahiye chaiye
  chahie chahiy dawa dawai dava davai dawaai dabai dabayi dwai dwa davaiyan dawaiyan goli golian do de dena
  dijiye dijie batao bataiye bataye bata aur ya bhi bahut bahot bohot kuch koi kya kyu kaise kese kaun kon si
  sa wala wali wale vala vali vale bala bali karna karni karne karo kare kar krna karen karu karun krwana jaldi
  abhi aaj kal bhaiya didi ji lag laga lagi lagta lagti lage raat din subah sham papa mummy maa ma mother
  father dad mom husband wife pati patni pitaji mata mataji dadi dada nana nani uncle aunty bhai bahan behen
  kitna kitne kitni kitane aaya aayi आया आई की का के को से में मे है हैं हो हूं हु हुआ हुई हुए रहा रही रहे होता
  होती होते होना गया गई गए जाता जाती जाए जा रहता रहती आता आती आते आ मुझे मेरा मेरी मेरे हमारा अपना अपनी लिए
  चाहिए दवा दवाई दवाएं दवाइयां गोली टैबलेट दो दे देना दीजिए बताओ बताइए बताएं और या भी बहुत कुछ कोई क्या कैसे
  कौन सी सा वाला वाली वाले करना करनी करने करें कर पर पे लग लगा लगी लगता लगती जल्दी अभी आज कल रात दिन सुबह शाम
  पापा मम्मी मां पिता पिताजी माताजी माता दादी दादा नाना नानी पति पत्नी भाई बहन कितना कितने कितनी दाम कीमत er o
  ta ami amar jonno lagbe debe hoy hoyeche hocche korche koto taka osudh oshudh ousadh osud
`);

/** Words of prescriptions, packs and units beside a name: none of them changes the meaning. */
export const packWords = setOf(`
  rx od bd bid tds tid qid qds sos prn stat daily once twice thrice kab leni lena days x strip strips of ip usp film coated fc enteric ec
  mouth dissolving sublingual odt sr lot neb nebuliser nebulizer dpi mdi gargle pediatric paediatric paed kids pouch percent
  milligram milligrams microgram micrograms iu मिग्रा मिली मिलीग्राम माइक्रोग्राम एमसीजी एमएल एमजी ट्यूब पाउच एक तीन चार पांच पत्ता पीने
`);

/** Words for one thing, in both languages and in the forms that people type: a phrase of the list is found by any of them. */
export const families: ReadonlyMap<string, string> = new Map(
  `
  child children kid kids baby infant toddler bacha bachcha bache bacche bachche bachhe bachchon bacchon bachon
  child bacho bachho bachchi bachi bacchi shishu babu munna chele
  child बच्चा बच्चे बच्चों बच्ची शिशु
  newborn navjat navjaat nawjat नवजात
  knee knees ghutna ghutne ghutno ghutnon ghutana ghutane hatu haatu thehuna thehun घुटना घुटने घुटनों
  tooth teeth dant daant dat daat dante daante danto daanton dadh daadh दांत दांतों दाढ़
  gum gums masuda masude masudo masudon masura masure मसूड़ा मसूड़े मसूड़ों
  pain pains dard darad drd dukhna dukh dukhta dukhat dukha ache aching hurts hurting betha byatha batha bethaa
  pain peeda pida दर्द दुखना दुखता दुख पीड़ा
  fever bukhar bukhaar bokhar bukar jwar jwor temperature बुखार ज्वर
  stomach pet paet pete tummy belly abdomen abdominal पेट
  head sir sar seer matha maatha mathe mathay mathai mathar सिर सर माथा
  chest seena seene sine sina chhati chhaati chati chhatee buk buke सीना सीने छाती
  ear ears kaan kan kaane कान कानों
  eye eyes aankh aankhe aankhon ankh ankho ankhon aankho chokh chokhe आंख आंखों आंखें
  nose naak nak nake nasal नाक
  throat gala gale gola golay गला गले
  back kamar kamr peeth pith komor kamaria कमर पीठ
  leg legs foot feet pair pairo pairon paanv pao पैर पैरों पांव
  hand hands haath hath hatho haathon arm arms हाथ हाथों
  skin chamdi twacha chamda त्वचा स्किन चमड़ी
  face chehra chehre chehara चेहरा चेहरे
  mouth muh munh mukh mooh मुंह
  lip lips honth hoth hont होंठ
  bone bones haddi hadi haddiyan हड्डी हड्डियां
  hair hairs baal bal baalo balo baalon balon chul बाल बालों
  blood khoon khun khoonn rokto rakt खून रक्त ब्लड
  urine peshab pesab peshaab pishab peshap urin prosrab पेशाब यूरिन मूत्र
  stool potty latrine latrin tatti mal paikhana poop मल टट्टी पॉटी लैट्रिन शौच
  breath breathe breathing saans sans saas sas shwas shash nishwas सांस श्वास
  heart dil hart hridaya hriday दिल हार्ट हृदय
  kidney kidny gurda gurde किडनी गुर्दा गुर्दे
  liver livr lever jigar लिवर लीवर जिगर
  body sharir shareer badan deh dehe dehi शरीर बॉडी बदन
  sugar shugar suger sugr chini diabetes diabetic daibetes शुगर मधुमेह डायबिटीज
  bp pressure presar preshar बीपी प्रेशर
  thyroid thairod thairoid thyriod thairaid थायराइड थायरॉइड
  women woman female lady ladies aurat aurato auraton mahila stri महिला महिलाओं औरत औरतों स्त्री लेडी
  pregnancy pregnant pregnent pregnency pragnancy pragnant pregnet preganant garbh garbhvati garbhavati
  pregnancy garbhwati garbhawati गर्भ गर्भवती गर्भावस्था प्रेगनेंसी प्रेगनेंट प्रेग्नेंसी प्रेग्नेंट
  period periods mahwari mahavari masik mc menses menstrual menstruation पीरियड पीरियड्स माहवारी मासिक
  itch itching itchy khujli khujali khujlee khaaj khaj chulkani chulkana kharish खुजली खाज खुजलाहट
  burning jalan jalana jala irritation जलन
  swelling swollen swell sujan soojan suj phula phola sweling swolen सूजन सूज सूजना
  cough khansi khasi khaansi khanshi kasi kashi kaashi koff kaf खांसी
  cold sardi jukam zukam sordi shordi sardee सर्दी जुकाम
  shoulder shoulders kandha kandhe sholdar कंधा कंधे कंधों
  neck gardan gardhan गर्दन
  elbow kohni कोहनी
  finger fingers ungli ungliyan उंगली उंगलियां
  nail nails nakhun naakhun nakhoon नाखून नाखूनों
  tongue jeebh jibh jeeb जीभ
  ankle ankles takhna takhne टखना टखने
  heel heels edi ediyan एड़ी एड़ियां
  stiff stiffness jam jaam akad akdan jakdan जाम अकड़न जकड़न
  pus mawad mavad peep मवाद
  dry dryness sukhapan sukhna sukhi sookhi sukha sukhi shukno सूखी सूखा
  phlegm mucus sputum balgam balgum बलगम कफ
  vomit vomits vomiting vomitting ulti ultiyan ulti bomi bami puke throwing nausea उल्टी उल्टियां
  dizzy dizziness giddiness chakkar chakar ghurche ghurchhe ghurte ghumna चक्कर
  gas gass gaas गैस
  weak weakness kamjor kamjori kamzor kamzori कमजोर कमजोरी
  sweat sweating paseena pasina ghaam gham पसीना
  infection infekshan sankraman इन्फेक्शन संक्रमण
  wound wounds ghav ghaav ghaw ghau zakhm jakhm घाव जख्म
  dressing bandage patti patii malhampatti मरहमपट्टी पट्टी ड्रेसिंग
  worm worms kide keede kida keeda kira kiraa krimi krimee कीड़े कीड़ा कृमि
  test tests tst janch jaanch jaach jach janche jaanchen check checkup chekup chek screening जांच जांचें टेस्ट
  test चेकअप
  profile panel
  doctor doctors docter doctr doktor doctar daktar daktor dr docs specialist specialists physician consultant
  doctor vaidya डॉक्टर डाक्टर
  nurse nurses nars sister नर्स
  home ghar ghare house घर
  machine machin masheen mashin meter monitor device मशीन यंत्र
  measure measuring napna naapna naapne napne nap naap नापने नापना
  operation surgery oparation operated आपरेशन ऑपरेशन सर्जरी
  tube nali pipe नली
  change changing badalna badalni badalwana badalwani badlna badlwana badlwani बदलना बदलनी बदलवाना बदलवानी
  remove removal nikalna nikalwana nikalwani katwana hatana निकालना निकलवाना
  attendant attendent attendants caretaker caregiver ayah अटेंडेंट
  care dekhbhal dekhrekh sewa seva देखभाल सेवा
  elderly senior seniors old aged buzurg bujurg budhe budhi boodhe parents बुजुर्ग बुजुर्गों बूढ़े वरिष्ठ
  full whole complete poora poori poore pura puri pure sampurna पूरा पूरी पूरे फुल
  no not nahi nahin nhi nai na dont cant doesnt नहीं न ना
  increase increased badhna badhana badhane badhta badha barhna badh बढ़ना बढ़ाना बढ़ाने बढ़ा
  reduce decrease ghatana ghatane ghatna घटाना घटाने
  weight wajan vajan wazan vazan वजन
  sleep sleeping neend nind ghum नींद
  lack deficiency kami kmi कमी
  stop stopping rokna rokne band rok बंद रोकना रोकने
  red lal laal lalpan लाल
  white safed safaid सफेद
  water pani paani jol पानी
  discharge srav leak leaking
  oil tel taila तेल
  powder pawdar paudar pouder पाउडर
  shampoo shampo shempoo शैम्पू शैंपू
  cream creme crem krim kreem malam malham marham molom ointment oint क्रीम मलहम मरहम
  syrup sirap syrap sirup syp सिरप
  soap sabun saabun साबुन
  wash wosh
  injection injections inj sui soi इंजेक्शन सुई
  drop drops drps ड्रॉप ड्रॉप्स
  dandruff dandrf dandraf rusi roosi russi fiyas रूसी
  pimple pimples pimpal muhase muhasa muhanse keel फुंसी मुंहासे मुंहासा
  spot spots daag dag dhabbe dhabba nishan marks दाग धब्बे
  fall falls falling jhadna jhadne jharna jhad jhar girna gir girte झड़ना झड़ रहे
  diaper diapers dipar dipers daiper nappy nappies langot डायपर
  rash rashes rases chakatte चकत्ते
  sex sexual sambhog सेक्स
  bite bites bitten kata kaat kaata kat काटा काट
  dog kutta kutte kukur कुत्ता कुत्ते
  snake saanp sanp saap sap sarp सांप
  rat chuha chuhe choohe chooha चूहा चूहे
  poison zahar jahar zeher jeher jehar zehar bish विष जहर
  swallow swallowed nigal nigla nigli niglna निगल
  suicide aatmahatya atmahatya khudkushi khudkusi आत्महत्या खुदकुशी
  die died mar marna maut मरना मर
  milk dudh doodh दूध
  live living jeena jina jeene जीना जिंदा
  chocolate choclate
`
    .trim()
    .split('\n')
    .map((line) => folded(line).split(' '))
    .flatMap((words) => words.map((word) => [word, words[0]!] as const)),
);

/** Of a child, where no word for one is said. */
const childWords = setOf('child newborn beta beti bitiya son daughter बेटा बेटी pediatric paediatric');
/** 'beta' is a hormone and a group of medicines, too. */
const notChild = setOf('hcg blocker');
const AGE =
  /(?:^| )(\d{1,2}) ?(saal|sal|year|years|yr|yrs|yo|month|months|mahine|mahina|mahiney|साल|वर्ष|महीने|माह)(?: |$)/u;
const MONTHS = /^(?:month|mahin|मही|माह)/u;
/** An age stands before what is said of a person: '2 saal ke', '3 year old'; not 'khansi 2 month se'. */
const OF_A_PERSON = /^(?:ke|ki|ka|old|के|की|का|wale|wali)(?: |$)/u;
const GROWN = 13;

/** Whether the words are about a child: `baby` below two years. */
export function ageOf(text: string): 'baby' | 'child' | undefined {
  const words = text.split(' '),
    named = words.map((word) => families.get(word) ?? word);
  if (words.some((word) => notChild.has(word)) || named.includes('pregnancy')) return undefined;
  const age = AGE.exec(text),
    inMonths = age !== null && MONTHS.test(age[2]!),
    rest = age ? text.slice(age.index + age[0].length) : '',
    isChild = named.some((word) => childWords.has(word));
  if (age && (isChild || (OF_A_PERSON.test(rest) && Number(age[1]) < GROWN)))
    return inMonths || Number(age[1]) < 2 ? 'baby' : 'child';
  if (named.includes('newborn')) return 'baby';
  return isChild ? 'child' : undefined;
}
