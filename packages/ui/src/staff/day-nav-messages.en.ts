import { englishDay } from '../messages/indian.ts';

/** English of the way from day to day. */
export const dayNavMessages = {
  day: englishDay,
  days: 'Days',
  today: 'Today',
  toToday: 'To today',
  before: (day: string) => `The day before: ${day}`,
  after: (day: string) => `The next day: ${day}`,
};
