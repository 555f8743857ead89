import type { addressEndpoints, Addresses } from '@doorstep/contract/address.schema';
import { HOME, ON_MAP } from '../../../test/people.ts';
import { anyone, everyone, ownerAlone } from '../../../test/answers.ts';
import type { Shopper } from '../../../test/checkout.ts';
import type { AreaExamples } from '../../../test/examples.ts';

/** A new one, or the newest of who has no room for more. */
async function anAddressOf(shop: Shopper): Promise<string> {
  const made = await shop.post('/user/addresses/add/', ON_MAP);
  const { id } =
    made.statusCode === 201
      ? made.json<{ id: number }>()
      : (await shop.good<Addresses>(shop.get('/user/addresses/'))).addresses.at(-1)!;
  return String(id);
}

export default {
  listAddresses: {
    example: () => ({}),
    answers: everyone(),
  },
  addAddress: {
    example: () => ({ body: HOME }),
    answers: everyone(201),
  },
  editAddress: {
    example: async (shop) => ({ params: { id: await anAddressOf(shop) }, body: HOME }),
    answers: ownerAlone,
  },
  removeAddress: {
    example: async (shop) => ({ params: { id: await anAddressOf(shop) } }),
    answers: ownerAlone,
    isUsedUp: true,
  },
  addMapAddress: {
    example: () => ({ body: ON_MAP }),
    answers: everyone(201),
  },
  editMapAddress: {
    example: async (shop) => ({ params: { id: await anAddressOf(shop) }, body: ON_MAP }),
    answers: ownerAlone,
  },
  removeMapAddress: {
    example: async (shop) => ({ params: { id: await anAddressOf(shop) } }),
    answers: ownerAlone,
    isUsedUp: true,
  },
  checkDelivery: {
    example: () => ({ query: '?pincode=834001' }),
    answers: anyone,
  },
  findPlaces: {
    example: () => ({ query: '?q=kanke' }),
    answers: anyone,
  },
  getPlace: {
    example: () => ({ params: { id: 'in-0' } }),
    answers: anyone,
  },
  reversePlace: {
    example: () => ({ query: '?lat=23.3441&lng=85.3096' }),
    answers: anyone,
  },
  getMapSource: {
    example: () => ({}),
    answers: anyone,
  },
  getMapTile: {
    example: () => ({ params: { z: '13', x: '6037', y: '3541' }, query: '?theme=dark' }),
    answers: anyone,
  },
} satisfies AreaExamples<typeof addressEndpoints>;
