import { count } from '../messages/plural.ts';

/** English of what comes later than the list: one medicine, and what is like it. */
export const detailMessages = {
  saveToWishlist: 'Save to wishlist',
  saved: 'Saved',
  savedRemove: 'Saved, remove from wishlist',
  prescriptionNote:
    'You can order now and add the prescription with your order. A pharmacist checks it before we send this medicine.',
  outOfStockNote: 'We cannot send this one today. You can save it to your wishlist.',
  about: 'About this medicine',
  genuinePoint: '100% genuine',
  securePayments: 'Secure payments',
  returns: (days: number) => `${count(days)}-day return policy`,
  unitPrice: (amount: string, unit: string) => `${amount} a ${unit}`,
  includesGst: 'price includes GST',
  youMayAlsoLike: 'You May Also Like',
  viewAll: 'View All Medicines',
};
