import { hindiWhen } from '@doorstep/ui/messages/hindi';
import type { slotsMessages } from './messages.en.ts';

export const slots: typeof slotsMessages = {
  title: 'समय चुनें',
  doctor: (name) => `डॉ. ${name}`,
  years: (n) => `${n} साल का अनुभव`,
  registration: (number) => `पंजीकरण ${number}`,
  fee: 'परामर्श शुल्क',
  early: (minutes) => `${minutes} मिनट पहले आएँ`,
  allDoctors: 'सभी डॉक्टर',
  noDoctor: 'कोई डॉक्टर नहीं चुना गया है।',
  noDoctorText: 'पहले डॉक्टर चुनें। फिर आपको ख़ाली समय दिखेंगे।',
  goBack: 'वापस जाएँ',
  doctorGone: 'हमें यह डॉक्टर नहीं मिला',
  failed: 'ख़ाली समय लोड नहीं हो सके',
  failedText: 'कुछ भी बुक नहीं हुआ है। कृपया थोड़ी देर में फिर कोशिश करें।',
  otherDoctor: 'कोई और डॉक्टर चुनें',
  select: 'समय चुनें',
  selectFirst: 'पहले कोई समय चुनें।',
  next: 'आगे बढ़ें',
  when: hindiWhen,
  nothingChosen: 'अभी कोई समय नहीं चुना गया',
  keptLater: 'लॉगिन करते ही हम यह समय आपके लिए रोक देंगे।',
  keeping: 'यह समय आपके लिए रोका जा रहा है…',
  notKept: 'हम यह समय आपके लिए नहीं रोक सके। आप आगे बढ़ सकते हैं: बुक होते ही यह आपका होगा।',
  again: 'फिर कोशिश करें',
  giveBack: 'यह समय छोड़ दें',
};
