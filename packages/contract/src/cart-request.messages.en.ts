import { brand } from './brand.ts';

/** What a patient is told of the cart that they asked for. Without a medicine: a screen that others see says nothing of what somebody takes. */
export const cartAnswers = {
  proposed: ({ by }: { by: string }) =>
    `${brand.name}: our pharmacist has made a cart from your prescription. Please open it under My Prescriptions and confirm it by ${by}.`,
  asked: `${brand.name}: our pharmacist has a question about the cart that you asked for. Please open it under My Prescriptions.`,
  refused: `${brand.name}: our pharmacist could not make a cart from your prescription. Please open it under My Prescriptions to read why.`,
};
