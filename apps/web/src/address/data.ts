import type { Address } from '@doorstep/contract/address.schema';
import { inReach } from '@doorstep/contract/delivery';
import { store } from '@doorstep/contract/store';
import type { AddressCardProps } from '@doorstep/ui/address/address-card';
import type { AddressOption } from '@doorstep/ui/address/address-radio-list';
import type { Resource } from '../app/resource.ts';
import { useCall } from './call.ts';

export const useAddresses = () => useCall('listAddresses');
/** The same as a list alone. */
export function useAddressList(): {
  addresses: Resource<readonly Address[]>;
  refresh: () => Promise<unknown>;
} {
  const { refresh, ...all } = useAddresses();
  return { addresses: all.state === 'ready' ? { state: 'ready', data: all.data.addresses } : all, refresh };
}

interface TooFar {
  tooFar: (km: string, radius: number) => string;
}
/** We do not come there. */
const isFar = ({ distance_km }: Address) => distance_km !== null && !inReach(distance_km);
const linesOf = ({ address_line_1, address_line_2, city, state, pincode }: Address) =>
  [[address_line_1, address_line_2].filter(Boolean).join(', '), `${city}, ${state} ${pincode}`.trim()].filter(
    Boolean,
  ) as [string, ...string[]];

/** An address as lines, and whether we come there. */
export function optionOf(
  one: Address,
  messages: TooFar & { near: (landmark: string) => string },
): AddressOption {
  const { id, title, name, mobile, landmark, is_default, distance_km } = one;
  const far = isFar(one);
  const lines = linesOf(one);
  return {
    id: String(id),
    title,
    name: name || undefined,
    mobile: mobile || undefined,
    isDefault: is_default,
    disabled: far,
    note: far ? messages.tooFar(distance_km!.toFixed(1), store.radiusKm) : undefined,
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
