import { count, plural } from '../messages/plural.ts';
import type { priceMessages } from './price-messages.en.ts';

const form = plural('hi-IN');
export const price: typeof priceMessages = {
  checkFirst: 'आगे बढ़ने से पहले देख लीजिए',
  nothingCharged: 'आपसे अभी कोई पैसा नहीं लिया गया है।',
  priceChanged: (from, to) => `कीमत ${from} से ${to} हो गई`,
  dearer: (amount) => `${amount} ज़्यादा`,
  cheaper: (amount) => `${amount} कम`,
  cannotSend: (n) => form(n, { one: 'यह हम नहीं भेज सकते', other: 'ये हम नहीं भेज सकते' }),
  reasons: { gone: 'अब नहीं मिलती', 'out-of-stock': 'अभी उपलब्ध नहीं' },
  leftOut: (n) =>
    form(n, { one: 'आप मान लें, तो हम इसे ऑर्डर से हटा देंगे।', other: 'आप मान लें, तो हम इन्हें ऑर्डर से हटा देंगे।' }),
  fewer: 'जितने आपने माँगे, उतने पैक हमारे पास नहीं हैं',
  onlyLeft: (left, asked) =>
    form(left, {
      one: `सिर्फ़ ${count(left)} पैक बचा है, आपने ${count(asked)} माँगे थे`,
      other: `सिर्फ़ ${count(left)} पैक बचे हैं, आपने ${count(asked)} माँगे थे`,
    }),
  takeLeft: 'आप मान लें, तो जितने बचे हैं उतने ऑर्डर में रख लेंगे।',
  accept: 'मान लें और आगे बढ़ें',
};
