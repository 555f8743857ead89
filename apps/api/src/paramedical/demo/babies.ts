import type { DemoService } from './service.ts';

const kind = 'baby';
export const BABIES: readonly DemoService[] = [
  {
    kind,
    title: ['Newborn care visit', 'नवजात की देखभाल'],
    about: [
      'Cord, skin, temperature, weight and feeding of the baby are checked, and parents’ questions answered.',
      'नाल, त्वचा, तापमान, वज़न और दूध पीने की जाँच, और माता-पिता के सवालों के जवाब।',
    ],
    minutes: 60,
    price: 700,
    offer: 599,
    ready: ['water', 'towel', 'papers'],
  },
  {
    kind,
    title: ['First bath of a baby', 'शिशु का पहला स्नान'],
    about: [
      'A nurse bathes the baby with you, shows how it is held, and cares for the cord.',
      'नर्स आपके साथ शिशु को नहलाती हैं, पकड़ना सिखाती हैं और नाल की देखभाल करती हैं।',
    ],
    minutes: 60,
    price: 500,
    offer: 450,
    ready: ['water', 'towel', 'family'],
  },
  {
    kind,
    title: ['Help with breastfeeding', 'स्तनपान में मदद'],
    about: [
      'How the baby is put on, how often, and what to do when it hurts. In calm, and in private.',
      'शिशु को कैसे लगाना है, कितनी बार, और दर्द हो तो क्या करना है। शांति से, निजता के साथ।',
    ],
    minutes: 60,
    price: 700,
    ready: ['towel'],
  },
  {
    kind,
    title: ['Mother’s check after birth', 'प्रसव के बाद माँ की जाँच'],
    about: [
      'Pressure, bleeding, wound and breasts are checked, and how the mother feels.',
      'ब्लड प्रेशर, रक्तस्राव, टाँके और स्तन की जाँच, और माँ का हाल।',
    ],
    minutes: 60,
    price: 750,
    offer: 649,
    ready: ['papers', 'towel'],
  },
  {
    kind,
    title: ['Jaundice and weight check of a newborn', 'नवजात में पीलिया और वज़न की जाँच'],
    about: [
      'Skin and eyes are looked at in daylight, the weight is taken, and you hear whether a doctor should see the baby today.',
      'दिन की रोशनी में त्वचा और आँखें देखी जाती हैं, वज़न लिया जाता है, और बताया जाता है कि आज डॉक्टर को दिखाना है या नहीं।',
    ],
    minutes: 30,
    price: 500,
    ready: ['light', 'papers'],
  },
  {
    kind,
    title: ['Vaccination of a child', 'बच्चे का टीका'],
    about: [
      'The vaccines that are due by the national plan and your doctor’s paper, given and entered in the card. The vaccine is extra.',
      'राष्ट्रीय कार्यक्रम और डॉक्टर की पर्ची के अनुसार टीके, लगाकर कार्ड में दर्ज। टीके का दाम अलग है।',
    ],
    minutes: 30,
    price: 500,
    offer: 449,
    order: true,
    ready: ['card', 'order', 'family'],
  },
];
