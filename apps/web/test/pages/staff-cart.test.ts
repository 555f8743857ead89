import type { Claim, ReviewedPrescription } from '@doorstep/contract/review.schema';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  account,
  listOf,
  medicine,
  ownClaim,
  pagination,
  profile,
  reviewed,
  success,
  dispensedBefore,
} from '../answers.ts';
import {
  alerted,
  answer,
  at,
  callsOf,
  count,
  field,
  fill,
  find,
  gone,
  main,
  open,
  press,
  raw,
  refused,
  see,
  store,
  unreachable,
  until,
  user,
} from '../page.ts';

const PAGE = '/staff/prescriptions?id=p1';
const one = medicine(1),
  two = medicine(2);
type Cart = NonNullable<ReviewedPrescription['cart']>;
const asking = (cart: Partial<Cart> = {}, some: Partial<ReviewedPrescription> = {}) =>
  reviewed({
    orders: [],
    cart: {
      id: 'cr-1',
      status: 'sent',
      note: 'For one month',
      words: null,
      sent_at: '2026-11-24T10:31:00.000+05:30',
      answered: null,
      written: [],
      ...cart,
    },
    ...some,
  });
const queue = (...all: ReviewedPrescription[]) =>
  answer('reviewList', { success, data: all, pagination: pagination(all.length) });
const nisha = (): Claim => ownClaim({ by: 'Nisha Toppo', own: false });
const answeredByNisha = { by: 'Nisha Toppo', at: '2026-11-24T11:08:00.000+05:30' };

beforeEach(() => {
  account();
  answer('getProfile', profile({ role: 'pharmacist' }));
  answer('staffToday', { success, at: '2026-11-24T11:05:00.000+05:30', data: [] });
  answer('getFile', raw('png', 'image/png'));
  answer('listMedicines', listOf([one, two]));
  answer('claimPrescription', { success, data: ownClaim() });
  answer('releasePrescription', { success });
  queue(asking());
});
async function add(name: string) {
  await user.type(await find('combobox', 'Find a medicine to add'), name);
  await user.click(await find('option', new RegExp(`^${name}`)));
}
const desk = () => find('region', 'The patient asks for a cart');
const inCart = () =>
  [...main().querySelectorAll('[data-slot="cart-proposal"] output > [aria-hidden]')].map(
    ({ textContent }) => textContent,
  );
async function again() {
  await open('/staff/prescriptions');
  await see(/prescription/);
  await open(PAGE);
  await desk();
}

describe('the claim of a cart that was asked for', () => {
  test('opened it is claimed; another’s is said, and taken over before it is sent', async () => {
    answer('claimPrescription', { success, data: nisha() });
    await open(PAGE);
    await alerted('Nisha Toppo is working on this since 11:02');
    await add(one.name);
    answer(
      'answerCart',
      refused(409, 'claimed', 'Nisha Toppo is working on this prescription now. Take it over first.'),
    );
    await press('Send the cart');
    await alerted('Nisha Toppo is working on this prescription now. Take it over first.');
    await until(() => expect(callsOf('claimPrescription')).toHaveLength(2));
    answer('claimPrescription', { success, data: ownClaim() });
    await press('Take it over');
    await press('Take it over', await find('alertdialog', undefined, document.body));
    await see('It is on your desk now.', document.body);
    await gone('Nisha Toppo is working on this since 11:02');
    expect(callsOf('claimPrescription').at(-1)!.body).toEqual({ take_over: true });
    answer('answerCart', { success });
    await press('Send the cart');
    await until(() =>
      expect(callsOf('answerCart').at(-1)!.body).toEqual({ decision: 'propose', lines: [{ id: 1, qty: 1 }] }),
    );
  });
  test('left, it is given back; with an order that waits on the same sheet it is claimed, and another’s is said, once', async () => {
    queue(asking({}, { orders: reviewed().orders }));
    answer('claimPrescription', { success, data: nisha() });
    await open(PAGE);
    await find('form', /^Review the prescription of/);
    await until(() => expect(callsOf('claimPrescription')).toHaveLength(1));
    await alerted('Nisha Toppo is working on this since 11:02');
    expect(count('button', 'Take it over')).toBe(1);
    await user.click(await find('link', 'Back to the list'));
    await at('/staff/prescriptions');
    await until(() => expect(callsOf('releasePrescription')).toHaveLength(1));
  });
  test('taken over by another meanwhile: what was put together stays, and who has it is named', async () => {
    await open(PAGE);
    await add(one.name);
    answer('claimPrescription', { success, data: nisha() });
    answer('answerCart', refused(409, 'claimed', 'Nisha Toppo is working on this prescription now.'));
    await press('Send the cart');
    await alerted('Nisha Toppo is working on this since 11:02');
    expect(inCart()).toEqual(['1']);
  });
  test('the queue tells who is at it', async () => {
    queue(asking({}, { claim: nisha() }));
    await open('/staff/prescriptions');
    await see('Asks for a cart');
    await see('Nisha Toppo is working on this since 11:02');
  });
});

