import type { addressEndpoints, MapSource } from '@doorstep/contract/address.schema';
import { rowId } from '@doorstep/contract/common.schema';
import { notFound } from '../platform/http/http-error.ts';
import type { Handlers } from '../platform/http/register.ts';
import type { Geocoder } from './geocoder.ts';
import type { AddressService } from './service.ts';
import { drawTile } from './tiles.ts';

interface Needs {
  addresses: AddressService;
  geocoder: Geocoder;
  map: MapSource;
}
/** Tiles change with the data, and that comes with a new version of the server. */
const A_DAY = 'public, max-age=86400';

export const addressHandlers = ({ addresses, geocoder, map }: Needs): Handlers<typeof addressEndpoints> => ({
  async listAddresses({ caller }) {
    const all = await addresses.list(caller.accountId);
    return { success: true, addresses: all, data: all };
  },
  addAddress: async ({ caller, body }) => ({
    success: true,
    data: await addresses.add(caller.accountId, body),
  }),
  editAddress: async ({ caller, params, body }) => ({
    success: true,
    data: await addresses.edit(caller.accountId, rowId(params['id']!), body),
  }),
  async removeAddress({ caller, params }) {
    await addresses.remove(caller.accountId, rowId(params['id']!));
    return { success: true };
  },
  addMapAddress: async ({ caller, body }) => ({
    success: true,
    ...(await addresses.addFromMap(caller.accountId, body)),
  }),
  editMapAddress: async ({ caller, params, body }) => ({
    success: true,
    ...(await addresses.editOnMap(caller.accountId, rowId(params['id']!), body)),
  }),
  async removeMapAddress({ caller, params }) {
    await addresses.remove(caller.accountId, rowId(params['id']!));
    return { success: true };
  },
  checkDelivery: ({ query }) => ({ success: true, data: addresses.checkDelivery(query.pincode) }),
  findPlaces: async ({ query }) => ({ success: true, data: await geocoder.find(query.q) }),
  async getPlace({ params }) {
    const found = await geocoder.get(params['id']!);
    if (!found) throw notFound('no_details');
    return { success: true, data: found };
  },
  reversePlace: async ({ query }) => ({
    success: true,
    data: await geocoder.at({ latitude: query.lat, longitude: query.lng }),
  }),
  getMapSource: () => ({ success: true, data: map }),
  async getMapTile({ params, query }) {
    const body = drawTile(params['z']!, params['x']!, params['y']!, query.theme);
    if (body === undefined) throw notFound();
    return {
      body,
      headers: {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'cache-control': A_DAY,
      },
    };
  },
});
