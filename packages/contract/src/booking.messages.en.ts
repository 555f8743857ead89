import { brand } from './brand.ts';

interface OfBooking {
  order: string;
}
interface AtTime extends OfBooking {
  /** In India, in the words of `promise-text.ts`. */
  time: string;
}
const withPhone = (said: string) => `${brand.name}: ${said} Questions? Call ${brand.phoneShown}.`;
/**
 * What a patient is told of a visit or an appointment by SMS, WhatsApp and e-mail. Without what it is for: a screen that others see
 * says nothing of it.
 */
export const bookingTexts = {
  /** Of an e-mail. */
  subject: ({ order }: OfBooking) => `${brand.name}: booking ${order}`,
  booked: ({ order, time }: AtTime) => withPhone(`booking ${order} is confirmed for ${time}, Indian time.`),
  checking: ({ order, time }: AtTime) =>
    withPhone(
      `we keep ${time}, Indian time, for booking ${order}. Our pharmacist looks at the doctor's order first.`,
    ),
  moved: ({ order, time }: AtTime) => withPhone(`booking ${order} is now on ${time}, Indian time.`),
  cancelled: ({ order, days }: OfBooking & { days: number }) =>
    withPhone(`booking ${order} was cancelled. What comes back of its money is there within ${days} days.`),
  coming: ({ order, name, registration, time }: AtTime & { name: string; registration: string }) =>
    withPhone(
      `${name}, registration ${registration}, comes for booking ${order} on ${time}. Say your code only at the door.`,
    ),
  on_way: ({ order, name }: OfBooking & { name: string }) =>
    withPhone(`${name} is on the way to you for booking ${order}. Say your code only at the door.`),
  report_ready: ({ order }: OfBooking) =>
    withPhone(`there is something new for booking ${order}. Log in to see it.`),
  remind_day: ({ order, time }: AtTime) => withPhone(`booking ${order} is tomorrow: ${time}, Indian time.`),
  remind_soon: ({ order, time }: AtTime) =>
    withPhone(`booking ${order} begins in two hours: ${time}, Indian time.`),
};
