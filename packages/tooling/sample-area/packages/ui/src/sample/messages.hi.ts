import type { sampleMessages } from './messages.en.ts';

export const sample: typeof sampleMessages = {
  kit: (order) => `नमूना किट ${order}`,
  leafletReady: 'इसका पर्चा तैयार है।',
  leafletMade: 'इसका पर्चा बन रहा है।',
};
