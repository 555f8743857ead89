import { hindiBy } from '../messages/hindi.ts';
import type { Messages } from '../messages/messages.ts';

export const delivery: Messages['delivery'] = {
  delivery: 'डिलीवरी',
  fast: 'जल्दी डिलीवरी',
  by: hindiBy,
  afterCheck: 'फ़ार्मासिस्ट की जाँच के बाद',
  check: 'यह कब पहुँचेगा?',
  pincode: 'आपका पिनकोड',
  show: 'देखें',
  change: 'बदलें',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  to: (place) => `पता: ${place}`,
  tooFar: (place, radius) => `${place} तक हम अभी नहीं पहुँचाते: हम अपनी फ़ार्मेसी से ${radius} कि.मी. तक आते हैं।`,
};
