import type { CartRequest } from '@doorstep/contract/cart-request.schema';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  account,
  addressesOf,
  lineOf,
  listOf,
  medicine,
  prescription,
  prescriptions,
  success,
} from '../answers.ts';
import {
  alerted,
  answer,
  at,
  callsOf,
  closedGate,
  count,
  field,
  find,
  follow,
  gone,
  heading,
  main,
  open,
  press,
  raw,
  refused,
  see,
  store,
  unreachable,
  until,
} from '../page.ts';

const PAGE = '/order-step-1?proposal=p1';
const one = medicine(1),
  two = medicine(2);
const request = (some: Partial<CartRequest> = {}): CartRequest => ({
  id: 'cr-1',
  status: 'sent',
  note: 'For one month',
  words: null,
  sent_at: '2026-11-24T10:31:00.000+05:30',
  expires_at: null,
  lines: [],
  ...some,
});
const lineFor = ({ id, name, mrp, offer_price }: typeof one, qty: number) => ({
  id,
  name,
  mrp,
  offer_price,
  qty,
});
const proposed = request({
  status: 'proposed',
  expires_at: '2026-11-27T12:00:00.000+05:30',
  lines: [lineFor(one, 2), lineFor(two, 1)],
});
const stands = (now: CartRequest | null) => ({
  success,
  data: { prescription: prescription(), request: now },
});
const cart = () =>
  (JSON.parse(localStorage.getItem('cart_meds') ?? '[]') as Array<{ id: number; qty: number }>).map(
    ({ id, qty }) => ({ id, qty }),
  );

beforeEach(() => {
  account();
  answer('getFile', raw('png', 'image/png'));
  answer('listAddresses', addressesOf([]));
  answer('listPrescriptions', prescriptions([prescription()]));
  answer('listMedicines', listOf([one, two]));
});

