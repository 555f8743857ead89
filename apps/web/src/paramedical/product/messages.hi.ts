import { hindiSpan, hindiWhen } from '@doorstep/ui/messages/hindi';
import type { visitProductMessages } from './messages.en.ts';

export const visitProduct: typeof visitProductMessages = {
  moment: hindiWhen,
  span: hindiSpan,
  when: 'हम कब आएँगे',
  where: 'हम कहाँ आएँगे',
  indianTime: 'भारतीय समय',
  checking: 'पहले हमारे फ़ार्मासिस्ट डॉक्टर की पर्ची देखते हैं। तब तक यह समय आपके लिए रोका गया है।',
  ownUntil: (moment) => `आप इसे ख़ुद बदल या रद्द कर सकते हैं। ${moment} तक रद्द करने पर पूरा पैसा लौटता है।`,
};
