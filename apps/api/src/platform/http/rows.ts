import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { table } from '@doorstep/contract/table.schema';

/** The rows of the contract's table that this server has: those of the demo only where it is on. */
export const rowsFor = (demo: boolean): Array<[keyof typeof table, Endpoint]> =>
  (Object.entries(table) as Array<[keyof typeof table, Endpoint]>).filter(
    ([, { who }]) => who !== 'demo' || demo,
  );
