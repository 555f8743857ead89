import { englishWhen } from '../messages/when.ts';

/** English of an appointment that stands. */
export const confirmedMessages = {
  when: englishWhen,
  title: 'Appointment Confirmed!',
  ways: { sms: 'SMS', whatsapp: 'WhatsApp', email: 'e-mail' },
  and: 'and',
  sent: (ways: string) => `A confirmation was sent by ${ways}.`,
  notSent: 'You chose to get no messages. What you need to know stands on this page.',
  remind: (ways: string) => `We remind you by ${ways}: a day before, and two hours before.`,
  remindOff: 'Reminders are off.',
  remindSettings: 'Change in Settings',
  number: 'Appointment number',
  paid: 'Paid',
  addToCalendar: 'Add to calendar',
  addingToCalendar: 'Preparing the file...',
  before: 'Before you come',
  early: (minutes: number) => `Arrive ${minutes} minutes early.`,
  bring: 'Bring a valid ID and your medical documents.',
  canChange: (until: string) => `You can move or cancel it yourself until ${until}, Indian time.`,
  free: (until: string) => `Cancelled by ${until}, all of your money comes back.`,
  change: 'Move or cancel',
  home: 'Go to Homepage',
  another: 'Book Another Appointment',
  call: (phone: string) => `Call ${phone}`,
};
