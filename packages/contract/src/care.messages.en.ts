import { brand } from './brand.ts';

/** English of what calls of the care circle refuse, and of calls that somebody makes for another. */
export const careErrors = {
  relation_unknown: 'Please choose what you are to them.',
  care_own_mobile: 'That is your own mobile number. Give the number of the person you want to help.',
  care_already: 'You already act for the person with that mobile number.',
  care_most_helping: ({ most }: { most: number }) =>
    `You can help at most ${most} people. End one of them first.`,
  care_most_helpers: ({ most }: { most: number }) =>
    `This person has ${most} helpers already. They can end one of them first.`,
  care_not_found: 'We could not find that invitation. It may have ended.',
  acting_ended: 'You may no longer act for this person. Nothing was done. Go back to your own account.',
  acting_closed: 'Only the person can do this in their own account. Go back to your own account first.',
};
type CareErrors = typeof careErrors;
declare module './failure.ts' {
  interface ErrorMessages extends CareErrors {}
}

interface Helper {
  helper: string;
}
/** What both sides are told by SMS. */
export const careTexts = {
  /** Before the code, in a message of its own: a code's message has an approved text. */
  asked: ({ helper }: Helper) =>
    `${helper} asks to help you with ${brand.name}: to order, pay and book for you, and to read your orders, bookings, prescriptions and reports. Not to change your login. If you agree, read out to them the code that comes now. If not, do nothing. You can end it at any time.`,
  code: ({ code, helper }: Helper & { code: string }) =>
    `${code} is your ${brand.name} OTP to let ${helper} act for you for one year. It is valid for 10 minutes. Read it out only to them, and only if you agree.`,
  agreed_person: ({ helper }: Helper) =>
    `${brand.name}: ${helper} can now order, pay, book and read for you. To end it, log in and open Profile, or call ${brand.phoneShown}.`,
  agreed_helper: ({ person }: { person: string }) =>
    `${brand.name}: you can now act for ${person}. They see each thing that you do. To end it, open Profile.`,
  ended_person: ({ helper }: Helper) => `${brand.name}: ${helper} can no longer act for you.`,
  ended_helper: ({ person }: { person: string }) => `${brand.name}: you can no longer act for ${person}.`,
  ordered: ({ order, helper }: Helper & { order: string }) =>
    `${brand.name}: ${helper} ordered for you. The order is ${order}. If you did not want it, cancel it in your orders or call ${brand.phoneShown}.`,
  /** Before what the person is told of an order. */
  copy: ({ person, text }: { person: string; text: string }) => `For ${person}. ${text}`,
};
