import { beforeEach, expect, test, vi } from 'vitest';
import { parseCart } from './cart.ts';

const medicine = (id: number) => ({
  id,
  name: `Paramol ${id}`,
  image: `/api/img/medicine/${id}.svg`,
  mrp: 34,
  offer_price: 27.2,
  description: '',
  manufacturer: null,
  composition: null,
  form: 'tablet' as const,
  pack: null,
  prescription_required: false,
  in_stock: true,
  rating: null,
  review_count: null,
  unit_price: null,
  unit: null,
});
const line = (id: number, qty = 1) => ({
  id,
  name: `Paramol ${id}`,
  image: null,
  mrp: 34,
  offer_price: 27.2,
  qty,
});
/** The store keeps what it has read: each test starts with a fresh one. */
const fresh = async () => {
  vi.resetModules();
  return import('./cart.ts');
};
beforeEach(() => localStorage.clear());

test('adding appends with 1, adding again raises it, and it stands in storage', async () => {
  const { addToCart, cartStore } = await fresh();
  addToCart(medicine(1));
  addToCart(medicine(2));
  addToCart(medicine(1));
  expect(cartStore.get().map(({ id, qty }) => [id, qty])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(JSON.parse(localStorage.getItem('cart_meds')!)).toEqual([
    { ...line(1, 2), image: '/api/img/medicine/1.svg' },
    { ...line(2), image: '/api/img/medicine/2.svg' },
  ]);
});

test('0 or below removes the line; more than 99 is 99', async () => {
  const { addToCart, cartStore, setQuantity } = await fresh();
  addToCart(medicine(1));
  setQuantity(1, 1_000_000_000);
  expect(cartStore.get()[0]?.qty).toBe(99);
  setQuantity(1, 0);
  expect(cartStore.get()).toEqual([]);
});

test('the 51st medicine is refused and nothing is lost', async () => {
  localStorage.setItem('cart_meds', JSON.stringify(Array.from({ length: 50 }, (_, i) => line(i + 1))));
  const { addToCart, cartStore } = await fresh();
  expect(addToCart(medicine(51))).toBe(false);
  expect(addToCart(medicine(50))).toBe(true);
  expect(cartStore.get()).toHaveLength(50);
});

test('a line another tab has written meanwhile is kept', async () => {
  const { addToCart, cartStore } = await fresh();
  addToCart(medicine(1));
  localStorage.setItem(
    'cart_meds',
    JSON.stringify([...(JSON.parse(localStorage.getItem('cart_meds')!) as unknown[]), line(7, 3)]),
  );
  addToCart(medicine(2));
  expect(cartStore.get().map(({ id }) => id)).toEqual([1, 7, 2]);
});

test.each([
  ['text that is no JSON', '{"oops'],
  ['a foreign shape', '{"1":3}'],
  ['a number', '42'],
  ['megabytes of text', JSON.stringify('x'.repeat(4_000_000))],
])('%s is set aside, not lost, and the shop starts with an empty cart', async (_, raw) => {
  localStorage.setItem('cart_meds', raw);
  const { cartStore } = await fresh();
  const { onStorageTrouble } = await import('../app/local-store.ts');
  expect(cartStore.get()).toEqual([]);
  const said = vi.fn<(trouble: string) => void>();
  onStorageTrouble(said);
  expect(said).toHaveBeenCalledWith('cart_meds');
  expect(localStorage.getItem('cart_meds:set-aside')).toBe(raw.slice(0, 200_000));
});

test('with storage blocked the cart lives in memory and the visitor is told once', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { addToCart, cartStore } = await fresh();
  const { onStorageTrouble } = await import('../app/local-store.ts');
  const said = vi.fn<(trouble: string) => void>();
  onStorageTrouble(said);
  addToCart(medicine(1));
  addToCart(medicine(1));
  expect(cartStore.get()[0]?.qty).toBe(2);
  expect(said.mock.calls).toEqual([['blocked']]);
  blocked.mockRestore();
});

test('with storage full the change is kept in memory', async () => {
  const { addToCart, cartStore } = await fresh();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToCart(medicine(1));
  expect(cartStore.get()[0]?.qty).toBe(1);
  full.mockRestore();
});

test('tampered lines are dropped one by one, good ones stay', () => {
  expect(
    parseCart([
      line(1),
      { ...line(2), qty: 0 },
      { ...line(3), qty: -1 },
      { ...line(4), qty: 1.5 },
      { ...line(5), qty: '2' },
      { ...line(6), offer_price: Number.NaN },
      { ...line(7), mrp: -5 },
      { ...line(8), name: '' },
      { ...line(9), name: 7 },
      { ...line(10), id: 'x' },
      null,
      'x',
      { ...line(11), image: 'https://elsewhere.example/x.png' },
      { ...line(12), image: '//elsewhere.example/x' },
      { ...line(13), qty: 1e9 },
      line(1, 2),
      JSON.parse('{"__proto__": {"id": 66, "qty": 1}}') as unknown,
    ]),
  ).toEqual([line(1, 3), line(11), line(12), line(13, 99)]);
});
