import { englishDay } from '../messages/indian.ts';
import { englishTime, englishWhen } from '../messages/when.ts';

/** English of one appointment on its doctor's desk. */
export const appointmentRowMessages = {
  time: englishTime,
  day: englishDay,
  slot: englishWhen,
  until: (end: string) => `to ${end}`,
  states: {
    checking: 'Doctor’s order is looked at',
    booked: 'Booked',
    'on-the-way': 'On the way',
    started: 'Started',
    done: 'Done',
    cancelled: 'Cancelled',
  },
  now: 'Now',
  over: 'Time is over: done?',
  years: (age: number) => (age === 1 ? '1 year' : `${age} years`),
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
  video: 'By video',
  videoOf: (name: string) => `By video: ${name}, open the consultation`,
  call: (name: string, phone: string) => `Call ${name}: ${phone}`,
  done: 'Done',
  doneOf: (name: string) => `Done: ${name}`,
  change: 'Move or cancel',
  changeOf: (name: string) => `Move or cancel: ${name}`,
  move: (slot: string) => `Move to ${slot}`,
  other: 'Another time',
  dayLabel: 'Day',
  timeLabel: 'Time',
  moveThere: 'Move there',
  noTime: 'No free time is left to move it to.',
  cancel: 'Cancel, all money back',
  cancelOf: (name: string) => `Cancel, all money back: ${name}`,
};
