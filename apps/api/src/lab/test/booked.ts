import type { LabBooking } from '@doorstep/contract/lab.schema';
import type { AppServer } from '../../create-server.ts';
import { patiently, type Shopper } from '../../../test/checkout.ts';
import { ADDRESS, nextMorning, POINT, testNamed } from '../../../test/lab.ts';

const where = async (server: AppServer) => ({ address: ADDRESS, ...(await nextMorning(server)), ...POINT });
export async function dueBody(server: AppServer) {
  const test = await testNamed(server, 'HbA1c');
  return { test_ids: [test.id], package_ids: [], ...(await where(server)) };
}
export async function bookedId(shop: Shopper, server: AppServer): Promise<string> {
  const answer = await patiently(async () => shop.post('/medical-tests/book/', await dueBody(server)));
  return answer.json<LabBooking>().data.booking.id;
}
