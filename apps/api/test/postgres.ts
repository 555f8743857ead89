// A PostgreSQL for tests and measurements, by the same package as the embedded database; it listens on a port and does not wait for the disk.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { initialise, startCluster, type Cluster } from '../src/platform/db/cluster.ts';
import { adopt, findPrograms, giveAway, runAs } from '../src/platform/db/cluster-package.ts';
import { clusterOptions, testFlags } from '../src/platform/db/cluster-settings.ts';
import { createLog } from '../src/platform/log.ts';

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

export interface Postgres {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Address of another database of the same server. */
export function databaseAt(url: string, name: string): string {
  const at = new URL(url);
  at.pathname = `/${name}`;
  return at.href;
}

/** Runs statements on the database that every PostgreSQL has. */
export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A server of its own, for those that stop it or measure with it. Tests that only need a database copy one (./databases.ts). */
export async function startPostgres(): Promise<Postgres> {
  const programs = findPrograms();
  if (!programs) throw new Error('npm has not installed PostgreSQL for this system');
  const dir = mkdtempSync(join(tmpdir(), 'doorstep-pg-')),
    as = runAs(dir);
  const place = {
    dir,
    programs,
    as,
    options: {
      port: await freePort(),
      initdbFlags: [...clusterOptions.initdbFlags, '--no-sync'],
      postgresFlags: testFlags,
    },
  };
  mkdirSync(join(dir, 'data'));
  giveAway(dir, as);
  await initialise(place);
  adopt(dir, as);
  let cluster: Cluster | undefined;
  const start = async () => {
      cluster = await startCluster(place, createLog('silent'));
    },
    stop = async () => {
      await cluster?.stop();
      cluster = undefined;
    };
  await start();
  return {
    url: cluster!.url,
    start,
    stop,
    remove: async () => {
      await stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
