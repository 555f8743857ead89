import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  account,
  cancelled,
  historyOf,
  knowsLogin,
  lineOf,
  listOf,
  medicine,
  order,
  pagination,
  past,
  prescription,
  prescriptions,
  success,
} from '../answers.ts';
import {
  alerted,
  answer,
  at,
  backOnline,
  blobsAlive,
  busy,
  callsOf,
  closedGate,
  count,
  field,
  fill,
  find,
  follow,
  gone,
  heading,
  loggedOut,
  main,
  offline,
  open,
  otherShape,
  page,
  press,
  raw,
  refused,
  saved,
  see,
  silent,
  store,
  TOKEN,
  unreachable,
  until,
  user,
} from '../page.ts';

const HISTORY = '/medicines/orders/history';
const one = past(),
  id = one.order_id;
const invoiced = past({ invoice_url: '/api/files/inv1/', invoice_number: 'INV-2026-1' });
const card = () => find('article', `Order ${id}`);
const act = async (name: string) => press(name, await card());
const reallyCancel = async () => {
  await act('Cancel order');
  await press('Cancel order', await find('alertdialog'));
};
/** In the order's own card. */
const said = async (text: string) => alerted(text, await card());
const pdf = raw('%PDF-1.4', 'application/pdf');
const cart = () =>
  JSON.parse(localStorage.getItem('cart_meds') ?? 'null') as Array<{ id: number; qty: number }> | null;

beforeEach(() => {
  account();
  answer('orderHistory', historyOf([one]));
});

describe('the list', () => {
  test.each([
    ['the server is down', busy],
    [
      'it answers that it failed',
      otherShape('orderHistory', { success: false, orders: [], pagination: pagination(0) }),
    ],
    [
      'it answers something else',
      otherShape('orderHistory', { success: true, orders: [{ order_id: 7 }], pagination: { total: 1 } }),
    ],
    ['a page of a proxy comes', page(200)],
  ])('%s: it says so, and tries again', async (_, fault) => {
    answer('orderHistory', fault);
    await open(HISTORY);
    await find('heading', 'Failed to load order history', await find('alert', undefined, main()));
    answer('orderHistory', historyOf([one]));
    await press('Try again');
    await card();
  });
  test('offline it says so, and comes by itself when the line is back', async () => {
    const gate = closedGate();
    answer('orderHistory', async () => {
      await gate.opened;
      return unreachable;
    });
    await open(HISTORY);
    await until(() => expect(callsOf('orderHistory')).toHaveLength(1));
    offline();
    gate.open();
    await find('heading', 'You are offline');
    answer('orderHistory', historyOf([one]));
    backOnline();
    await card();
  });
  test('a page and a status that nobody knows are the first page of all', async () => {
    await open(`${HISTORY}?status=<img>&page=-1e9`);
    await card();
    expect(await field('Show')).toHaveValue('all');
    const { query } = callsOf('orderHistory')[0]!;
    expect([query.get('status'), query.get('page')]).toEqual([null, null]);
  });
  test('a page past the end says so, not that there are no orders, and leads to the last one', async () => {
    answer('orderHistory', historyOf([], { page: 99, total: 11 }));
    await open(`${HISTORY}?page=99`);
    await find('heading', 'There is no page 99');
    expect(count('heading', 'No orders found')).toBe(0);
    answer('orderHistory', historyOf([one], { page: 2, total: 11 }));
    await follow('Go to the last page');
    await card();
    expect(callsOf('orderHistory').at(-1)!.query.get('page')).toBe('2');
  });
  test('the session has ended: login, and back to the same list', async () => {
    answer('orderHistory', loggedOut);
    await open(`${HISTORY}?status=pending`);
    await at(`/login?next=${encodeURIComponent(`${HISTORY}?status=pending`)}`);
  });
});

test('a visitor logs in, and is back at the page of orders that was asked for', async () => {
  localStorage.clear();
  await open(`${HISTORY}?status=shipped`);
  await heading('Login');
  knowsLogin();
  answer('orderHistory', historyOf([]));
  await fill('Mobile Number', '9876543211');
  await fill('Password', 'doorstep1');
  await press('Login');
  await at(`${HISTORY}?status=shipped`);
  await heading('Medicine Order History');
});
test("nobody's orders yet", async () => {
  answer('orderHistory', historyOf([]));
  await open(HISTORY);
  await see("You haven't placed any medicine orders yet");
});

