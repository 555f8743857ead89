import { hindiDate, units } from '../messages/hindi.ts';
import { count } from '../messages/plural.ts';
import type { refillMessages } from './messages.en.ts';

/** One, and several. */
const containers: Readonly<Record<string, readonly [string, string]>> = {
  strip: ['पत्ता', 'पत्ते'],
  bottle: ['बोतल', 'बोतलें'],
  tube: ['ट्यूब', 'ट्यूब'],
  sachet: ['पाउच', 'पाउच'],
  pack: ['पैक', 'पैक'],
};
export const refill: typeof refillMessages = {
  orderAgain: 'फिर से मँगाएँ',
  enoughUntil: (day) => `आपके पास ${day} तक की दवाई है`,
  boughtBefore: 'जो आपने पहले मँगाया था, आज की कीमत पर',
  date: hindiDate,
  runsOut: (day) => `${day} को ख़त्म होगी`,
  ranOut: (day) => `${day} को ख़त्म हो गई`,
  bought: (day) => `${day} को ली थी`,
  packs: (n, packedIn) => `${count(n)} ${(containers[packedIn] ?? containers['pack']!)[n === 1 ? 0 : 1]}`,
  outOfStock: 'अभी उपलब्ध नहीं',
  prescriptionNeeded: 'डॉक्टर की पर्ची ज़रूरी',
  addAll: (n, amount) => `सभी ${count(n)} डालें · ${amount}`,
  add: (n, amount) => `${count(n)} डालें · ${amount}`,
  chooseFirst: 'कोई दवाई चुनें',
  added: 'डाल दिया',
  toCart: 'कार्ट पर जाएँ',
  toRefills: 'ख़ुराक और याद दिलाना',
  dose: (name) => `${name}: आप रोज़ कितनी लेते हैं`,
  aDay: 'रोज़',
  units: (n, unit) => `${n} ${units[unit] ?? unit}`,
  notSaid: 'नहीं बताया',
  less: (name) => `${name} कम करें`,
  more: (name) => `${name} बढ़ाएँ`,
  bySaid: 'आपकी बताई ख़ुराक से',
  byDoctor: 'डॉक्टर की लिखी ख़ुराक से',
  byOrders: 'आपके पिछले ऑर्डर से',
  unknown: 'अभी हम नहीं बता सकते कि यह कब ख़त्म होगी। बताएँ कि आप रोज़ कितनी लेते हैं।',
  noNumber: 'हम नहीं बता सकते कि यह कब ख़त्म होगी।',
  remind: 'ख़त्म होने से पहले मुझे याद दिलाएँ',
  remindOf: (name) => `ख़त्म होने से पहले मुझे याद दिलाएँ: ${name}`,
  ways: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'ई-मेल' },
  agree: (days, ways) =>
    `आप हर पैक के लिए एक संदेश पर राज़ी हैं: ${count(days)} दिन पहले, ${ways} से। उसमें दवाई का नाम नहीं होता। इसे यहाँ कभी भी बंद करें।`,
  noWay: 'ऑर्डर के संदेश बंद हैं। पहले सेटिंग्स में कोई तरीका चुनें।',
  doseFirst: 'पहले बताएँ कि आप रोज़ कितनी लेते हैं।',
  remindOn: (day) => `हम आपको ${day} को याद दिलाएँगे`,
  remindNext: 'इसका समय हो चुका है: हम अगले पैक के लिए याद दिलाएँगे',
  forget: 'ख़ुराक और याद दिलाना हटाएँ',
  forgetOf: (name) => `${name} की ख़ुराक और याद दिलाना हटाएँ`,
};
