import { englishTime, englishWhen } from '../messages/when.ts';

/** English of what is shown without a line. */
export const keptMessages = {
  today: (minutes: number) => `Shown as of ${englishTime(minutes)}; you are offline.`,
  before: (weekday: number, day: number, month: number, year: number, minutes: number) =>
    `Shown as of ${englishWhen(weekday, day, month, year, minutes)}; you are offline.`,
};
