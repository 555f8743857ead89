import type { medicineProductMessages } from './messages.en.ts';

export const medicineProduct: typeof medicineProductMessages = {
  rxTitle: 'इस ऑर्डर की पर्चियाँ',
};
