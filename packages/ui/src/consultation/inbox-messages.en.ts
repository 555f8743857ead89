import { englishDuration } from '../messages/indian.ts';
import { plural } from '../messages/plural.ts';
import { englishWhen } from '../messages/when.ts';

const form = plural('en-IN');
/** English of a doctor's desk: who waits, and what is prescribed. */
export const inboxMessages = {
  list: 'Open consultations',
  none: 'Nobody waits',
  noneText: 'New consultations stand here as soon as a patient writes.',
  chat: 'Chat',
  video: 'Video',
  unread: (n: number) => form(n, { one: '1 new', other: `${n} new` }),
  waits: (minutes: number) => `Waits ${englishDuration(minutes)}`,
  justNow: 'Has just written',
  patientsTurn: 'Patient’s turn',
  begins: (...when: Parameters<typeof englishWhen>) => `Begins ${englishWhen(...when)}`,
  danger: (n: number, names: string) =>
    form(n, { one: `Danger sign: ${names}`, other: `Danger signs: ${names}` }),
  notAsked: 'Danger signs not answered',
  nothing: 'No message yet',
  you: 'You:',

  writer: (name: string) => `Prescription for ${name}`,
  allergies: 'Allergies',
  allergiesNone: 'The patient wrote none. Please ask.',
  allergiesLoading: 'Reading the allergies',
  allergiesFailed: 'The allergies could not be read. Please ask the patient.',
  retry: 'Try again',
  find: 'Add a medicine',
  findHint: 'Salt and strength, or brand',
  notFound: 'No medicine found. Try the salt’s name.',
  medicines: 'Medicines',
  empty: 'No medicine yet.',
  needsSheet: 'Prescription only',
  outOfStock: 'Out of stock now',
  quantity: 'Packs',
  days: 'Days',
  dose: 'How to take',
  doseHint: 'Morning, noon and night: 1-0-1',
  ofLine: (label: string, name: string) => `${label}, ${name}`,
  quick: (name: string) => `Quick choices for ${name}`,
  times: ['1-0-0', '0-0-1', '1-0-1', '1-1-1'] as readonly string[],
  meals: ['before food', 'after food', 'only when needed'] as readonly string[],
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  undo: 'Undo',
  allergyHint: (word: string) =>
    `The allergies name “${word}”, and so does this medicine. Words alone were compared: please check.`,
  advice: 'Advice',
  adviceHint: 'What else to do, and when to come back.',
  reads: (name: string) => `What ${name} reads`,
  forDays: (n: number) => (n > 0 ? form(n, { one: 'for 1 day', other: `for ${n} days` }) : 'for … days'),
  packs: (n: number) => (n > 0 ? form(n, { one: '1 pack', other: `${n} packs` }) : '… packs'),
  send: 'Send prescription',
};
