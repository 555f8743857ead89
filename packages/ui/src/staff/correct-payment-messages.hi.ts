import { hindiMoment } from '../messages/hindi.ts';
import type { correctPaymentMessages } from './correct-payment-messages.en.ts';

export const correctPayment: typeof correctPaymentMessages = {
  when: hindiMoment,
  title: (name) => `${name} का भुगतान सुधारें`,
  effect: {
    visit:
      'नीचे दिया भुगतान रद्द माना जाएगा। विज़िट का भुगतान फिर से बाकी माना जाएगा, और उसे नए सिरे से दर्ज किया जा सकेगा।',
    collection:
      'नीचे दिया भुगतान रद्द माना जाएगा। सैंपल का भुगतान फिर से बाकी माना जाएगा, और उसे नए सिरे से दर्ज किया जा सकेगा।',
  },
  amount: 'ली गई रकम',
  method: 'कैसे दिए',
  methods: { cash: 'नकद', upi: 'UPI' },
  reference: 'UPI का लेन-देन नंबर',
  receiver: 'पैसे किसने लिए',
  at: 'कब लिए',
  notRecorded: 'दर्ज नहीं',
  reason: 'इसमें क्या गलत है?',
  reasonHint: 'कारण भुगतान के साथ रखा जाता है। जैसे: नकद नहीं, UPI से दिए गए थे।',
  reasonMissing: 'कृपया लिखें कि भुगतान क्यों सुधारा जा रहा है।',
  keep: 'भुगतान रहने दें',
  confirm: 'भुगतान सुधारें',
};
