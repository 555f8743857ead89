import { beforeEach, describe, expect, test } from 'vitest';
import { account, order, prescription, prescriptions, refund, success } from '../answers.ts';
import {
  answer,
  at,
  backOnline,
  busy,
  callsOf,
  closedGate,
  count,
  find,
  follow,
  heading,
  loggedOut,
  main,
  offline,
  open,
  press,
  raw,
  refused,
  saved,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';

const one = order(),
  id = one.order_id,
  PAGE = `/orders/${id}`;
const line = (rx_status: 'needed' | 'checking' | 'question' | 'approved') => ({
  ...one.items[0]!,
  prescription_required: true,
  rx_status,
});
const shows = (some: Parameters<typeof order>[0] = {}) => answer('getOrder', { success, data: order(some) });

beforeEach(() => {
  account();
  shows();
});

test('it shows what was ordered, what it cost, where it goes, and how far it is', async () => {
  await open(PAGE);
  await heading(`Order ${id}`);
  expect(document.title).toBe(`Order ${id} - Doorstep`);
  await see('Paramol 1');
  await see('₹40.20');
  await see('Flat 4B, Shanti Apartments');
  await see(/^Placed on /);
  const way = await find('list', 'Progress of this order');
  expect(way.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  expect(callsOf('getOrder').map(({ params }) => params)).toEqual([{ id }]);
});

describe('a pending order says for what it waits (C1)', () => {
  test.each([
    ['us', null, 'Waits for us', 'We look at your order and pack it next. There is nothing for you to do.'],
    [
      'the pharmacist',
      'checking',
      'Waits for the pharmacist',
      'A pharmacist is looking at your prescription, and calls you if anything is unclear. Then we pack your order.',
    ],
    [
      'the prescription',
      'needed',
      'Waits for your prescription',
      'Please give us your prescription. A pharmacist looks at it, and then we pack your order.',
    ],
  ] as const)('%s', async (_, rx, word, next) => {
    shows({ items: [rx ? line(rx) : one.items[0]!] });
    await open(PAGE);
    await see('Pending', (await heading(`Order ${id}`)).closest<HTMLElement>('[data-slot="page-header"]')!);
    await see(word);
    await see(next);
    expect(count('button', 'Give a prescription')).toBe(rx === 'needed' ? 1 : 0);
  });
  test('one that was sent waits for nothing', async () => {
    shows({ status: 'shipped', can_cancel: false });
    await open(PAGE);
    await see('Your order is on its way. Please keep your phone near you.');
    expect(main()).not.toHaveTextContent('Waits for');
    expect(count('button', 'Cancel order')).toBe(0);
  });
});

test("another's order, or one that nobody made, is not found, and leads to one's own (T1)", async () => {
  answer('getOrder', refused(404, 'order_not_found', 'We could not find this order.'));
  await open('/orders/OD-BBBBBBBBBBBB');
  await heading('We could not find this order');
  expect(document.title).toBe('We could not find this order - Doorstep');
  expect(await find('link', 'View My Orders')).toHaveAttribute('href', '/medicines/orders/history');
});
test('the server is down: it says so, and tries again', async () => {
  answer('getOrder', busy);
  await open(PAGE);
  await heading('Your order could not be loaded');
  shows();
  await press('Try again');
  await see('Paramol 1');
});
test('offline it says so, and comes by itself when the line is back', async () => {
  const gate = closedGate();
  answer('getOrder', async () => {
    await gate.opened;
    return unreachable;
  });
  await open(PAGE);
  await until(() => expect(callsOf('getOrder')).toHaveLength(1));
  offline();
  gate.open();
  await heading('You are offline');
  shows();
  backOnline();
  await see('Paramol 1');
});
test('the session has ended: login, and back to the same order', async () => {
  answer('getOrder', loggedOut);
  await open(PAGE);
  await at(`/login?next=${encodeURIComponent(PAGE)}`);
});

test('the invoice is saved under its number (S15)', async () => {
  shows({
    status: 'delivered',
    can_cancel: false,
    invoice_url: '/api/files/inv1/',
    invoice_number: 'DS/26-27/000042',
  });
  answer('getFile', raw('%PDF-1.4', 'application/pdf'));
  await open(PAGE);
  await see('Invoice number DS/26-27/000042');
  await press('Download Invoice');
  await until(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({
    name: 'DS-26-27-000042.pdf',
    url: expect.stringMatching(/^blob:/) as string,
  });
});

test('cancelled here, it shows the money that comes back, and focus is on the order', async () => {
  await open(PAGE);
  answer('cancelOrder', { success, data: order({ status: 'cancelled', can_cancel: false }) });
  await press('Cancel order');
  shows({ status: 'cancelled', can_cancel: false, refunds: [refund] });
  await press('Cancel order', await find('alertdialog'));
  await until(() => expect(main().querySelectorAll('[data-slot="refund-card"]')).toHaveLength(1));
  await see('We do not send anything. What you paid comes back to where you paid from.');
  await until(async () => expect(await heading(`Order ${id}`)).toHaveFocus());
});
test('a refund shows its reference as soon as the provider has given one', async () => {
  shows({ status: 'cancelled', can_cancel: false, refunds: [refund] });
  await open(PAGE);
  await see('Your money is on its way back');
  shows({ status: 'cancelled', can_cancel: false, refunds: [{ ...refund, reference: 'rfnd_1' }] });
  await see('rfnd_1');
});
test('given a prescription here, it waits for the pharmacist', async () => {
  shows({ items: [line('needed')] });
  answer('listPrescriptions', prescriptions([prescription()]));
  answer('getFile', raw('png', 'image/png'));
  answer('givePrescription', { success, data: order({ items: [line('checking')] }) });
  await open(PAGE);
  await press('Give a prescription');
  const form = await find('region', 'Prescription for your order');
  await user.click(await find('radio', /Waiting for the pharmacist/, form));
  shows({ items: [line('checking')] });
  await press('Send to the pharmacist', form);
  await see('Waits for the pharmacist');
  await until(async () => expect(await heading(`Order ${id}`)).toHaveFocus());
});

test('the success page leads to it', async () => {
  await open(`/order-success?order_id=${id}`);
  await follow('See this order');
  await at(PAGE);
  await heading(`Order ${id}`);
});
