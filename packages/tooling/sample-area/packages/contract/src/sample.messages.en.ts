import { brand } from './brand.ts';

/** English of what a call for a sample kit refuses. */
export const sampleErrors = {
  sample_unknown: 'We do not have that sample kit.',
};
type SampleErrors = typeof sampleErrors;
declare module './failure.ts' {
  interface ErrorMessages extends SampleErrors {}
}

/** What the patient is told of a kit by SMS, WhatsApp and e-mail. */
export const sampleTexts = {
  processing: ({ order }: { order: string }) => `${brand.name}: sample kit ${order} is confirmed.`,
};
