import { INDIA_MS } from './delivery-promise.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdaysHi = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  monthsHi = [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ];
/** Of an instant, on a clock and calendar in India: '8' or '8:30' of twelve hours. */
function partsOf(at: Date) {
  const there = new Date(at.getTime() + INDIA_MS),
    hour = there.getUTCHours(),
    minute = there.getUTCMinutes();
  return {
    weekday: there.getUTCDay(),
    day: there.getUTCDate(),
    month: there.getUTCMonth(),
    hour,
    time: `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`,
  };
}
type Day = Pick<ReturnType<typeof partsOf>, 'day' | 'month'>;
const isSameDay = (a: Day, b: Day): boolean => a.day === b.day && a.month === b.month;
/** Hours and minutes, each only where there are some. */
function lengthIn(minutes: number, hour: string, hours: string, minute: string): string {
  const whole = Math.floor(minutes / 60),
    rest = minutes % 60;
  return [whole > 0 && `${whole} ${whole === 1 ? hour : hours}`, rest > 0 && `${rest} ${minute}`]
    .filter(Boolean)
    .join(' ');
}
const partOfDayHi = (hour: number): string =>
  hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';
/** When an order comes, in a message: letter by letter what the screens say, who have their own words of it. */
export const promiseText = {
  en: {
    /** 'Mon 23 Nov' */
    day(at: Date): string {
      const { weekday, day, month } = partsOf(at);
      return `${weekdays[weekday]} ${day} ${months[month]}`;
    },
    /** 'Mon 23 Nov, by 8 PM' */
    by(at: Date): string {
      const { weekday, day, month, hour, time } = partsOf(at);
      return `${weekdays[weekday]} ${day} ${months[month]}, by ${time} ${hour < 12 ? 'AM' : 'PM'}`;
    },
    /** 'Tue 24 Nov, 10:30 AM' */
    at(at: Date): string {
      const { weekday, day, month, hour, time } = partsOf(at);
      return `${weekdays[weekday]} ${day} ${months[month]}, ${time} ${hour < 12 ? 'AM' : 'PM'}`;
    },
    /** 'Tue 24 Nov, 9 AM to 9 PM'; what ends on another day says that one too. */
    span(from: Date, to: Date): string {
      const { hour, time, ...day } = partsOf(to);
      return `${this.at(from)} to ${isSameDay(partsOf(from), day) ? `${time} ${hour < 12 ? 'AM' : 'PM'}` : this.at(to)}`;
    },
    /** How long something takes: '45 min', '12 h', '1 h 30 min'. */
    duration: (minutes: number): string => lengthIn(minutes, 'h', 'h', 'min'),
    afterCheck: "after the pharmacist's check",
  },
  hi: {
    day(at: Date): string {
      const { weekday, day, month } = partsOf(at);
      return `${weekdaysHi[weekday]} ${day} ${monthsHi[month]}`;
    },
    by(at: Date): string {
      const { weekday, day, month, hour, time } = partsOf(at);
      return `${weekdaysHi[weekday]} ${day} ${monthsHi[month]}, ${partOfDayHi(hour)} ${time} बजे तक`;
    },
    at(at: Date): string {
      const { weekday, day, month, hour, time } = partsOf(at);
      return `${weekdaysHi[weekday]} ${day} ${monthsHi[month]}, ${partOfDayHi(hour)} ${time} बजे`;
    },
    span(from: Date, to: Date): string {
      const { hour, time, ...day } = partsOf(to);
      return `${this.at(from)} से ${isSameDay(partsOf(from), day) ? `${partOfDayHi(hour)} ${time} बजे` : this.at(to)} तक`;
    },
    duration: (minutes: number): string => lengthIn(minutes, 'घंटा', 'घंटे', 'मिनट'),
    afterCheck: 'फ़ार्मासिस्ट की जाँच के बाद',
  },
};
