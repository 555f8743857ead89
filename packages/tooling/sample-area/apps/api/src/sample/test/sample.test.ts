import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import { SAMPLE_KIT_PAISE } from '@doorstep/contract/sample';
import type { SampleKit } from '@doorstep/contract/sample.schema';
import { toRupees } from '@doorstep/contract/money';
import { beforeAll, expect, test } from 'vitest';
import type { AppServer } from '../../create-server.ts';
import { CLEAN, ledgerOf, shopper, type Shopper } from '../../../test/checkout.ts';
import { failureOf } from '../../../test/envelope.ts';
import { sharedServer } from '../../../test/test-server.ts';

let server: AppServer, asha: Shopper, imran: Shopper;
beforeAll(async () => {
  server = await sharedServer();
  asha = await shopper(server);
  imran = await shopper(server, 'imran');
});
const open = (service_id: string) =>
  asha.post('/create-razorpay-order/', {
    amount: toRupees(SAMPLE_KIT_PAISE),
    service_type: 'sample',
    service_id,
    details: { size: 'small' },
  });

test('a kit is quoted, paid through the sandbox provider and placed; its job makes the leaflet, which only its owner reads', async () => {
  const { order_id, amount } = await asha.good<PaymentOrder>(open('kit'));
  expect(amount).toBe(SAMPLE_KIT_PAISE);
  const paid = await asha.pay(order_id);
  await asha.good(asha.post('/verify-payment/', { ...paid, service_type: 'sample', service_id: 'kit' }));
  await expect.poll(async () => (await asha.status(order_id)).state).toBe('paid');
  const { order_id: id } = await asha.status(order_id);
  expect(await asha.order(id!)).toMatchObject({
    id: expect.stringMatching(/^SK-/) as string,
    service_type: 'sample',
    status: 'processing',
    payment_status: 'paid',
    total: toRupees(SAMPLE_KIT_PAISE),
  });

  await server.jobs.settle();
  const kits = async (who: Shopper) => (await who.good<{ data: SampleKit[] }>(who.get('/sample-kits/'))).data;
  const [kit] = await kits(asha);
  expect(kit).toEqual({ order_id: id, leaflet: expect.stringMatching(/^\/api\/files\//) as string });
  const file = kit!.leaflet!.slice('/api'.length);
  expect((await asha.get(file)).body).toContain(`Leaflet of ${id}`);
  expect(failureOf(await imran.get(file)).status).toBe(404);
  expect(await kits(imran)).toEqual([]);
  expect(await ledgerOf(server)).toEqual(CLEAN);
});
test('what is no kit of ours has a sentence of its own', async () => {
  expect(failureOf(await open('box'))).toMatchObject({
    status: 404,
    error: 'We do not have that sample kit.',
  });
});
