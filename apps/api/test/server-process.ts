// One server of several on the database of DATABASE_URL, in a process of its own; its payments are those of the provider at PROVIDER_URL.
import { createServer } from '../src/create-server.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { createFakeProvider } from './fake-provider.ts';
import { remoteProvider } from './provider-over-http.ts';

const settings = readSettings(process.env);
const server = await createServer({
  settings,
  log: createLog(settings.logLevel),
  token: 'token-of-this-test-run',
  prepare: async () => {},
  provider: remoteProvider(process.env['PROVIDER_URL']!, createFakeProvider().provider),
});
console.log(`ready at ${await server.app.listen({ port: 0, host: '127.0.0.1' })}`);
