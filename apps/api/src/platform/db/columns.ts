import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, whatever zone it is read in. */
export const instant = () => timestamp({ withTimezone: true });
/** An amount of money in paise. */
export const paise = () => bigint({ mode: 'number' });
