import { count } from '../messages/plural.ts';
import { englishDate } from '../messages/when.ts';

const containers: Readonly<Record<string, string>> = {
  strip: 'strip',
  bottle: 'bottle',
  tube: 'tube',
  sachet: 'sachet',
  pack: 'pack',
};
/** Others, as ml, stay as they are. */
const several: Readonly<Record<string, string>> = {
  tablet: 'tablets',
  capsule: 'capsules',
  dose: 'doses',
  piece: 'pieces',
  pack: 'packs',
};
/** English of the refill area. */
export const refillMessages = {
  orderAgain: 'Order again',
  enoughUntil: (day: string) => `You have enough until ${day}`,
  boughtBefore: 'What you bought before, at the prices of today',
  date: englishDate,
  runsOut: (day: string) => `Runs out ${day}`,
  ranOut: (day: string) => `Ran out ${day}`,
  bought: (day: string) => `Bought ${day}`,
  packs: (n: number, packedIn: string) =>
    `${count(n)} ${containers[packedIn] ?? containers['pack']}${n === 1 ? '' : 's'}`,
  outOfStock: 'Out of stock',
  prescriptionNeeded: 'Prescription needed',
  addAll: (n: number, amount: string) => `Add all ${count(n)} · ${amount}`,
  add: (n: number, amount: string) => `Add ${count(n)} · ${amount}`,
  chooseFirst: 'Choose a medicine',
  added: 'Added',
  toCart: 'Go to cart',
  toRefills: 'Doses and reminders',
  dose: (name: string) => `${name}: how much you take a day`,
  aDay: 'A day',
  units: (n: number, unit: string) => `${n} ${n > 1 ? (several[unit] ?? unit) : unit}`,
  notSaid: 'Not said',
  less: (name: string) => `Take less of ${name}`,
  more: (name: string) => `Take more of ${name}`,
  bySaid: 'By the dose that you said',
  byDoctor: 'By the dose that your doctor wrote',
  byOrders: 'By how often you order it',
  unknown: 'We cannot tell yet when it runs out. Say how much you take a day.',
  noNumber: 'We cannot tell when this one runs out.',
  remind: 'Remind me before it runs out',
  remindOf: (name: string) => `Remind me before it runs out: ${name}`,
  ways: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'e-mail' },
  agree: (days: number, ways: string) =>
    `You agree to one message for each pack, ${count(days)} days before, by ${ways}. It names no medicine. End it here at any time.`,
  noWay: 'Messages about orders are off. Choose a way under Settings first.',
  doseFirst: 'Say first how much you take a day.',
  remindOn: (day: string) => `We remind you on ${day}`,
  remindNext: 'It is due already: we remind you of the next pack',
  forget: 'Forget dose and reminder',
  forgetOf: (name: string) => `Forget dose and reminder of ${name}`,
};
