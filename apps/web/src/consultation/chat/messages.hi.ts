import type { attachMessages } from './messages.en.ts';

export const attach: typeof attachMessages = {
  attachTitle: 'फ़ोटो या पर्ची',
  attachText: 'इसे केवल आप और यही डॉक्टर देखेंगे।',
  takePhoto: 'फ़ोटो लें या चुनें',
  photoLimit: 'JPG, PNG या WebP, ज़्यादा से ज़्यादा 5 MB।',
  photoLarge: 'फ़ाइल 5 MB से छोटी होनी चाहिए',
  photoType: 'कृपया एक फ़ोटो चुनें (JPG, PNG आदि)',
  photoFailed: 'फ़ोटो नहीं भेजी गई। कृपया फिर कोशिश करें।',
  sendingPhoto: (percent) => `फ़ोटो भेजी जा रही है: ${percent} %`,
  attachThis: 'यह पर्ची जोड़ें',
  noPrescriptions: 'आपने अभी कोई पर्ची नहीं भेजी है। उसकी फ़ोटो भी चलेगी।',
  failed: 'यह जोड़ा नहीं जा सका। कृपया फिर कोशिश करें।',
};
