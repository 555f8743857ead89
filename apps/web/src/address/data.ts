import { addressesPath, type Address, type Addresses } from '@doorstep/contract/address';
import { inReach, RADIUS_KM } from '@doorstep/contract/delivery';
import type { AddressOption } from '@doorstep/ui/address/address-radio-list';
import { usePersonal } from '../app/personal.ts';

const isList = ({ addresses }: Addresses) => Array.isArray(addresses) && addresses.every((one) => Number.isSafeInteger(one.id) && typeof one.title === 'string' && typeof one.full_address === 'string');
export const useAddresses = () => usePersonal<Addresses>(addressesPath, isList);

/** An address as lines, and whether we come there. */
export function optionOf({ id, title, name, mobile, address_line_1, address_line_2, landmark, city, state, pincode, is_default, distance_km }: Address, words: { near: (landmark: string) => string; tooFar: (km: string, radius: number) => string }): AddressOption {
  const far = distance_km !== null && !inReach(distance_km);
  return {
    id: String(id), title, name: name || undefined, mobile: mobile || undefined, isDefault: is_default, disabled: far, note: far ? words.tooFar(distance_km.toFixed(1), RADIUS_KM) : undefined,
    lines: [[address_line_1, address_line_2].filter(Boolean).join(', '), landmark && words.near(landmark), `${city}, ${state} ${pincode}`].filter(Boolean),
  };
}
