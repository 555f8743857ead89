import { englishWhen } from '../messages/when.ts';

/** English of a booking that the shop finds, and calls off. */
export const callOffMessages = {
  when: englishWhen,
  kinds: { visit: 'Home visit', appointment: 'Doctor appointment', collection: 'Sample collection' },
  call: (name: string, mobile: string) => `Call ${name}: ${mobile}`,
  board: 'Show on the board',
  boardOf: (name: string, when: string) => `Show on the board: ${name}, ${when}`,
  cancel: 'Cancel booking',
  cancelOf: (name: string, when: string) => `Cancel booking: ${name}, ${when}`,
  titles: {
    visit: (name: string) => `Cancel the visit of ${name}?`,
    appointment: (name: string) => `Cancel the appointment of ${name}?`,
    collection: (name: string) => `Cancel the sample collection of ${name}?`,
  },
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  reasons: {
    away: 'Nobody of ours can be there',
    asked: 'The patient asked for it',
    twice: 'Booked twice',
    unreachable: 'The patient cannot be reached',
    other: 'Something else',
  },
  reasonMissing: 'Please choose a reason.',
  note: 'In your words',
  noteHint: { paid: 'The patient reads this.', due: 'It is kept in the audit.' },
  noteMissing: 'Please say why.',
  goesBack: 'Goes back',
  effect: {
    paid: 'All of it goes back to where it was paid from, within 7 days. The time is free for others, and the patient is told at once. This cannot be undone.',
    due: 'Nothing is paid yet, so no money goes back. The time is free for others, and the patient is told at once. This cannot be undone.',
  },
  confirm: {
    paid: (rupees: string) => `Cancel and give back ${rupees}`,
    due: 'Cancel the booking',
  },
  keep: 'Keep it',
};
