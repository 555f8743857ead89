import type { footerMessages } from './footer-messages.en.ts';

export const footer: typeof footerMessages = {
  city: 'राँची',
  state: 'झारखंड',
  managedBy: 'डोरस्टेप हेल्थ सर्विसेज़, राँची',
  displayFailed: 'सेटिंग नहीं खुल पाईं। इंटरनेट देखें, फिर कोशिश करें।',
};
