import { hindiDay, hindiMonth } from '@doorstep/ui/messages/hindi';
import { count } from '@doorstep/ui/messages/plural';
import type { registerMessages } from './messages.en.ts';

export const register: typeof registerMessages = {
  title: 'अनुसूची H1 का रजिस्टर',
  month: 'महीना',
  monthName: hindiMonth,
  day: hindiDay,
  found: (n) => (n === 1 ? '1 दवाई दुकान से निकली' : `${count(n)} दवाइयाँ दुकान से निकलीं`),
  csv: 'CSV डाउनलोड करें',
  failed: 'रजिस्टर लोड नहीं हो सका',
  none: 'इस महीने में कुछ नहीं',
  noneText: 'अनुसूची H1 की दवाई का ऑर्डर रास्ते में जाते ही वह यहाँ दिखेगी।',
  at: 'कब निकली',
  patient: 'मरीज़ और पता',
  medicine: 'दवाई और साल्ट',
  quantity: 'पैक',
  batch: 'बैच',
  prescriber: 'किस डॉक्टर ने लिखी',
  written: 'पर्ची की तारीख',
  unknown: 'नहीं लिखा गया',
  addressUnknown: 'पता नहीं लिखा गया',
};
