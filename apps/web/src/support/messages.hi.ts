import type { supportMessages } from './messages.en.ts';

export const support: typeof supportMessages = {
  title: 'मदद और सहायता',
  subtitle: 'हमें फ़ोन करें, लिखें, या नीचे के सवालों में देखें।',
  asked: 'आपने जो पूछा',
  loading: 'आपके सवाल लोड हो रहे हैं',
  failed: 'आपके सवाल लोड नहीं हो सके',
  none: 'अभी कुछ नहीं। अपने खाते से जो भेजेंगे, वह हमारे जवाब के साथ यहाँ दिखेगा।',
  notSent: 'भेजा नहीं गया। आपका लिखा यहीं है: कृपया फिर कोशिश करें।',
};
