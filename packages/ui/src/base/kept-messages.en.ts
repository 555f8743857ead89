import { englishTime, englishWhen } from '../messages/when.ts';

/** English of what is shown, and of what is done, without a line. */
export const keptMessages = {
  today: (minutes: number) => `Shown as of ${englishTime(minutes)}; you are offline.`,
  before: (weekday: number, day: number, month: number, year: number, minutes: number) =>
    `Shown as of ${englishWhen(weekday, day, month, year, minutes)}; you are offline.`,
  waiting: 'Will be sent when you are back online.',
  sending: 'Being sent.',
  refused: 'It could not be sent.',
  cancel: 'Cancel',
  remove: 'Remove',
};
