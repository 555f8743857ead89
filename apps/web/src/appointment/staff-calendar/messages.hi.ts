import { hindiWhen } from '@doorstep/ui/messages/hindi';
import { count } from '@doorstep/ui/messages/plural';
import type { staffCalendarMessages } from './messages.en.ts';

export const staffCalendar: typeof staffCalendarMessages = {
  title: 'मेरा कैलेंडर',
  of: (doctor, specialty) => `${doctor}, ${specialty}। सभी समय भारतीय हैं।`,
  doctor: (name) => `डॉ. ${name}`,
  tile: () => 'अपॉइंटमेंट आज बाकी',
  next: (...when) => `अगला: ${hindiWhen(...when)}`,
  slot: hindiWhen,
  appointments: (n) => `${count(n)} अपॉइंटमेंट`,
  none: 'इस दिन कोई अपॉइंटमेंट नहीं है।',
  failed: 'आपका कैलेंडर लोड नहीं हो पाया',
  unknown: 'आपके खाते का अभी कोई कैलेंडर नहीं है',
  unknownText: 'कृपया एडमिन से कहें कि इसे डॉक्टर से जोड़ दें।',
  clashes: (n) => `${count(n)} अपॉइंटमेंट छुट्टी में या आपके घंटों के बाहर पड़ते हैं`,
  clashesText: 'कृपया हर एक का समय बदलें या उसे रद्द करें। मरीज़ को तुरंत बता दिया जाता है।',
  hits: (n) => `${count(n)} अपॉइंटमेंट इस छुट्टी में पड़ते हैं`,
  moved: (name, slot) => `${name} अब ${slot} को आएँगे, और उन्हें बता दिया गया है।`,
  cancelled: (name) => `रद्द कर दिया। ${name} को पूरा पैसा वापस मिलेगा, और उन्हें बता दिया गया है।`,
  finished: (name) => `हो गया: ${name}`,
  hoursSaved: 'आपके घंटे सहेज लिए गए।',
  leaveTaken: 'आपकी छुट्टी तय हो गई।',
  leaveBack: 'आपकी छुट्टी वापस ले ली गई।',
  isBusy: 'अब मरीज़ों को आप व्यस्त दिखते हैं।',
  isFree: 'अब मरीज़ों को वही दिखता है जो आपके घंटे कहते हैं।',
  notHeard: 'कोई जवाब नहीं मिला। फिर कोशिश करने से पहले अपॉइंटमेंट देख लें।',
  notSaved: 'कुछ भी नहीं बदला गया। कृपया फिर कोशिश करें।',
};
