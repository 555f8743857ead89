import type { Translated } from './failure.ts';
import type { videoFormErrors } from './video-form.messages.en.ts';

export const videoFormErrorsHi: Translated<typeof videoFormErrors> = {
  whatsapp_required: 'बुकिंग के लिए सभी ज़रूरी जानकारी भरें।',
  whatsapp_invalid: 'सही व्हाट्सऐप नंबर लिखें।',
};
