import type { careCircleMessages } from './messages.en.ts';

export const careCircle: typeof careCircleMessages = {
  failed: 'यह सूची नहीं खुल सकी',
  nothingLost: 'कुछ नहीं खोया। कृपया फिर कोशिश करें।',
  notDone: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  offline: 'आप ऑफ़लाइन हैं। इंटरनेट आने पर फिर कोशिश करें।',
  invited: (name) => `${name} को SMS भेजा जा रहा है।`,
  agreed: (name) => `अब आप ${name} की ओर से काम कर सकते हैं।`,
  accepted: (name) => `${name} अब आपकी ओर से काम कर सकते हैं।`,
  ended: 'बंद हो गया।',
};
