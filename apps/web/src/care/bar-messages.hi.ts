import type { careBarMessages } from './bar-messages.en.ts';

export const careBar: typeof careBarMessages = {
  closed: (name) => `यह काम केवल ${name} अपने खाते से कर सकते हैं।`,
  closedTitle: (name) => `इसे केवल ${name} खोल सकते हैं`,
  closedText:
    'यह उनके अपने खाते में ही रहता है। आप उनके लिए ऑर्डर, भुगतान और बुकिंग कर सकते हैं, और उनके ऑर्डर, बुकिंग, पर्चियाँ और रिपोर्ट देख सकते हैं।',
  toOrders: 'उनके ऑर्डर',
};
