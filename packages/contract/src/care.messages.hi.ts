import { brand } from './brand.ts';
import type { careErrors, careTexts } from './care.messages.en.ts';
import type { Translated } from './failure.ts';

export const careErrorsHi: Translated<typeof careErrors> = {
  relation_unknown: 'कृपया चुनें कि आप उनके क्या लगते हैं।',
  care_own_mobile: 'यह आपका अपना मोबाइल नंबर है। जिनकी मदद करनी है, उनका नंबर डालें।',
  care_already: 'इस मोबाइल नंबर वाले की ओर से आप पहले से काम कर रहे हैं।',
  care_most_helping: ({ most }) => `आप ज़्यादा से ज़्यादा ${most} लोगों की मदद कर सकते हैं। पहले किसी एक की मदद बंद करें।`,
  care_most_helpers: ({ most }) => `इनके ${most} मददगार पहले से हैं। वे पहले किसी एक को हटा सकते हैं।`,
  care_not_found: 'यह न्योता हमें नहीं मिला। शायद वह ख़त्म हो चुका है।',
  acting_ended: 'अब आप इनकी ओर से कुछ नहीं कर सकते। कुछ नहीं बदला। कृपया अपने खाते पर लौटें।',
  acting_closed: 'यह काम वे ख़ुद अपने खाते से ही कर सकते हैं। पहले अपने खाते पर लौटें।',
};

export const careTextsHi: Translated<typeof careTexts> = {
  asked: ({ helper }) =>
    `${helper} ${brand.name} पर आपकी मदद करना चाहते हैं: आपके लिए ऑर्डर, भुगतान और बुकिंग करना, और आपके ऑर्डर, बुकिंग, पर्चियाँ और रिपोर्ट देखना। आपका लॉगिन वे नहीं बदल सकते। सहमत हों तो अभी आने वाला OTP उन्हें पढ़कर सुनाएँ। नहीं तो कुछ न करें। आप इसे कभी भी बंद कर सकते हैं।`,
  code: ({ code, helper }) =>
    `${code} आपका ${brand.name} OTP है, ताकि ${helper} एक साल तक आपकी ओर से काम कर सकें। यह 10 मिनट तक चलेगा। सहमत हों तभी, और केवल उन्हें ही पढ़कर सुनाएँ।`,
  agreed_person: ({ helper }) =>
    `${brand.name}: ${helper} अब आपके लिए ऑर्डर, भुगतान और बुकिंग कर सकते हैं और आपके काग़ज़ देख सकते हैं। बंद करने के लिए लॉगिन करके प्रोफ़ाइल खोलें, या ${brand.phoneShown} पर फ़ोन करें।`,
  agreed_helper: ({ person }) =>
    `${brand.name}: अब आप ${person} की ओर से काम कर सकते हैं। आप जो भी करेंगे, वे देख सकेंगे। बंद करने के लिए प्रोफ़ाइल खोलें।`,
  ended_person: ({ helper }) => `${brand.name}: ${helper} अब आपकी ओर से कुछ नहीं कर सकते।`,
  ended_helper: ({ person }) => `${brand.name}: अब आप ${person} की ओर से कुछ नहीं कर सकते।`,
  ordered: ({ order, helper }) =>
    `${brand.name}: ${helper} ने आपके लिए ऑर्डर किया। ऑर्डर ${order} है। नहीं चाहिए तो इसे अपने ऑर्डर में रद्द करें या ${brand.phoneShown} पर फ़ोन करें।`,
  copy: ({ person, text }) => `${person} के लिए। ${text}`,
};
