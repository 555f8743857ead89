import { englishDay } from '@doorstep/ui/messages/indian';

/** English of the cart that a pharmacist makes from a prescription. */
export const cartProposalMessages = {
  title: 'Cart from your prescription',
  day: englishDay,
  loading: 'Loading',
  loadFailed: 'It could not be loaded',
  missing: 'We could not find that prescription',
  toPrescriptions: 'My Prescriptions',
  of: (day: string) => `Prescription of ${day}`,
  ask: 'A pharmacist reads your prescription and puts the medicines into a cart. You look at it, change what you like, and pay.',
  note: 'Anything we should know?',
  noteHint: 'For how long, or which of the medicines you need.',
  send: 'Ask for my cart',
  again: 'Ask again',
  sent: 'A pharmacist makes your cart',
  sentText: 'We send you a message when it is ready.',
  wrote: (note: string) => `You wrote: ${note}`,
  asked: 'Our pharmacist asks',
  answer: 'Your answer',
  sendAnswer: 'Send the answer',
  answerFirst: 'Please write your answer.',
  proposed: (day: string) =>
    `Your cart is ready. Look at it, change what you like, and confirm it by ${day}.`,
  lines: 'Medicines',
  confirm: 'Put it into my cart',
  nothingLeft: 'Nothing of this cart can be ordered now. Please ask for it again.',
  confirmed: 'This cart was put into your cart',
  confirmedDone: 'The medicines are in your cart, and the prescription is chosen.',
  toCart: 'Go to cart',
  refused: 'Our pharmacist could not make a cart',
  expired: 'This cart was not confirmed in time',
  failed: 'That did not work. Nothing was changed. Please try again.',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    cartProposal: typeof cartProposalMessages;
  }
}
