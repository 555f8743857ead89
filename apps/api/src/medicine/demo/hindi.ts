/** The best known brands as they are said. */
const brands = read(`
Febrisol फ़ेब्रिसोल; Tinyfeva टाइनीफ़ेवा; Hedcalma हेडकामा; Bodyeasa बॉडीईज़ा; Acedolin एसीडोलिन; Movigelo मूवीजेलो; Balmora बामोरा; Jointeva जॉइंटीवा;
Pantavida पैंटाविडा; Coolgela कूलजेला; Algivera एल्जीवेरा; Fizzcool फ़िज़कूल; Bellicalm बेलीकाम; Yatravom यात्रावॉम; Lactosoft लैक्टोसॉफ़्ट; Isabhusk इसबहस्क;
Rehydrina रीहाइड्रीना; Zincovera ज़िंकोवेरा; Florabina फ़्लोराबीना; Amoxidura एमॉक्सीड्यूरा; Azithrova एज़िथ्रोवा; Uricool यूरीकूल; Sneezenda स्नीज़ेंडा;
Fexodaya फ़ेक्सोदया; Montaleeva मोंटालीवा; Coldeasa कोल्डईज़ा; Kofrelief कॉफ़रिलीफ़; Tussacalm टसाकाम; Galasooth गलासूद; Vaporeva वेपोरीवा; Nasabreez नेज़ाब्रीज़;
Salinova सैलिनोवा; Breezora ब्रीज़ोरा; Amlovida एम्लोविडा; Telmaveda टेल्मावेदा; Metavida मेटाविडा; Lipavera लिपावेरा; Ecorisa इकोरिसा; Gluvida ग्लूविडा;
Glimora ग्लिमोरा; Glargida ग्लार्जिडा; Thyrisha थाइरिशा; Nervoveda नर्वोवेदा; Calcivida कैल्सीविडा; Sunavita सनाविटा; Citraveda सिट्रावेदा; Bevitana बीविटाना;
Ferroveda फ़ेरोवेदा; Immunaveda इम्यूनावेदा; Omegadhara ओमेगाधारा; Shaktiprot शक्तिप्रोट; Tearomi टियरोमी; Waxoluma वैक्सोलूमा; Dermaheal डर्माहील; Scalpira स्कैल्पिरा;
Kalamira कैलामिरा; Moistora मॉइस्टोरा; Tressora ट्रेसोरा; Iodoguard आयोडोगार्ड; Quiksept क्विकसेप्ट; Rinsadent रिंसाडेंट; Gumsooth गमसूद; Pilosootha पाइलोसूदा; Quitova क्विटोवा
`);
/** Endings of built brands whose sound is not how they are spelled. */
const endings = read(`
calm काम; move मूव; joy जॉय; cool कूल; settle सेटल; smooth स्मूद; lyte लाइट; zole ज़ोल; clear क्लियर; shield शील्ड; cold कोल्ड; cough कफ़; breez ब्रीज़; pulse पल्स;
rise राइज़; mind माइंड; sere सेरे; dream ड्रीम; zure ज़्यूर; bril ब्रिल; bone बोन; strong स्ट्रॉन्ग; tear टियर; moist मॉइस्ट; lube ल्यूब; hear हियर; heal हील; mite माइट; glow ग्लो;
hair हेयर; guard गार्ड; sooth सूद; quit क्विट; free फ़्री; cycle साइकल; flow फ़्लो; mood मूड; joint जॉइंट; stead स्टेड; giddi गिडी; steam स्टीम; rich रिच; lift लिफ़्ट; man मैन; cal कैल;
fem फ़ेम; nerv नर्व; derm डर्म; card कार्ड; grain ग्रेन; gast गैस्ट; bact बैक्ट; fung फ़ंग; cand कैंड; vit विट; nutri न्यूट्री; vital वाइटल; cort कॉर्ट; pred प्रेड; gout गाउट; stine स्टिन; neur न्यूर; glau ग्लॉ; relax रिलैक्स; lax लैक्स; flex फ़्लेक्स; relief रिलीफ़
`);
/** What a presentation is called. */
const words = read(`
Syrup सिरप; Suspension सस्पेंशन; Dry ड्राई; Solution सॉल्यूशन; Drops ड्रॉप्स; Eye आई; Ear इयर; Nasal नेज़ल; Cream क्रीम; Gel जेल; Ointment मरहम; Lotion लोशन;
Injection इंजेक्शन; Infusion इन्फ़्यूज़न; Pen पेन; Inhaler इनहेलर; Inhalation इनहेलेशन; Caps कैप्स; Respules रेस्प्यूल्स; Powder पाउडर; Sachet सैशे; Dusting डस्टिंग;
Spray स्प्रे; Mouthwash माउथवॉश; Liquid लिक्विड; Shampoo शैम्पू; Soap साबुन; Suppositories सपोज़िटरी; Inhalant इनहेलेंट; Capsules कैप्सूल; Capsule कैप्सूल; Lozenges लॉज़ेंज;
Gum गम; Patch पैच; Vaginal वैजाइनल; Tablets टैबलेट; tablets टैबलेट; Chewable च्यूएबल; Effervescent एफ़रवेसेंट; capsule कैप्सूल; vial वायल; syringe सिरिंज
`);
function read(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .trim()
      .split(/;\s*|\n/)
      .filter(Boolean)
      .map((pair) => pair.trim().split(' ') as [string, string]),
  );
}

