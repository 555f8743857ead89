import { hindiTime } from '../messages/hindi.ts';
import type { scheduleFormMessages } from './schedule-form-messages.en.ts';

/** 480 → ['सुबह', '8']. */
const parts = (minutes: number) => hindiTime(minutes).replace(':00', '').split(' ');
export const scheduleForm: typeof scheduleFormMessages = {
  where: 'हम कहाँ आएँ?',
  saved: 'आपके पते',
  other: 'कोई और पता',
  otherText: 'नीचे लिखें',
  addNew: 'नया पता जोड़ें',
  address: 'पता',
  addressHint: 'मकान या फ़्लैट, गली, मोहल्ला, शहर',
  latitude: 'अक्षांश',
  longitude: 'देशांतर',
  locate: 'मेरी मौजूदा जगह लें',
  locating: 'आपकी जगह ढूँढ रहे हैं…',
  when: 'हम कब आएँ?',
  days: 'अगले दिन',
  date: 'पसंदीदा तारीख',
  free: (n) => `${n} ख़ाली`,
  full: 'भरा हुआ',
  closed: 'बंद',
  time: 'समय',
  dayFirst: 'पहले दिन चुनें।',
  noTimes: 'इस दिन कोई समय नहीं बचा है। कृपया कोई और दिन चुनें।',
  loading: 'ख़ाली समय देख रहे हैं…',
  failed: 'समय लोड नहीं हो सके।',
  window: (from, to) => {
    const [early, first] = parts(from),
      [late, last] = parts(to);
    return `${early} ${first} से ${late === early ? last : `${late} ${last}`} बजे`;
  },
};
