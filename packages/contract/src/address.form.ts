import * as z from 'zod/mini';
import { NOT_A_MOBILE } from './account.form.ts';
import { isMobile, mobileDigits } from './account.ts';
import { issue } from './failure.ts';
import { oneLine } from './text.form.ts';

/** One sentence for whatever is missing, one for each screen. */
const FILL_ALL = issue('fill_all');
const FILL_MAP = issue('fill_map');
const line = (most: number) => z.string().check(oneLine, z.maxLength(most, issue('text_long', { most })));
const required = (most: number, fill = FILL_ALL) =>
  z
    .string(fill)
    .check(
      oneLine,
      z.minLength(1, { error: fill, abort: true }),
      z.maxLength(most, issue('text_long', { most })),
    );
const optional = (then: z.ZodMiniString<string>) =>
  z.pipe(
    z.transform((given: string | null | undefined) => given ?? ''),
    then,
  );

/** What a person types. */
export const addressForm = z.object({
  title: required(40),
  name: optional(line(100)),
  mobile: optional(
    line(40).check(
      z.refine((text) => text === '' || isMobile(mobileDigits(text)), NOT_A_MOBILE),
      z.overwrite(mobileDigits),
    ),
  ),
  address_line_1: required(200),
  address_line_2: optional(line(200)),
  landmark: optional(line(200)),
  city: required(100),
  state: required(100),
  pincode: z
    .string(FILL_ALL)
    .check(
      oneLine,
      z.minLength(1, { error: FILL_ALL, abort: true }),
      z.regex(/^[1-9]\d{5}$/, issue('pincode_invalid')),
    ),
  is_default: z.pipe(
    z.transform((given: boolean | null | undefined) => given ?? false),
    z.boolean(),
  ),
});

/** Of who receives it: the courier asks for a person, and calls. */
const receiver = (fill: typeof FILL_ALL) => ({
  name: required(100, fill),
  mobile: z.pipe(
    z
      .string(fill)
      .check(oneLine, z.minLength(1, { error: fill, abort: true }), z.maxLength(40, NOT_A_MOBILE)),
    z.pipe(z.transform(mobileDigits), z.string().check(z.refine(isMobile, NOT_A_MOBILE))),
  ),
});
/** The same as our own form asks for it. */
export const receivedAddressForm = z.extend(addressForm, receiver(FILL_ALL));

const degrees = (most: number) =>
  z.number(FILL_MAP).check(z.refine((n) => n >= -most && n <= most, issue('position_invalid')));
/** What a person types and picks on the map screen; `address` may be as long as all lines of the other form together. */
export const mapAddressForm = z.object({
  ...receiver(FILL_MAP),
  address: required(1000, FILL_MAP),
  latitude: degrees(90),
  longitude: degrees(180),
});