describe('a cart that is half made', () => {
  test('is there again after it was left, with its words, until it is sent', async () => {
    await open(PAGE);
    await add(one.name);
    await press(`Increase quantity of ${one.name}`);
    await add(two.name);
    await press('Ask');
    await fill('What do you ask?', 'For how many days?');
    await again();
    expect(inCart()).toEqual(['2', '1']);
    expect(await field('What do you ask?')).toHaveValue('For how many days?');
    answer('answerCart', unreachable);
    await press('Send the cart');
    await alerted('The decision was not saved. Please try again.');
    await again();
    expect(inCart()).toEqual(['2', '1']);
    answer('answerCart', { success });
    await press('Send the cart');
    await see('Sent to the patient.', document.body);
    expect(callsOf('answerCart').at(-1)!.body).toEqual({
      decision: 'propose',
      lines: [
        { id: 1, qty: 2 },
        { id: 2, qty: 1 },
      ],
    });
    expect(sessionStorage.getItem('cart_draft')).toBeNull();
  });
  test('what can be had no more is taken out and said; prices are those of now', async () => {
    await open(PAGE);
    await add(one.name);
    await add(two.name);
    answer(
      'listMedicines',
      listOf([
        { ...one, offer_price: 99 },
        { ...two, in_stock: false },
      ]),
    );
    await open('/staff/prescriptions');
    await open(PAGE);
    await alerted(`Not to be had any more, and taken out of this cart: ${two.name}.`);
    await see('₹99.00 in all');
    expect(inCart()).toEqual(['1']);
  });
  test('a question takes its words; the medicines go on with the patient’s answer', async () => {
    await open(PAGE);
    await add(one.name);
    await press('Ask');
    await fill('What do you ask?', 'For how many days?');
    answer('answerCart', { success });
    await press('Send the question');
    await see('Sent to the patient.', document.body);
    queue(asking({ words: 'For how many days?', note: 'Thirty', sent_at: '2026-11-24T12:00:00.000+05:30' }));
    await again();
    expect(inCart()).toEqual(['1']);
    expect(count('button', 'Send the question')).toBe(0);
  });
  test('answered by another meanwhile: nothing more can be sent, and what was put together is shown until it is put away', async () => {
    await open(PAGE);
    await add(one.name);
    answer('answerCart', refused(409, 'cart_answered', 'Nisha Toppo has answered this request already.'));
    await press('Send the cart');
    await alerted('Nisha Toppo has answered this request already.');
    expect(count('button', 'Send the cart')).toBe(0);
    queue(asking({ status: 'proposed', answered: answeredByNisha }, { waiting: false }));
    await press('Look at it again');
    // It is on the desk anew.
    await until(() => expect(callsOf('claimPrescription')).toHaveLength(2));
    await alerted(/^Nisha Toppo answered this request/);
    await see(`${one.name}, 1 pack`);
    await press('Put it away');
    await gone(/^Nisha Toppo answered this request/);
    expect(sessionStorage.getItem('cart_draft')).toBeNull();
  });
  test('another request of the same patient, another’s login and a broken storage begin with nothing', async () => {
    await open(PAGE);
    await add(one.name);
    queue(asking({ id: 'cr-2' }));
    await again();
    expect(inCart()).toEqual([]);
    queue(asking());
    await again();
    expect(inCart()).toEqual(['1']);
    const user_ = JSON.parse(localStorage.getItem('user')!) as Record<string, unknown>;
    store({ user: { ...user_, mobile: '9000000009' } });
    await again();
    expect(inCart()).toEqual([]);
    store({ user: user_ });
    for (const kept of [
      'no JSON',
      '{"of":"9876543210","value":{"all":[{"of":"p1","seen":"cr-1","made":{"lines":[{"id":"1"}],"words":{}}}]}}',
      '{"of":"9876543210","value":{"all":7}}',
    ]) {
      sessionStorage.setItem('cart_draft', kept);
      await again();
      expect(inCart()).toEqual([]);
    }
  });
});

