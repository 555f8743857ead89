import { englishSpan, englishWhen } from '../messages/when.ts';

/** English of a booking in a list. */
export const bookingCardMessages = {
  kinds: {
    visit: 'Home visit',
    appointment: 'Doctor appointment',
    collection: 'Lab tests at home',
    video: 'Video consultation',
  },
  when: englishWhen,
  span: englishSpan,
  next: {
    visit: {
      checking: "Our pharmacist looks at the doctor's order first. We keep this time for you.",
      booked: 'See who comes, your code for the door, and what to keep ready.',
      'on-the-way': 'Please keep your phone near you. Say your code only at the door.',
      started: 'The visit has begun.',
    },
    appointment: {
      checking: 'We look at your booking first. We keep this time for you.',
      booked: 'Please be there 15 minutes early, with an ID and your medical papers.',
      'on-the-way': 'Please be there 15 minutes early, with an ID and your medical papers.',
      started: 'The appointment has begun.',
    },
    collection: {
      checking: 'We look at your booking first. We keep this time for you.',
      booked: 'See how to prepare, and what is tested.',
      'on-the-way': 'Please keep your phone near you, and do not eat yet if your plan says so.',
      started: 'Your sample was collected. Your report comes next.',
    },
    video: {
      checking: 'We look at your booking first. We keep this time for you.',
      booked: 'The link comes by WhatsApp 15 minutes before. Please be ready 5 minutes before.',
      'on-the-way': 'The link comes by WhatsApp 15 minutes before. Please be ready 5 minutes before.',
      started: 'The consultation has begun.',
    },
  },
  again: 'Book again',
  againOf: (title: string) => `Book again: ${title}`,
};
