import { hindiDay, hindiWhen, hindiTime } from '../messages/hindi.ts';
import type { appointmentRowMessages } from './appointment-row-messages.en.ts';

export const appointmentRow: typeof appointmentRowMessages = {
  time: hindiTime,
  day: hindiDay,
  slot: hindiWhen,
  until: (end) => `${end} तक`,
  states: {
    checking: 'डॉक्टर का पर्चा देखा जा रहा है',
    booked: 'बुक है',
    'on-the-way': 'रास्ते में',
    started: 'शुरू हो गया',
    done: 'हो गया',
    cancelled: 'रद्द',
  },
  now: 'अभी',
  over: 'समय बीत गया: हो गया?',
  years: (age) => `${age} साल`,
  genders: { Male: 'पुरुष', Female: 'महिला', Other: 'अन्य' },
  call: (name, phone) => `${name} को फ़ोन करें: ${phone}`,
  done: 'हो गया',
  doneOf: (name) => `हो गया: ${name}`,
  change: 'समय बदलें या रद्द करें',
  changeOf: (name) => `समय बदलें या रद्द करें: ${name}`,
  move: (slot) => `${slot} पर ले जाएँ`,
  other: 'कोई और समय',
  dayLabel: 'दिन',
  timeLabel: 'समय',
  moveThere: 'इस समय पर ले जाएँ',
  noTime: 'कोई ख़ाली समय नहीं बचा, जिस पर इसे ले जाया जा सके।',
  cancel: 'रद्द करें, पूरा पैसा वापस',
  cancelOf: (name) => `रद्द करें, पूरा पैसा वापस: ${name}`,
};
