import { hindiSpan, hindiWhen } from '../messages/hindi.ts';
import type { labBookingConfirmedMessages } from './lab-booking-confirmed-messages.en.ts';

export const labBookingConfirmed: typeof labBookingConfirmedMessages = {
  title: 'बुकिंग पक्की हो गई!',
  thanks: 'धन्यवाद। हम सैंपल लेने आपके घर आएँगे।',
  bookingId: 'बुकिंग आईडी',
  when: 'कब',
  where: 'कहाँ',
  begins: hindiWhen,
  span: hindiSpan,
  tests: 'आपकी जाँचें',
  collection: 'घर से सैंपल',
  free: 'मुफ़्त',
  paid: 'भुगतान हो गया',
  due: 'सैंपल देते समय देना है',
  next: 'आगे क्या होगा',
  call: (minutes) => `हम ${minutes} मिनट के अंदर फ़ोन करके पक्का करेंगे`,
  report: (from, to) => `रिपोर्ट सैंपल लेने के ${from}–${to} घंटे बाद आती है`,
};
