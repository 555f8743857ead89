import type { offlineMessages } from './messages.en.ts';

export const offline: typeof offlineMessages = {
  newVersion: 'नया संस्करण तैयार है।',
  update: 'अभी अपडेट करें',
  title: 'आप ऑफ़लाइन हैं',
  text: 'यह पन्ना यहाँ पहले नहीं खुला था, इसलिए अभी नहीं दिख सकता। इंटरनेट आते ही यह अपने आप खुलेगा।',
  here: 'अभी क्या खुल सकता है',
  own: 'आपके',
  looked: 'जो पन्ने आपने देखे हैं',
  emergency: 'आपात नंबर',
  call: 'या हमें फ़ोन करें',
  upload: 'पर्ची अपलोड करें: बाद में भेजी जाएगी',
  ask: 'हमें लिखें: बाद में भेजा जाएगा',
  cart: 'कार्ट',
  waiting: 'भेजे जाने की बारी में',
  ticket: 'संदेश',
  prescription: 'पर्ची',
  sent: 'जो रुका था, भेज दिया गया।',
};
