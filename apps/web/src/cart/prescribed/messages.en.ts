import { plural } from '@doorstep/ui/messages/plural';

const form = plural('en-IN');
/** English of what a doctor prescribed, on its way into the cart. */
export const cartPrescribedMessages = {
  title: 'Prescribed by your doctor',
  putting: 'Putting the medicines into your cart',
  failed: 'They could not be put into your cart. Nothing was changed.',
  again: 'Please try again in a moment.',
  done: 'The medicines are in your cart, and the prescription is chosen.',
  inCart: (n: number) =>
    form(n, { one: '1 medicine is in your cart', other: `${n} medicines are in your cart` }),
  nothing: 'Nothing was put into your cart',
  missing: 'What could not be added:',
  reasons: {
    gone: 'no longer sold',
    'out-of-stock': 'out of stock',
    ordered: 'all of it was ordered already',
    full: 'your cart is full',
    'not-sold': 'not sold by us, any pharmacy can give it with the PDF',
  },
  few: (n: number, of: number) => `only ${n} of ${of} packs are in stock`,
  replaced:
    'This prescription now stands in your cart in the place of the one that was chosen before. An order takes one prescription.',
  expired: 'This prescription is no longer valid. Please ask a doctor for a new one.',
  toCart: 'Go to cart',
  ask: 'Ask a doctor',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    cartPrescribed: typeof cartPrescribedMessages;
  }
}
