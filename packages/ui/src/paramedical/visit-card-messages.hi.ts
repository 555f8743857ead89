import { hindiSpan, hindiWhen } from '../messages/hindi.ts';
import type { visitCardMessages } from './visit-card-messages.en.ts';

export const visitCard: typeof visitCardMessages = {
  when: hindiWhen,
  span: hindiSpan,
  noNurse: 'कौन आएगा, तय होते ही हम आपको बताएँगे',
  registration: (number) => `पंजीकरण ${number}`,
  paid: (sum) => `${sum} का भुगतान हो गया`,
  stillDue: (sum) => `${sum} अभी बाकी हैं`,
  due: (sum) => `${sum} विज़िट पर देने हैं`,
  back: (sum) => `${sum} आपको वापस मिलेंगे`,
  open: 'विज़िट पास खोलें',
  openOf: (title) => `विज़िट पास खोलें: ${title}`,
  details: 'ब्योरा देखें',
  detailsOf: (title) => `ब्योरा देखें: ${title}`,
  again: 'फिर बुक करें',
  againOf: (title) => `फिर बुक करें: ${title}`,
};
