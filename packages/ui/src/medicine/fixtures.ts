// Invented brands for the stories of this area: nothing else imports this file.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MedicineForm } from './form.ts';
import { MedicineArt } from './medicine-art/medicine-art.tsx';

/** The drawn pack as the server would send it: a picture with its own address. */
export const drawn = (name: string, form: MedicineForm, strength: string, pack: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(createElement(MedicineArt, { name, form, strength, pack })))}`;
export const deadPicture = 'data:image/png;base64,bm90IGEgcGljdHVyZQ==';

function sample(
  name: string,
  form: MedicineForm,
  composition: string,
  strength: string,
  pack: string,
  manufacturer: string,
  mrpPaise: number,
  discountPercent: number,
) {
  return {
    name,
    href: `#${encodeURIComponent(name)}`,
    image: drawn(name, form, strength, pack),
    form,
    composition,
    pack,
    manufacturer,
    pricePaise: Math.round((mrpPaise * (100 - discountPercent)) / 100),
    mrpPaise,
    discountPercent,
    rating: 4.5,
    genuine: true,
    quantity: 0,
  };
}
export const paramol = sample(
  'Paramol 650',
  'tablet',
  'Paracetamol 650 mg',
  '650 mg',
  'Strip of 15 tablets',
  'Suhana Biotech',
  3400,
  20,
);
export const omezen = sample(
  'Omezen 20',
  'capsule',
  'Omeprazole 20 mg',
  '20 mg',
  'Strip of 10 capsules',
  'Aravalli Pharma',
  6250,
  10,
);
export const kofrelief = sample(
  'Kofrelief Syrup',
  'syrup',
  'Ambroxol 30 mg + Guaifenesin 50 mg',
  '30 mg + 50 mg',
  'Bottle of 100 ml',
  'Nirmal Labs',
  11800,
  20,
);
export const glucinsul = {
  ...sample(
    'Glucinsul 30/70',
    'injection',
    'Human insulin 40 IU/ml',
    '40 IU/ml',
    'Vial of 10 ml',
    'Himgiri Lifecare',
    16400,
    0,
  ),
  prescriptionRequired: true,
};
export const dermaheal = sample(
  'Dermaheal Cream',
  'cream',
  'Clotrimazole 1% w/w',
  '1%',
  'Tube of 30 g',
  'Suhana Biotech',
  9500,
  20,
);
export const breathez = {
  ...sample(
    'Breathez 100 Inhaler',
    'inhaler',
    'Salbutamol 100 mcg a dose',
    '100 mcg',
    '200 doses',
    'Vindhya Respi',
    17000,
    10,
  ),
  prescriptionRequired: true,
};
export const clearvue = sample(
  'Clearvue Drops',
  'drops',
  'Carboxymethylcellulose 0.5%',
  '0.5%',
  'Bottle of 10 ml',
  'Drishti Care',
  10600,
  10,
);
export const rehydra = sample(
  'Rehydra ORS',
  'powder',
  'Oral rehydration salts, WHO formula',
  '',
  'Sachet of 21 g',
  'Nirmal Labs',
  2150,
  10,
);
export const sugarchek = {
  ...sample(
    'Sugarchek Strips',
    'other',
    'Blood glucose test strips',
    '',
    'Box of 50',
    'Himgiri Lifecare',
    125000,
    15,
  ),
  freeDelivery: true,
};
export const longName = sample(
  'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets',
  'tablet',
  'Clopidogrel bisulphate 75 mg + Acetylsalicylic acid (gastro-resistant) 150 mg',
  '75 mg + 150 mg',
  'Strip of 10 gastro-resistant tablets',
  'Sri Venkatanarasimha Rasayan and Pharmaceutical Laboratories',
  12500000,
  5,
);
/** Its pack is printed in Latin: a picture uses the fonts of the machine, and not every one has Devanagari. */
export const hindi = {
  ...sample(
    'पैरामोल 650',
    'tablet',
    'पैरासिटामोल 650 mg',
    '650 mg',
    '15 गोलियों की पत्ती',
    'सुहाना बायोटेक',
    3400,
    20,
  ),
  packName: 'Paramol 650',
  image: paramol.image,
};
export const bengali = {
  ...sample('প্যারামল 650', 'tablet', 'প্যারাসিটামল 650 mg', '650 mg', '15টি ট্যাবলেটের পাতা', 'সুহানা বায়োটেক', 3400, 20),
  packName: 'Paramol 650',
  image: paramol.image,
};
export const medicines = [
  paramol,
  kofrelief,
  omezen,
  glucinsul,
  dermaheal,
  breathez,
  clearvue,
  rehydra,
  sugarchek,
];

export const leafletText = {
  use: ['Eases pain and swelling of joints, muscles and teeth.'],
  take: [
    'Swallow it with water.',
    'After food.',
    'For as short a time as possible.',
    'How much, how often and how long: as your doctor told you.',
  ],
  avoid: [
    'you are allergic to it or to anything in it',
    'you have, or often had, a stomach ulcer or bleeding',
    'you are in the last three months of pregnancy',
  ],
  ask: 'Tell your doctor or pharmacist first about: kidney disease, high blood pressure, blood thinners.',
  effects: [
    'Some people get: stomach pain, heartburn, nausea.',
    'See a doctor at once for: black stool, vomiting blood, chest pain, a swollen face or throat.',
  ],
  keep: ['In its pack, dry, below 30 °C, away from the sun.', 'Where children cannot reach it.'],
};
export const leafletTextHindi: typeof leafletText = {
  use: ['जोड़ों, मांसपेशियों और दाँतों का दर्द और सूजन कम करती है।'],
  take: ['पानी से निगलें।', 'खाने के बाद।', 'जितने कम दिन हो सके।', 'कितनी, कब और कितने दिन: जैसा डॉक्टर ने बताया।'],
  avoid: [
    'इससे या इसकी किसी चीज़ से एलर्जी हो',
    'पेट में अल्सर या खून बहना हो, या अक्सर हुआ हो',
    'गर्भ के आख़िरी तीन महीने हों',
  ],
  ask: 'ये हों तो पहले डॉक्टर या फ़ार्मासिस्ट को बताएँ: गुर्दे की बीमारी, हाई बीपी, खून पतला करने की दवा।',
  effects: [
    'कुछ लोगों को हो सकता है: पेट दर्द, सीने में जलन, मतली।',
    'ये हों तो तुरंत डॉक्टर को दिखाएँ: काला मल, उलटी में खून, सीने में दर्द, चेहरे या गले की सूजन।',
  ],
  keep: ['पैक में, सूखी जगह, 30 °C से नीचे, धूप से दूर।', 'बच्चों की पहुँच से दूर।'],
};
