import { englishDay } from '../messages/indian.ts';
import { englishDate } from '../messages/when.ts';

const show = 'show it to your doctor';
/** English of a lab report and its values. */
export const reportMessages = {
  /** 'Tue 24 Nov 2026'. */
  day: (weekday: number, day: number, month: number, year: number, _minutes?: number) =>
    englishDay(weekday, day, month, year),
  /** '12 Aug'. */
  shortDay: (weekday: number, day: number, month: number, _year?: number, _minutes?: number) =>
    englishDate(weekday, day, month).split(' ').slice(1).join(' '),
  levels: {
    low: `low: ${show}`,
    'a-little-low': `a little low: ${show}`,
    'in-range': 'in range',
    'a-little-high': `a little high: ${show}`,
    high: `high: ${show}`,
    unknown: 'the lab gave no range',
  },
  between: (low: string, high: string) => `Range ${low} to ${high}`,
  from: (low: string) => `Range ${low} or more`,
  upTo: (high: string) => `Range up to ${high}`,
  earlier: (value: string, day: string) => `Before: ${value} on ${day}`,
  change: (change: string, day: string) => `${change} since ${day}`,
  same: (day: string) => `the same as on ${day}`,
  report: 'Lab report',
  of: (patient: string) => `Of ${patient}`,
  collected: (day: string) => `Sample of ${day}`,
  open: 'Open report',
  opening: 'Opening report…',
  openOf: (tests: string) => `Open report: ${tests}`,
  failed: 'The report could not be opened. Please try again in a moment.',
  openHere: 'The report is here: open it',
  values: 'Values',
  noValues: 'All values are in the PDF.',
  ranges: 'Ranges are as the lab printed them. Only a doctor can say what a value means for you.',
};
