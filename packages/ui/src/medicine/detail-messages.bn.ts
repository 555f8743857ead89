import { bengaliUnits } from '../messages/bengali.ts';
import { count } from '../messages/plural.ts';
import type { detailMessages } from './detail-messages.en.ts';

export const detail: typeof detailMessages = {
  saveToWishlist: 'পছন্দের তালিকায় রাখুন',
  saved: 'পছন্দের তালিকায় আছে',
  savedRemove: 'পছন্দের তালিকায় আছে, সরান',
  prescriptionNote:
    'আপনি এখনই অর্ডার করতে পারেন, প্রেসক্রিপশন অর্ডারের সঙ্গে দিলেই হবে। ওষুধ পাঠানোর আগে ফার্মাসিস্ট সেটি দেখে নেন।',
  outOfStockNote: 'এই ওষুধটি আজ পাঠানো যাবে না। পছন্দের তালিকায় রেখে দিতে পারেন।',
  about: 'এই ওষুধ সম্পর্কে',
  genuinePoint: '100% আসল',
  securePayments: 'নিরাপদ পেমেন্ট',
  returns: (days) => `${count(days)} দিনের মধ্যে ফেরত`,
  unitPrice: (amount, unit) => `প্রতি ${bengaliUnits[unit] ?? unit} ${amount}`,
  includesGst: 'দামের মধ্যে GST ধরা আছে',
  youMayAlsoLike: 'এই ওষুধগুলিও দেখুন',
  viewAll: 'সব ওষুধ দেখুন',
};
