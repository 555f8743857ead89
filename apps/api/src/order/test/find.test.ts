import type { OrderStatus } from '@doorstep/contract/order';
import { adminSorts, type AdminSort } from '@doorstep/contract/order-admin';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillOrders } from '../../../bench/orders.ts';
import { newServer } from '../../../test/test-server.ts';
import type { AppServer } from '../../create-server.ts';
import { given } from '../../platform/db/statement.ts';
import { COUNTED } from '../../platform/pagination.ts';
import { createFind } from '../find.ts';
import { dueOf } from '../late.ts';
import { orderTable, person } from '../schema.ts';

const ORDERS = 3_000,
  LIMIT = 21;
const every = { name: 'all', where: undefined, values: {} };
interface Known {
  id: string;
  at: number;
  total: number;
  due: number | null;
  text: string[];
}
let server: AppServer, find: ReturnType<typeof createFind>, all: Known[];
beforeAll(async () => {
  server = await newServer();
  const { db } = server.database,
    patient = person('patient');
  await fillOrders(db, { orders: ORDERS, until: server.clock.now() });
  find = createFind(db, server.clock);
  const rows = await db
    .select({ row: orderTable, due: dueOf, name: patient.name, mobile: patient.mobile })
    .from(orderTable)
    .innerJoin(patient, eq(patient.id, orderTable.accountId));
  all = rows.map(({ row, due, name, mobile }) => ({
    id: row.id,
    at: row.createdAt.getTime(),
    total: row.totalPaise,
    due: due && due.getTime(),
    text: [row.id.toLowerCase(), name.toLowerCase(), mobile],
  }));
}, 120_000);
afterAll(() => server?.close());

/** What `sort` says, in plain words: what has no time by which it is due stands last either way. */
function compare(sort: AdminSort) {
  const turn = sort.startsWith('-') ? -1 : 1,
    newest = (a: Known, b: Known) => b.at - a.at || (a.id < b.id ? 1 : -1);
  if (sort.endsWith('date')) return (a: Known, b: Known) => turn * (a.at - b.at) || (a.id < b.id ? 1 : -1);
  if (sort.endsWith('total')) return (a: Known, b: Known) => turn * (a.total - b.total) || newest(a, b);
  return (a: Known, b: Known) =>
    Number(a.due === null) - Number(b.due === null) ||
    (a.due !== null && b.due !== null ? turn * (a.due - b.due) : 0) ||
    newest(a, b);
}

describe.each([
  ['a', 'many'],
  ['a kumari', 'few'],
  ['xqzwv', 'none'],
  [undefined, 'all'],
])('orders with %s: %s', (search, kind) => {
  const matching = () => all.filter(({ text }) => !search || text.some((one) => one.includes(search)));
  test('are as many as they are', () => {
    const count = matching().length;
    const seen = count === ORDERS ? 'all' : count > COUNTED ? 'many' : count > 0 ? 'few' : 'none';
    expect(seen, `${count}`).toBe(kind);
  });
  test.each(adminSorts)('by %s, a page is what it is when all are sorted', async (sort) => {
    const sorted = matching().toSorted(compare(sort));
    const pages = [0, LIMIT - 1, sorted.length - 5, sorted.length + 5].filter((offset) => offset >= 0);
    for (const offset of pages) {
      const { rows, counted } = await find(
        { which: { name: 'all', where: undefined, values: {} }, search, sort },
        { limit: LIMIT, offset },
      );
      expect(
        rows.map(({ row }) => row.id),
        `from ${offset}`,
      ).toEqual(sorted.slice(offset, offset + LIMIT).map(({ id }) => id));
      expect(Math.min(counted, COUNTED + 1)).toBe(Math.min(sorted.length, COUNTED + 1));
    }
  });
});

test.each([
  ['an id', ({ id }: Known) => id],
  ['a part of an id', ({ id }: Known) => id.slice(3, 9)],
  ['a mobile', ({ text }: Known) => text[2]!],
  ['four digits', ({ text }: Known) => text[2]!.slice(-4)],
])('%s is found, on each page of each order', async (_, of) => {
  const search = of(all[ORDERS / 2]!),
    matching = all.filter(({ text }) => text.some((one) => one.includes(search.toLowerCase())));
  expect(matching.length).toBeGreaterThan(0);
  for (const sort of adminSorts) {
    const sorted = matching.toSorted(compare(sort));
    for (const offset of [0, sorted.length]) {
      const { rows, counted } = await find({ which: every, search, sort }, { limit: LIMIT, offset });
      expect(rows.map(({ row }) => row.id)).toEqual(sorted.slice(offset, offset + LIMIT).map(({ id }) => id));
      expect(counted).toBe(matching.length);
    }
  }
});
test('what is asked for is given to each query anew', async () => {
  const which = (status: string) => ({
    name: 'status',
    where: eq(orderTable.status, given<OrderStatus>('status')),
    values: { status },
  });
  for (const status of ['cancelled', 'delivered', 'cancelled']) {
    const { rows } = await find({ which: which(status), search: 'a', sort: '-date' }, { limit: LIMIT });
    expect(new Set(rows.map(({ row }) => row.status))).toEqual(new Set([status]));
  }
});

test('a page far behind is what it is, whatever has come since it was asked for first', async () => {
  const { db } = server.database,
    fixed = { ...every, name: 'fixed', isFixed: true };
  const page = async (offset: number) => {
    const { rows, counted } = await find({ which: fixed, sort: '-date' }, { limit: LIMIT, offset });
    expect(counted).toBeGreaterThan(COUNTED);
    return rows.map(({ row }) => row.id);
  };
  const sorted = all.toSorted(compare('-date')).map(({ id }) => id),
    [row] = await db.select().from(orderTable).limit(1);
  const added: string[] = [];
  try {
    for (const round of [1, 2, 3, 4]) {
      for (const offset of [2_000, 2_000 + LIMIT, 1_990, 2_500, 1_000, ORDERS - 5]) {
        const listed = [...added.toReversed(), ...sorted];
        expect(await page(offset), `round ${round}, from ${offset}`).toEqual(
          listed.slice(offset, offset + LIMIT),
        );
      }
      for (let one = 0; one < round; one++) {
        server.clock.advance(2);
        const id = `OD-FRESH${added.length}`,
          createdAt = server.clock.now();
        await db.insert(orderTable).values({ ...row!, id, paymentId: null, createdAt, updatedAt: createdAt });
        added.push(id);
      }
      // The marks are given up at the end of the third round.
      if (round === 3) server.clock.advance(700);
    }
  } finally {
    await db.delete(orderTable).where(inArray(orderTable.id, added));
  }
});
test('no page stands behind the last one', async () => {
  const asked = { which: { ...every, name: 'fixed', isFixed: true }, sort: '-date' as const };
  expect(await find(asked, { limit: LIMIT, offset: ORDERS + 500 })).toEqual({
    rows: [],
    counted: COUNTED + 1,
  });
});
