import { distanceKm, inReach, shownKm, type Place } from '@doorstep/contract/delivery';
import { issue } from '@doorstep/contract/failure';
import { store } from '@doorstep/contract/store';
import type { AddressService } from '../address/service.ts';
import { HttpError, invalid, notFound } from '../platform/http/http-error.ts';

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
export interface Destination {
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

/**
 * The place of a visit, by the shop's own rules (decisions S11, S17, safety T41). Throws 404 for another's address, 422 for one that nobody
 * finds or that is too far.
 */
export async function destinationOf(
  addresses: Pick<AddressService, 'destination' | 'placeOfText'>,
  accountId: number,
  { addressId, text, device, fields }: Where,
): Promise<Destination> {
  const field = addressId === null ? 'address' : 'address_id';
  async function find(): Promise<Omit<Destination, 'km' | 'place'> & { place: Place | undefined }> {
    if (addressId === null) {
      if (!text) throw invalid({ address: issue('visit_address_required') });
      const place = addresses.placeOfText(text, device, fields);
      return { addressId: null, text, name: null, mobile: null, state: null, place };
    }
    const saved = await addresses.destination(accountId, addressId, device);
    if (!saved) throw notFound('address_missing');
    return saved;
  }
  const found = await find(),
    { place } = found;
  if (!place) throw new HttpError(422, 'visit_no_place', { fields: { [field]: issue('visit_no_place') } });
  const km = distanceKm(place);
  if (!inReach(km)) {
    const params = { km: shownKm(km), radius: store.radiusKm };
    throw new HttpError(422, 'visit_out_of_reach', {
      params,
      fields: { [field]: issue('visit_out_of_reach', params) },
    });
  }
  return { ...found, place, km };
}
