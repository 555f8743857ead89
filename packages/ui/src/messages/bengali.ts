import { datesIn } from './intl.ts';

/** The server's units of a pack. */
export const bengaliUnits: Readonly<Record<string, string>> = {
  tablet: 'ট্যাবলেট',
  capsule: 'ক্যাপসুল',
  ml: 'মি.লি.',
  g: 'গ্রাম',
  dose: 'ডোজ',
  piece: 'পিস',
  pack: 'প্যাক',
  lozenge: 'লজেন্স',
  respule: 'রেসপিউল',
  suppository: 'সাপোজিটরি',
  patch: 'প্যাচ',
  vial: 'ভায়াল',
  syringe: 'সিরিঞ্জ',
  ampoule: 'অ্যাম্পুল',
  sachet: 'স্যাশে',
  pen: 'পেন',
  kit: 'কিট',
};
/** Which part of the day it is: `Intl` has AM and PM here, which nobody says. */
const partOf = (hour: number) => {
  if (hour < 4 || hour >= 20) return 'রাত';
  if (hour < 6) return 'ভোর';
  if (hour < 12) return 'সকাল';
  if (hour < 16) return 'দুপুর';
  return hour < 18 ? 'বিকেল' : 'সন্ধ্যা';
};
/** 630 minutes of a day → 'সকাল 10:30'. */
export function bengaliTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${partOf(hour)} ${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`;
}
export const bengaliDates = datesIn('bn-IN');
/** 'মঙ্গল 24 নভেম্বর, সকাল 10:30': when something booked begins. */
export const bengaliWhen = (
  weekday: number,
  day: number,
  month: number,
  year: number,
  minutes: number,
): string => `${bengaliDates.date(weekday, day, month, year)}, ${bengaliTime(minutes)}`;
