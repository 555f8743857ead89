import type { User } from '@doorstep/contract/account.schema';
import type { accountTable } from './schema.ts';

/** As a login answers who somebody is. */
export const userOf = ({
  id,
  name,
  email,
  mobile,
  role,
  mobileVerifiedAt,
}: typeof accountTable.$inferSelect): User => ({
  id,
  name,
  email,
  mobile,
  phone: mobile,
  role,
  mobile_verified: mobileVerifiedAt !== null,
});
