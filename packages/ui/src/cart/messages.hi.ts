import { count, plural } from '../messages/plural.ts';
import type { cartMessages } from './messages.en.ts';

const form = plural('hi-IN');
export const cart: typeof cartMessages = {
  prescriptionNeeded: 'डॉक्टर की पर्ची ज़रूरी',
  each: (amount) => `एक का ${amount}`,
  priceChanged: (from, to) => `कीमत ${from} से बदलकर ${to} हो गई है`,
  gone: 'यह दवा अब हमारे यहाँ नहीं मिलती। बाकी दवाइयाँ मँगाने के लिए इसे हटाएँ।',
  outOfStock: 'यह दवा आज उपलब्ध नहीं है। बाकी दवाइयाँ मँगाने के लिए इसे हटाएँ।',
  left: (n) => form(n, { one: `सिर्फ़ ${count(n)} पैक बचा है`, other: `सिर्फ़ ${count(n)} पैक बचे हैं` }),
  tooMany: (n) =>
    form(n, {
      one: `सिर्फ़ ${count(n)} पैक बचा है। आगे बढ़ने के लिए संख्या घटाएँ।`,
      other: `सिर्फ़ ${count(n)} पैक बचे हैं। आगे बढ़ने के लिए संख्या घटाएँ।`,
    }),
  remove: 'हटाएँ',
  removeOf: (name) => `${name} हटाएँ`,
  totalItems: 'कुल चीज़ें',
  subtotal: 'सामान का दाम',
  youSave: (amount) => `बचत ${amount}`,
  deliveryFee: 'डिलीवरी शुल्क',
  withAddress: 'अगले कदम पर दिखेगा',
  free: 'मुफ़्त',
  moreForFree: (amount) => `मुफ़्त डिलीवरी के लिए ${amount} की चीज़ें और डालें`,
  total: 'कुल',
};
