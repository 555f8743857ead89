import { brand } from './brand.ts';
import type { Translated } from './failure.ts';
import type { supportErrors, supportTexts } from './support.messages.en.ts';

export const supportErrorsHi: Translated<typeof supportErrors> = {
  ticket_kind: 'कृपया चुनें कि हम जवाब लिखें या आपको फ़ोन करें।',
  ticket_message: 'कृपया अपना सवाल लिखें।',
  ticket_status_unknown: 'कृपया खुला, जवाब दिया हुआ या बंद चुनें।',
  ticket_not_found: 'यह संदेश हमें नहीं मिला।',
  ticket_closed: 'यह संदेश बंद है। जवाब देने के लिए इसे फिर खोलें।',
  answer_required: 'कृपया जवाब लिखें।',
};

export const supportTextsHi: Translated<typeof supportTexts> = {
  message: ({ id, by }) =>
    `${brand.name}: आपका संदेश मिल गया। इसका नंबर ${id} है। हमारा जवाब: ${by}। जल्दी हो तो ${brand.phoneShown} पर कॉल करें।`,
  call_back: ({ id, by }) =>
    `${brand.name}: हम आपको फ़ोन करेंगे: ${by}। आपके अनुरोध का नंबर ${id} है। जल्दी हो तो ${brand.phoneShown} पर कॉल करें।`,
  answer: ({ id, text }) => `${brand.name}, ${id} का जवाब: ${text}`,
  subject: ({ id }) => `${brand.name}: ${id} का जवाब`,
};
