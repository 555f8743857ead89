import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { createChatClient, type ChatClient } from './chat-client.ts';
import { newChatDoctor, startChat } from './chat.ts';
import { run, type Child } from './child.ts';
import { newDatabase } from './copies.ts';
import { createFakeProvider } from './fake-provider.ts';
import { newPatient } from './people.ts';
import { serveProvider } from './provider-over-http.ts';
import { breaks, startProxy, type Proxy } from './tcp-proxy.ts';
import { newDataDir, newServer, testSettings } from './test-server.ts';

/** The long form (`npm run safety`) is G10: 500 sockets, 100 messages a second, for five minutes. */
const IS_LONG = process.env['SAFETY'] === 'long',
  PAIRS = IS_LONG ? 250 : 12,
  PER_SECOND = IS_LONG ? 100 : 20,
  SECONDS = IS_LONG ? 300 : 9,
  BREAK_EVERY = IS_LONG ? 10 : 3,
  QUIET_MS = IS_LONG ? 4_000 : 1_500;
const LONG = IS_LONG ? 1_800_000 : 180_000;

interface Servers {
  /** Prepares, and reads what became of it. */
  control: AppServer;
  ports: number[];
  close: () => Promise<void>;
}
/** Two servers that answer, each in a process of its own. */
async function startServers(): Promise<Servers> {
  const url = await newDatabase('shop'),
    served = await serveProvider(createFakeProvider().provider),
    control = await newServer(testSettings({ DATABASE_URL: url }));
  const processes: Child[] = [],
    ports: number[] = [];
  for (let i = 0; i < 2; i++) {
    const one = run('test/server-process.ts', {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATA_DIR: newDataDir(),
      DATABASE_URL: url,
      PROVIDER_URL: served.url,
      CLOCK_START: control.clock.now().toISOString(),
    });
    processes.push(one);
    ports.push(Number(new URL((await one.says(/ready at (\S+)/))[1]!).port));
  }
  return {
    control,
    ports,
    async close() {
      for (const { process } of processes) process.kill('SIGKILL');
      await Promise.all(processes.map(({ ended }) => ended));
      await control.close();
      await served.close();
    },
  };
}
const percentile = (all: readonly number[], share: number) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;

describe('G10', { timeout: LONG }, () => {
  let servers: Servers;
  const proxies: Proxy[] = [];
  beforeAll(async () => {
    servers = await startServers();
    for (const port of servers.ports) proxies.push(await startProxy(port, { delayMs: 2 }));
    return async () => {
      for (const proxy of proxies) await proxy.close();
      await servers.close();
    };
  }, 180_000);

  test('every message once, in order, none lost, while a tenth of the lines break again and again', async () => {
    const { control, ports } = servers;
    const clients: ChatClient[] = [],
      sent = new Map<string, string[]>(),
      ids: string[] = [];
    for (let i = 0; i < PAIRS; i++) {
      const doctor = await newChatDoctor(control),
        patient = await newPatient(control),
        id = await startChat(patient, doctor.doctorId, 'The first one');
      ids.push(id);
      for (const [side, person] of [patient, doctor].entries()) {
        let tries = side;
        clients.push(
          createChatClient({
            apiPort: ports[(i + side) % ports.length]!,
            // Back on whichever server answers.
            socketPort: () => proxies[tries++ % proxies.length]!.port,
            token: person.headers.authorization,
            consultationId: id,
            ownId: person.id,
            quietMs: QUIET_MS,
          }),
        );
      }
    }
    for (const client of clients) await client.open();
    await expect.poll(() => clients.every((one) => one.isReady()), { timeout: 60_000 }).toBe(true);

    let number = 0,
      broken = 0;
    const begun = performance.now();
    for (let tick = 0; tick < SECONDS * 10; tick++) {
      for (let i = 0; i < PER_SECOND / 10; i++) {
        const at = number % clients.length,
          key = `${Math.floor(at / 2)} ${at % 2}`,
          text = `Message ${number}`;
        clients[at]!.write(text, `client-race-${number}`);
        sent.set(key, [...(sent.get(key) ?? []), text]);
        number++;
      }
      if (tick % (BREAK_EVERY * 10) === BREAK_EVERY * 5)
        for (const [i, proxy] of proxies.entries())
          broken += proxy.breakSome(
            Math.ceil(proxy.count() / 10),
            breaks[(Math.floor(tick / 10) + i) % breaks.length]!,
          );
      await pause(Math.max(0, begun + (tick + 1) * 100 - performance.now()));
    }
    expect(broken).toBeGreaterThan(0);
    // The last ones arrive over whichever line is left.
    await expect
      .poll(() => clients.reduce((sum, one) => sum + one.unsent(), 0), { timeout: 120_000 })
      .toBe(0);
    const total = Number(
      (await control.database.db.execute<{ n: string }>(sql`select count(*) as n from consultation_message`))
        .rows[0]!.n,
    );
    expect(total).toBe(number + PAIRS);
    const complete = () =>
      ids.every((_, i) => {
        const [one, other] = [clients[2 * i]!, clients[2 * i + 1]!];
        return one.messages().length === other.messages().length;
      }) && clients.reduce((sum, one) => sum + one.messages().length, 0) === 2 * total;
    await expect.poll(complete, { timeout: 120_000 }).toBe(true);
    for (const [i] of ids.entries()) {
      const [one, other] = [clients[2 * i]!.messages(), clients[2 * i + 1]!.messages()];
      expect(one).toEqual(other);
      expect(one.map(({ message_id }) => message_id)).toEqual(one.map((_, at) => at + 1));
      for (const side of [0, 1])
        expect(
          one
            .filter(
              ({ sender_type, message_id }) => message_id > 1 && (sender_type === 'doctor') === (side === 1),
            )
            .map(({ message }) => message),
        ).toEqual(sent.get(`${i} ${side}`) ?? []);
    }
    if (IS_LONG) {
      const all = clients.flatMap(({ latencies }) => latencies);
      console.log(
        `${number} messages, ${clients.length} sockets, ${broken} lines broken, ${clients.reduce((sum, one) => sum + one.lines(), 0)} opened; from written to stored p50 ${percentile(all, 0.5).toFixed(0)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms`,
      );
    }
    for (const client of clients) client.stop();
  });
});
