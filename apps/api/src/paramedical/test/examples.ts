import type { paramedicalEndpoints } from '@doorstep/contract/paramedical.schema';
import type { AppServer } from '../../create-server.ts';
import type { Shopper } from '../../../test/checkout.ts';
import { adminAlone, anyone, everyone } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';
import { changed } from '../../../test/people.ts';
import { dueVisit, withServices } from '../../../test/visits.ts';

async function first(_shop: Shopper, server: AppServer) {
  await withServices(server);
  return { params: { id: '1' } };
}
export default {
  listServices: { example: () => ({}), answers: anyone },
  getService: { example: first, answers: anyone },
  getBareService: { example: first, answers: anyone },
  getServiceImage: { example: () => ({ params: { file: 'wound.svg' } }), answers: anyone },
  listServiceDays: {
    example: async (shop, server) => ({ ...(await first(shop, server)), query: '?lat=23.3812&lng=85.3163' }),
    answers: anyone,
  },
  bookVisit: {
    example: async (_, server) => ({ body: await dueVisit(server, { calculate_only: true }) }),
    answers: everyone(),
    foreign: {
      'an address to come to': (own, shop) => [
        changed(own, { address_id: shop.home.id }),
        changed(own, { address_id: 2_000_000_000 }),
      ],
    },
  },
  staffVisits: {
    example: () => ({ query: '?day=2026-11-24' }),
    answers: adminAlone,
  },
  setVisit: {
    async example(shop, server) {
      const { data } = await shop.good<{ data: { booking_id: string } }>(
        shop.post('/book-paramedical/', await dueVisit(server)),
      );
      return { params: { id: data.booking_id }, body: { nurse_id: null } };
    },
    answers: adminAlone,
  },
} satisfies AreaExamples<typeof paramedicalEndpoints>;
