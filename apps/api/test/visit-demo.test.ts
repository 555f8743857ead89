import type { Bookings } from '@doorstep/contract/schedule.schema';
import { expect, test } from 'vitest';
import { CLEAN, ledgerOf, shopper } from './checkout.ts';
import { textsTo } from './people.ts';
import { newServer } from './test-server.ts';
import { visitDesk } from './visits.ts';

test('Asha has a visit in every state, and the desk sees them', { timeout: 60_000 }, async () => {
  const server = await newServer(),
    now = server.clock.now();
  await server.areas.medicine.seed(now);
  await server.areas.paramedical.seed(now);
  await server.areas.paramedical.seed(now);
  const shop = await shopper(server),
    { data } = await shop.good<Bookings>(shop.get('/user/bookings/'));
  expect(data.map(({ status, title, person }) => [status, title, person?.name ?? null])).toEqual([
    ['started', 'Physiotherapy', 'Deepak Oraon'],
    ['on-the-way', 'Nursing care', 'Anjali Topno'],
    ['booked', 'Dressing', 'Sunita Kujur'],
    ['checking', 'Catheterization', null],
    ['cancelled', 'ECG at home', null],
    ['done', 'Injection into a muscle', expect.any(String)],
    ['done', 'Stitch removal', 'Sunita Kujur'],
  ]);
  expect(data.map(({ payment_status }) => payment_status)).toEqual([
    'paid',
    'paid',
    'due',
    'paid',
    'refunded',
    'due',
    'paid',
  ]);
  expect(data[4]!.refunds).toHaveLength(1);
  expect(data[3]!.doctor_order).toBe('checking');
  const desk = await visitDesk(server),
    { teams } = await desk.board();
  expect(teams.flatMap(({ visits }) => visits.map(({ service, clash }) => [service, clash]))).toEqual([
    ['Nursing care', null],
    ['Physiotherapy', null],
  ]);
  await desk.good(data[1]!.id, { status: 'started', code: data[1]!.code });
  await desk.good(data[0]!.id, { status: 'done' });
  expect(await textsTo(server, '9876543210')).toEqual([]);
  expect(await ledgerOf(server)).toMatchObject(CLEAN);
});
