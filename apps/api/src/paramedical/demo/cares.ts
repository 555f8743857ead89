import type { DemoService } from './service.ts';

const kind = 'care';
export const NURSING: DemoService = {
  kind,
  title: ['Nursing care', 'नर्सिंग देखभाल'],
  about: [
    'An hour of nursing at home: pulse, pressure and temperature, medicines, washing, turning, and a note for the family.',
    'घर पर एक घंटे की नर्सिंग: नब्ज़, ब्लड प्रेशर और बुख़ार, दवाएँ, सफ़ाई, करवट, और परिवार के लिए लिखित नोट।',
  ],
  minutes: 60,
  price: 800,
  offer: 699,
  night: true,
  ready: ['water', 'towel', 'papers'],
};
export const NURSE_BY_DAY: DemoService = {
  kind,
  title: ['Nurse for the day, 12 hours', 'दिन भर के लिए नर्स, 12 घंटे'],
  about: [
    'One nurse stays for twelve hours by day: medicines, food, washing, turning and watching, so that the family can rest or work.',
    'एक नर्स दिन में बारह घंटे साथ रहती हैं: दवा, खाना, सफ़ाई, करवट और निगरानी, ताकि परिवार आराम या काम कर सके।',
  ],
  minutes: 720,
  price: 2400,
  offer: 2199,
  ready: ['water', 'towel', 'papers'],
};
export const CARES: readonly DemoService[] = [
  {
    kind,
    title: ['ECG at home', 'घर पर ECG'],
    about: [
      'Twelve leads on paper within minutes. With pain in the chest do not wait for us: call 112.',
      'कुछ मिनटों में बारह लीड का ECG काग़ज़ पर। सीने में दर्द हो तो हमारा इंतज़ार न करें: 112 पर फ़ोन करें।',
    ],
    minutes: 30,
    price: 700,
    offer: 599,
    ready: ['room', 'towel'],
  },
  {
    kind,
    title: ['Pressure, sugar and oxygen check', 'ब्लड प्रेशर, शुगर और ऑक्सीजन की जाँच'],
    about: [
      'Measured at rest, written down, and compared with the last time.',
      'आराम में नापकर लिखा जाता है और पिछली बार से मिलाया जाता है।',
    ],
    minutes: 20,
    price: 300,
    offer: 199,
    ready: ['papers'],
  },
  {
    kind,
    title: ['Elderly care visit', 'बुज़ुर्गों की देखभाल'],
    about: [
      'A nurse looks after an old person: medicines, food, skin, walking, and whatever worries the family.',
      'नर्स बुज़ुर्ग की देखभाल करती हैं: दवा, खाना, त्वचा, चलना, और परिवार की जो भी चिंता हो।',
    ],
    minutes: 60,
    price: 700,
    offer: 599,
    ready: ['papers', 'family'],
  },
  {
    kind,
    title: ['Bed bath', 'बिस्तर पर स्नान'],
    about: [
      'For who cannot get up: washing, clean sheets, hair, mouth and nails.',
      'जो उठ नहीं सकते उनके लिए: स्नान, साफ़ चादर, बाल, मुँह और नाख़ून।',
    ],
    minutes: 60,
    price: 600,
    offer: 500,
    ready: ['water', 'towel', 'family'],
  },
  {
    kind,
    title: ['Care after a hospital stay', 'अस्पताल से आने के बाद देखभाल'],
    about: [
      'The first day at home: the discharge paper is gone through, medicines are sorted, and wounds are looked at.',
      'घर पर पहला दिन: छुट्टी का काग़ज़ समझाया जाता है, दवाएँ अलग की जाती हैं और घाव देखे जाते हैं।',
    ],
    minutes: 90,
    price: 850,
    offer: 749,
    ready: ['papers', 'medicine', 'family'],
  },
  {
    kind,
    title: ['Care after a stroke', 'लकवे के बाद देखभाल'],
    about: [
      'Turning, swallowing, skin and mouth are looked after, and the family learns to help safely.',
      'करवट, निगलना, त्वचा और मुँह की देखभाल, और परिवार को सुरक्षित मदद करना सिखाया जाता है।',
    ],
    minutes: 90,
    price: 800,
    ready: ['papers', 'towel', 'family'],
  },
  {
    kind,
    title: ['Palliative care visit', 'पैलिएटिव देखभाल'],
    about: [
      'Comfort at the end of a long illness: pain, breath, mouth and skin, and time for questions.',
      'लंबी बीमारी के आख़िरी दौर में आराम: दर्द, साँस, मुँह और त्वचा, और सवालों के लिए समय।',
    ],
    minutes: 90,
    price: 900,
    night: true,
    ready: ['papers', 'family'],
  },
  {
    kind,
    title: ['Dementia care visit', 'भूलने की बीमारी में देखभाल'],
    about: [
      'Calm help with washing, food and medicines, and advice on making the home safe.',
      'नहाने, खाने और दवा में धीरज से मदद, और घर को सुरक्षित बनाने की सलाह।',
    ],
    minutes: 90,
    price: 750,
    ready: ['papers', 'family'],
  },
  {
    kind,
    title: ['Medicines sorted for a week', 'हफ़्ते भर की दवाएँ अलग करना'],
    about: [
      'All medicines are compared with the papers and put into a box by day and hour. Doubts go to your doctor.',
      'सब दवाएँ पर्ची से मिलाकर दिन और समय के अनुसार डिब्बे में रखी जाती हैं। शक हो तो डॉक्टर से पूछा जाता है।',
    ],
    minutes: 45,
    price: 400,
    offer: 349,
    ready: ['medicine', 'papers'],
  },
  {
    kind,
    title: ['Diabetes care visit', 'शुगर की देखभाल'],
    about: [
      'Sugar, feet, pressure and the way you inject are checked, and the week’s readings are gone through.',
      'शुगर, पैर, ब्लड प्रेशर और इंजेक्शन लगाने का तरीक़ा जाँचा जाता है, और हफ़्ते की रीडिंग देखी जाती है।',
    ],
    minutes: 45,
    price: 500,
    offer: 449,
    ready: ['papers', 'light'],
  },
  {
    kind,
    title: ['Helping hand for the night', 'रात के लिए तैयारी'],
    about: [
      'Before the night: washing, turning, medicines, a dry bed and a call bell within reach.',
      'रात से पहले: सफ़ाई, करवट, दवा, सूखा बिस्तर और हाथ के पास घंटी।',
    ],
    minutes: 60,
    price: 500,
    night: true,
    ready: ['towel', 'family'],
  },
];
