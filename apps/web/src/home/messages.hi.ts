import type { homeMessages } from './messages.en.ts';

export const home: typeof homeMessages = {
  title: 'दवाइयाँ और इलाज, आपके दरवाज़े पर',
  heading: 'दवाइयाँ और देखभाल, आपके दरवाज़े पर',
  top: 'खास दवाइयाँ',
  all: 'सभी दवाइयाँ देखें',
  failed: 'दवाइयाँ लोड नहीं हो सकीं',
  search: 'दवाई खोजें',
  none: 'अभी कोई दवाई नहीं',
  noneText: 'सूची तैयार हो रही है। कृपया थोड़ी देर में फिर देखें।',
};
