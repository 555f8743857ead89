import type { Leaflet, Medicine, MedicineList } from '@doorstep/contract/medicine.schema';
import type { MedicineForm } from '@doorstep/contract/medicine';
import { MedicineArt } from '@doorstep/ui/medicine/medicine-art';
import { renderToStaticMarkup } from 'react-dom/server';
import { fn } from 'storybook/test';
import type { Resource } from '../app/resource.ts';
import type { MedicineActions } from './medicine-actions.ts';

// Only stories import this file.
type Given = [
  name: string,
  composition: string,
  strength: string,
  form: MedicineForm,
  pack: string,
  maker: string,
  mrp: number,
  offer: number,
  rx?: boolean,
];
const given: Given[] = [
  [
    'Paramol 650',
    'Paracetamol 650 mg',
    '650 mg',
    'tablet',
    'Strip of 15 tablets',
    'Suhana Biotech',
    34,
    27.2,
  ],
  [
    'Kofrelief Syrup',
    'Ambroxol 30 mg + Guaifenesin 50 mg',
    '30 mg + 50 mg',
    'syrup',
    'Bottle of 100 ml',
    'Nirmal Labs',
    118,
    94.4,
  ],
  [
    'Omezen 20',
    'Omeprazole 20 mg',
    '20 mg',
    'capsule',
    'Strip of 10 capsules',
    'Aravalli Pharma',
    62.5,
    56.25,
  ],
  [
    'Glucinsul 30/70',
    'Human insulin 40 IU/ml',
    '40 IU/ml',
    'injection',
    'Vial of 10 ml',
    'Himgiri Lifecare',
    164,
    164,
    true,
  ],
  ['Dermaheal Cream', 'Clotrimazole 1% w/w', '1%', 'cream', 'Tube of 30 g', 'Suhana Biotech', 95, 76],
  [
    'Breathez 100 Inhaler',
    'Salbutamol 100 mcg a dose',
    '100 mcg',
    'inhaler',
    '200 doses',
    'Vindhya Respi',
    170,
    153,
    true,
  ],
  [
    'Clearvue Drops',
    'Carboxymethylcellulose 0.5%',
    '0.5%',
    'drops',
    'Bottle of 10 ml',
    'Drishti Care',
    106,
    95.4,
  ],
  [
    'Rehydra ORS',
    'Oral rehydration salts, WHO formula',
    '',
    'powder',
    'Sachet of 21 g',
    'Nirmal Labs',
    21.5,
    19.35,
  ],
  [
    'Clopivas Aspirin Gold 75/150 Gastro-resistant',
    'Clopidogrel 75 mg + Aspirin 150 mg',
    '75 mg + 150 mg',
    'capsule',
    'Strip of 15 capsules',
    'Himgiri Lifecare',
    125000,
    125000,
    true,
  ],
  [
    'Telmiguard 40',
    'Telmisartan 40 mg',
    '40 mg',
    'tablet',
    'Strip of 15 tablets',
    'Aravalli Pharma',
    118,
    100.3,
    true,
  ],
  [
    'Vitaflow D3 60K',
    'Cholecalciferol 60,000 IU',
    '60,000 IU',
    'capsule',
    'Strip of 4 capsules',
    'Suhana Biotech',
    149,
    119.2,
  ],
  [
    'Azimune 500',
    'Azithromycin 500 mg',
    '500 mg',
    'tablet',
    'Strip of 3 tablets',
    'Nirmal Labs',
    132,
    118.8,
    true,
  ],
];
export const medicines: Medicine[] = given.map(
  ([name, composition, strength, form, pack, manufacturer, mrp, offer_price, rx = false], i) => ({
    id: i + 1,
    name,
    composition,
    form,
    pack,
    manufacturer,
    mrp,
    offer_price,
    prescription_required: rx,
    in_stock: i !== 10,
    rating: 4.5,
    review_count: 120,
    unit_price: offer_price / 10,
    unit: 'tablet',
    image: `data:image/svg+xml,${encodeURIComponent(renderToStaticMarkup(<MedicineArt name={name} form={form} strength={strength} pack={pack} />))}`,
    description:
      'Brings down fever and eases mild to moderate pain such as headache, toothache and body ache. Usually one tablet after food, up to three times a day. Ask a doctor if the fever lasts more than three days.',
  }),
);

export const listOf = (data: Medicine[], total = 2547, page = 1): MedicineList => ({
  success: true,
  data,
  corrected: null,
  pagination: {
    page,
    limit: 12,
    total,
    total_exact: true,
    has_previous: page > 1,
    has_next: page * 12 < total,
  },
});
export const actions: MedicineActions = {
  quantity: { use: (id) => (id === 3 ? 2 : 0) },
  wished: { use: (id) => id === 2 },
  onAdd: fn(),
  onQuantityChange: fn(),
  onWishedChange: fn(),
};

/** Every state of a Resource, typed as one, for the stories' args. */
export const ready = <T,>(data: T): Resource<T> => ({ state: 'ready', data });
export const loading: Resource<never> = { state: 'loading' };
const problem = (kind: 'offline' | 'not-found' | 'failed'): Resource<never> => ({
  state: 'error',
  problem: kind,
  retry: fn(),
});
export const failed = problem('failed'),
  offline = problem('offline'),
  notFound = problem('not-found');

export const leaflet: Leaflet = {
  swallowed: true,
  en: {
    use: ['Loosens mucus, so that it comes up more easily.'],
    take: [
      'Measure with the cup or spoon that comes with it.',
      'After food.',
      'No more, and no longer, than the label says.',
    ],
    avoid: [
      'you are allergic to it or to anything in it',
      'you have, or often had, a stomach ulcer or bleeding',
    ],
    ask: 'Tell your doctor or pharmacist first about: asthma, liver disease, kidney disease, pregnancy.',
    effects: [
      'Some people get: nausea, stomach pain.',
      'See a doctor at once for: trouble with breathing, a rash, a swollen face or throat.',
    ],
    keep: [
      'In its pack, dry, below 30 °C, away from the sun.',
      'Close it tightly after use.',
      'Where children cannot reach it.',
    ],
  },
  hi: {
    use: ['बलगम ढीला करती है, ताकि आसानी से निकले।'],
    take: ['साथ आए कप या चम्मच से नापें।', 'खाने के बाद।', 'लेबल से ज़्यादा और ज़्यादा दिन नहीं।'],
    avoid: ['इससे या इसकी किसी चीज़ से एलर्जी हो', 'पेट में अल्सर या खून बहना हो, या अक्सर हुआ हो'],
    ask: 'ये हों तो पहले डॉक्टर या फ़ार्मासिस्ट को बताएँ: दमा, लिवर की बीमारी, गुर्दे की बीमारी, गर्भ।',
    effects: [
      'कुछ लोगों को हो सकता है: मतली, पेट दर्द।',
      'ये हों तो तुरंत डॉक्टर को दिखाएँ: साँस लेने में तकलीफ़, चकत्ते, चेहरे या गले की सूजन।',
    ],
    keep: ['पैक में, सूखी जगह, 30 °C से नीचे, धूप से दूर।', 'इस्तेमाल के बाद कसकर बंद करें।', 'बच्चों की पहुँच से दूर।'],
  },
};
