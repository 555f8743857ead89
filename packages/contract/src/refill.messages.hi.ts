import { brand } from './brand.ts';
import type { Translated } from './failure.ts';
import type { refillErrors, refillTexts } from './refill.messages.en.ts';

export const refillErrorsHi: Translated<typeof refillErrors> = {
  refill_unknown: 'पिछले एक साल में आपने यह दवाई हमसे नहीं ख़रीदी है।',
  refill_dose: 'कृपया रोज़ की ख़ुराक चौथाई के हिसाब से बताएँ, 0.25 से 200 तक।',
  refill_dose_needed: 'कृपया पहले बताएँ कि आप रोज़ कितनी लेते हैं: अभी हम नहीं बता सकते कि दवाई कब ख़त्म होगी।',
};

export const refillTextsHi: Translated<typeof refillTexts> = {
  subject: `${brand.name}: दवाई फिर मँगाने का समय`,
  due: ({ medicines, day }) =>
    medicines === 1
      ? `${brand.name}: आपकी एक दवाई ${day} के आसपास ख़त्म हो रही है। फिर मँगाने या ये याद दिलाना बंद करने के लिए लॉगिन करके "रिफ़िल" खोलें।`
      : `${brand.name}: आपकी ${medicines} दवाइयाँ जल्दी ख़त्म हो रही हैं, पहली ${day} के आसपास। फिर मँगाने या ये याद दिलाना बंद करने के लिए लॉगिन करके "रिफ़िल" खोलें।`,
};
