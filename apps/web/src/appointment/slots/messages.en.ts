import { englishWhen } from '@doorstep/ui/messages/when';

/** English of choosing a doctor's time. */
export const slotsMessages = {
  title: 'Choose a time',
  doctor: (name: string) => `Dr. ${name}`,
  years: (n: number) => (n === 1 ? '1 year of experience' : `${n} years of experience`),
  registration: (number: string) => `Reg. ${number}`,
  fee: 'Consultation fee',
  early: (minutes: number) => `Come ${minutes} minutes early`,
  allDoctors: 'All doctors',
  noDoctor: 'No doctor selected.',
  noDoctorText: 'Choose a doctor first. Then you see the free times.',
  goBack: 'Go back',
  doctorGone: 'We could not find this doctor',
  failed: 'The free times could not be loaded',
  failedText: 'Nothing was booked. Please try again in a moment.',
  otherDoctor: 'Choose Another Doctor',
  select: 'Select Slot',
  selectFirst: 'Please choose a time first.',
  next: 'Continue',
  when: englishWhen,
  nothingChosen: 'No time chosen yet',
  keptLater: 'We keep this time for you as soon as you are logged in.',
  keeping: 'Keeping this time for you…',
  notKept: 'We could not keep this time for you. You can go on: it is yours once it is booked.',
  again: 'Try again',
  giveBack: 'Give this time back',
};

declare module '../../messages/messages.ts' {
  interface PageMessages {
    slots: typeof slotsMessages;
  }
}
