import { expect, test } from 'vitest';
import { calendarMessages } from '../src/base/calendar-messages.en.ts';
import { addDays, dayOf, indianDay, indianTime, isDay, localDate } from '../src/messages/days.ts';
import { hi } from '../src/messages/hi.ts';
import { indian } from '../src/messages/indian.ts';

const year = Array.from({ length: 366 }, (_, i) => addDays('2028-01-01', i));

test.each(['UTC', 'America/New_York', 'America/Havana', 'Pacific/Kiritimati'])(
  'days are Indian, whatever the zone: %s',
  (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      expect(indianDay('2026-11-23T23:59:59+05:30')).toBe('2026-11-23');
      expect(indianDay('2026-11-23T18:30:00Z')).toBe('2026-11-24');
      expect(indianTime('2026-11-24T00:01')).toEqual([2, 24, 10, 2026, 1]);
      expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
      expect(localDate('2026-11-24').getDay()).toBe(2);
      expect(year.map((day) => dayOf(localDate(day)))).toEqual(year);
    } finally {
      process.env['TZ'] = before;
    }
  },
);

test('a day that no calendar has is none', () => {
  expect(['2026-11-24', '2028-02-29'].every(isDay)).toBe(true);
  expect(['', '2026-02-30', '2026-2-3', '24/11/2026', '2026-13-01'].some(isDay)).toBe(false);
});

test('days and times are written as Intl writes them', () => {
  const long = (lang: string) =>
    new Intl.DateTimeFormat(lang, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const part = (lang: string, day: string, type: Intl.DateTimeFormatPartTypes) =>
    long(lang)
      .formatToParts(new Date(`${day}T00:00Z`))
      .find((one) => one.type === type)?.value;
  const wrong = year.filter((day) => {
    const parts = (lang: string) =>
      (['weekday', 'day', 'month', 'year'] as const).map((type) => part(lang, day, type)).join(' ');
    return (
      calendarMessages.longDay(...indian(day)) !== parts('en-IN') ||
      hi.calendar.longDay(...indian(day)) !== parts('hi-IN')
    );
  });
  expect(wrong).toEqual([]);
  const clock = new Intl.DateTimeFormat('en-IN', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  });
  for (let minutes = 0; minutes < 1440; minutes += 7)
    expect(calendarMessages.time(minutes)).toBe(
      clock
        .format(new Date(minutes * 60_000))
        .replace(/[\u202F ](am|pm)/u, (_, half: string) => ` ${half.toUpperCase()}`),
    );
});

test('when something begins, in both languages', () => {
  expect(calendarMessages.when(...indianTime('2026-11-24T10:30'))).toBe('Tue 24 Nov, 10:30 AM');
  expect(hi.calendar.when(...indianTime('2026-11-24T10:30'))).toBe('मंगल 24 नवंबर, सुबह 10:30');
  expect(calendarMessages.when(...indian('2026-11-23T18:31:00Z'))).toBe('Tue 24 Nov, 12:01 AM');
  expect(hi.calendar.time(0)).toBe('रात 12:00');
});