describe('the invoice', () => {
  test('cannot be made now: it says so, and the next press makes it', async () => {
    answer('makeInvoice', busy);
    await open(HISTORY);
    await act('Generate Invoice');
    await said('Failed to generate invoice');
    answer('makeInvoice', { success, invoice_url: '/api/files/inv1/', invoice_number: 'INV-2026-1' });
    answer('orderHistory', historyOf([invoiced]));
    await act('Generate Invoice');
    await see('Invoice generated successfully!');
    expect(count('alert', undefined, await card())).toBe(0);
    await find('button', 'Download Invoice', await card());
  });
  test('is being made: a second press is not heard', async () => {
    const gate = closedGate();
    answer('makeInvoice', async () => {
      await gate.opened;
      return { success, invoice_url: '/api/files/inv1/', invoice_number: 'INV-2026-1' };
    });
    await open(HISTORY);
    await user.dblClick(await find('button', 'Generate Invoice', await card()));
    expect(await find('button', 'Generating...', await card())).toHaveAttribute('aria-busy', 'true');
    answer('orderHistory', historyOf([invoiced]));
    gate.open();
    await find('button', 'Download Invoice', await card());
    expect(callsOf('makeInvoice')).toHaveLength(1);
  });
  test('is saved under its number from a blob that is a PDF, with the token in no address (S15)', async () => {
    answer('orderHistory', historyOf([invoiced]));
    answer('getFile', pdf);
    await open(HISTORY);
    await act('Download Invoice');
    await until(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]!.name).toBe('INV-2026-1.pdf');
    expect(saved()[0]!.url).toMatch(/^blob:/);
    expect(blobsAlive().map(({ type }) => type)).toEqual(['application/pdf']);
    const { query, headers } = callsOf('getFile')[0]!;
    expect([query.size, headers.get('authorization')]).toEqual([0, `Bearer ${TOKEN}`]);
  });
  test.each([
    ['cannot be fetched', busy],
    ['is a page, not a file', page(200)],
  ])('%s: nothing is saved, and the order says so (T20)', async (_, fault) => {
    answer('orderHistory', historyOf([invoiced]));
    answer('getFile', fault);
    await open(HISTORY);
    await act('Download Invoice');
    await said('The invoice could not be downloaded. Please try again.');
    expect(saved()).toEqual([]);
    expect(blobsAlive()).toEqual([]);
  });
  test.each([
    'javascript:document.title="theirs"',
    'https://elsewhere.example/api/files/x/',
    '//elsewhere.example/api/files/x/',
    '/api/files/../user/profile/',
  ])('its path is %s: nothing is asked and nothing runs (T20)', async (invoice_url) => {
    answer('orderHistory', historyOf([past({ invoice_url, invoice_number: 'INV-2026-1' })]));
    await open(HISTORY);
    await act('Download Invoice');
    await said('The invoice could not be downloaded. Please try again.');
    // Whatever else had been asked would fail the test: nothing answers it.
    expect(callsOf('getFile')).toEqual([]);
    expect(saved()).toEqual([]);
    expect(document.title).toBe('Medicine Order History - Doorstep');
  });
});

test('the blob of an invoice is given back once the browser has read it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer('orderHistory', historyOf([invoiced]));
  answer('getFile', pdf);
  await open(HISTORY);
  await act('Download Invoice');
  await until(() => expect(saved()).toHaveLength(1));
  expect(blobsAlive()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(blobsAlive()).toEqual([]);
});

describe('a credit note', () => {
  const note = { id: 1, number: 'CN/26-27/000001', amount: 27.2, date: '2026-11-24' };
  const credited = past({
    invoice_url: '/api/files/inv1/',
    invoice_number: 'INV-2026-1',
    credit_notes: [note, { ...note, id: 2, number: 'CN/26-27/000002' }],
  });
  test('is saved under its number from where the server says it is', async () => {
    answer('orderHistory', historyOf([credited]));
    answer('creditNote', { success, credit_note_url: '/api/files/cn2/' });
    answer('getFile', pdf);
    await open(HISTORY);
    await act('Credit note CN/26-27/000002');
    await until(() => expect(saved()).toMatchObject([{ name: 'CN-26-27-000002.pdf' }]));
    expect(callsOf('creditNote')[0]?.params).toEqual({ id, note: '2' });
    expect(callsOf('getFile')[0]?.params).toEqual({ id: 'cn2' });
  });
  test('cannot be drawn now: nothing is saved, and the card says so', async () => {
    answer('orderHistory', historyOf([credited]));
    answer('creditNote', busy);
    await open(HISTORY);
    await act('Credit note CN/26-27/000001');
    await said('The credit note could not be downloaded. Please try again.');
    expect(saved()).toEqual([]);
  });
});

