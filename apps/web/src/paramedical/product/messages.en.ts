import { englishSpan, englishWhen } from '@doorstep/ui/messages/when';

/** English of what the success page says of a home visit. */
export const visitProductMessages = {
  /** 'Tue 24 Nov, 10:30 AM'. */
  moment: englishWhen,
  span: englishSpan,
  when: 'When we come',
  where: 'Where we come',
  indianTime: 'Indian time',
  checking: 'Our pharmacist looks at the doctor’s order first. We keep this time for you meanwhile.',
  ownUntil: (moment: string) =>
    `You can move or cancel it yourself. Cancelled until ${moment}, all of your money comes back.`,
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    visitProduct: typeof visitProductMessages;
  }
}
