import { join } from 'node:path';
import type { MedicineList } from '@doorstep/contract/medicine.schema';
import { expect, inject, test } from 'vitest';
import { shopperAt } from '../test/checkout.ts';
import { run } from '../test/child.ts';
import { newDataDir } from '../test/test-server.ts';
import { writeWeb } from '../test/web.ts';

test('refunds a cancelled order by itself, as it is started: a process of its own on its embedded database', async () => {
  const server = run('src/server.ts', {
    DATA_DIR: newDataDir(),
    PORT: '0',
    DEMO: '1',
    LOG_LEVEL: 'warn',
    WEB_DIST: writeWeb(join(inject('scratch'), 'web')),
  });
  try {
    const [, url] = await server.says(/Doorstep is ready at (http:\/\/[\d.:]+)\n/);
    const asha = await shopperAt(url!);
    const { data } = (await asha.get('/medicines/?limit=100')).json<MedicineList>();
    const { id } = data.find((one) => one.in_stock && !one.prescription_required)!;
    const { order_id: orderId } = await asha.buy([{ id, qty: 1 }]);
    const { total } = await asha.order(orderId);
    await asha.good(asha.post(`/orders/${orderId}/cancel/`, {}));
    // What a page shows is the payment's end: without its job and its webhook it stays 'refunding'.
    await expect
      .poll(async () => (await asha.order(orderId)).refunds, { timeout: 60_000 })
      .toMatchObject([
        { amount: total, state: 'processed', reference: expect.stringMatching(/^rfnd_/) as string },
      ]);
    expect(await asha.order(orderId)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(server.said()).not.toMatch(/a job is put off|could not send/);
  } finally {
    server.process.kill('SIGKILL');
    await server.ended;
  }
});
