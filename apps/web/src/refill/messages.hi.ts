import type { refillPageMessages } from './messages.en.ts';

export const refillPage: typeof refillPageMessages = {
  tab: 'रिफ़िल',
  taken: 'आप क्या लेते हैं',
  loadFailed: 'आपकी रिफ़िल नहीं मिल सकीं',
  nothingLost: 'कुछ खोया नहीं है। कृपया फिर कोशिश करें।',
  noneTitle: 'अभी फिर से मँगाने को कुछ नहीं',
  noneText: 'आप हमसे जो ख़रीदते हैं वह यहाँ दिखेगा, और यह भी कि वह कब ख़त्म होगा।',
  toMedicines: 'दवाइयाँ देखें',
  saveFailed: 'यह सेव नहीं हो सका। इंटरनेट देखकर फिर कोशिश करें।',
  forgotten: (name) => `${name} की ख़ुराक और याद दिलाना हटा दिया गया`,
  partly: (added, wanted, names) => `${wanted} में से ${added} डालीं। आपके कार्ट में ${names} के लिए जगह नहीं है।`,
};