const consonants: Record<string, string> = {
  sh: 'श',
  ch: 'च',
  th: 'थ',
  dh: 'ध',
  bh: 'भ',
  gh: 'घ',
  kh: 'ख',
  ph: 'फ़',
  qu: 'क्व',
  ck: 'क',
  b: 'ब',
  c: 'क',
  d: 'ड',
  f: 'फ़',
  g: 'ग',
  h: 'ह',
  j: 'ज',
  k: 'क',
  l: 'ल',
  m: 'म',
  n: 'न',
  p: 'प',
  q: 'क',
  r: 'र',
  s: 'स',
  t: 'ट',
  v: 'व',
  w: 'व',
  x: 'क्स',
  y: 'य',
  z: 'ज़',
};
/** At the beginning of a syllable, and after a consonant. */
const vowels: Record<string, [alone: string, sign: string]> = {
  ee: ['ई', 'ी'],
  ea: ['ई', 'ी'],
  oo: ['ऊ', 'ू'],
  ai: ['ऐ', 'ै'],
  au: ['औ', 'ौ'],
  a: ['आ', 'ा'],
  e: ['ए', 'े'],
  i: ['इ', 'ि'],
  o: ['ओ', 'ो'],
  u: ['उ', 'ु'],
};
/** An invented word by its letters. */
function spelled(word: string): string {
  let text = '',
    open = false;
  const parts = word.toLowerCase().match(/sh|ch|th|dh|bh|gh|kh|ph|qu|ck|ee|ea|oo|ai|au|[a-z]/g) ?? [];
  for (const [at, part] of parts.entries()) {
    const vowel = vowels[part],
      next = parts[at + 1] ?? '';
    if (vowel) {
      const last = at === parts.length - 1;
      const [alone, sign] = last && part === 'i' ? ['ई', 'ी'] : last && part === 'u' ? ['ऊ', 'ू'] : vowel;
      text += open ? sign : alone;
      open = false;
      continue;
    }
    if (open) text += '्';
    if ((part === 'n' && /^[bcdfgjkpstxz]/.test(next)) || (part === 'm' && /^[bp]/.test(next))) {
      text = `${text.replace(/्$/, '')}ं`;
      open = false;
      continue;
    }
    text +=
      /^[ei]/.test(next) && part === 'c' ? 'स' : /^[ei]/.test(next) && part === 'g' ? 'ज' : consonants[part];
    open = true;
  }
  return text;
}
const built = (brand: string, known: string): string => {
  const ending = known.split(' ').find((one) => brand.endsWith(one));
  return ending && endings.has(ending)
    ? spelled(brand.slice(0, -ending.length)) + endings.get(ending)!
    : spelled(brand);
};

/** The name as it is said in Hindi; strengths, and short words such as SR, stay as they are on the pack. `known`: the endings that its brand may have. */
export const inHindi = (name: string, brand: string, known: string): string =>
  [
    brands.get(brand) ?? built(brand, known),
    ...name
      .slice(brand.length)
      .split(' ')
      .filter(Boolean)
      .map((word) => words.get(word) ?? word),
  ].join(' ');
