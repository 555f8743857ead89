import { beforeEach, expect, test } from 'vitest';
import { keptCart, keptReview } from './draft.ts';

const cartOf = (lines: number) => ({
  lines: Array.from({ length: lines }, (_, i) => ({
    id: i + 1,
    name: `Glumetparacetamol Forte SR ${i}`,
    pack: 'Strip of 15 sustained release tablets',
    pricePaise: 125_000,
    quantity: 3,
    left: 40,
    prescriptionRequired: true,
  })),
  words: { reason: '' },
});

beforeEach(() => {
  localStorage.setItem('user', JSON.stringify({ mobile: '9000000002' }));
  localStorage.setItem('access_token', 'a'.repeat(43));
  sessionStorage.clear();
});

test('several long carts: what does not fit is the oldest, and never all of them', () => {
  for (const id of ['p1', 'p2', 'p3', 'p4']) {
    keptCart(id, 'cr').set(cartOf(50));
    expect(keptCart(id, 'cr').get()).toEqual(cartOf(50));
  }
  expect(keptCart('p1', 'cr').get()).toBeUndefined();
  keptCart('p5', 'cr').set(cartOf(2));
  expect(keptCart('p5', 'cr').get()).toEqual(cartOf(2));
  expect(keptCart('p4', 'cr').get()).toEqual(cartOf(50));
});
test('one request is not another, and a cart is no review', () => {
  keptCart('p1', 'cr-1').set(cartOf(1));
  expect(keptCart('p1', 'cr-1').get()).toEqual(cartOf(1));
  expect(keptCart('p1', 'cr-2').get()).toBeUndefined();
  expect(keptReview('p1', 'cr-1').get()).toBeUndefined();
  keptCart('p1', 'cr-1').set(undefined);
  expect(sessionStorage).toHaveLength(0);
});
