import type { DoctorsPrescription, Prescription } from '@doorstep/contract/prescription.schema';
import { queryAllByRole } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { account, lineOf, listOf, medicine, prescription, prescriptions, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  callsOf,
  count,
  failed,
  field,
  fill,
  follow,
  heading,
  main,
  open,
  press,
  refused,
  see,
  store,
  unreachable,
  until,
} from '../page.ts';

type Line = DoctorsPrescription['lines'][number];
const line = (id: number, some: Partial<Line> = {}): Line => ({
  medicine_id: id,
  name: `Paramol ${id}`,
  composition: `Paracetamol ${id} mg`,
  quantity: 2,
  left: 2,
  days: 5,
  dose: '1-0-1',
  per_day: 2,
  list: 'O',
  ...some,
});
const written = (lines: Line[], some: Partial<Prescription> = {}, typed: DoctorsPrescription['typed'] = []) =>
  prescription('rx-9', {
    status: 'approved',
    valid_until: '2999-05-24',
    type: 'doctor',
    by_doctor: {
      consultation_id: 'CN-7K2P9QX4M3WT',
      doctor_name: 'Dr. Meera Sinha',
      registration_no: 'JMC 20417',
      advice: 'Drink a lot.',
      diagnosis: 'Hypertension',
      mode: 'video',
      follow_up: false,
      patient_age: 34,
      patient_sex: 'female',
      typed,
      lines,
    },
    ...some,
  });
const has = (one: Prescription) => {
  answer('listPrescriptions', prescriptions([one]));
  answer('cartRequest', { success, data: { prescription: one, request: null } });
};
const kept = () =>
  JSON.parse(localStorage.getItem('cart_meds') ?? '[]') as Array<{ id: number; qty: number }>;
const inCart = () => kept().map(({ id, qty }) => [id, qty]);
const chosen = () =>
  (JSON.parse(localStorage.getItem('order_summary') ?? '{}') as { prescription?: { id: string } })
    .prescription?.id;
const FROM = '/order-step-1?proposal=rx-9';

beforeEach(() => {
  account();
  answer('listMedicines', listOf([medicine(1), medicine(2)]));
});

describe('what a doctor wrote', () => {
  test('is put into the cart by one press, with the prescription; twice, it is there once', async () => {
    has(written([line(1), line(2, { left: 1 })]));
    await open('/prescriptions');
    await see('From Dr. Meera Sinha');
    await see('Reg. JMC 20417');
    await see('1 of 2 packs left to order');
    expect(count('link', 'Make a cart from it')).toBe(0);
    await follow('Add to cart');
    await heading('Your cart');
    await at('/order-step-1');
    expect(inCart()).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(chosen()).toBe('rx-9');
    await open(FROM);
    await heading('Your cart');
    expect(inCart()).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });
  test('as far as it can be had: what is missing is said before the cart, and what was there stays', async () => {
    store({ cart_meds: [lineOf(medicine(7)), lineOf(medicine(1), 5)] });
    answer(
      'listMedicines',
      listOf([medicine(1), medicine(2, { in_stock: false }), medicine(3, { left: 1 })]),
    );
    has(written([line(1), line(2), line(3), line(4), line(5, { left: 0 })]));
    await open(FROM);
    await heading('Prescribed by your doctor');
    await see('2 medicines are in your cart');
    expect(
      [...main().querySelectorAll('[data-slot="notice"] li')].map(({ textContent }) => textContent),
    ).toEqual([
      'Paramol 5: all of it was ordered already',
      'Paramol 2: out of stock',
      'Paramol 3: only 1 of 2 packs are in stock',
      'Paramol 4: no longer sold',
    ]);
    expect(inCart()).toEqual([
      [7, 1],
      [1, 5],
      [3, 1],
    ]);
    await follow('Go to cart');
    await at('/order-step-1');
  });
  test('takes the place of another prescription in words; all of it ordered, nothing changes', async () => {
    store({ order_summary: { prescription: { id: 'rx-1', name: 'slip.png', bytes: 1 } } });
    has(written([line(1, { left: 0 })]));
    await open('/prescriptions');
    await see('All of it was ordered');
    expect(count('link', 'Add to cart')).toBe(0);
    await open(FROM);
    await see('Nothing was put into your cart');
    expect(chosen()).toBe('rx-1');
    has(written([line(1)]));
    await open(FROM);
    await see(/This prescription now stands in your cart in the place of the one/);
    expect(chosen()).toBe('rx-9');
  });
  test('that has run out is not ordered by', async () => {
    has(written([line(1)], { valid_until: '2020-01-01' }));
    await open('/prescriptions');
    await see(/^It was valid until/);
    expect(count('link', 'Add to cart')).toBe(0);
    await open(FROM);
    await heading('This prescription is no longer valid. Please ask a doctor for a new one.');
    expect(inCart()).toEqual([]);
  });
  test('is tried again where the shop cannot be asked, and nothing was changed', async () => {
    has(written([line(1)]));
    answer('listMedicines', failed);
    await open(FROM);
    await heading('They could not be put into your cart. Nothing was changed.');
    expect([inCart(), chosen()]).toEqual([[], undefined]);
    answer('listMedicines', listOf([medicine(1)]));
    await press('Try again');
    await heading('Your cart');
    expect(inCart()).toEqual([[1, 2]]);
  });
});

