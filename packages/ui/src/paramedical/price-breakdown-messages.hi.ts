import type { priceBreakdownMessages } from './price-breakdown-messages.en.ts';

export const priceBreakdown: typeof priceBreakdownMessages = {
  title: 'कीमत का हिसाब',
  service: 'सेवा की कीमत',
  travel: 'आने-जाने का ख़र्च',
  perKm: (rupees, km) => `₹${rupees} प्रति कि.मी. × ${km} कि.मी., पूरे रुपये में`,
  total: 'कुल',
  atVisit: 'यह रक़म विज़िट के समय दें। अभी कुछ नहीं देना है।',
};
