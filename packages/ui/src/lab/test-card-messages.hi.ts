import type { testCardMessages } from './test-card-messages.en.ts';

export const testCard: typeof testCardMessages = {
  category: {
    blood: 'ख़ून',
    hormone: 'हार्मोन',
    organ: 'अंग',
    cardiac: 'दिल',
    diabetes: 'शुगर',
    liver: 'लिवर',
    kidney: 'किडनी',
  },
  fasting: (hours) => `${hours} घंटे ख़ाली पेट`,
  eatAsUsual: 'हमेशा की तरह खाएँ',
  report: (time) => `${String(time).replace(/h$/, ' घंटे')} में रिपोर्ट`,
  female: 'महिलाओं के लिए',
  male: 'पुरुषों के लिए',
  off: (percent) => `${percent}% छूट`,
  add: 'जोड़ें',
  inCart: 'कार्ट में है',
};
