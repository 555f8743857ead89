import { expect, test } from 'vitest';
import { makeAnswer } from '../src/platform/http/answer.ts';
import { createInside, type Asked } from '../src/platform/http/inside.ts';

test('a kept read is found by its path, with what the path and the query say', async () => {
  const inside = createInside(),
    asked: Array<[path: string, asked: Asked]> = [];
  inside.on('/api/medicines/:id/', async (...given) => {
    asked.push(given);
    return makeAnswer({ body: '{}', headers: {}, json: given });
  });
  const path = '/api/medicines/7/?q=a%20b&q=c';
  expect((await inside.ask(path))!.json).toEqual([path, { params: { id: '7' }, query: { q: ['a b', 'c'] } }]);
  await inside.ask('/api/medicines/8');
  expect(asked.map(([, { params }]) => params)).toEqual([{ id: '7' }, { id: '8' }]);
});

test('another path is no kept read, however long it is or badly written', () => {
  const inside = createInside();
  inside.on('/api/medicines/:id/', () => Promise.reject(new Error('not asked')));
  for (const path of [
    '/api/orders/',
    '/api/medicines/1/2/',
    `/api/medicines/${'9'.repeat(16_385)}/`,
    '/api/%zz/',
  ])
    expect(inside.ask(path)).toBeUndefined();
});
