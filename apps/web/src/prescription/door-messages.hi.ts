import type { prescriptionDoorMessages } from './door-messages.en.ts';

export const prescriptionDoor: typeof prescriptionDoorMessages = {
  door: 'फ़ोटो भेजें, कार्ट हम बनाएँगे',
  text: 'फ़ार्मासिस्ट आपकी पर्ची पढ़कर दवाइयाँ कार्ट में डालते हैं। आप पक्का करें और भुगतान करें।',
};
