import type { DemoService } from './service.ts';

const kind = 'wound';
export const DRESSING: DemoService = {
  kind,
  title: ['Dressing', 'घाव की पट्टी'],
  about: [
    'A nurse cleans the wound, changes the dressing, looks at how it heals, and tells you when the next one is due.',
    'नर्स घाव साफ़ करती हैं, पट्टी बदलती हैं, देखती हैं कि घाव कैसा भर रहा है, और बताती हैं कि अगली पट्टी कब करनी है।',
  ],
  minutes: 45,
  price: 500,
  offer: 399,
  night: true,
  ready: ['water', 'light'],
};
export const STITCHES: DemoService = {
  kind,
  title: ['Stitch removal', 'टाँके काटना'],
  about: [
    'Stitches or staples are taken out under clean conditions, and the scar is covered. Only when the doctor’s date has come.',
    'टाँके या स्टेपल सफ़ाई से निकाले जाते हैं और निशान ढक दिया जाता है। डॉक्टर की बताई तारीख़ आने पर ही।',
  ],
  minutes: 30,
  price: 600,
  offer: 499,
  ready: ['water', 'light', 'papers'],
};
export const WOUNDS: readonly DemoService[] = [
  {
    kind,
    title: ['Dressing of a large wound', 'बड़े घाव की पट्टी'],
    about: [
      'For wounds wider than a palm: cleaning, a new dressing of several layers, and a photo for your doctor if you wish.',
      'हथेली से बड़े घाव के लिए: सफ़ाई, कई परतों की नई पट्टी, और चाहें तो डॉक्टर के लिए फ़ोटो।',
    ],
    minutes: 60,
    price: 900,
    offer: 749,
    night: true,
    ready: ['water', 'light', 'papers'],
  },
  {
    kind,
    title: ['Burn dressing', 'जलने के घाव की पट्टी'],
    about: [
      'A cool, clean dressing that does not stick. Large, deep or facial burns go to a hospital first: call 112.',
      'ठंडी, साफ़ पट्टी जो चिपकती नहीं। बड़े, गहरे या चेहरे के जले घाव पहले अस्पताल जाएँ: 112 पर फ़ोन करें।',
    ],
    minutes: 60,
    price: 800,
    night: true,
    ready: ['water', 'light'],
  },
  {
    kind,
    title: ['Diabetic foot dressing', 'शुगर में पैर के घाव की पट्टी'],
    about: [
      'The foot is looked at, cleaned and padded so that nothing presses. You learn what to look for each day.',
      'पैर देखा जाता है, साफ़ किया जाता है और ऐसी पट्टी होती है कि कहीं दबाव न पड़े। रोज़ क्या देखना है, यह भी बताया जाता है।',
    ],
    minutes: 60,
    price: 750,
    offer: 649,
    ready: ['water', 'light', 'papers'],
  },
  {
    kind,
    title: ['Bed-sore dressing', 'बेडसोर की पट्टी'],
    about: [
      'The sore is cleaned and dressed, and the family is shown how to turn and pad whoever lies in bed.',
      'घाव साफ़ करके पट्टी की जाती है, और परिवार को करवट बदलवाना और सहारा लगाना सिखाया जाता है।',
    ],
    minutes: 60,
    price: 700,
    offer: 599,
    ready: ['water', 'towel', 'family'],
  },
  {
    kind,
    title: ['Check of an operation wound', 'ऑपरेशन के घाव की जाँच'],
    about: [
      'After an operation: the wound, the fever and the pain are checked, and you hear whether the surgeon should see it.',
      'ऑपरेशन के बाद: घाव, बुख़ार और दर्द की जाँच, और यह सलाह कि सर्जन को दिखाना है या नहीं।',
    ],
    minutes: 30,
    price: 650,
    ready: ['light', 'papers'],
  },
  {
    kind,
    title: ['Care of a surgical drain', 'ऑपरेशन की नली (ड्रेन) की देखभाल'],
    about: [
      'The drain is emptied and measured, its skin cleaned and covered, and the amounts are written down for your surgeon.',
      'ड्रेन ख़ाली करके नापा जाता है, त्वचा साफ़ करके ढकी जाती है, और मात्रा सर्जन के लिए लिखी जाती है।',
    ],
    minutes: 45,
    price: 700,
    order: true,
    ready: ['water', 'light', 'order'],
  },
  {
    kind,
    title: ['Vacuum dressing change', 'वैक्यूम (VAC) पट्टी बदलना'],
    about: [
      'Foam and film of a vacuum dressing are changed, and the pump is set as the surgeon wrote. The set is yours.',
      'वैक्यूम पट्टी का फ़ोम और फ़िल्म बदली जाती है और पंप सर्जन के लिखे अनुसार लगाया जाता है। सेट आपका होना चाहिए।',
    ],
    minutes: 75,
    price: 1800,
    offer: 1599,
    order: true,
    ready: ['set', 'power', 'order'],
  },
  {
    kind,
    title: ['Dressing of an infected nail', 'पके हुए नाख़ून की पट्टी'],
    about: [
      'The toe is bathed, cleaned and dressed, and the nail is eased. No cutting that belongs to a surgeon.',
      'अँगूठा धोकर, साफ़ करके पट्टी की जाती है और नाख़ून का दबाव घटाया जाता है। सर्जन का काम घर पर नहीं होता।',
    ],
    minutes: 30,
    price: 450,
    ready: ['water', 'light'],
  },
];
