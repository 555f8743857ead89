import type { CartLimit } from '@doorstep/contract/medicine.schema';
import { englishDay, indian } from '@doorstep/ui/messages/indian';

type ExceededLimit = Omit<CartLimit, 'ids' | 'substance_hi'>;
const packs = (n: number) => (n === 1 ? '1 pack' : `${n} packs`);
function dayOf(at: string): string {
  const [weekday, day, month, year] = indian(at);
  return englishDay(weekday, day, month, year);
}
/** English of the cart and address page. */
export const cartMessages = {
  orderAgain: 'Back to your cart',
  title: 'Your cart',
  /** Of the three pages from cart to order. */
  steps: ['Cart and address', 'Summary', 'Payment'] as readonly string[],
  emptyTitle: 'Your cart is empty',
  emptyText: 'Find a medicine, and add it here.',
  toHome: 'Go to Home',
  toMedicines: 'See medicines',
  medicines: 'Medicines',
  address: 'Delivery address',
  loginFirst: 'Log in to choose where we deliver. Your cart is saved.',
  login: 'Login',
  forOther: 'Ordering for someone else?',
  otherMobile: 'Their mobile number',
  otherHint: '10 digits. We call this number about the delivery.',
  mobileInvalid: 'Please enter a valid 10-digit mobile number',
  selectAddress: 'Please select address',
  waitForUpload: 'Your prescription is still on its way. Wait for it, or cancel it.',
  uploadFailed: 'Your prescription has not reached us. Try again, or remove it.',
  fileRefused: 'This file cannot be your prescription. Choose another one, or remove it.',
  partFailed: 'It could not be loaded. Check your internet connection, and try again.',
  proceed: 'Proceed to Summary',
  /** A limit without a prescription that the cart exceeds, and what to do. */
  limit: ({ substance, per_order, per_week, ordered, left, until, large_packs }: ExceededLimit): string =>
    [
      `Without a prescription you can order at most ${[
        per_order === null ? [] : `${packs(per_order)} at a time`,
        per_week === null ? [] : `${packs(per_week)} in 7 days`,
      ]
        .flat()
        .join(' and ')} of ${substance}, all brands together.`,
      ordered > 0 && `You ordered ${packs(ordered)} in the last 7 days.`,
      left > 0
        ? `Order at most ${packs(left)} now. If you need more, ask your doctor.`
        : `${until === null ? 'Take it out of the cart.' : `You can order more from ${dayOf(until)}.`} If you need it earlier, ask your doctor.`,
      large_packs && 'A pack of more than 20 tablets or 200 ml counts as several packs.',
    ]
      .filter(Boolean)
      .join(' '),
  pricesOld: 'Prices could not be checked just now. The next step checks them again.',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    cart: typeof cartMessages;
  }
}