describe('medicines that the shop does not sell', () => {
  const gripe = { name: 'Gripe water', days: 2, dose: '5 ml when needed' },
    sachet = { name: 'Racecadotril sachet', days: 3, dose: '1-1-1' };
  const missing = () =>
    [...main().querySelectorAll('[data-slot="notice"] li')].map(({ textContent }) => textContent);
  const items = (list: string) =>
    queryAllByRole(main(), 'list', { name: list }).flatMap((one) =>
      [...one.querySelectorAll('li')].map(({ textContent }) => textContent),
    );

  test('lists them with dose and days, and offers no way into the cart', async () => {
    has(written([], {}, [gripe, sachet]));
    await open('/prescriptions');
    await see('Gripe water');
    expect(items('Medicines')).toEqual([]);
    expect(items('Medicines that we do not sell')).toEqual([
      'Gripe water5 ml when needed, for 2 days',
      'Racecadotril sachet1-1-1, for 3 days',
    ]);
    await see('We do not sell these. Any pharmacy can give them when you show the PDF.');
    expect(count('link', 'Add to cart')).toBe(0);
    expect(count('link', 'Make a cart from it')).toBe(0);
    await open(FROM);
    await see('Nothing was put into your cart');
    expect(missing()).toEqual([
      'Gripe water: not sold by us, any pharmacy can give it with the PDF',
      'Racecadotril sachet: not sold by us, any pharmacy can give it with the PDF',
    ]);
    expect([inCart(), chosen()]).toEqual([[], undefined]);
    expect(callsOf('listMedicines')).toHaveLength(0);
  });
  test('lists them beside medicines of the catalogue, and names them before the cart', async () => {
    has(written([line(1)], {}, [gripe]));
    await open('/prescriptions');
    await see('Gripe water');
    expect(items('Medicines')).toHaveLength(1);
    expect(items('Medicines that we do not sell')).toHaveLength(1);
    await follow('Add to cart');
    await see('1 medicine is in your cart');
    expect(missing()).toEqual(['Gripe water: not sold by us, any pharmacy can give it with the PDF']);
    expect(inCart()).toEqual([[1, 2]]);
    expect(chosen()).toBe('rx-9');
  });
});

describe('allergies', () => {
  const PAGE = '/profile?tab=settings&open=health';
  let allergies: string;
  beforeEach(() => {
    allergies = 'Penicillin';
    answer('getHealthNote', () => ({ success, data: { allergies, updated_at: null } }));
  });
  test('are changed and taken out; what was typed stays where it could not be saved', async () => {
    await open(PAGE);
    await until(async () => expect(await field(/^Allergies/)).toHaveValue('Penicillin'));
    await see('Doctors see this only while a consultation is open, and each look stands in your access log.');
    await fill(/^Allergies/, 'Penicillin, dust');
    answer('setHealthNote', unreachable);
    await press('Save allergies');
    await alerted('Not saved. What you wrote is still here: please try again.');
    expect(await field(/^Allergies/)).toHaveValue('Penicillin, dust');
    answer('setHealthNote', refused(400, 'invalid', 'Please check.', { fields: { allergies: 'Too long.' } }));
    await press('Save allergies');
    await see('Too long.');
    answer('setHealthNote', ({ body }) => {
      ({ allergies } = body as { allergies: string });
      return { success, data: { allergies, updated_at: null } };
    });
    await press('Save allergies');
    await see('Your allergies are saved.');
    expect(callsOf('setHealthNote').at(-1)!.body).toEqual({ allergies: 'Penicillin, dust' });
    await fill(/^Allergies/, '');
    await press('Save allergies');
    await see('Your allergies are taken out.');
  });
  test('that cannot be loaded can be asked for again', async () => {
    answer('getHealthNote', failed);
    await open(PAGE);
    await see('Your allergies could not be loaded');
    answer('getHealthNote', { success, data: { allergies, updated_at: null } });
    await press('Try again');
    await until(async () => expect(await field(/^Allergies/)).toHaveValue('Penicillin'));
  });
});
