import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EndpointName } from '@doorstep/contract/table.schema';
import type { AppServer } from '../src/create-server.ts';
import type { Answers } from './answers.ts';
import type { Shopper } from './checkout.ts';
import type { Example } from './people.ts';

type Prepare<Made> = (shop: Shopper, server: AppServer) => Made | Promise<Made>;
/** What the loops over all endpoints need of one. */
export interface EndpointExamples {
  /** A good request, prepared by who shops, whose it then is. */
  example: Prepare<Example>;
  /** What it answers to each caller. */
  answers: Answers;
  /** What it uses up is prepared anew for each call. */
  isUsedUp?: true;
  /** Headers of a caller that the call needs, where nobody of the demo is one. */
  caller?: (server: AppServer) => Promise<{ authorization: string }>;
  /** Makes another of whoever calls it, or ends their session: that is somebody new each time. */
  changesCaller?: true;
  /** By what it is: a request for what is another's, and the same for what is nobody's. Both must be answered alike. */
  foreign?: Record<
    string,
    (own: Example, shop: Shopper, server: AppServer) => [Example, Example] | Promise<[Example, Example]>
  >;
}
/** Of an area, in its folder (test/examples.ts): an endpoint without one does not compile. */
export type AreaExamples<Endpoints> = { [Name in keyof Endpoints]: EndpointExamples };

const files = globSync('*/test/examples.ts', { cwd: join(import.meta.dirname, '../src') }).toSorted();
const areas = await Promise.all(
  files.map(
    async (file) =>
      (
        (await import(pathToFileURL(join(import.meta.dirname, '../src', file)).href)) as {
          default: Partial<Record<EndpointName, EndpointExamples>>;
        }
      ).default,
  ),
);
/** Of all areas. */
export const examples = Object.assign({}, ...areas) as Record<EndpointName, EndpointExamples>;
