import * as z from 'zod/mini';
import { NOT_A_MOBILE } from './account.schema.ts';
import { isMobile, mobileDigits } from './account.ts';
import type { Address, Addresses } from './address.ts';
import { latitude, longitude } from './common.schema.ts';
import { endpoint } from './endpoint.schema.ts';

/** Spec 3 §5. */
const FILL_ALL = 'Please fill all required fields';
const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `Please use at most ${most} letters.`));
const required = (most: number) => z.string(FILL_ALL).check(z.trim(), z.minLength(1, { error: FILL_ALL, abort: true }), z.maxLength(most, `Please use at most ${most} letters.`));
const optional = (most: number) => z._default(z.nullish(line(most)), '');

/** Also the address form's. */
export const addressBody = z.object({
  title: required(40),
  name: optional(100),
  mobile: z._default(z.nullish(z.pipe(line(40), z.transform(mobileDigits)).check(z.refine((digits) => digits === '' || isMobile(digits), NOT_A_MOBILE))), ''),
  address_line_1: required(200),
  address_line_2: optional(200),
  landmark: optional(200),
  city: required(100),
  state: required(100),
  pincode: z.string(FILL_ALL).check(z.trim(), z.minLength(1, { error: FILL_ALL, abort: true }), z.regex(/^[1-9]\d{5}$/, 'Pincode must be 6 digits')),
  latitude: z.optional(z.nullable(latitude)),
  longitude: z.optional(z.nullable(longitude)),
  is_default: z._default(z.boolean(), false),
});

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
