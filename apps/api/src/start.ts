import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { channels } from '@doorstep/contract/platform';
import { createServer } from './create-server.ts';
import { DEMO_PASSWORD, demoPeople } from './account/demo.ts';
import { explainedLater } from './platform/db/embedded.ts';
import { DatabaseError, isAway } from './platform/db/errors.ts';
import { stopWithGrace } from './platform/http/stop.ts';
import { createLog } from './platform/log.ts';
import { newToken, writeServerFile } from './platform/server-file.ts';
import { isOwnMachine, readSettings, SettingsError, type Settings } from './platform/settings.ts';

/** What the person who started it can mend gets one clear line. */
function explain(given: unknown, { port, host, databaseUrl, dataDir }: Partial<Settings>): string {
  const error = (dataDir && !databaseUrl && explainedLater(given, dataDir)) || given;
  const { code, message } = error as NodeJS.ErrnoException;
  if ([SettingsError, DatabaseError].some((kind) => error instanceof kind)) return message;
  if (databaseUrl && isAway(error))
    return 'The database at DATABASE_URL does not answer. Start it, or unset DATABASE_URL to use the embedded one.';
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop what is running there, or set PORT to another number.`;
  if (code === 'EACCES' && port && port < 1024)
    return `Port ${port} needs more rights than this process has. Set PORT to 1024 or above.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  return `The server could not start: ${message}`;
}

async function start(settings: Settings) {
  const log = createLog(settings.logLevel);
  if (!settings.databaseUrl && totalmem() < 1.5 * 2 ** 30)
    log.warn(
      'this machine has less than 1.5 GB of memory; with a large catalogue the server and its embedded database may need more than it has. Set DATABASE_URL to use a PostgreSQL elsewhere',
    );
  const token = newToken();
  const server = await createServer({ settings, log, token, isStart: true });
  try {
    await server.app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await server.close();
    throw error;
  }
  const { port } = server.app.server.address() as { port: number };
  const shown = ['0.0.0.0', '::', '127.0.0.1'].includes(settings.host) ? '127.0.0.1' : settings.host;
  const url = `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
  const removeFile = writeServerFile(settings.dataDir, { url, token, pid: process.pid });
  stopWithGrace(log, async () => {
    removeFile();
    await server.close();
  });
  if (settings.demo)
    console.log(
      `Demo store: ${server.areas.medicine.catalogue.index().size} medicines. Demo accounts (password ${DEMO_PASSWORD}): ${demoPeople.map(({ role, mobile }) => `${role} ${mobile}`).join(', ')}`,
    );
  console.log(`Doorstep is ready at ${url}`);
  void server.warmPages();
  if (!settings.demo && isOwnMachine(settings))
    log.warn(
      'PUBLIC_URL is not set: links in messages, and the addresses that search engines are told, lead to this machine',
    );
  const silent = channels.filter((channel) => !server.sender.has(channel));
  if (silent.length > 0)
    log.warn(
      { channels: silent },
      'nothing is set up that sends by these: who chose to be told by them is not',
    );
}

if (existsSync('.env')) process.loadEnvFile('.env');
let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  await start(settings);
} catch (error) {
  console.error(explain(error, settings ?? {}));
  process.exit(1);
}
