import type { Refill, Refills } from '@doorstep/contract/refill.schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { account, lineOf, medicine, profile, success } from '../answers.ts';
import {
  answer,
  busy,
  callsOf,
  count,
  field,
  find,
  open,
  press,
  refused,
  see,
  store,
  until,
  user,
} from '../page.ts';

const TAB = '/profile?tab=refills';
const of = (id: number, some: Partial<Refill> = {}, more: Partial<Refill['medicine']> = {}): Refill => ({
  medicine: medicine(id, { unit: 'tablet', ...more }),
  packs: 1,
  units: 15,
  bought_on: '2026-11-13',
  per_day: 1,
  by: 'dose',
  said_by: 'you',
  runs_out_on: '2026-11-28',
  due: true,
  remind: false,
  remind_on: null,
  ...some,
});
const all = [
  of(1, { packs: 2 }),
  of(2, { runs_out_on: '2026-12-13', due: false }),
  of(3, { per_day: null, by: null, said_by: null, runs_out_on: null, due: false }),
  of(4),
];
const listed = (data: Refill[], some: Partial<Refills> = {}): Refills => ({
  success,
  data,
  today: '2026-11-24',
  channels: ['sms'],
  ...some,
});
const cart = () =>
  (JSON.parse(localStorage.getItem('cart_meds') ?? '[]') as Array<{ id: number; qty: number }>).map(
    ({ id, qty }) => [id, qty],
  );
const REMIND = 'Remind me before it runs out: Paramol 2';

beforeEach(() => {
  account();
  answer('getProfile', profile());
  answer('listRefills', listed(all));
});

describe('order again', () => {
  test('puts what runs out first into the cart, as many as last time, once', async () => {
    store({ cart_meds: [lineOf(medicine(1), 5)] });
    await open(TAB);
    await press('Add all 3 · ₹108.80');
    await find('button', 'Added');
    expect(cart()).toEqual([
      [1, 5],
      [2, 1],
      [3, 1],
    ]);
    expect(await find('link', 'Go to cart')).toHaveAttribute('href', '/order-step-1');
  });
  test('leaves out what is left out, and what is out of stock', async () => {
    answer('listRefills', listed([all[0]!, of(2, {}, { in_stock: false }), all[2]!]));
    await open(TAB);
    expect(await find('checkbox', /^Paramol 2.*Out of stock/)).toBeDisabled();
    await user.click(await find('checkbox', /^Paramol 1.*strips/));
    await press('Add 1 · ₹27.20');
    await find('button', 'Added');
    expect(cart()).toEqual([[3, 1]]);
  });
  test('takes no more packs than are left', async () => {
    answer('listRefills', listed([of(1, { packs: 9 }, { left: 2 })]));
    await open(TAB);
    await press('Add 1 · ₹54.40');
    expect(cart()).toEqual([[1, 2]]);
  });
  test('says what found no room in the cart', async () => {
    store({ cart_meds: Array.from({ length: 49 }, (_, i) => lineOf(medicine(i + 100))) });
    await open(TAB);
    await press(/^Add all 3/);
    await see('Added 1 of 3. There is no room in your cart for Paramol 2, Paramol 3.');
    expect(cart()).toHaveLength(50);
  });
});

describe('what is said', () => {
  test('shows at once, goes to the shop, and the list is asked for anew', async () => {
    answer('setRefill', ({ body }) => {
      answer('listRefills', listed([of(2, { ...(body as object), remind_on: '2026-12-08' })]));
      return { success, data: of(2) };
    });
    await open(TAB);
    await user.click(await field(REMIND));
    expect(await field(REMIND)).toBeChecked();
    await see('We remind you on Tue 8 Dec');
    expect(callsOf('setRefill').map(({ params, body }) => [params, body])).toEqual([
      [{ medicine_id: '2' }, { per_day: 1, remind: true }],
    ]);
  });
  test('of several presses the last one counts', async () => {
    answer('setRefill', ({ body }) => {
      answer('listRefills', listed([of(1, body as object)]));
      return { success, data: of(1) };
    });
    await open(TAB);
    for (const _ of [1, 2, 3]) await press('Take more of Paramol 1');
    await until(() => expect(callsOf('setRefill').at(-1)?.body).toEqual({ per_day: 2.5, remind: false }));
  });
  test('that is not saved is said, and stands again as it was', async () => {
    answer('setRefill', busy);
    await open(TAB);
    await user.click(await field(REMIND));
    await see('It could not be saved. Check your internet connection, then try again.');
    await until(async () => expect(await field(REMIND)).not.toBeChecked());
  });
  test('that the shop refuses is said in its words', async () => {
    answer('setRefill', refused(404, 'refill_unknown', 'You have not bought this medicine from us.'));
    await open(TAB);
    await user.click(await field(REMIND));
    await see('You have not bought this medicine from us.');
  });
  test('is forgotten', async () => {
    answer('forgetRefill', { success });
    await open(TAB);
    await press('Forget dose and reminder of Paramol 1');
    await see('Dose and reminder of Paramol 1 are forgotten');
    expect(callsOf('forgetRefill').map(({ params }) => params)).toEqual([{ medicine_id: '1' }]);
  });
});

test('who bought nothing is led to the medicines', async () => {
  answer('listRefills', listed([]));
  await open(TAB);
  await see('Nothing to order again yet');
  expect(count('button', /^Add/)).toBe(0);
});
test('a list that does not come can be asked for again', async () => {
  answer('listRefills', busy);
  await open(TAB);
  await see('Failed to load your refills');
  answer('listRefills', listed(all));
  await press(/try again/i);
  await find('button', /^Add all 3/);
});
