import { hindiBy, hindiMoment } from '@doorstep/ui/messages/hindi';
import type { knownMessages } from './known-messages.en.ts';

export const known: typeof knownMessages = {
  morning: (name) => `सुप्रभात, ${name}`,
  day: (name) => `नमस्ते, ${name}`,
  evening: (name) => `शुभ संध्या, ${name}`,
  by: hindiBy,
  moment: (...at) => hindiMoment(...at).replace(` ${at[3]}`, ''),
  coming: (n) => (n === 1 ? '1 दवाई रास्ते में है' : `${n} दवाइयाँ रास्ते में हैं`),
  packing: (n) => (n === 1 ? '1 दवाई पैक हो रही है' : `${n} दवाइयाँ पैक हो रही हैं`),
  checking: (n) => (n === 1 ? 'हम 1 दवाई जाँच रहे हैं' : `हम ${n} दवाइयाँ जाँच रहे हैं`),
  order: 'आपका ऑर्डर',
  send: 'पर्ची भेजें',
  sendText: 'फ़ोटो काफ़ी है: कार्ट हम बनाते हैं',
  orders: 'आपके ऑर्डर',
  ordersText: 'फिर से मँगाएँ, बिल, लौटाया गया पैसा',
};
