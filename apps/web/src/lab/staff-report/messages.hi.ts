import { hindiMoment } from '@doorstep/ui/messages/hindi';
import type { staffReportMessages } from './messages.en.ts';

export const staffReport: typeof staffReportMessages = {
  title: 'सैंपल की रिपोर्टें',
  titleOf: (patient) => `${patient} की रिपोर्टें`,
  back: 'सैंपल की सूची पर जाएँ',
  failed: 'रिपोर्टें लोड नहीं हो पाईं',
  opening: 'रिपोर्ट खुल रही है…',
  openFailed: 'रिपोर्ट खुल नहीं पाई। कृपया फिर कोशिश करें।',
  opened: 'रिपोर्ट यहाँ है',
  openIt: 'रिपोर्ट खोलें',
  sent: (patient) => `अपलोड हो गई। ${patient} को बता दिया गया है।`,
  notSent: 'रिपोर्ट नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
  takenBack: 'वापस ले ली।',
  notTakenBack: 'वापस नहीं ली जा सकी। कृपया फिर कोशिश करें।',
  valuesOf: (...when) => `${hindiMoment(...when)} की रिपोर्ट के मान`,
  saved: 'मान सहेज लिए गए।',
  notSaved: 'मान नहीं सहेजे जा सके। कृपया फिर कोशिश करें।',
};
