import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, whatever zone it is read in. */
export const instant = () => timestamp({ withTimezone: true });
/** An amount of money in paise. */
export const paise = () => bigint({ mode: 'number' });
/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
