import type { bookingStateMessages } from './booking-state-messages.en.ts';

export const bookingState: typeof bookingStateMessages = {
  checking: 'डॉक्टर की पर्ची देखी जा रही है',
  booked: 'बुक है',
  'on-the-way': 'रास्ते में',
  started: 'शुरू',
  done: 'पूरा हुआ',
  cancelled: 'रद्द',
};
