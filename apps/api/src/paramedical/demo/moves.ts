import type { DemoService } from './service.ts';

const kind = 'move';
export const MOVES: readonly DemoService[] = [
  {
    kind,
    title: ['Physiotherapy', 'फ़िज़ियोथेरेपी'],
    about: [
      'Strength, joints and walking are looked at, and you get exercises that you can do alone.',
      'ताक़त, जोड़ और चाल देखी जाती है, और ऐसे व्यायाम बताए जाते हैं जो आप ख़ुद कर सकें।',
    ],
    minutes: 60,
    price: 700,
    offer: 599,
    ready: ['room', 'papers'],
  },
  {
    kind,
    title: ['Physiotherapy after a stroke', 'लकवे के बाद फ़िज़ियोथेरेपी'],
    about: [
      'Arm, leg, hand and balance: practised step by step, together with the family.',
      'हाथ, पैर और संतुलन का अभ्यास, क़दम-दर-क़दम, परिवार के साथ।',
    ],
    minutes: 60,
    price: 800,
    offer: 699,
    ready: ['room', 'papers', 'family'],
  },
  {
    kind,
    title: ['Physiotherapy after a knee or hip operation', 'घुटने या कूल्हे के ऑपरेशन के बाद फ़िज़ियोथेरेपी'],
    about: [
      'Bending, standing and stairs, as far as your surgeon allows on the day.',
      'मोड़ना, खड़ा होना और सीढ़ियाँ, जितना सर्जन ने अनुमति दी हो।',
    ],
    minutes: 60,
    price: 800,
    offer: 699,
    order: true,
    ready: ['room', 'papers', 'order'],
  },
  {
    kind,
    title: ['Back and neck pain', 'कमर और गर्दन का दर्द'],
    about: [
      'What hurts is found and eased, and you learn to sit, lift and sleep without it coming back.',
      'दर्द का कारण ढूँढकर आराम दिया जाता है, और बैठना, उठाना और सोना सिखाया जाता है।',
    ],
    minutes: 60,
    price: 700,
    offer: 649,
    ready: ['room', 'papers'],
  },
  {
    kind,
    title: ['Walking and balance for the elderly', 'बुज़ुर्गों के लिए चलना और संतुलन'],
    about: [
      'Safe walking with or without a stick, getting up from the floor, and a home without stumbling blocks.',
      'छड़ी के साथ या बिना सुरक्षित चलना, फ़र्श से उठना, और घर में ठोकर की चीज़ें हटाना।',
    ],
    minutes: 60,
    price: 650,
    ready: ['room', 'family'],
  },
  {
    kind,
    title: ['Chest physiotherapy', 'छाती की फ़िज़ियोथेरेपी'],
    about: [
      'Breathing, coughing and tapping, so that mucus comes up after a long illness.',
      'साँस, खाँसी और थपकी के व्यायाम, ताकि लंबी बीमारी के बाद बलग़म निकले।',
    ],
    minutes: 45,
    price: 600,
    offer: 549,
    ready: ['towel', 'papers'],
  },
];
