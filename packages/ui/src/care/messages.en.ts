import { englishDay } from '../messages/indian.ts';

/** English of the care circle. */
export const careMessages = {
  day: englishDay,
  intro:
    'Order, pay and book for a parent, and read their orders, prescriptions and reports, after they agree by phone. Either of you can end it at any time.',
  requests: 'Asks to help you',
  helping: 'You act for',
  helpers: 'Act for you',
  nobodyHelped: 'You act for nobody yet.',
  nobodyHelps: 'Nobody acts for you.',
  asked: 'Not answered yet',
  since: (day: string) => `Since ${day}`,
  until: (day: string) => `Until ${day}`,
  act: 'Order and read',
  actFor: (name: string) => `Order and read for ${name}`,
  enterCode: 'Enter the code',
  enterCodeOf: (name: string) => `Enter the code of ${name}`,
  agree: 'I agree',
  agreeTo: (name: string) => `I agree that ${name} helps me`,
  refuse: 'No',
  refuseTo: (name: string) => `No, ${name} may not`,
  end: 'End',
  endFor: (name: string) => `End with ${name}`,
  allows:
    'They can order, pay and book for you, and read your orders, bookings, prescriptions and reports. They cannot change your login.',
  /** What the helper is to the person. */
  relations: {
    daughter: 'Daughter',
    son: 'Son',
    spouse: 'Husband or wife',
    sibling: 'Brother or sister',
    relative: 'Relative',
    friend: 'Friend',
  },
  invite: 'Ask to help somebody',
  inviteText:
    'They get an SMS that says what it allows, and a code. Call them first, so that they expect it.',
  theirMobile: 'Their mobile number',
  theirName: 'Their name',
  relation: 'You are their',
  choose: 'Please choose',
  send: 'Send the code',
  sending: 'Sending...',
  confirm: (name: string) => `Ask ${name} for the code`,
  confirmText: (name: string, mobile: string) =>
    `We sent it to ${mobile}. Enter the 6 digits that ${name} reads out to you. They can also say yes in their own profile.`,
  code: 'Code',
  codeHint: '6 digits, valid for 10 minutes',
  confirmSend: 'Confirm',
  confirming: 'Confirming...',
  back: 'Back',
  actingFor: (name: string) => `You are acting for ${name}`,
  stop: 'Stop',
  actingEnded: (name: string) =>
    `You can no longer act for ${name}. Nothing was done, and what you wrote still stands here.`,
  toOwn: 'Back to my account',
};