describe('cancelling', () => {
  test('the answer is lost after it was done: the list tells', async () => {
    answer('cancelOrder', unreachable);
    await open(HISTORY);
    await card();
    answer('orderHistory', historyOf([cancelled]));
    await reallyCancel();
    await see(/No answer came\./, await card());
    await see('Cancelled', await card());
    expect(count('button', 'Cancel order', await card())).toBe(0);
  });
  test('the reference of a refund is shown as soon as the provider has given one', async () => {
    answer('orderHistory', historyOf([cancelled]));
    await open(HISTORY);
    await card();
    answer(
      'orderHistory',
      historyOf([{ ...cancelled, refunds: [{ ...cancelled.refunds[0]!, reference: 'rfnd_1' }] }]),
    );
    await see('rfnd_1', await card());
  });
  test('nobody answers: the order stays, and the next press cancels it', async () => {
    answer('cancelOrder', unreachable);
    await open(HISTORY);
    await reallyCancel();
    await said(
      'No answer came. Check your internet connection, then try again: an order is never cancelled twice.',
    );
    answer('cancelOrder', { success, data: order({ status: 'cancelled', can_cancel: false }) });
    answer('orderHistory', historyOf([cancelled]));
    await reallyCancel();
    await until(() => expect(main().querySelectorAll('[data-slot="refund-card"]')).toHaveLength(1));
    expect(callsOf('cancelOrder')).toHaveLength(2);
  });
  test('the server fails: nothing was changed', async () => {
    answer('cancelOrder', busy);
    await open(HISTORY);
    await reallyCancel();
    await said('That did not work. Nothing was changed. Please try again.');
    await find('button', 'Cancel order', await card());
  });
  test('pressed twice it is asked once, and Escape does not hide the question meanwhile', async () => {
    const gate = closedGate();
    answer('cancelOrder', async () => {
      await gate.opened;
      return { success, data: order({ status: 'cancelled', can_cancel: false }) };
    });
    await open(HISTORY);
    await act('Cancel order');
    await user.dblClick(await find('button', 'Cancel order', await find('alertdialog')));
    await user.keyboard('{Escape}');
    await find('alertdialog');
    answer('orderHistory', historyOf([cancelled]));
    gate.open();
    await until(() => expect(main().querySelectorAll('[data-slot="refund-card"]')).toHaveLength(1));
    expect(callsOf('cancelOrder')).toHaveLength(1);
  });
  test('it is on its way meanwhile: it says so, and shows where it is', async () => {
    answer(
      'cancelOrder',
      refused(
        409,
        'not_cancellable',
        'This order is on its way already and cannot be cancelled. Please call us.',
      ),
    );
    await open(HISTORY);
    await card();
    answer('orderHistory', historyOf([past({ status: 'shipped', can_cancel: false })]));
    await reallyCancel();
    await said('This order is on its way already and cannot be cancelled. Please call us.');
    await see('Shipped', await card());
    expect(count('button', 'Cancel order', await card())).toBe(0);
  });
  test("another's order is nobody's: it says something, and the order stands as before", async () => {
    answer('cancelOrder', refused(404, 'not_found', 'We could not find this order.'));
    await open(HISTORY);
    await reallyCancel();
    await until(() => expect(count('alert')).toBe(1));
    await find('button', 'Cancel order', await card());
  });
});

