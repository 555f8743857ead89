import { medicineEndpoints } from './medicine.schema.ts';
import { platformEndpoints } from './platform.schema.ts';

/** The only place where calls are described: handlers, client types, API description and test loops all come from it. */
export const table = { ...platformEndpoints, ...medicineEndpoints };
export type EndpointName = keyof typeof table;
