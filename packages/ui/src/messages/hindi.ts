import { stretch } from './indian.ts';

/** The server's units of a pack. */
export const units: Readonly<Record<string, string>> = {
  tablet: 'गोली',
  capsule: 'कैप्सूल',
  ml: 'मि.ली.',
  g: 'ग्राम',
  dose: 'खुराक',
  piece: 'नग',
  pack: 'पैक',
  lozenge: 'चूसने की गोली',
  respule: 'रेस्प्यूल',
  suppository: 'सपोज़िटरी',
  patch: 'पैच',
  vial: 'वायल',
  syringe: 'सिरिंज',
  ampoule: 'एम्प्यूल',
  sachet: 'पाउच',
  pen: 'पेन',
  kit: 'किट',
};
const weekdays = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  months = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'];
export const hindiDay = (weekday: number, day: number, month: number, year: number) =>
  `${weekdays[weekday % 7]} ${day} ${months[month % 12]} ${year}`;
/** 'मंगल 24 नवंबर'. */
export const hindiDate = (weekday: number, day: number, month: number, _year?: number, _minutes?: number) =>
  `${weekdays[weekday % 7]} ${day} ${months[month % 12]}`;
/** 'मंगलवार'; Thursday is गुरुवार, as on calendars. */
export const hindiWeekday = (weekday: number) => `${weekdays[weekday % 7]}वार`;
export const hindiShortWeekday = (weekday: number) => weekdays[weekday % 7] ?? '';
/** 'मंगलवार 24 नवंबर 2026'. */
export const hindiLongDay = (weekday: number, day: number, month: number, year: number, _minutes?: number) =>
  `${hindiWeekday(weekday)} ${day} ${months[month % 12]} ${year}`;
export const hindiMonth = (month: number, year: number) => `${months[month % 12]} ${year}`;
/** Which part of the day it is. */
const partOf = (hour: number) =>
  hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';
/** 'सोम 23 नवंबर, रात 8 बजे तक'. */
export function hindiBy(weekday: number, day: number, month: number, _year: number, minutes: number) {
  const hour = Math.floor(minutes / 60),
    rest = minutes % 60;
  return `${weekdays[weekday % 7]} ${day} ${months[month % 12]}, ${partOf(hour)} ${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} बजे तक`;
}
/** 630 minutes of a day → 'सुबह 10:30'. */
export function hindiTime(minutes: number) {
  const hour = Math.floor(minutes / 60) % 24;
  return `${partOf(hour)} ${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}
/** 'मंगल 24 नवंबर, सुबह 9:00 से रात 9:00 तक': when it begins, said already, and the minute of the day at which it ends. */
export const hindiSpan = (begins: string, end: number) => `${begins} से ${hindiTime(end)} तक`;
/** 'मंगल 24 नवंबर, सुबह 10:30': when something booked begins. */
export const hindiWhen = (weekday: number, day: number, month: number, _year: number, minutes: number) =>
  `${hindiDate(weekday, day, month)}, ${hindiTime(minutes)}`;
export function hindiMoment(weekday: number, day: number, month: number, year: number, minutes: number) {
  const hour = Math.floor(minutes / 60);
  return `${hindiDay(weekday, day, month, year)}, ${partOf(hour)} ${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} बजे`;
}
/** 35 → '35 मिनट', 112 → '1 घंटा 52 मिनट'. */
export function hindiDuration(minutes: number): string {
  const { days, hours, minutes: rest } = stretch(minutes);
  return (
    [days && `${days} दिन`, hours && `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`, rest && `${rest} मिनट`]
      .filter(Boolean)
      .join(' ') || '0 मिनट'
  );
}
