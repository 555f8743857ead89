import type { similarMessages } from './similar-messages.en.ts';

export const similar: typeof similarMessages = {
  title: 'कार्ट में मिलते-जुलते नाम की दो दवाइयाँ हैं',
  check: (one, other) => `${one} और ${other}। देख लें कि आपको दोनों चाहिए।`,
};
