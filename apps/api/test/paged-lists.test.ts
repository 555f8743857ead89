import type { Pagination } from '@doorstep/contract/common.schema';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { failureOf } from './envelope.ts';
import { newBuyer, PLAIN, stored } from './prescriptions.ts';
import { sharedServer } from './test-server.ts';

interface List {
  data: Array<{ id: string | number }>;
  orders?: Array<{ id: string }>;
  ids?: number[];
  pagination: Pagination;
}
const COUNT = 5;
let server: AppServer, buyer: Awaited<ReturnType<typeof newBuyer>>;
/** Of each list its entries as they were made. */
const made: Record<string, Array<string | number>> = {
  '/user/wishlist/': [],
  '/prescriptions/': [],
  '/user/orders/': [],
};
beforeAll(async () => {
  server = await sharedServer();
  buyer = await newBuyer(server);
  for (let i = 0; i < COUNT; i++) {
    await buyer.call('POST', `/user/wishlist/${i + 1}/`);
    made['/user/wishlist/']!.push(i + 1);
    made['/prescriptions/']!.push(await stored(buyer.shop, server));
    made['/user/orders/']!.push(await buyer.order([{ id: PLAIN, qty: i + 1 }]));
    server.clock.advance(1);
  }
});
const get = async (path: string) => {
  const answer = await buyer.call('GET', path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<List>();
};
const idsOf = ({ data }: List) => data.map(({ id }) => id);

describe.each(Object.keys(made))('%s', (path) => {
  const newest = () => made[path]!.toReversed();
  test('is one page of 100 unless it is asked for otherwise, the newest first', async () => {
    const whole = await get(path);
    expect(idsOf(whole)).toEqual(newest());
    expect(whole.pagination).toEqual({
      page: 1,
      limit: 100,
      total: COUNT,
      total_exact: true,
      has_previous: false,
      has_next: false,
    });
  });
  test('page by page has each entry once; past the end there is none', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await get(`${path}?page=${page}&limit=2`));
    expect(pages.flatMap(idsOf)).toEqual(newest());
    expect(pages.map(({ pagination }) => [pagination.has_previous, pagination.has_next])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    const past = await get(`${path}?page=1000000000&limit=2`);
    expect([past.data, past.pagination]).toEqual([
      [],
      expect.objectContaining({ total: COUNT, has_next: false, has_previous: true }),
    ]);
  });
  test('clamps its limit, and refuses what is none', async () => {
    expect((await get(`${path}?limit=1000000`)).pagination.limit).toBe(100);
    for (const [query, field] of [
      ['page=0', 'page'],
      ['limit=x', 'limit'],
    ])
      expect(failureOf(await buyer.call('GET', `${path}?${query}`))).toMatchObject({
        status: 400,
        fields: { [field!]: expect.any(String) as string },
      });
  });
});
test('a page of the wishlist tells the ids of all of it: a heart is one wherever it stands', async () => {
  expect((await get('/user/wishlist/?page=2&limit=2')).ids).toEqual([5, 4, 3, 2, 1]);
  expect((await get('/user/wishlist/?page=9&limit=2')).ids).toEqual([5, 4, 3, 2, 1]);
});
