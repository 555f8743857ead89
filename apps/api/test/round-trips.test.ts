import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { shopper, type Shopper } from './checkout.ts';
import { startPostgres } from './postgres.ts';
import { countRoundTrips } from './round-trips.ts';
import { newServer, testSettings } from './test-server.ts';

/**
 * Performance P16: quote, payment, attempt with its webhooks, verify, place, and what jobs do for it. One of them is the question to the
 * provider, which verify asks only where it comes before the webhook.
 */
const BUDGET = 21;
/** What is written down together, a moment later, is counted too. */
const QUIET_MS = 300;

let server: AppServer, asha: Shopper, counter: Awaited<ReturnType<typeof countRoundTrips>>;
beforeAll(async () => {
  const postgres = await startPostgres();
  counter = await countRoundTrips(postgres.url);
  server = await newServer(testSettings({ DATABASE_URL: counter.url }));
  asha = await shopper(server);
  return async () => {
    await server.close();
    await counter.close();
    await postgres.remove();
  };
});

test(`a checkout costs at most ${BUDGET} round trips to the database (P16)`, async () => {
  const trips: number[] = [];
  for (let i = 0; i < 6; i++) {
    await pause(QUIET_MS);
    const before = counter.count();
    await asha.buy([{ id: 26, qty: 1 + i }]);
    await pause(QUIET_MS);
    trips.push(counter.count() - before);
  }
  // Some have the server's own rounds in them, which nobody asks for; the first ones get to know the connections.
  expect(Math.min(...trips)).toBeLessThanOrEqual(BUDGET);
});
