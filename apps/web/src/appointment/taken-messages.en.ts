import { englishWhen } from '@doorstep/ui/messages/when';

/** English of a doctor's time that can be booked no more. */
export const appointmentTakenMessages = {
  title: 'This time is taken. Choose another.',
  text: 'Nothing is booked, and you have not been charged. What you entered is saved.',
  next: 'The next free times',
  when: englishWhen,
};

declare module '../messages/messages.ts' {
  interface PageMessages {
    appointmentTaken: typeof appointmentTakenMessages;
  }
}
