import type { LabReport } from '@doorstep/contract/lab.schema';
import type { Bookings } from '@doorstep/contract/schedule.schema';
import { expect, test } from 'vitest';
import { CLEAN, ledgerOf, shopper } from './checkout.ts';
import { textsTo } from './people.ts';
import { newServer } from './test-server.ts';

test('Asha has a collection in every state, and two reports of one test', { timeout: 60_000 }, async () => {
  const server = await newServer(),
    now = server.clock.now();
  await server.areas.lab.seed(now);
  await server.areas.lab.seed(now);
  const shop = await shopper(server),
    { data } = await shop.good<Bookings>(shop.get('/user/bookings/?service_type=medical-test'));
  expect(data.map(({ status, payment_status }) => [status, payment_status])).toEqual([
    ['booked', 'due'],
    ['booked', 'paid'],
    ['started', 'paid'],
    ['started', 'paid'],
    ['cancelled', 'refunded'],
    ['done', 'paid'],
    ['done', 'paid'],
  ]);
  const reports = (await shop.good<{ data: LabReport[] }>(shop.get('/user/reports/'))).data;
  expect(reports.map(({ values }) => values.map(({ code }) => code))).toEqual([['hba1c', 'tsh'], ['hba1c']]);
  expect(reports[0]!.values[0]).toMatchObject({ value: 6.1, earlier: { value: 6.6 } });
  const file = await shop.get(reports[0]!.file.replace(/^\/api/, ''));
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(await textsTo(server, '9876543210')).toEqual([]);
  expect(await ledgerOf(server)).toMatchObject(CLEAN);
});
