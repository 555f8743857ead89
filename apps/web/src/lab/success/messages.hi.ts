import { hindiSpan, hindiWhen } from '@doorstep/ui/messages/hindi';
import type { labBookedMessages } from './messages.en.ts';

export const labBooked: typeof labBookedMessages = {
  when: hindiWhen,
  span: hindiSpan,
  booked: 'बुकिंग पक्की हो गई!',
  bookedText: 'अभी कोई पैसा नहीं लिया गया। पैसे सैंपल देते समय देने हैं।',
  paidText: 'भुगतान हो चुका है। घर पर कुछ नहीं देना है।',
  loading: 'लोड हो रहा है',
  failed: 'आपकी बुकिंग नहीं दिख सकी',
  safe: 'आपकी बुकिंग सुरक्षित है। कृपया थोड़ी देर में फिर कोशिश करें।',
  notFound: 'हमें यह बुकिंग नहीं मिली',
  notFoundText: 'लिंक गलत हो सकता है, या बुकिंग किसी और खाते की है।',
  toBookings: 'अपनी बुकिंग देखें',
  bookingId: 'बुकिंग आईडी',
  time: 'हम कब आएँगे',
  place: 'हम कहाँ आएँगे',
  indianTime: 'भारतीय समय',
  due: 'सैंपल देते समय देना है',
  paid: 'भुगतान हो चुका',
  nextSteps: 'आगे क्या होगा',
  call: (minutes) => `बुकिंग पक्की करने के लिए हम ${minutes} मिनट के भीतर आपको फ़ोन करेंगे।`,
  report: (from, to) => `रिपोर्ट आम तौर पर सैंपल लेने के ${from} से ${to} घंटे बाद आ जाती है। वह आपकी बुकिंग में मिलेगी।`,
  prepare: 'तैयारी कैसे करनी है, यह आपकी बुकिंग में लिखा है।',
  toBooking: 'बुकिंग खोलें',
  another: 'एक और जाँच बुक करें',
};
