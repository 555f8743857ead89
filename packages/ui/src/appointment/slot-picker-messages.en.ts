import { count, plural } from '../messages/plural.ts';

const form = plural('en-IN');
/** English of choosing a day and a time of it. */
export const slotPickerMessages = {
  freeTimes: (n: number) => form(n, { one: '1 free', other: `${count(n)} free` }),
  full: 'full',
  closed: 'closed',
  off: 'off',
  indianTime: 'Indian time',
  openUntil: (day: string) => `You can book until ${day}.`,
  noTimes: 'No Available Slots',
  noTimesText: 'Nothing is free in the coming days.',
  dayFull: 'No time of this day is free.',
  dayClosed: 'Closed on this day.',
  earlierDay: (day: string) => `Earlier: ${day}`,
  laterDay: (day: string) => `Later: ${day}`,
  wasTaken: (when: string) => `${when} was just taken`,
  chooseAnother: 'Please choose another time. Nothing is booked, and nothing was charged.',
};
