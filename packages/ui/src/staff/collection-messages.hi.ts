import { count } from '../messages/plural.ts';
import type { collectionMessages } from './collection-messages.en.ts';

export const collection: typeof collectionMessages = {
  states: {
    booked: 'बुक है',
    collected: 'सैंपल लिया गया',
    'at-lab': 'लैब में है',
    reported: 'रिपोर्ट आ गई',
    cancelled: 'रद्द',
  },
  fasting: (hours) => `${count(hours)} घंटे ख़ाली पेट`,
  noFasting: 'ख़ाली पेट ज़रूरी नहीं',
  due: (sum) => `सैंपल लेते समय ${sum} लेने हैं`,
  whoFirst: 'पहले चुनें कि कौन जाएगा, फिर सैंपल लिया जा सकता है।',
  collect: 'सैंपल ले लिया',
  collectOf: (patient) => `${patient} का सैंपल ले लिया`,
  handOver: 'सैंपल लैब पहुँच गया',
  handOverOf: (patient) => `${patient} का सैंपल लैब पहुँच गया`,
  finish: 'रिपोर्ट आ गई',
  finishOf: (patient) => `${patient} की रिपोर्ट आ गई`,
  upload: 'रिपोर्ट अपलोड करें',
  uploadOf: (patient) => `${patient} की रिपोर्ट अपलोड करें`,
  report: 'रिपोर्ट',
  reportOf: (patient) => `${patient} की रिपोर्ट`,
  cancel: 'सैंपल लेना रद्द करें',
  cancelOf: (patient) => `${patient} का सैंपल लेना रद्द करें`,
  tests: 'जाँचें',
  sheetEmpty: 'कोई सैंपल नहीं लेना है।',
};
