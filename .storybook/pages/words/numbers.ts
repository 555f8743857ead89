// The rules, each with what the product's own functions make of an example.
import { formatPaise } from '@doorstep/ui/base/price';
import { groupMobile } from '@doorstep/ui/base/mobile-field';
import { en } from '@doorstep/ui/messages/en';
import { hi } from '@doorstep/ui/messages/hi';
import {
  hindiBy,
  hindiDay,
  hindiDate,
  hindiDuration,
  hindiLongDay,
  hindiMoment,
  hindiTime,
  units,
} from '@doorstep/ui/messages/hindi';
import { englishBy, englishDay, englishDuration, englishMoment, indian } from '@doorstep/ui/messages/indian';
import { count } from '@doorstep/ui/messages/plural';
import { englishDate, englishLongDay, englishTime } from '@doorstep/ui/messages/when';
import type { Word } from './words.ts';

export interface Example {
  /** What is written: 'A sum'. */
  what: string;
  en: string;
  hi: string;
  /** Why so, where it is not plain. */
  why?: string;
}
export interface Rules {
  title: string;
  text: string;
  examples: Example[];
}

const both = (text: string) => ({ en: text, hi: text });
const moment = indian('2026-11-24T10:30:00+05:30');
const evening = indian('2026-11-23T20:00:00+05:30');
const time = (what: string, minutes: number): Example => ({
  what,
  en: englishTime(minutes),
  hi: hindiTime(minutes),
});

const money: Rules = {
  title: 'Money',
  text: 'Sums are whole paise inside and become text in one function. The sign stands before the number without a gap, always with two decimals, and in Indian groups: three digits, then two and two. An SMS writes Rs, which every phone can show.',
  examples: [
    { what: 'A price', ...both(formatPaise(2720)) },
    {
      what: 'A lakh and a quarter',
      ...both(formatPaise(12_500_000)),
      why: 'Not ₹125,000: lakhs are read at a glance.',
    },
    { what: 'A crore', ...both(formatPaise(1_250_000_000)) },
    {
      what: 'Printed price',
      en: `${en.base.mrp} ${formatPaise(3400)}`,
      hi: `${hi.base.mrp} ${formatPaise(3400)}`,
      why: 'MRP stays MRP, as it is printed on every pack.',
    },
    { what: 'Saving', en: en.cart.youSave(formatPaise(680)), hi: hi.cart.youSave(formatPaise(680)) },
    { what: 'Percent', en: en.medicine.off(20), hi: hi.medicine.off(20) },
  ],
};
const numbers: Rules = {
  title: 'Numbers and digits',
  text: 'Digits are Latin in both languages: pack, price tag, OTP and phone show them so, and people compare. Devanagari digits that somebody types are understood.',
  examples: [
    { what: 'A number', ...both(count(125_000)) },
    {
      what: 'One',
      en: en.cart.left(1),
      hi: hi.cart.left(1),
      why: 'Each language has its own rule for one and many.',
    },
    { what: 'Many', en: en.cart.left(3), hi: hi.cart.left(3) },
    {
      what: 'Typed with +91',
      ...both(groupMobile('+91 98765-43210')),
      why: 'Ten digits in two groups of five, as they are said.',
    },
    { what: 'Typed as ९८७६५४३२१०', ...both(groupMobile('९८७६५४३२१०')) },
    { what: 'A pincode', ...both('834001'), why: 'Six digits without a gap: so it stands on letters.' },
  ],
};
const dates: Rules = {
  title: 'Dates',
  text: 'Day, month, year, with the weekday, for a date without it is looked up in a calendar. Months are words, so that 4/5 is never read the wrong way round. A day is the Indian day, whatever the device says.',
  examples: [
    { what: 'A day', en: englishDay(...take4(moment)), hi: hindiDay(...take4(moment)) },
    { what: 'A day of this year', en: englishDate(...moment), hi: hindiDate(...moment) },
    {
      what: 'Read aloud',
      en: englishLongDay(...moment),
      hi: hindiLongDay(...moment),
      why: 'Thursday is गुरुवार, as on calendars.',
    },
    { what: 'By when it comes', en: englishBy(...evening), hi: hindiBy(...evening) },
    { what: 'At a visit or an order', en: englishMoment(...moment), hi: hindiMoment(...moment) },
  ],
};
const times: Rules = {
  title: 'Times',
  text: 'Twelve hours in both languages. Hindi says the part of the day in place of AM and PM: रात until 4 and from 20, सुबह until noon, दोपहर until 16, शाम until 20.',
  examples: [
    time('Half past three at night', 210),
    time('Morning', 630),
    time('Noon', 720),
    time('Afternoon', 930),
    time('Evening', 1110),
    time('Night', 1230),
    { what: 'A stretch', en: englishDuration(112), hi: hindiDuration(112) },
    {
      what: 'A day and more',
      en: englishDuration(1690),
      hi: hindiDuration(1690),
      why: 'From ten hours on without minutes.',
    },
  ],
};
const people: Rules = {
  title: 'Ages and units',
  text: 'Units are written out in Hindi, with a full stop where they are cut short.',
  examples: [
    { what: 'An age', en: en.review.years(62), hi: hi.review.years(62) },
    { what: 'Ages of a test', en: en.testDetail.ages(18, 45), hi: hi.testDetail.ages(18, 45) },
    ...['tablet', 'capsule', 'ml', 'g', 'dose', 'piece', 'sachet'].map((unit) => ({
      what: 'A unit',
      en: unit,
      hi: units[unit] ?? '',
    })),
  ],
};

/** How many Hindi messages have this in them. */
const having = (words: readonly Word[], pattern: RegExp) =>
  count(words.filter(({ hi: said = '' }) => pattern.test(said.normalize('NFC'))).length);
const alone = (word: string) => new RegExp(`(?<!\\p{L}|\\p{M})(?:${word})(?!\\p{L}|\\p{M})`, 'u');

/** @param words every message: what is never said is counted in them */
export function honorifics(words: readonly Word[]): Rules {
  return {
    title: 'Names and honorifics',
    text: 'A patient is आप with the polite verb, never तुम or तू, whatever the age. A name stands as its owner wrote it, without श्री, श्रीमती or जी: nobody is guessed to be a man, a woman or married, and respect lies in the verb. Only a doctor has a title.',
    examples: [
      { what: 'A doctor', en: en.hub.startChatWith('Meera Sinha'), hi: hi.hub.startChatWith('मीरा सिन्हा') },
      {
        what: 'A request',
        en: en.base.retry,
        hi: hi.base.retry,
        why: 'करें, not करो: a request, not an order.',
      },
      {
        what: 'Messages with आप',
        ...both(having(words, alone('आप|आपका|आपके|आपकी|आपको|आपने|अपना|अपनी|अपने'))),
      },
      { what: 'With तुम or तू', ...both(having(words, alone('तुम|तुम्हारा|तुम्हारे|तुम्हारी|तुम्हें|तू|तेरा|तेरी'))) },
      { what: 'With जी, श्री or श्रीमती', ...both(having(words, alone('जी|श्री|श्रीमती'))) },
      { what: 'With Devanagari digits', ...both(having(words, /[०-९]/)) },
    ],
  };
}

export const rules: readonly Rules[] = [money, numbers, dates, times, people];

function take4([weekday, day, month, year]: typeof moment) {
  return [weekday, day, month, year] as const;
}
