// Invented brands for the stories of this area: nothing else imports this file.
const strip = (label: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 80 80'><rect x='14' y='16' width='52' height='22' rx='3' fill='white'/><rect x='14' y='16' width='52' height='7' rx='3' fill='${label}'/><rect x='10' y='38' width='60' height='26' rx='4' fill='gainsboro'/>${[20, 33, 46, 59].map((x) => `<circle cx='${x}' cy='46' r='4' fill='${label}'/><circle cx='${x}' cy='57' r='4' fill='${label}'/>`).join('')}</svg>`)}`;
const omezen = {
  id: '1',
  name: 'Omezen 20',
  image: strip('royalblue'),
  pack: 'Strip of 10 capsules',
  quantity: 2,
  totalPaise: 11250,
};
const paramol = {
  id: '2',
  name: 'Paramol 650',
  image: strip('mediumorchid'),
  pack: 'Strip of 15 tablets',
  quantity: 1,
  totalPaise: 2720,
};
export const glucinsul = {
  id: '3',
  name: 'Glucinsul 30/70',
  image: null,
  pack: 'Vial of 10 ml',
  quantity: 1,
  totalPaise: 16400,
  prescriptionRequired: true,
};
export const lines = [omezen, paramol];
export const longLine = {
  id: '4',
  name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
  image: null,
  pack: 'Strip of 10 gastro-resistant tablets in a moisture-proof pack',
  quantity: 48,
  totalPaise: 12500000,
  prescriptionRequired: true,
};
export const hindiLines = [
  { ...omezen, name: 'ओमेज़ेन 20', pack: '10 कैप्सूल की पत्ती' },
  { ...glucinsul, name: 'ग्लूकिंसुल 30/70', pack: '10 मि.ली. की शीशी' },
];
/** What an OrderCard shows of the same medicines. */
export const chips = [
  { id: 1, name: 'Omezen 20', image: omezen.image, pricePaise: 5625, quantity: 2 },
  { id: 2, name: 'Paramol 650', image: paramol.image, pricePaise: 2720, quantity: 1 },
];
