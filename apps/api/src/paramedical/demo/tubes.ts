import type { DemoService } from './service.ts';

const kind = 'tube';
export const CATHETER: DemoService = {
  kind,
  title: ['Catheterization', 'पेशाब की नली लगाना'],
  about: [
    'A urinary catheter is put in with a sterile set. Write in the notes if you wish for a nurse of your own sex.',
    'कीटाणु-रहित सेट से पेशाब की नली लगाई जाती है। पुरुष या महिला नर्स चाहिए तो नोट में लिखें।',
  ],
  price: 900,
  night: true,
  order: true,
  ready: ['water', 'light', 'order'],
};
export const TUBES: readonly DemoService[] = [
  {
    kind,
    title: ['Catheter change', 'पेशाब की नली बदलना'],
    about: [
      'The old catheter is taken out and a new one put in, with a new bag.',
      'पुरानी नली निकालकर नई नली और नई थैली लगाई जाती है।',
    ],
    price: 850,
    offer: 799,
    order: true,
    ready: ['set', 'water', 'order'],
  },
  {
    kind,
    title: ['Catheter removal', 'पेशाब की नली निकालना'],
    about: [
      'The catheter is taken out, and you learn what to watch until you pass urine again.',
      'नली निकाली जाती है, और बताया जाता है कि दोबारा पेशाब आने तक क्या ध्यान रखना है।',
    ],
    price: 500,
    offer: 449,
    ready: ['water', 'papers'],
  },
  {
    kind,
    title: ['Bladder wash', 'मूत्राशय की धुलाई'],
    about: [
      'For a catheter that is blocked or cloudy, as the doctor ordered.',
      'बंद या मटमैली नली के लिए, डॉक्टर के लिखे अनुसार।',
    ],
    price: 700,
    night: true,
    order: true,
    ready: ['set', 'water', 'order'],
  },
  {
    kind,
    title: ['Feeding tube (Ryle’s tube)', 'खाने की नली (राइल्स ट्यूब)'],
    about: [
      'The tube is put in through the nose, its place is checked, and the first feed is given with you.',
      'नाक से नली डाली जाती है, उसकी जगह जाँची जाती है, और पहली बार खाना आपके साथ दिया जाता है।',
    ],
    price: 800,
    offer: 699,
    night: true,
    order: true,
    ready: ['set', 'water', 'order'],
  },
  {
    kind,
    title: ['Change of a Ryle’s tube', 'राइल्स ट्यूब बदलना'],
    about: [
      'The old tube comes out, a new one goes in, and its place is checked before anything is fed.',
      'पुरानी नली निकालकर नई डाली जाती है, और खाना देने से पहले जगह जाँची जाती है।',
    ],
    price: 750,
    order: true,
    ready: ['set', 'water', 'order'],
  },
  {
    kind,
    title: ['Tube feeding', 'नली से खाना देना'],
    about: [
      'One feed by tube, slowly and upright, and the family is shown how to go on.',
      'एक बार नली से खाना, धीरे-धीरे और बैठाकर, और परिवार को आगे के लिए सिखाया जाता है।',
    ],
    price: 450,
    ready: ['water', 'towel', 'family'],
  },
  {
    kind,
    title: ['Care of a PEG tube', 'PEG नली की देखभाल'],
    about: [
      'The skin around the tube is cleaned and the tube is turned and flushed.',
      'नली के आसपास की त्वचा साफ़ की जाती है और नली घुमाकर धोई जाती है।',
    ],
    price: 650,
    ready: ['water', 'light', 'papers'],
  },
  {
    kind,
    title: ['Tracheostomy care', 'ट्रेकियोस्टॉमी की देखभाल'],
    about: [
      'The inner tube is cleaned, the dressing and the tapes are changed, and breathing is watched.',
      'भीतर की नली साफ़ की जाती है, पट्टी और फ़ीता बदला जाता है, और साँस पर नज़र रखी जाती है।',
    ],
    price: 900,
    offer: 799,
    night: true,
    ready: ['set', 'power', 'family'],
  },
  {
    kind,
    title: ['Suction of the airway', 'साँस की नली की सफ़ाई (सक्शन)'],
    about: [
      'Mucus is drawn off through the tracheostomy or the mouth, with your own machine.',
      'ट्रेकियोस्टॉमी या मुँह से बलग़म निकाला जाता है, आपकी अपनी मशीन से।',
    ],
    price: 700,
    offer: 599,
    night: true,
    order: true,
    ready: ['power', 'order', 'family'],
  },
  {
    kind,
    title: ['Stoma bag change', 'स्टोमा की थैली बदलना'],
    about: [
      'Bag and plate are changed, the skin is looked after, and you are shown how it is cut to size.',
      'थैली और प्लेट बदली जाती है, त्वचा की देखभाल होती है, और नाप से काटना सिखाया जाता है।',
    ],
    price: 600,
    offer: 499,
    ready: ['set', 'water', 'towel'],
  },
  {
    kind,
    title: ['Enema', 'एनिमा'],
    about: [
      'For constipation that lasts, as the doctor ordered, with care for your privacy.',
      'लंबे क़ब्ज़ के लिए, डॉक्टर के लिखे अनुसार, आपकी निजता का ध्यान रखते हुए।',
    ],
    price: 500,
    offer: 450,
    order: true,
    ready: ['towel', 'water', 'order'],
  },
  {
    kind,
    title: ['Oxygen at home: set-up', 'घर पर ऑक्सीजन लगाना'],
    about: [
      'Cylinder or concentrator is connected, the flow is set as ordered, and oxygen in the blood is watched.',
      'सिलेंडर या कंसंट्रेटर जोड़ा जाता है, लिखा हुआ प्रवाह रखा जाता है, और ख़ून में ऑक्सीजन देखी जाती है।',
    ],
    price: 700,
    night: true,
    order: true,
    ready: ['power', 'order', 'family'],
  },
  {
    kind,
    title: ['Nebulisation', 'नेबुलाइज़र से दवा'],
    about: [
      'The medicine that your doctor ordered is breathed in as mist; breath and oxygen are checked before and after.',
      'डॉक्टर की लिखी दवा भाप के रूप में दी जाती है; पहले और बाद में साँस और ऑक्सीजन जाँची जाती है।',
    ],
    price: 350,
    offer: 299,
    night: true,
    order: true,
    ready: ['medicine', 'power', 'order'],
  },
];
