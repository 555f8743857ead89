import { medicineCalls } from './medicine.schema.ts';
import { platformCalls } from './platform.schema.ts';

/** The only place where calls are described: handlers, client types, API description and test loops all come from it. */
export const table = { ...platformCalls, ...medicineCalls };
export type CallName = keyof typeof table;
