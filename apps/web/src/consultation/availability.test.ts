import { expect, test } from 'vitest';
import { hoursAt, isWithin } from './availability.ts';

test('hours are of the Indian day, whatever the device’s zone', () => {
  // 00:30 on 25 November in India, still the 24th in London.
  const { chat, video } = hoursAt('2026-11-24T19:00:00.000Z');
  expect(chat).toEqual({ from: '2026-11-25T03:30:00.000Z', to: '2026-11-25T16:30:00.000Z' });
  expect(video).toEqual({ from: '2026-11-25T05:30:00.000Z', to: '2026-11-25T11:30:00.000Z' });
});
test.each([
  ['08:59', false],
  ['09:00', true],
  ['21:59', true],
  ['22:00', false],
])('chat at %s', (time, open) => {
  const now = `2026-11-24T${time}:00+05:30`;
  expect(isWithin(hoursAt(now).chat, now)).toBe(open);
});
