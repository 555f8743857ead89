import { brand } from './brand.ts';

interface Waiting {
  order: string;
  /** By when, in India: '27 November' and '18:05'. */
  day: string;
  time: string;
}
/** What a patient is told whose order waits for a prescription that was not given. Without the medicine: a screen that others see says nothing of what somebody takes. */
export const prescriptionReminders = {
  soon: ({ order, day, time }: Waiting) =>
    `${brand.name}: order ${order} waits for your prescription. Please open the order and add it by ${time} on ${day}. After that, what needs it is not sent and its money goes back.`,
  still: ({ order, day, time }: Waiting) =>
    `${brand.name}: order ${order} still waits for your prescription. Without it, what needs it is not sent, and its money goes back after ${time} on ${day}.`,
  over: ({ order, days }: { order: string; days: number }) =>
    `${brand.name}: no prescription came for a part of order ${order}. What you paid for that part comes back within ${days} days.`,
};
