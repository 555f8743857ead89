import type { holdTimerMessages } from './hold-timer-messages.en.ts';

export const holdTimer: typeof holdTimerMessages = {
  heldUntil: (time) => `${time} तक आपके लिए रोका गया`,
  left: (rest) => `${rest} बाकी`,
  lastMinute: 'आपका समय रोके रखने के लिए एक मिनट बाकी है।',
  more: (minutes) => `${Number(minutes)} मिनट और`,
  ranOut: 'यह समय अब आपके लिए रोका हुआ नहीं है',
  again: 'फिर से रोकें',
};
