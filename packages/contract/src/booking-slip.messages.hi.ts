import type { slipLabels } from './booking-slip.messages.en.ts';
import type { Translated } from './failure.ts';

export const slipLabelsHi: Translated<typeof slipLabels> = {
  title: 'बुकिंग पर्ची',
  booking: 'बुकिंग',
  booked_on: 'बुक की गई',
  visit: 'विज़िट',
  indian: ({ time }) => `${time}, भारतीय समय`,
  patient: 'किसके लिए',
  mobile: 'मोबाइल',
  address: 'पता',
  service: 'सेवा',
  travel: ({ km }) => `आना-जाना, ${km} किमी`,
  total: 'विज़िट पर देना है',
  note: 'यह बिल नहीं है। अभी कोई पैसा नहीं लिया गया है। जो आएँ उन्हें पैसा दें और रसीद माँगें।',
};
