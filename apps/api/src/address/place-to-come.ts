import { distanceKm, inReach, type Place } from '@doorstep/contract/delivery';
import type { AddressService } from './service.ts';
import { notFound, type HttpError } from '../platform/http/http-error.ts';

/** Where somebody is to come. */
export interface Where {
  addressId: number | null;
  /** As it was typed; counts where no saved one is named. */
  text: string | null;
  /** Where the client says that it is. */
  device: Place | undefined;
  /** Names of the point's fields in the call. */
  fields: readonly [string, string];
}
interface PlaceToCome {
  addressId: number | null;
  text: string;
  /** Of who is there; null for a typed address. */
  name: string | null;
  mobile: string | null;
  state: string | null;
  place: Place;
  /** From the store, exactly. */
  km: number;
}

/** What is said where nobody can come; `field` is the one of the call that is wrong. */
export interface PlaceRefusals {
  /** Neither a saved nor a typed address. */
  missing: () => HttpError;
  /** Nobody finds it. */
  unknown: (field: string) => HttpError;
  tooFar: (km: number, field: string) => HttpError;
}

/**
 * Where somebody is to come, by the shop's own rules (decisions S11, S17, safety T41). Throws 404 for another's address, 422 for one that nobody
 * finds or that is too far.
 */
export async function placeToCome(
  addresses: Pick<AddressService, 'destination' | 'placeOfText'>,
  accountId: number,
  { addressId, text, device, fields }: Where,
  refusals: PlaceRefusals,
): Promise<PlaceToCome> {
  const field = addressId === null ? 'address' : 'address_id';
  async function find(): Promise<Omit<PlaceToCome, 'km' | 'place'> & { place: Place | undefined }> {
    if (addressId === null) {
      if (!text) throw refusals.missing();
      const place = addresses.placeOfText(text, device, fields);
      return { addressId: null, text, name: null, mobile: null, state: null, place };
    }
    const saved = await addresses.destination(accountId, addressId, device);
    if (!saved) throw notFound('address_missing');
    return saved;
  }
  const found = await find(),
    { place } = found;
  if (!place) throw refusals.unknown(field);
  const km = distanceKm(place);
  if (!inReach(km)) throw refusals.tooFar(km, field);
  return { ...found, place, km };
}
