import type { HomeService } from '@doorstep/contract/paramedical.schema';

// Only stories import this file.
type Given = [
  title: string,
  title_hi: string,
  description: string,
  description_hi: string,
  price: number,
  offer_price: number | null,
  minutes: number,
  some?: Partial<HomeService>,
];
const given: Given[] = [
  [
    'Wound dressing',
    'घाव की ड्रेसिंग',
    'A nurse cleans your wound and puts on a new dressing at home, with sterile things that she brings. She tells you how it heals and what to look for until the next time.',
    'नर्स घर पर घाव साफ़ करके नई पट्टी करती हैं। कीटाणु-रहित सामान वे साथ लाती हैं। वे बताती हैं कि घाव कैसे भर रहा है और अगली बार तक किस बात का ध्यान रखना है।',
    499,
    399,
    45,
    { around_the_clock: true },
  ],
  [
    'IV saline and injection',
    'सलाइन (ड्रिप) और इंजेक्शन',
    'A nurse sets a drip or gives an injection as your doctor has written, and stays until it has run.',
    'नर्स डॉक्टर के लिखे अनुसार ड्रिप या इंजेक्शन लगाती हैं और पूरा होने तक रुकती हैं।',
    699,
    null,
    90,
    { needs_order: true },
  ],
  [
    'Stitch removal',
    'टाँके निकालना',
    'A nurse takes out your stitches and covers the place. It takes half an hour.',
    'नर्स टाँके निकालकर जगह को ढक देती हैं। आधा घंटा लगता है।',
    350,
    299,
    30,
  ],
  [
    'Nasogastric feeding tube (Ryle’s tube): insertion, change and teaching of the family at home',
    'नाक से पेट तक खाने की नली (राइल्स ट्यूब): लगाना, बदलना और परिवार को सिखाना',
    'A nurse puts the tube in or changes it, looks that it lies well, and shows the family how to feed through it, how to clean it and what to do when it blocks.',
    'नर्स नली लगाती या बदलती हैं, देखती हैं कि वह ठीक बैठी है, और परिवार को सिखाती हैं कि उससे खाना कैसे दें, कैसे साफ़ करें और बंद हो जाए तो क्या करें।',
    1250,
    1099,
    60,
    { needs_order: true },
  ],
];
/** Four home services: an offer by day and night, one that needs a doctor's order, an offer, a long name. */
export const services: HomeService[] = given.map(
  ([title, title_hi, description, description_hi, price, offer_price, minutes, some], at) =>
    Object.assign(
      {
        id: at + 1,
        title,
        title_hi,
        description,
        description_hi,
        image: null,
        price,
        offer_price,
        minutes,
        around_the_clock: false,
        needs_order: false,
        keep_ready: [
          { icon: 'icon-file-text', text: 'The doctor’s note', text_hi: 'डॉक्टर की पर्ची' },
          {
            icon: 'icon-sun',
            text: 'A clean place to lie, with good light',
            text_hi: 'लेटने की साफ़ जगह, अच्छी रोशनी में',
          },
        ],
      },
      some,
    ),
);
