import { expect, test } from 'vitest';
import { baseMessages } from '../src/base/messages.en.ts';
import { base } from '../src/base/messages.hi.ts';
import { orderMessages } from '../src/order/messages.en.ts';
import { order } from '../src/order/messages.hi.ts';

test.each([
  ['English', baseMessages, orderMessages],
  ['Hindi', base, order],
])('in %s a patient reads one word for one state, in badge and filter (C1)', (_, badge, { filters }) => {
  for (const status of ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const)
    expect(filters[status]).toBe(badge[status]);
});
