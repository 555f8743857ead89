import { afterEach, expect, test, vi } from 'vitest';
import type { BookingPaper } from '../src/order/booking-paper.ts';
import { createDrawing } from '../src/order/invoice-drawing.ts';

const paper: BookingPaper = {
  orderId: 'ORD-1',
  title: 'Receipt',
  rows: [['Patient', 'Phoolmani Tudu']],
  lines: [['Visit', 40000]],
  back: [],
  notes: [],
  bookedAt: '2026-11-24T10:00:00+05:30',
};

afterEach(() => {
  vi.useRealTimers();
});

test('what is asked for at the moment when an idle thread ends is drawn by a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const draw = createDrawing();
  for (let times = 0; times < 3; times++) {
    expect((await draw(paper)).subarray(0, 5).toString()).toBe('%PDF-');
    vi.runOnlyPendingTimers();
  }
});

test('after one that takes too long the next is drawn by a new thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const draw = createDrawing();
  const both = Promise.allSettled([draw(paper), draw(paper)]);
  await Promise.resolve();
  vi.runOnlyPendingTimers();
  const [late, next] = await both;
  expect(late).toMatchObject({ reason: new Error('the invoice was not drawn') });
  expect(next).toMatchObject({ status: 'fulfilled' });
  vi.runOnlyPendingTimers();
});
