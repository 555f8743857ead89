import { brand } from './brand.ts';

/** English of what a call about refills refuses. */
export const refillErrors = {
  refill_unknown: 'You have not bought this medicine from us in the last year.',
  refill_dose: 'Please say the dose a day in quarters, from 0.25 to 200.',
  refill_dose_needed: 'Please say first how much you take a day: we cannot tell yet when it runs out.',
};
type RefillErrors = typeof refillErrors;
declare module './failure.ts' {
  interface ErrorMessages extends RefillErrors {}
}

/** What somebody is told before medicines run out. Without their names: a screen that others see says nothing of what somebody takes. */
export const refillTexts = {
  subject: `${brand.name}: time to order again`,
  due: ({ medicines, day }: { medicines: number; day: string }) =>
    medicines === 1
      ? `${brand.name}: one of your medicines runs out about ${day}. Log in and open Refills to order it again, or to end these reminders.`
      : `${brand.name}: ${medicines} of your medicines run out soon, the first about ${day}. Log in and open Refills to order them again, or to end these reminders.`,
};
