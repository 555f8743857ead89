import type { detailMessages } from './detail-messages.en.ts';
import { units } from '../messages/hindi.ts';
import { count } from '../messages/plural.ts';

export const detail: typeof detailMessages = {
  saveToWishlist: 'पसंद में रखें',
  saved: 'पसंद में है',
  savedRemove: 'पसंद में है, हटाएँ',
  prescriptionNote: 'आप अभी ऑर्डर कर सकते हैं और पर्ची ऑर्डर के साथ दे सकते हैं। दवा भेजने से पहले फ़ार्मासिस्ट पर्ची देखते हैं।',
  outOfStockNote: 'यह दवा आज नहीं भेज सकते। आप इसे पसंद में रख सकते हैं।',
  about: 'इस दवा के बारे में',
  genuinePoint: '100% असली',
  securePayments: 'सुरक्षित भुगतान',
  returns: (days) => `${count(days)} दिन में वापसी`,
  unitPrice: (amount, unit) => `${amount} प्रति ${units[unit] ?? unit}`,
  includesGst: 'कीमत में GST शामिल',
  youMayAlsoLike: 'ये दवाइयाँ भी देखें',
  viewAll: 'सभी दवाइयाँ देखें',
};