describe('ordering again', () => {
  test('what is missing is said, and stays', async () => {
    answer('reorder', {
      success,
      data: {
        medicines: [],
        missing: [
          { id: 7, name: 'Omezen 20', reason: 'out-of-stock' },
          { id: 8, name: '<b>Paramol</b>', reason: 'gone' },
        ],
      },
    });
    await open(HISTORY);
    await act('Order again');
    await see('None of these medicines can be ordered now', await card());
    await see('Omezen 20: out of stock', await card());
    await see('<b>Paramol</b>: no longer sold', await card());
  });
  const can = () => {
    answer('reorder', { success, data: { medicines: [{ id: 1, qty: 1 }], missing: [] } });
    answer('listMedicines', listOf([medicine(1)]));
  };
  test('pressed again and again, it is in the cart once', async () => {
    can();
    await open(HISTORY);
    for (let n = 1; n <= 2; n++) {
      await act('Order again');
      await until(() => expect(callsOf('reorder')).toHaveLength(n));
      await see('1 medicine is in your cart', await card());
    }
    expect(cart()).toMatchObject([{ id: 1, qty: 1 }]);
  });
  test('the cart is full: it says so, and keeps what it has', async () => {
    can();
    store({
      cart_meds: Array.from({ length: 50 }, (_, n) => lineOf(medicine(900_001 + n))),
    });
    await open(HISTORY);
    await act('Order again');
    await see(/: your cart is full$/, await card());
    expect(cart()).toHaveLength(50);
  });
  test('nobody answers: the cart is as it was', async () => {
    answer('reorder', unreachable);
    await open(HISTORY);
    await act('Order again');
    await said('That did not work. Nothing was changed. Please try again.');
    expect(cart()).toBeNull();
  });
});

/** An order with one medicine that needs a prescription. */
const withPrescription = (rx_status: 'needed' | 'approved', order_id = 'OD-7K2P9QX4M3WT') =>
  past({
    order_id,
    status: 'pending',
    medicines_details: [
      { id: 1, name: 'Omezen 20', image: null, offer_price: 27.2, qty: 1, rx_status, rx_reason: null },
    ],
  });

test('a prescription for an order that has moved on meanwhile: it says so, and what was chosen stays', async () => {
  answer('orderHistory', historyOf([withPrescription('needed')]));
  answer('listPrescriptions', prescriptions([prescription()]));
  answer('getFile', raw('png', 'image/png'));
  answer('givePrescription', refused(409, 'not_waiting', 'This order waits for no prescription any more.'));
  await open(HISTORY);
  await act('Give a prescription');
  const form = await find('region', 'Prescription for your order');
  await user.click(await find('radio', /Waiting for the pharmacist/, form));
  await press('Send to the pharmacist', form);
  await alerted('This order waits for no prescription any more.', form);
  expect(await find('radio', /Waiting for the pharmacist/, form)).toBeChecked();
  expect(callsOf('givePrescription').map(({ body }) => body)).toEqual([{ prescription_id: 'p1' }]);
});

test('a link opens the form for one order, where that waits for a prescription', async () => {
  answer(
    'orderHistory',
    historyOf([withPrescription('needed'), withPrescription('approved', 'OD-7K2P9QX4M3WV')]),
  );
  await open(`${HISTORY}?give=OD-7K2P9QX4M3WT`);
  const form = await find('region', 'Prescription for your order');
  await until(() => expect(document.activeElement).toHaveTextContent('Prescription for your order'));
  await press('Not now', form);
  await gone('Prescription for your order');
  await open(`${HISTORY}?give=OD-7K2P9QX4M3WV`);
  await find('button', 'Give a prescription');
  expect(count('region', 'Prescription for your order')).toBe(0);
});

test('no button of the form moves away under a finger: they come with the earlier prescriptions', async () => {
  answer('orderHistory', historyOf([withPrescription('needed')]));
  answer('listPrescriptions', silent);
  await open(HISTORY);
  await act('Give a prescription');
  const form = await find('region', 'Prescription for your order');
  await until(() => expect(document.activeElement).toHaveTextContent('Prescription for your order'));
  expect(count('button', /.*/, form)).toBe(0);
});

test('an order that was made up is shown nowhere (S4)', async () => {
  answer('getOrder', refused(404, 'not_found', 'We could not find this order.'));
  await open(
    '/order-success?order_id=OD-BBBBBBBBBBBB&total=999999&payment_id=pay_made_up&service_type=medicine',
  );
  await find('heading', 'We could not find this order');
  await gone(/999999/);
  await gone(/pay_made_up/);
});
