import type { testCartMessages } from './test-cart-messages.en.ts';

export const testCart: typeof testCartMessages = {
  title: 'आपकी कार्ट की जाँचें',
  fasting: (hours) => `${hours} घंटे ख़ाली पेट`,
  eat: 'रोज़ की तरह खाएँ',
  inside: (tests) => `${tests} ${tests === 1 ? 'जाँच' : 'जाँचें'}`,
  remove: (title) => `${title} हटाएँ`,
  gone: 'अब उपलब्ध नहीं',
  goneText: 'यह जोड़ में नहीं गिना गया है। आगे बढ़ने के लिए इसे हटाएँ।',
  clearTests: 'सभी जाँचें हटाएँ',
  clearPackages: 'सभी पैकेज हटाएँ',
  more: 'और जाँचें जोड़ें',
  subtotal: 'जोड़',
  empty: 'आपकी कार्ट ख़ाली है',
  emptyText: 'डॉक्टर ने जो जाँचें बताई हैं, उन्हें चुनें।',
  browse: 'मेडिकल जाँचें देखें',
};
