import { hindiDate, hindiDay } from '../messages/hindi.ts';
import type { reportMessages } from './report-messages.en.ts';

const show = 'डॉक्टर को दिखाएँ';
export const report: typeof reportMessages = {
  day: (weekday, day, month, year) => hindiDay(weekday, day, month, year),
  shortDay: (weekday, day, month) => hindiDate(weekday, day, month).split(' ').slice(1).join(' '),
  levels: {
    low: `कम: ${show}`,
    'a-little-low': `थोड़ा कम: ${show}`,
    'in-range': 'सीमा के भीतर',
    'a-little-high': `थोड़ा ज़्यादा: ${show}`,
    high: `ज़्यादा: ${show}`,
    unknown: 'लैब ने कोई सीमा नहीं दी है',
  },
  between: (low, high) => `सीमा ${low} से ${high}`,
  from: (low) => `सीमा ${low} या उससे ज़्यादा`,
  upTo: (high) => `सीमा ${high} तक`,
  earlier: (value, day) => `पहले: ${value}, ${day} को`,
  change: (change, day) => `${day} से ${change}`,
  same: (day) => `${day} जितना ही`,
  report: 'लैब रिपोर्ट',
  of: (patient) => `${patient} की`,
  collected: (day) => `${day} का सैंपल`,
  open: 'रिपोर्ट खोलें',
  opening: 'रिपोर्ट खुल रही है…',
  openOf: (tests) => `रिपोर्ट खोलें: ${tests}`,
  failed: 'रिपोर्ट नहीं खुल पाई। कृपया थोड़ी देर में फिर कोशिश करें।',
  openHere: 'रिपोर्ट आ गई है: इसे खोलें',
  values: 'मान',
  noValues: 'सभी मान PDF में हैं।',
  ranges: 'सीमाएँ वही हैं जो लैब ने छापी हैं। किसी मान का आपके लिए क्या मतलब है, यह डॉक्टर ही बता सकते हैं।',
};
