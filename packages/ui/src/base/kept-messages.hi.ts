import { hindiTime, hindiWhen } from '../messages/hindi.ts';
import type { keptMessages } from './kept-messages.en.ts';

export const kept: typeof keptMessages = {
  today: (minutes) => `${hindiTime(minutes)} की जानकारी; आप ऑफ़लाइन हैं।`,
  before: (...when) => `${hindiWhen(...when)} की जानकारी; आप ऑफ़लाइन हैं।`,
  waiting: 'इंटरनेट आते ही भेजा जाएगा।',
  sending: 'भेजा जा रहा है।',
  refused: 'यह भेजा नहीं जा सका।',
  cancel: 'रद्द करें',
  remove: 'हटाएँ',
};