describe('a cart made from a prescription', () => {
  test('is changed and confirmed: the lines are in the cart, and the prescription is chosen', async () => {
    store({ cart_meds: [lineOf(one)] });
    answer('cartRequest', stands(proposed));
    answer('confirmCart', stands({ ...proposed, status: 'confirmed' }));
    await open(PAGE);
    await see(/confirm it by Fri 27 Nov 2026\./);
    await until(() => expect(main().querySelectorAll('[data-slot="cart-line"]')).toHaveLength(2));
    await press(`Increase quantity of ${one.name}`);
    await press(`Remove ${two.name}`);
    await press('Put it into my cart');
    await heading('Your cart');
    expect(cart()).toEqual([{ id: one.id, qty: 3 }]);
    expect(await find('radio', /^Prescription of /)).toBeChecked();
    expect(callsOf('confirmCart').map(({ params }) => params['id'])).toEqual(['p1']);
  });
  test('what is gone or out of stock meanwhile does not go into the cart', async () => {
    answer('listMedicines', listOf([{ ...one, in_stock: false }]));
    answer('cartRequest', stands(proposed));
    await open(PAGE);
    await see('Nothing of this cart can be ordered now. Please ask for it again.');
    expect(await find('button', 'Put it into my cart')).toBeDisabled();
    answer('listMedicines', listOf([{ ...one, left: 1 }]));
    answer('confirmCart', stands({ ...proposed, status: 'confirmed' }));
    await open('/prescriptions');
    await open(PAGE);
    await see(/^Only 1 left/);
    await press('Put it into my cart');
    await heading('Your cart');
    expect(cart()).toEqual([{ id: one.id, qty: 1 }]);
  });
  test('whose days have passed meanwhile: it says so, and can be asked for again', async () => {
    answer('cartRequest', stands(proposed));
    answer('confirmCart', () => {
      answer('cartRequest', stands({ ...proposed, status: 'expired' }));
      return refused(
        409,
        'cart_expired',
        'The days to confirm this cart have passed. Please ask for it again.',
      );
    });
    await open(PAGE);
    await press('Put it into my cart');
    await alerted('The days to confirm this cart have passed. Please ask for it again.');
    await see('This cart was not confirmed in time');
    answer('requestCart', () => {
      answer('cartRequest', stands(request()));
      return stands(request());
    });
    await press('Ask again');
    await see('A pharmacist makes your cart');
    expect(cart()).toEqual([]);
  });
  test('a question needs an answer, which stays where the line breaks', async () => {
    answer('cartRequest', stands(request({ status: 'asked', words: 'For how many days?' })));
    answer('requestCart', unreachable);
    await open(PAGE);
    await see('For how many days?');
    await press('Send the answer');
    await alerted('Please write your answer.');
    await userEvent.type(await field('Your answer'), 'Thirty days');
    await press('Send the answer');
    await alerted('That did not work. Nothing was changed. Please try again.');
    expect(await field('Your answer')).toHaveValue('Thirty days');
    answer('requestCart', () => {
      answer('cartRequest', stands(request({ note: 'Thirty days' })));
      return stands(request({ note: 'Thirty days' }));
    });
    await press('Send the answer');
    await see('You wrote: Thirty days');
    expect(callsOf('requestCart').at(-1)!.body).toEqual({ note: 'Thirty days' });
  });
  test('a refusal says why; of what is not one’s own there is nothing', async () => {
    answer('cartRequest', stands(request({ status: 'refused', words: 'The date is missing.' })));
    await open(PAGE);
    await see('The date is missing.');
    answer('cartRequest', refused(404, 'not_found', 'We could not find that prescription.'));
    await open('/order-step-1?proposal=p9');
    await heading('We could not find that prescription');
  });
  test('that is ready waits for no pharmacist in the list, until an order does', async () => {
    const ready = { cart: 'proposed' as const };
    answer(
      'listPrescriptions',
      prescriptions([prescription('p1', ready), prescription('p2', { ...ready, in_use: true })]),
    );
    await open('/prescriptions');
    await until(() => expect(count('link', 'Your cart is ready')).toBe(2));
    expect(document.body.textContent.match(/Waiting for the pharmacist/g)).toHaveLength(1);
  });
  test('a photo is sent with a note, and its request follows; the list leads to it', async () => {
    answer('uploadPrescription', { success, data: prescription() });
    answer('requestCart', () => {
      answer('listPrescriptions', prescriptions([prescription('p1', { cart: 'sent' })]));
      return stands(request());
    });
    answer('cartRequest', stands(request()));
    await open('/prescriptions/upload?cart=1');
    await heading('Send a photo, we make the cart');
    await userEvent.type(await field(/^Anything we should know/), 'For one month');
    await userEvent.upload(
      await field('Prescription'),
      new File(['picture'], 'slip.png', { type: 'image/png' }),
    );
    await press('Upload prescription');
    await at(PAGE);
    await see('A pharmacist makes your cart');
    expect(callsOf('requestCart').map(({ params, body }) => [params['id'], body])).toEqual([
      ['p1', { note: 'For one month' }],
    ]);
    await follow('My Prescriptions');
    expect(await find('link', 'A pharmacist makes your cart')).toHaveAttribute('href', PAGE);
    await gone('Make a cart from it');
  });
  test('whoever leaves while their request is on its way stays where they went', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const gate = closedGate();
    answer('uploadPrescription', { success, data: prescription() });
    answer('requestCart', async () => {
      await gate.opened;
      return stands(request());
    });
    await open('/prescriptions/upload?cart=1');
    await userEvent.upload(
      await field('Prescription'),
      new File(['picture'], 'slip.png', { type: 'image/png' }),
    );
    await press('Upload prescription');
    await until(() => expect(callsOf('requestCart')).toHaveLength(1));
    // The page that follows would have opened by now.
    await vi.advanceTimersByTimeAsync(4_000);
    await follow('Medicine', await find('navigation', 'Services'));
    await heading(/medicine/i);
    // React lets go of a page after it has drawn the next.
    await vi.advanceTimersByTimeAsync(1_000);
    const entries = history.length;
    gate.open();
    // What is asked for later is answered later.
    await follow('Prescriptions', document.querySelector('header')!);
    await find('article', /^Uploaded /);
    expect(history.length).toBe(entries + 1);
  });
});
