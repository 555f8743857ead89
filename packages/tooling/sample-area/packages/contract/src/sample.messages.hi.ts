import { brand } from './brand.ts';
import type { Translated } from './failure.ts';
import type { sampleErrors, sampleTexts } from './sample.messages.en.ts';

export const sampleErrorsHi: Translated<typeof sampleErrors> = {
  sample_unknown: 'यह नमूना किट हमारे पास नहीं है।',
};

export const sampleTextsHi: Translated<typeof sampleTexts> = {
  processing: ({ order }) => `${brand.name}: नमूना किट ${order} पक्की हो गई।`,
};
