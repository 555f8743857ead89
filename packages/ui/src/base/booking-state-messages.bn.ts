import type { bookingStateMessages } from './booking-state-messages.en.ts';

export const bookingState: typeof bookingStateMessages = {
  checking: 'ডাক্তারের প্রেসক্রিপশন দেখা হচ্ছে',
  booked: 'বুক করা আছে',
  'on-the-way': 'আসছেন',
  started: 'শুরু হয়েছে',
  done: 'শেষ হয়েছে',
  cancelled: 'বাতিল',
};
