import * as z from 'zod/mini';
import { addressForm, mapAddressForm } from './address.form.ts';
import { PLACE_SEARCH_MAX } from './address.ts';
import { latitude, longitude, POSITION, searchText } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';

const addressBody = z.extend(addressForm, {
  latitude: z.optional(z.nullable(latitude)),
  longitude: z.optional(z.nullable(longitude)),
});
export type AddressBody = z.output<typeof addressBody>;
const form = addressForm.shape;
/** What is not sent stays as it is: no screen shows it all (decision C34). */
const addressEdit = z.extend(addressBody, {
  name: z.optional(form.name),
  mobile: z.optional(form.mobile),
  address_line_2: z.optional(form.address_line_2),
  landmark: z.optional(form.landmark),
  is_default: z.optional(form.is_default),
});
export type AddressEdit = z.output<typeof addressEdit>;
export type MapAddressBody = z.output<typeof mapAddressForm>;

const text = z.string();
const addressShape = {
  id: z.int(),
  title: text,
  label: text,
  address_type: text,
  name: text,
  mobile: text,
  address_line_1: text,
  line1: text,
  address_line_2: text,
  landmark: text,
  city: text,
  state: text,
  pincode: text,
  full_address: text,
  address: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  is_default: z.boolean(),
  distance_km: z.nullable(z.number()),
  /** By when an order of now would come there; null where nobody comes, or nobody knows where it is. */
  promised_at: z.nullable(z.string()),
  /** Rupees, for goods below the free threshold; null where we do not come, or do not know where it is. */
  delivery_charge: z.nullable(z.number()),
};
const address = z.object(addressShape);
/** One record under all the names that the screens read (decision C3). */
export type Address = z.output<typeof address>;
const success = z.literal(true);
const addresses = z.object({ success, addresses: z.array(address), data: z.array(address) });
export type Addresses = z.output<typeof addresses>;
const done = z.object({ success });
const mapAddress = z.object({ success, ...addressShape });
export type MapAddress = z.output<typeof mapAddress>;

const place = z.object({
  id: text,
  name: text,
  /** 'Ranchi, Jharkhand 834008': what tells it from others of its name. */
  detail: text,
  /** Both in Hindi, where they are known. */
  name_hi: z.optional(text),
  detail_hi: z.optional(text),
  city: text,
  state: text,
  /** '' where none is known. */
  pincode: text,
  /** Null where only `placePath(id)` tells: an outside service gives it for the one that is chosen. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  kind: z.enum(['city', 'pincode', 'office']),
});
/** A place in India that a search finds. */
export type FoundPlace = z.output<typeof place>;
const near = z.object({
  name: text,
  city: text,
  state: text,
  pincode: text,
  latitude: z.number(),
  longitude: z.number(),
  distance_km: z.number(),
});
/** Where a point lies. */
export type NearPlace = z.output<typeof near>;
const mapSource = z.object({
  tiles: text,
  attribution: text,
  provider: z.enum(['embedded', 'tiles', 'google']),
});
/** What draws the map, and whose data it shows. `tiles` has {z}, {x} and {y} in it. */
export type MapSource = z.output<typeof mapSource>;
const deliveryCheck = z.object({
  pincode: text,
  /** 'Ranchi' */
  place: text,
  /** The same in Hindi, where that is known. */
  place_hi: z.optional(text),
  /** From the store to the middle of the pincode, to 0.1 km: an address in it may be nearer or farther. */
  distance_km: z.number(),
  available: z.boolean(),
  /** By when an order of now would come there; null where nobody comes. */
  promised_at: z.nullable(text),
});
/** Whether and when we come to a pincode. */
export type DeliveryCheck = z.output<typeof deliveryCheck>;
const placeQuery = z.object({ q: z._default(searchText(PLACE_SEARCH_MAX), '') });
const inQuery = (degrees: typeof latitude) =>
  z.pipe(
    z.string(POSITION).check(z.regex(/^-?\d{1,3}(?:\.\d{1,20})?$/, POSITION)),
    z.pipe(z.transform(Number), degrees),
  );

export const addressEndpoints = {
  listAddresses: endpoint({
    method: 'GET',
    path: '/user/addresses/',
    who: 'logged-in',
    acting: { does: 'read', what: 'address' },
    summary: "One's own addresses, the default one first",
    answer: addresses,
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/user/addresses/',
    who: 'logged-in',
    acting: { does: 'add', what: 'address' },
    summary: 'Add an address',
    body: addressBody,
    status: 201,
    answer: z.object({ success, data: address }),
  }),
  editAddress: endpoint({
    method: 'PUT',
    path: '/user/addresses/:id/',
    who: 'logged-in',
    summary: 'Change an address; what is not sent stays',
    body: addressEdit,
    answer: z.object({ success, data: address }),
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/user/addresses/:id/',
    who: 'logged-in',
    summary: 'Remove an address; orders keep its text',
    answer: done,
  }),
  addMapAddress: endpoint({
    method: 'POST',
    path: '/user/addresses/add/',
    who: 'logged-in',
    acting: { does: 'add', what: 'address' },
    summary: 'Add an address chosen on the map',
    body: mapAddressForm,
    status: 201,
    answer: mapAddress,
  }),
  editMapAddress: endpoint({
    method: 'PUT',
    path: '/user/addresses/:id/edit/',
    who: 'logged-in',
    summary: 'Change what the map screen shows of an address',
    body: mapAddressForm,
    answer: mapAddress,
  }),
  removeMapAddress: endpoint({
    method: 'DELETE',
    path: '/user/addresses/:id/delete/',
    who: 'logged-in',
    summary: 'Remove an address, from the map screen',
    answer: done,
  }),
  checkDelivery: endpoint({
    method: 'GET',
    path: '/delivery/',
    who: 'anyone',
    limited: 'places',
    summary: 'Whether and by when an order of now comes to a pincode',
    query: z.object({ pincode: form.pincode }),
    answer: z.object({ success, data: deliveryCheck }),
  }),
  findPlaces: endpoint({
    method: 'GET',
    path: '/places/',
    who: 'anyone',
    limited: 'places',
    summary: 'Up to eight places in India by name or pincode',
    query: placeQuery,
    answer: z.object({ success, data: z.array(place) }),
  }),
  getPlace: endpoint({
    method: 'GET',
    path: '/places/:id/',
    who: 'anyone',
    limited: 'places',
    summary: 'One of them, with its position',
    answer: z.object({ success, data: place }),
  }),
  reversePlace: endpoint({
    method: 'GET',
    path: '/places/reverse/',
    who: 'anyone',
    limited: 'places',
    summary: 'What lies at a point; null outside India',
    query: z.object({ lat: inQuery(latitude), lng: inQuery(longitude) }),
    answer: z.object({ success, data: z.nullable(near) }),
  }),
  getMapSource: endpoint({
    method: 'GET',
    path: '/places/map/',
    who: 'anyone',
    summary: 'Where the map comes from',
    answer: z.object({ success, data: mapSource }),
  }),
  getMapTile: endpoint({
    method: 'GET',
    path: '/map/tiles/:z/:x/:y.svg',
    who: 'anyone',
    summary: 'A tile of the map, drawn as SVG',
    query: z.object({ theme: z.optional(z.enum(['light', 'dark'])) }),
    type: 'image/svg+xml',
    kept: true,
  }),
};
