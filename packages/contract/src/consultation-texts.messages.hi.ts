import { brand } from './brand.ts';
import type { consultationTexts } from './consultation-texts.messages.en.ts';

export const consultationTextsHi: typeof consultationTexts = {
  link: ({ time, link }) =>
    `${brand.name}: आपका वीडियो परामर्श भारतीय समय से ${time} पर है। पाँच मिनट पहले यहाँ से जुड़ें: ${link} सवाल हो तो ${brand.phoneShown} पर कॉल करें।`,
  danger: ({ minutes, link }) =>
    `${brand.name} ज़रूरी: ख़तरे के लक्षण वाले एक मरीज़ ${minutes} मिनट से इंतज़ार में हैं और किसी डॉक्टर ने जवाब नहीं दिया। अभी खोलें: ${link}`,
};
