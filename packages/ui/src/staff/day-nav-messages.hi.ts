import { hindiDay } from '../messages/hindi.ts';
import type { dayNavMessages } from './day-nav-messages.en.ts';

export const dayNav: typeof dayNavMessages = {
  day: hindiDay,
  days: 'दिन',
  today: 'आज',
  toToday: 'आज पर जाएँ',
  before: (day) => `पिछला दिन: ${day}`,
  after: (day) => `अगला दिन: ${day}`,
};
