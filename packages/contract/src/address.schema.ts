import * as z from 'zod/mini';
import { addressForm } from './address.form.ts';
import type { Address, Addresses } from './address.ts';
import { latitude, longitude } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';

const addressBody = z.extend(addressForm, { latitude: z.optional(z.nullable(latitude)), longitude: z.optional(z.nullable(longitude)) });
export type AddressBody = z.output<typeof addressBody>;

const text = z.string();
const address = z.object({
  id: z.int(), title: text, label: text, address_type: text, name: text, mobile: text, address_line_1: text, line1: text, address_line_2: text, landmark: text, city: text, state: text, pincode: text,
  full_address: text, address: text, latitude: z.nullable(z.number()), longitude: z.nullable(z.number()), is_default: z.boolean(), distance_km: z.nullable(z.number()),
}) satisfies z.ZodMiniType<Address>;
const success = z.literal(true);

export const addressEndpoints = {
  listAddresses: endpoint({ method: 'GET', path: '/user/addresses/', who: 'logged-in', summary: 'One\'s own addresses, the default one first', answer: z.object({ success, addresses: z.array(address), data: z.array(address) }) satisfies z.ZodMiniType<Addresses> }),
  addAddress: endpoint({ method: 'POST', path: '/user/addresses/', who: 'logged-in', summary: 'Add an address', body: addressBody, status: 201, answer: z.object({ success, data: address }) }),
};
