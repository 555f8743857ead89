import { count } from '@doorstep/ui/messages/plural';
import type { auditMessages } from './messages.en.ts';

export const audit: typeof auditMessages = {
  who: 'किसने',
  anyone: 'कोई भी कर्मचारी',
  whose: 'किसका',
  whoseHint: 'नाम या मोबाइल का कोई हिस्सा',
  what: 'क्या किया',
  anything: 'कुछ भी',
  order: 'ऑर्डर नंबर',
  from: 'किस दिन से',
  to: 'किस दिन तक',
  show: 'दिखाएँ',
  clear: 'सब हटाएँ',
  lines: (n, exact) => `पंक्तियाँ: ${count(n)}${exact ? '' : '+'}`,
  none: 'कुछ नहीं मिला',
  noneText: 'जो माँगा है उसे बदलें, या हटा दें।',
  csvCut: (most) => `शीट में ज़्यादा से ज़्यादा सबसे नई ${count(most)} पंक्तियाँ हैं। इससे ज़्यादा हों तो कम दिन चुनें।`,
};
