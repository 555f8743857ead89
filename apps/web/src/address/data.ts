import type { Address } from '@doorstep/contract/address.schema';
import { inReach, type Place } from '@doorstep/contract/delivery';
import { toPaise } from '@doorstep/contract/money';
import { store } from '@doorstep/contract/store';
import type { AddressCardProps } from '@doorstep/ui/address/address-card';
import type { AddressOption } from '@doorstep/ui/address/address-radio-list';
import { formatPaise } from '@doorstep/ui/base/price';
import type { Resource } from '../app/resource.ts';
import { useCall } from './call.ts';
import type { addressMessages } from './messages.en.ts';

export const useAddresses = () => useCall('listAddresses');
/** The same as a list alone. */
export function useAddressList(): {
  addresses: Resource<readonly Address[]>;
  refresh: () => Promise<unknown>;
} {
  const { refresh, ...all } = useAddresses();
  return { addresses: all.state === 'ready' ? { state: 'ready', data: all.data.addresses } : all, refresh };
}

/** Where an address lies: its own point, else where its pincode lies. Null where nobody knows, undefined while that is asked. */
export function usePlaceOf(one: Address | undefined): Place | null | undefined {
  const own = placeIn(one);
  const found = useCall('findPlaces', one && !own ? { query: { q: one.pincode } } : null);
  if (!one || own) return own;
  if (found.state === 'loading') return undefined;
  return found.state === 'ready'
    ? placeIn(found.data.data.find(({ pincode }) => pincode === one.pincode))
    : null;
}
const placeIn = (one: { latitude: number | null; longitude: number | null } | undefined): Place | null =>
  one && one.latitude !== null && one.longitude !== null
    ? { latitude: one.latitude, longitude: one.longitude }
    : null;

interface TooFar {
  tooFar: (km: string, radius: number) => string;
}
/** We do not come there. */
const isFar = ({ distance_km }: Address) => distance_km !== null && !inReach(distance_km);
const linesOf = ({ address_line_1, address_line_2, city, state, pincode }: Address) =>
  [[address_line_1, address_line_2].filter(Boolean).join(', '), `${city}, ${state} ${pincode}`.trim()].filter(
    Boolean,
  ) as [string, ...string[]];

/** How far we come, and what it costs to bring goods of this sum. */
const reachOf = (
  km: number,
  feePaise: number,
  subtotalPaise: number,
  messages: Pick<typeof addressMessages, 'reach' | 'reachFree'>,
) =>
  subtotalPaise >= store.freeDeliveryFromPaise
    ? messages.reachFree(km.toFixed(1))
    : messages.reach(km.toFixed(1), formatPaise(feePaise));
/** An address as lines, and whether we come there; with the sum of the goods also what that costs. */
export function optionOf(
  one: Address,
  messages: TooFar & Pick<typeof addressMessages, 'near' | 'reach' | 'reachFree'>,
  subtotalPaise?: number,
): AddressOption {
  const { id, title, name, mobile, landmark, is_default, distance_km } = one;
  const far = isFar(one);
  const lines = linesOf(one);
  const known = subtotalPaise !== undefined && !far && distance_km !== null && one.delivery_charge !== null;
  return {
    id: String(id),
    title,
    name: name || undefined,
    mobile: mobile || undefined,
    isDefault: is_default,
    disabled: far,
    note: far
      ? messages.tooFar(distance_km!.toFixed(1), store.radiusKm)
      : known
        ? reachOf(distance_km, toPaise(one.delivery_charge!), subtotalPaise, messages)
        : undefined,
    lines: [...lines.slice(0, -1), landmark && messages.near(landmark), ...lines.slice(-1)].filter(Boolean),
  };
}
/** The same as a card, which says how far it is in any case. */
export function cardOf(
  one: Address,
  messages: TooFar & { distance: (km: string) => string },
): Pick<AddressCardProps, 'title' | 'name' | 'mobile' | 'lines' | 'landmark' | 'isDefault' | 'note' | 'far'> {
  const { title, name, mobile, landmark, is_default, distance_km } = one;
  const far = isFar(one);
  const km = distance_km?.toFixed(1);
  return {
    title,
    name: name || undefined,
    mobile: mobile || undefined,
    landmark: landmark || undefined,
    isDefault: is_default,
    far,
    lines: linesOf(one),
    note: km === undefined ? undefined : far ? messages.tooFar(km, store.radiusKm) : messages.distance(km),
  };
}