describe('what the doctor wrote', () => {
  const noted = (some: Partial<Cart['written'][number]> = {}): Cart['written'][number] => ({
    medicine_id: one.id,
    name: one.name,
    before: dispensedBefore('OD-1AAB2C'),
    written: { quantity: 3, days: null, repeats: 0 },
    left: 1,
    ...some,
  });
  const add = (name: string, amount: string) => `Add ${name}, ${amount}, as the doctor wrote`;
  test('is added with one press: as many packs as are left of it, at the price of now, and the button keeps the focus', async () => {
    queue(
      asking({
        written: [
          noted(),
          noted({
            medicine_id: two.id,
            name: two.name,
            written: { quantity: null, days: 30, repeats: 2 },
            left: null,
          }),
        ],
      }),
    );
    await open(PAGE);
    await desk();
    await see('1 pack left');
    await see('The doctor wrote 30 days, 2 repeats');
    const button = await find('button', add(one.name, '1 pack'));
    button.focus();
    await user.keyboard('{Enter}');
    await until(async () => expect(await find('button', `${one.name} is in the cart`)).toHaveFocus());
    await press(add(two.name, '1 pack'));
    await press(`${one.name} is in the cart`);
    expect(inCart()).toEqual(['1', '1']);
    answer('answerCart', { success });
    await press('Send the cart');
    await until(() =>
      expect(callsOf('answerCart').at(-1)!.body).toEqual({
        decision: 'propose',
        lines: [
          { id: one.id, qty: 1 },
          { id: two.id, qty: 1 },
        ],
      }),
    );
  });
  test('of which nothing is left, or that is no longer sold, is not offered; few packs are not exceeded', async () => {
    answer('listMedicines', listOf([one, { ...two, left: 2 }]));
    queue(
      asking({
        written: [
          noted({ left: 0 }),
          noted({
            medicine_id: two.id,
            name: two.name,
            written: { quantity: 5, days: null, repeats: 0 },
            left: 5,
          }),
          noted({ medicine_id: 99, name: 'Oldmed 5' }),
        ],
      }),
    );
    await open(PAGE);
    await find('button', add(two.name, '2 packs'));
    await see('Nothing left');
    await see('No longer sold');
    expect(count('button', add(one.name, '1 pack'))).toBe(0);
  });
  test('out of stock, the same salt and strength is offered: as many packs where the pack is the same', async () => {
    const same = medicine(3),
      other = { ...medicine(4), pack: 'Strip of 7 tablets' };
    answer('listMedicines', listOf([{ ...one, in_stock: false }]));
    answer('getMedicine', {
      success,
      data: { ...one, in_stock: false },
      leaflet: null,
      alternatives: [same, other, { ...medicine(5), in_stock: false }],
      related: [],
    });
    queue(asking({ written: [noted({ left: 3 })] }, { valid_until: '2020-10-31' }));
    await open(PAGE);
    await alerted(/^This prescription was valid until Sat 31 Oct 2020\./);
    await see('Out of stock');
    await find('button', `Add ${other.name}, 1 pack, for ${one.name}`);
    expect(count('button', /, for /)).toBe(2);
    await press(`Add ${same.name}, 3 packs, for ${one.name}`);
    await find('button', `${same.name} is in the cart`);
    expect(inCart()).toEqual(['3']);
  });
});
