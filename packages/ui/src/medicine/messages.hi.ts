import { count, plural } from '../messages/plural.ts';
import type { medicineMessages } from './messages.en.ts';

const form = plural('hi-IN');
export const medicine: typeof medicineMessages = {
  addToCart: 'कार्ट में डालें',
  addToCartOf: (name) => `कार्ट में डालें: ${name}`,
  inCart: 'कार्ट में है',
  addToWishlist: (name) => `${name} को पसंद में रखें`,
  off: (percent) => `${percent}% छूट`,
  youSave: (amount) => `बचत ${amount}`,
  freeDelivery: 'मुफ़्त डिलीवरी',
  genuine: 'असली',
  prescriptionNeeded: 'डॉक्टर की पर्ची ज़रूरी',
  outOfStock: 'अभी उपलब्ध नहीं',
  left: (n) => form(n, { one: `सिर्फ़ ${count(n)} पैक बचा है`, other: `सिर्फ़ ${count(n)} पैक बचे हैं` }),
  showing: (shown, total, exact) =>
    `${count(total)}${exact ? '' : '+'} ${form(total, { one: 'दवाई', other: 'दवाइयों' })} में से ${count(shown)} दिख ${form(shown, { one: 'रही है', other: 'रही हैं' })}`,
  pageOf: (page, pages) => `${count(pages)} में से पेज ${count(page)}`,
  clearAllFilters: 'सब फ़िल्टर हटाएँ',
  filters: 'फ़िल्टर',
  filtersActive: (n) => `फ़िल्टर, ${count(n)} लागू`,
  active: 'लागू',
  clearAll: 'सब हटाएँ',
  applyFilters: 'फ़िल्टर लगाएँ',
  sort: 'क्रम',
  sortedBy: 'क्रम:',
  sorts: {
    recommended: 'सुझाई गई',
    'price-asc': 'कीमत: कम से ज़्यादा',
    'price-desc': 'कीमत: ज़्यादा से कम',
    'name-asc': 'नाम: A से Z',
    'name-desc': 'नाम: Z से A',
  },
  firstLetter: 'पहला अक्षर',
  clearLetter: (letter) => `${letter}, हटाएँ`,
  view: 'दिखावट',
  grid: 'ग्रिड',
  list: 'सूची',
};
