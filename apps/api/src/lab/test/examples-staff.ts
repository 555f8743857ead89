import type { labEndpoints } from '@doorstep/contract/lab.schema';
import type { AppServer } from '../../create-server.ts';
import { adminAlone, everyone } from '../../../test/answers.ts';
import type { Shopper } from '../../../test/checkout.ts';
import type { AreaExamples } from '../../../test/examples.ts';
import { multipart, multipartType } from '../../../test/files/multipart.ts';
import { labDesk, reportPdf } from '../../../test/lab-desk.ts';
import { beginsNow } from '../../../test/visits.ts';
import { bookedId } from './booked.ts';

/** The id of a collection whose sample is collected. */
async function collected(shop: Shopper, server: AppServer): Promise<string> {
  const id = await bookedId(shop, server);
  await beginsNow(server, id);
  await (await labDesk(server)).good(id, { state: 'collected' });
  return id;
}
async function reported(shop: Shopper, server: AppServer): Promise<string> {
  const id = await collected(shop, server);
  return (await (await labDesk(server)).uploaded(id)).reports[0]!.id;
}

export default {
  listReports: { example: () => ({}), answers: everyone() },
  staffCollections: { example: () => ({ query: '?day=2026-11-26' }), answers: adminAlone },
  setCollection: {
    example: async (shop, server) => ({
      params: { id: await bookedId(shop, server) },
      body: { collector_id: null },
    }),
    answers: adminAlone,
  },
  staffReports: {
    example: async (shop, server) => ({ params: { id: await bookedId(shop, server) } }),
    answers: adminAlone,
  },
  uploadReport: {
    example: async (shop, server) => ({
      params: { id: await collected(shop, server) },
      body: multipart([{ bytes: reportPdf() }]),
      headers: { 'content-type': multipartType },
    }),
    answers: { ...adminAlone, admin: 201, 'server token': 201 },
  },
  setReportValues: {
    example: async (shop, server) => ({
      params: { id: await reported(shop, server) },
      body: { values: [{ code: 'hba1c', name: 'HbA1c', value: 5.9, unit: '%', low: 4, high: 5.6 }] },
    }),
    answers: adminAlone,
  },
  removeReport: {
    example: async (shop, server) => ({ params: { id: await reported(shop, server) } }),
    answers: adminAlone,
    isUsedUp: true,
  },
} satisfies Pick<
  AreaExamples<typeof labEndpoints>,
  | 'listReports'
  | 'staffCollections'
  | 'setCollection'
  | 'staffReports'
  | 'uploadReport'
  | 'setReportValues'
  | 'removeReport'
>;
