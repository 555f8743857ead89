import { hindiDay } from '../messages/hindi.ts';
import type { cautionMessages } from './caution-messages.en.ts';

export const caution: typeof cautionMessages = {
  title: 'इन्हें साथ लेने से पहले पूछ लें',
  staffTitle: 'ये दवाइयाँ साथ लेना जाँच लें',
  reasons: {
    bleeding: 'साथ लेने से गंभीर ख़ून बह सकता है।',
    same_kind: 'दोनों एक ही तरह काम करती हैं या दोनों में एक ही तत्व है। साथ लेने से मात्रा ज़्यादा हो सकती है।',
    blood_pressure_drop: 'साथ लेने से ख़ून का दबाव (ब्लड प्रेशर) ख़तरनाक रूप से गिर सकता है।',
    blood_pressure_rise: 'साथ लेने से ख़ून का दबाव (ब्लड प्रेशर) ख़तरनाक रूप से बढ़ सकता है।',
    serotonin: 'साथ लेने से बुखार, कँपकँपी और भ्रम के साथ ख़तरनाक असर हो सकता है।',
  },
  advice: 'पहले अपने डॉक्टर या हमारे फ़ार्मासिस्ट से बात करें। डॉक्टर की लिखी दवा बिना पूछे बंद न करें।',
  staffAdvice: 'मंज़ूर करने से पहले मरीज़ या डॉक्टर से पूछ लें।',
  ordered: (weekday, day, month, year) => `${hindiDay(weekday, day, month, year)} को मँगाई थी`,
};
