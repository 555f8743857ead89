import { count, plural } from '../messages/plural.ts';
import type { medicineMessages } from './messages.en.ts';

const form = plural('bn-IN');
export const medicine: typeof medicineMessages = {
  addToCart: 'কার্টে রাখুন',
  addToCartOf: (name) => `কার্টে রাখুন: ${name}`,
  inCart: 'কার্টে আছে',
  addToWishlist: (name) => `${name} পছন্দের তালিকায় রাখুন`,
  off: (percent) => `${percent}% ছাড়`,
  youSave: (amount) => `সাশ্রয় ${amount}`,
  freeDelivery: 'ফ্রি ডেলিভারি',
  genuine: 'আসল',
  prescriptionNeeded: 'প্রেসক্রিপশন লাগবে',
  outOfStock: 'এখন নেই',
  // After a number a noun has no plural, but the last one has its emphasis.
  left: (n) => form(n, { one: `আর মাত্র ${count(n)}টিই আছে`, other: `আর মাত্র ${count(n)}টি আছে` }),
  showing: (shown, total, exact) =>
    `${count(total)}${exact ? 'টি' : 'টিরও বেশি'} ওষুধের মধ্যে ${count(shown)}টি দেখানো হচ্ছে`,
  pageOf: (page, pages) => `${count(pages)}টির মধ্যে ${count(page)} নম্বর পৃষ্ঠা`,
  clearAllFilters: 'সব ফিল্টার সরান',
  filters: 'ফিল্টার',
  filtersActive: (n) => `ফিল্টার, ${count(n)}টি চালু`,
  active: 'চালু',
  clearAll: 'সব সরান',
  applyFilters: 'ফিল্টার প্রয়োগ করুন',
  sort: 'সাজান',
  sortedBy: 'সাজানো আছে:',
  sorts: {
    recommended: 'আমাদের পরামর্শমতো',
    'price-asc': 'দাম: কম থেকে বেশি',
    'price-desc': 'দাম: বেশি থেকে কম',
    'name-asc': 'নাম: A থেকে Z',
    'name-desc': 'নাম: Z থেকে A',
  },
  firstLetter: 'প্রথম অক্ষর',
  clearLetter: (letter) => `${letter}, সরান`,
  view: 'কীভাবে দেখবেন',
  grid: 'গ্রিড',
  list: 'তালিকা',
};
