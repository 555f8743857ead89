import { englishBy, englishMoment } from '@doorstep/ui/messages/indian';

/** English of what somebody who is known sees first. */
export const knownMessages = {
  morning: (name: string) => `Good morning, ${name}`,
  day: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
  by: englishBy,
  /** Without the year: it is soon. */
  moment: (...at: Parameters<typeof englishMoment>) => englishMoment(...at).replace(` ${at[3]}`, ''),
  coming: (n: number) => (n === 1 ? '1 medicine is on its way' : `${n} medicines are on their way`),
  packing: (n: number) => (n === 1 ? '1 medicine is being packed' : `${n} medicines are being packed`),
  checking: (n: number) => (n === 1 ? 'We check 1 medicine' : `We check ${n} medicines`),
  order: 'Your order',
  send: 'Send a prescription',
  sendText: 'A photo is enough: we make the cart',
  orders: 'Your orders',
  ordersText: 'Order again, invoices, refunds',
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    known: typeof knownMessages;
  }
}
