/** Of each state and territory of places.tsv what else it is called: in short, by an older name, in Hindi. */
const others: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands':
    'Andaman and Nicobar, Andaman, Andamans, AN, अंडमान और निकोबार द्वीपसमूह, अंडमान निकोबार',
  'Andhra Pradesh': 'AP, Andhra, आंध्र प्रदेश',
  'Arunachal Pradesh': 'AR, Arunachal, अरुणाचल प्रदेश',
  Assam: 'AS, असम',
  Bihar: 'BR, बिहार',
  Chandigarh: 'CH, चंडीगढ़',
  Chhattisgarh: 'CG, Chattisgarh, छत्तीसगढ़',
  'Dadra and Nagar Haveli and Daman and Diu':
    'DN, DD, Dadra and Nagar Haveli, Daman and Diu, दादरा और नगर हवेली और दमन और दीव, दादरा और नगर हवेली, दमन और दीव',
  Delhi: 'DL, New Delhi, NCT of Delhi, Delhi NCT, Delhi NCR, दिल्ली, नई दिल्ली',
  Goa: 'GA, गोवा',
  Gujarat: 'GJ, गुजरात',
  Haryana: 'HR, हरियाणा',
  'Himachal Pradesh': 'HP, Himachal, हिमाचल प्रदेश',
  // One state with Ladakh until 2019, as Telangana was with Andhra Pradesh until 2014: the older name is still written.
  'Jammu and Kashmir': 'JK, J and K, Jammu, Kashmir, जम्मू और कश्मीर, जम्मू कश्मीर',
  Jharkhand: 'JH, झारखंड, झारखण्ड',
  Karnataka: 'KA, कर्नाटक',
  Kerala: 'KL, केरल',
  Ladakh: 'LA, Jammu and Kashmir, JK, J and K, लद्दाख, जम्मू और कश्मीर, जम्मू कश्मीर',
  Lakshadweep: 'LD, लक्षद्वीप',
  'Madhya Pradesh': 'MP, मध्य प्रदेश',
  Maharashtra: 'MH, महाराष्ट्र',
  Manipur: 'MN, मणिपुर',
  Meghalaya: 'ML, मेघालय',
  Mizoram: 'MZ, मिज़ोरम',
  Nagaland: 'NL, नागालैंड',
  Odisha: 'OD, OR, Orissa, ओडिशा, उड़ीसा',
  Puducherry: 'PY, Pondicherry, पुदुचेरी, पांडिचेरी',
  Punjab: 'PB, पंजाब',
  Rajasthan: 'RJ, राजस्थान',
  Sikkim: 'SK, सिक्किम',
  'Tamil Nadu': 'TN, तमिलनाडु, तमिल नाडु',
  Telangana: 'TS, TG, Andhra Pradesh, AP, Andhra, तेलंगाना, आंध्र प्रदेश',
  Tripura: 'TR, त्रिपुरा',
  'Uttar Pradesh': 'UP, उत्तर प्रदेश',
  Uttarakhand: 'UK, UA, Uttaranchal, उत्तराखंड, उत्तरांचल',
  'West Bengal': 'WB, Bengal, पश्चिम बंगाल',
};
/** Letters and marks alone; a nukta and the two ways to write a nasal do not matter. */
const key = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/&/g, 'and')
    .replaceAll(/[^\p{L}\p{M}]|\u093C/gu, '')
    .replaceAll(/ण्(?=ड)/g, 'ं');
const byName = new Map<string, string[]>();
for (const [state, names] of Object.entries(others))
  for (const name of [state, ...names.split(', ')])
    byName.set(key(name), [...(byName.get(key(name)) ?? []), state]);

/** The first of its Hindi names. */
export const stateInHindi = (state: string): string | undefined =>
  others[state]?.split(', ').find((name) => /\p{Script=Devanagari}/u.test(name));

/** The states that a text may name; none where it is spelled as nobody knows. */
export const stateNamed = (text: string): readonly string[] => byName.get(key(text)) ?? [];
