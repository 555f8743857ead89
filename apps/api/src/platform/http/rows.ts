import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints } from '@doorstep/contract/table.schema';

/** The rows of the contract's table that this server has: those of the demo only where it is on. */
export const rowsFor = (demo: boolean): Array<[keyof typeof endpoints, Endpoint]> =>
  (Object.entries(endpoints) as Array<[keyof typeof endpoints, Endpoint]>).filter(
    ([, { who }]) => who !== 'demo' || demo,
  );
