import { brand } from './brand.ts';
import type { Translated } from './failure.ts';
import type { cartAnswers } from './cart-request.messages.en.ts';

export const cartAnswersHi: Translated<typeof cartAnswers> = {
  proposed: ({ by }) =>
    `${brand.name}: हमारे फ़ार्मासिस्ट ने आपकी पर्ची से कार्ट बना दिया है। कृपया "मेरी पर्चियाँ" में खोलें और ${by} तक पक्का करें।`,
  asked: `${brand.name}: आपके माँगे हुए कार्ट के बारे में हमारे फ़ार्मासिस्ट का एक सवाल है। कृपया "मेरी पर्चियाँ" में खोलें।`,
  refused: `${brand.name}: हमारे फ़ार्मासिस्ट आपकी पर्ची से कार्ट नहीं बना सके। कारण पढ़ने के लिए कृपया "मेरी पर्चियाँ" में खोलें।`,
};
