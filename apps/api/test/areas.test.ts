import { endpoints } from '@doorstep/contract/table.schema';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAreas } from '../src/areas.ts';
import { createAccountExport } from '../src/account/export.ts';
import { accountTable } from '../src/account/schema.ts';
import { handlersOf, type Area } from '../src/platform/area.ts';
import { createCore, prepareAreas } from '../src/platform/core.ts';
import type { Queries } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import type { AppServer } from '../src/create-server.ts';
import { logIn, newPatient } from './people.ts';
import { sharedServer, testSettings } from './test-server.ts';

/** On the shared database, not listening: all areas, and one more that writes down what it is asked. */
async function areasWith({ database }: AppServer, more: Partial<Area>) {
  const { core, join } = createCore({ settings: testSettings(), log: createLog('silent'), database });
  const areas = await createAreas(core);
  join([...Object.values(areas), { handlers: {}, ...more }]);
  return { core, areas, join };
}
const asked: unknown[][] = [];
let isOpen = true,
  server: AppServer,
  own: Awaited<ReturnType<typeof areasWith>>;
beforeAll(async () => {
  own = await areasWith(await sharedServer(), {
    lockAccount: async (_: Queries, id) => void asked.push(['lock', id]),
    async isAccountOpen(_, id) {
      asked.push(['open', id]);
      return isOpen;
    },
    eraseAccount: async (_, id, mobile) => void asked.push(['erase', id, mobile]),
    exportAccount: async (id) => ({ samples: [id] }),
  });
});
// Making all areas at once holds the process up: the server may turn calls away for a moment.
beforeEach(async () => {
  server = await sharedServer();
});

test('every endpoint is answered by one area', () => {
  const { areas } = own;
  const names = Object.values(areas).flatMap(({ handlers }) => Object.keys(handlers));
  expect(names.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(Object.keys(handlersOf(areas)).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
test('a kind of job or file is of one area', () => {
  const { join } = own;
  expect(() => join([{ handlers: {}, jobs: { forget: async () => {} } }])).toThrow(
    "jobs of the kind 'forget'",
  );
  expect(() => join([{ handlers: {}, fileKinds: { picture: {} } }])).toThrow("files of the kind 'picture'");
});
test('what refers to a file is found by an index, and so is a record of the audit: both tables only grow', async () => {
  const { rows } = await server.database.db.execute<{ on: string }>(sql`
    with wanted as (
      select conrelid as of, conkey as columns from pg_constraint where contype = 'f' and confrelid = 'file'::regclass
      union all
      select 'audit'::regclass, array[(select attnum from pg_attribute where attrelid = 'audit'::regclass and attname = 'object_id')]
    )
    select of::regclass || ' ' || attname as on from wanted join pg_attribute on attrelid = of and attnum = columns[1]
    where not exists (select from pg_index where indrelid = of and indkey[0] = columns[1])`);
  expect(rows.map((row) => row.on)).toEqual([]);
});
test('a start asks each area to recover, and then to seed, in their order', async () => {
  const order: string[] = [];
  const { core, join } = createCore({
    settings: testSettings(),
    log: createLog('silent'),
    database: server.database,
  });
  const area = (name: string): Area => ({
    handlers: {},
    recover: async () => void order.push(`recover ${name}`),
    seed: async () => void order.push(`seed ${name}`),
  });
  join([area('a'), area('b')]);
  await prepareAreas(core);
  expect(order).toEqual(['recover a', 'recover b', 'seed a', 'seed b']);
});

describe('an account', () => {
  const callerOf = async ({ mobile }: { mobile: string }) =>
    (await own.areas.account.service.findCaller((await logIn(server, mobile)).access_token))!;

  test('is kept while an area has something open, and erased by every area', async () => {
    const patient = await newPatient(server),
      caller = await callerOf(patient);
    const leave = () =>
      own.areas.account.handlers.deleteAccount({ caller, body: { password: 'doorstep1' } } as never);
    await expect(leave()).rejects.toMatchObject({ status: 409, code: 'orders_open' });
    isOpen = false;
    await leave();
    expect(asked).toEqual([
      ['lock', patient.id],
      ['open', patient.id],
      ['lock', patient.id],
      ['open', patient.id],
      [
        'erase',
        patient.id,
        {
          mobile: patient.mobile,
          mobileVerified: true,
          name: 'New Patient',
          email: null,
          contacts: [],
        },
      ],
    ]);
    expect(
      await server.database.db.$count(accountTable, eq(accountTable.mobile, `deleted-${patient.id}`)),
    ).toBe(1);
  });

  test('is exported with what each area has of it', async () => {
    const caller = await callerOf(await newPatient(server));
    const exported = createAccountExport({ ...own.core, accounts: own.areas.account.service });
    expect(JSON.parse(await exported(caller))).toMatchObject({
      account: { mobile: caller.mobile },
      addresses: [],
      wishlist: [],
      prescriptions: [],
      orders: [],
      samples: [caller.accountId],
      sessions: [{ current: true }, { current: false }],
    });
  });
});
