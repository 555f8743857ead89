import type { DemoService } from './service.ts';

const kind = 'needle';
export const DRIP: DemoService = {
  kind,
  title: ['IV saline and injection', 'सलाइन और इंजेक्शन'],
  about: [
    'A nurse puts in a cannula, gives the drip or the injection that the doctor ordered, and watches you meanwhile.',
    'नर्स कैनुला लगाती हैं, डॉक्टर की लिखी सलाइन या इंजेक्शन देती हैं, और तब तक आपका ध्यान रखती हैं।',
  ],
  price: 1100,
  offer: 949,
  night: true,
  order: true,
  ready: ['light', 'medicine', 'order'],
};
export const NEEDLES: readonly DemoService[] = [
  {
    kind,
    title: ['Injection into a muscle', 'मांसपेशी में इंजेक्शन'],
    about: [
      'One injection that your doctor ordered, checked against the paper before it is given.',
      'डॉक्टर का लिखा एक इंजेक्शन, देने से पहले पर्ची से मिलाया जाता है।',
    ],
    price: 300,
    offer: 249,
    night: true,
    order: true,
    ready: ['medicine', 'order'],
  },
  {
    kind,
    title: ['Injection under the skin', 'त्वचा के नीचे इंजेक्शन'],
    about: [
      'Blood thinners and other injections under the skin; the place is changed each time.',
      'ख़ून पतला करने वाले और त्वचा के नीचे लगने वाले दूसरे इंजेक्शन; जगह हर बार बदली जाती है।',
    ],
    price: 250,
    order: true,
    ready: ['medicine', 'order'],
  },
  {
    kind,
    title: ['Injection into a vein', 'नस में इंजेक्शन'],
    about: [
      'Given slowly, with the pulse watched, as your doctor ordered. First doses of some medicines belong in a hospital.',
      'डॉक्टर के लिखे अनुसार धीरे-धीरे, नब्ज़ देखते हुए दिया जाता है। कुछ दवाओं की पहली ख़ुराक अस्पताल में ही दी जाती है।',
    ],
    price: 450,
    night: true,
    order: true,
    ready: ['medicine', 'order'],
  },
  {
    kind,
    title: ['IV antibiotic', 'नस में एंटीबायोटिक'],
    about: [
      'One dose through the vein, as it was begun in the hospital, with the cannula looked after.',
      'अस्पताल में शुरू हुई दवा की एक ख़ुराक नस से, और कैनुला की देखभाल।',
    ],
    price: 700,
    offer: 599,
    night: true,
    order: true,
    ready: ['medicine', 'order', 'papers'],
  },
  {
    kind,
    title: ['IV cannula', 'कैनुला लगाना'],
    about: [
      'A cannula is put in, changed or flushed, and its place is checked for redness.',
      'कैनुला लगाना, बदलना या साफ़ करना, और जगह की लाली की जाँच।',
    ],
    price: 450,
    offer: 399,
    night: true,
    order: true,
    ready: ['light', 'order'],
  },
  {
    kind,
    title: ['Care of a PICC or central line', 'PICC या सेंट्रल लाइन की देखभाल'],
    about: [
      'Flushing and a sterile dressing of a line that stays in for weeks.',
      'हफ़्तों तक रहने वाली लाइन की सफ़ाई और कीटाणु-रहित पट्टी।',
    ],
    price: 900,
    order: true,
    ready: ['set', 'light', 'order'],
  },
  {
    kind,
    title: ['Insulin: injection and lesson', 'इंसुलिन: इंजेक्शन और सीख'],
    about: [
      'A nurse gives the dose with you and shows where, how and with which needle, until you can do it.',
      'नर्स आपके साथ ख़ुराक देती हैं और दिखाती हैं कि कहाँ, कैसे और किस सुई से लगाना है, जब तक आप ख़ुद न कर लें।',
    ],
    price: 350,
    offer: 299,
    ready: ['medicine', 'light'],
  },
  {
    kind,
    title: ['Vitamin B12 injection', 'विटामिन B12 इंजेक्शन'],
    about: ['One injection of the course that your doctor wrote.', 'डॉक्टर के लिखे कोर्स का एक इंजेक्शन।'],
    price: 300,
    order: true,
    ready: ['medicine', 'order'],
  },
  {
    kind,
    title: ['Vaccination of an adult', 'बड़ों का टीका'],
    about: [
      'The vaccine that your doctor ordered, kept cold on the way, given and entered in your card. The vaccine is extra.',
      'डॉक्टर का लिखा टीका, रास्ते में ठंडा रखकर, लगाकर कार्ड में दर्ज किया जाता है। टीके का दाम अलग है।',
    ],
    price: 400,
    offer: 349,
    order: true,
    ready: ['card', 'order'],
  },
  {
    kind,
    title: ['Blood sample for your own laboratory', 'अपनी लैब के लिए ख़ून का नमूना'],
    about: [
      'Blood is taken by what your laboratory asks for, labelled, and handed to you.',
      'आपकी लैब की ज़रूरत के अनुसार ख़ून लिया जाता है, नाम लिखा जाता है, और आपको सौंप दिया जाता है।',
    ],
    price: 250,
    offer: 199,
    ready: ['light', 'papers'],
  },
  {
    kind,
    title: ['Tetanus injection after a cut', 'कटने के बाद टिटनेस का इंजेक्शन'],
    about: [
      'The cut is cleaned and the injection is given, on a doctor’s order. Deep wounds go to a hospital first.',
      'घाव साफ़ करके डॉक्टर के लिखे अनुसार इंजेक्शन दिया जाता है। गहरे घाव पहले अस्पताल जाएँ।',
    ],
    price: 350,
    night: true,
    order: true,
    ready: ['water', 'order'],
  },
];
