import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { writeAddress } from '../address-form.ts';
import {
  account,
  address,
  addressesOf,
  knowsLogin,
  lineOf,
  listOf,
  medicine,
  opened,
  order,
  payment,
  prescription,
  prescriptions,
  quoteOf,
  success,
  summaryOf,
} from '../answers.ts';
import {
  alerted,
  answer,
  at,
  backOnline,
  busy,
  callsOf,
  closedGate,
  count,
  failed,
  field,
  fill,
  find,
  follow,
  geolocation,
  gone,
  heading,
  logIn,
  loggedOut,
  main,
  offline,
  open,
  press,
  raw,
  refused,
  reload,
  see,
  silent,
  store,
  unreachable,
  until,
  user,
} from '../page.ts';
import { provider } from './provider.ts';

const one = medicine(1),
  CART = '/order-step-1',
  SUMMARY = '/order-step-2',
  PAYMENT = '/order-step-3';
let window: ReturnType<typeof provider>;
const cart = () => JSON.parse(localStorage.getItem('cart_meds')!) as Array<{ id: number; qty: number }>;
const summary = () => JSON.parse(localStorage.getItem('order_summary')!) as ReturnType<typeof summaryOf>;
const placed = {
  success,
  order_id: 'OD-7K2P9QX4M3WT',
  total: 40.2,
  delivery_charge: 13,
  payment_id: 'pay_1',
};
const isQuote = ({ body }: { body: unknown }) => !(body as { payment_id?: string }).payment_id;
const quotes = () => callsOf('placeOrder').filter(isQuote);
const placements = () => callsOf('placeOrder').filter((call) => !isQuote(call));

/** The shop sells it as it stands in the cart, delivers, and takes the money. */
beforeEach(() => {
  window = provider();
  account();
  store({ cart_meds: [lineOf(one)] });
  answer('listAddresses', addressesOf([address()]));
  answer('listMedicines', listOf([one]));
  answer('placeOrder', (call) => (isQuote(call) ? quoteOf(one) : placed));
  answer('createPayment', opened(4020));
  answer('verifyPayment', { success, payment_id: 'pay_1' });
  answer('getPayment', payment());
  answer('getOrder', { success, data: order() });
});
async function toPayment(some: Record<string, unknown> = {}) {
  store({ order_summary: summaryOf(one, some) });
  await open(PAYMENT);
  await heading('Payment');
}
/** Presses, and waits for the window. */
async function openWindow() {
  const before = window.state.windows.length;
  await press(/^Proceed to Payment/);
  await until(() => expect(window.state.windows).toHaveLength(before + 1));
}
async function pays() {
  await openWindow();
  window.pay();
}
async function orderPlaced() {
  await heading('Order placed');
  expect(location.search).toContain('order_id=OD-7K2P9QX4M3WT');
}
async function toSummary() {
  await open(CART);
  await until(() =>
    expect(main().querySelector('input[name=address]:checked, input[type=radio]:checked')).not.toBeNull(),
  );
  await press('Proceed to Summary');
}
const becomesOrder = () =>
  answer('getPayment', payment({ state: 'paid', payment_id: 'pay_1', order_id: 'OD-7K2P9QX4M3WT' }));

test('the payment page shows what is bought and where it goes, and the button says the sum', async () => {
  store({ cart_meds: [lineOf(one)] });
  await toPayment();
  await find('button', 'Proceed to Payment · ₹40.20');
  await see(one.name);
  await see(/Flat 4B, Shanti Apartments/);
});
test('a press before the addresses are here goes on when they come', async () => {
  const gate = closedGate();
  answer('listAddresses', async () => {
    await gate.opened;
    return addressesOf([address()]);
  });
  await open(CART);
  await press('Proceed to Summary');
  await gone('Please select address');
  await until(() => expect(main().querySelector('button[aria-busy=true]')).not.toBeNull());
  gate.open();
  await heading('Check your order');
});
test('the success page shows what was bought, where it goes and when it was ordered', async () => {
  await open('/order-success?order_id=OD-7K2P9QX4M3WT');
  await orderPlaced();
  await see('Paramol 1');
  await see('Flat 4B, Shanti Apartments');
  await see('Date');
});

describe('how a payment ends', () => {
  test('it fails: nothing is charged, and it may be tried again', async () => {
    await toPayment();
    await openWindow();
    window.fail();
    await see('Payment failed. Please try again.');
    await pays();
    await orderPlaced();
  });
  test('it is cancelled: cart and summary are there, and it may be paid after all', async () => {
    await toPayment();
    await openWindow();
    window.cancel();
    await see('Payment was cancelled');
    await see('You have not been charged. Your cart is saved.');
    await reload();
    await pays();
    await orderPlaced();
    expect(cart()).toEqual([]);
  });
  test('what cannot be had any more: the page says that the money comes back', async () => {
    answer('placeOrder', (call) =>
      isQuote(call)
        ? quoteOf(one)
        : refused(409, 'refunded', 'Omezen 20 could not be had any more. Your money is on its way back.', {
            payment_id: 'pay_1',
            refund: { amount: 152.7, state: 'pending', reason: 'Omezen 20 could not be had any more.' },
          }),
    );
    answer('getPayment', unreachable);
    await toPayment();
    await pays();
    await heading('Your money is on its way back');
    await see('Omezen 20 could not be had any more.');
    await see('₹152.70');
  });
  test('its answer is not believed: it says so, and finds what became of the money (T10)', async () => {
    answer(
      'verifyPayment',
      refused(400, 'invalid_signature', 'Payment verification failed. Please contact support.'),
    );
    await toPayment();
    await pays();
    await see('Payment verification failed. Please contact support.');
    expect(placements()).toEqual([]);
    becomesOrder();
    dispatchEvent(new Event('online'));
    await orderPlaced();
  });
});

describe('the line between us', () => {
  test('goes before the payment is opened: the cart is saved, and the button comes back (F1)', async () => {
    await toPayment();
    offline();
    await see('You are offline. Your cart is saved.', main());
    await until(() => expect(main().textContent).toContain('Proceed to Payment'));
    expect(await find('button', /^Proceed to Payment/, main())).toBeDisabled();
    backOnline();
    await until(() => expect(main().querySelector('button:disabled')).toBeNull());
    await pays();
    await orderPlaced();
  });
  test('verify gets no answer: the payment id is shown, and the order comes all the same (F3)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer('verifyPayment', unreachable);
    answer('getPayment', unreachable);
    await toPayment();
    await pays();
    await vi.advanceTimersByTimeAsync(8_000);
    await see(/^pay_\w+$/);
    expect(callsOf('verifyPayment').length).toBeGreaterThan(1);
    becomesOrder();
    await vi.advanceTimersByTimeAsync(10_000);
    await orderPlaced();
  });
  test('verify never answers: it is given up and asked again, and the order comes all the same (F3)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer('verifyPayment', silent);
    answer('getPayment', unreachable);
    await toPayment();
    await pays();
    await until(() => expect(callsOf('verifyPayment')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(12_000);
    await until(() => expect(callsOf('verifyPayment').length).toBeGreaterThan(1));
    await see(/^pay_\w+$/);
    becomesOrder();
    await vi.advanceTimersByTimeAsync(10_000);
    await orderPlaced();
  });
  test('placing fails for good: the sentence with the payment id, and we finish the order ourselves (F4)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer('placeOrder', (call) => (isQuote(call) ? quoteOf(one) : failed));
    answer('getPayment', unreachable);
    await toPayment();
    await pays();
    await until(() => expect(placements()).toHaveLength(1));
    for (let n = 0; n < 12; n++) await vi.advanceTimersByTimeAsync(1_000);
    await see('Failed to place order after payment. Please contact support with your payment ID.');
    await see(/^pay_\w+$/);
    becomesOrder();
    await vi.advanceTimersByTimeAsync(10_000);
    await orderPlaced();
  });
  test("the order's answer is lost: asked again with the same payment, it is the same order (F6)", async () => {
    let lost = false;
    answer('placeOrder', (call) => {
      if (isQuote(call)) return quoteOf(one);
      if (lost) return placed;
      lost = true;
      return unreachable;
    });
    await toPayment();
    await pays();
    await orderPlaced();
    const [first, second] = placements();
    expect(second!.body).toEqual(first!.body);
    expect(first!.body).toMatchObject({ payment_id: 'pay_1', quote_id: 'Q-1' });
  });
  test('the payment cannot be opened: nothing is charged, and it may be tried again', async () => {
    answer('createPayment', busy);
    await toPayment();
    await press(/^Proceed to Payment/);
    await see('Failed to initiate payment. Please try again.');
    answer('createPayment', opened(4020));
    await pays();
    await orderPlaced();
  });
  test("the provider's script is blocked: another way is named, and trying again works (F11)", async () => {
    window.state.blocked = true;
    await toPayment();
    await press(/^Proceed to Payment/);
    await see(/^Payment could not be loaded\. Try again, or call 0651 234 5678\./);
    await until(() => expect(document.activeElement).toHaveTextContent('Proceed to Payment'));
    window.state.blocked = false;
    await pays();
    await orderPlaced();
  });
  test('a double click opens one payment', async () => {
    await toPayment();
    await user.dblClick(await find('button', /^Proceed to Payment/, main()));
    await until(() => expect(window.state.windows).toHaveLength(1));
    window.pay();
    window.pay();
    await orderPlaced();
    expect(callsOf('createPayment')).toHaveLength(1);
    expect(window.state.windows).toHaveLength(1);
  });
});

describe('focus is where one reads on', () => {
  const focused = (selector: string, text: string | RegExp) =>
    until(() => {
      expect(document.activeElement!.matches(selector)).toBe(true);
      expect(document.activeElement).toHaveTextContent(text);
    });
  test.each([
    ['closed', () => window.cancel()],
    ['left after a failure', () => window.fail()],
  ])('the payment window is %s: on the button that pays', async (_, end) => {
    await toPayment();
    await openWindow();
    end();
    await see(/^Payment (was cancelled|failed)/);
    await focused('button', /^Proceed to Payment/);
  });
  test('the mobile is not verified: on the way to verify it', async () => {
    answer('createPayment', refused(403, 'mobile_unverified', 'Please verify your mobile number.'));
    await toPayment();
    await press(/^Proceed to Payment/);
    await see('Please verify your mobile number before you pay.');
    await focused('a', 'Verify mobile number');
  });
  test('money is checked, then it is an order: on the heading of each', async () => {
    const gate = closedGate();
    answer('verifyPayment', async () => {
      await gate.opened;
      return { success, payment_id: 'pay_1' };
    });
    await toPayment();
    await pays();
    await focused('h1', /payment/i);
    gate.open();
    await orderPlaced();
    await focused('h1', 'Order placed');
  });
  test('the address form in the cart opens, is cancelled, and saves', async () => {
    const two = address(2, { title: 'Parents' });
    answer('addAddress', { success, data: two });
    answer('findPlaces', { success, data: [] });
    await open(CART);
    await press(/Add a new address/);
    await until(() => expect(document.activeElement).toBe(document.querySelector('main form input')));
    await press('Cancel');
    await focused('button', 'Add a new address');
    await press(/Add a new address/);
    await writeAddress({
      'Address Title': 'Parents',
      'Address Line 1': '12 Kanke Road',
      Pincode: '834008',
      City: 'Ranchi',
      State: 'Jharkhand',
    });
    answer('listAddresses', addressesOf([address(), two]));
    await press('Save');
    await until(() => expect(callsOf('addAddress')).toHaveLength(1));
    await until(() => expect(document.querySelector('form input[autocomplete=postal-code]')).toBeNull());
    await until(() => expect(document.activeElement).toHaveAttribute('id', 'address-2'));
  });
});

describe('what is not as it was', () => {
  test('a price: it is shown, must be accepted, and nothing else is charged (F8)', async () => {
    store({ cart_meds: [{ ...lineOf(one), offer_price: 32.2, mrp: 39 }] });
    await toSummary();
    const changed = 'Price changed from ₹32.20 to ₹27.20';
    await heading('Check your order');
    await see(changed, main());
    await press(/^Proceed to Payment/);
    await see('Please accept the changes first.');
    await press('Accept and continue');
    await press(/^Proceed to Payment/);
    await heading('Payment');
    await pays();
    await orderPlaced();
    expect(callsOf('createPayment').map(({ body }) => body)).toMatchObject([
      { amount: 40.2, service_id: 'Q-1' },
    ]);
  });
  test('a price that differs is said in the cart already (F8)', async () => {
    store({ cart_meds: [{ ...lineOf(one), offer_price: 32.2, mrp: 39 }] });
    await open(CART);
    await see('Price changed from ₹32.20 to ₹27.20');
  });
  test('the total, when the summary is too old: asked anew, and a new one must be accepted (F8)', async () => {
    answer('createPayment', refused(409, 'amount_changed', 'The amount has changed.', { total: 40.2 }));
    await toPayment({ total: 45.2, subtotal: 32.2 });
    await press(/^Proceed to Payment/);
    await see('Price changed from ₹45.20 to ₹40.20');
    expect(window.state.windows).toEqual([]);
    answer('createPayment', opened(4020));
    await press('Accept and continue');
    await pays();
    await orderPlaced();
    expect(callsOf('createPayment').map(({ body }) => (body as { amount: number }).amount)).toEqual([
      45.2, 40.2,
    ]);
  });
  test.each([
    ['gone at the server', refused(404, 'not_found', 'We could not find that.')],
    ['half an hour old', refused(409, 'quote_expired', 'This summary is too old.')],
  ])(
    'the summary, %s, at the same total: its new quote is paid and verified without a word',
    async (_, fault) => {
      answer('createPayment', ({ body }) =>
        (body as { service_id: string }).service_id === 'Q-old' ? fault : opened(4020),
      );
      await toPayment({ quoteId: 'Q-old' });
      await openWindow();
      // Kept, so that whoever comes back after this tab died finds what became of the money.
      expect(summary()).toMatchObject({ paymentOrder: 'order_1', quoteId: 'Q-1' });
      window.pay();
      await orderPlaced();
      expect(callsOf('verifyPayment').map(({ body }) => body)).toMatchObject([{ service_id: 'Q-1' }]);
      expect(cart()).toEqual([]);
    },
  );
  test('medicines that are gone are named, and left out if one agrees', async () => {
    store({ cart_meds: [lineOf(one), { ...lineOf(one), id: 2_000_000_000, name: 'Olden 5' }] });
    answer('placeOrder', (call) =>
      (call.body as { medicines: unknown[] }).medicines.length > 1
        ? refused(409, 'cart_changed', 'Some medicines cannot be ordered now.', {
            unavailable: [{ id: 2_000_000_000, name: 'Olden 5', reason: 'gone' }],
          })
        : isQuote(call)
          ? quoteOf(one)
          : placed,
    );
    await open(CART);
    await see('We no longer sell this medicine. Remove it to order the rest.');
    await press('Proceed to Summary');
    await see('No longer sold');
    await press('Accept and continue');
    await press(/^Proceed to Payment/);
    await heading('Payment');
    await pays();
    await orderPlaced();
    expect(placements().map(({ body }) => (body as { medicines: unknown }).medicines)).toEqual([
      [{ id: 1, qty: 1 }],
    ]);
  });
  test('of what few are left the cart says how many; the summary takes as many, if one agrees', async () => {
    store({ cart_meds: [{ ...lineOf(one), qty: 5 }] });
    answer('placeOrder', (call) =>
      (call.body as { medicines: Array<{ qty: number }> }).medicines[0]!.qty > 2
        ? refused(409, 'cart_changed', 'We have only a few packs left.', {
            unavailable: [{ id: 1, name: one.name, reason: 'few', left: 2 }],
          })
        : isQuote(call)
          ? quoteOf(one)
          : placed,
    );
    await open(CART);
    await press('Proceed to Summary');
    await see('Only 2 left, you asked for 5');
    await press('Accept and continue');
    await press(/^Proceed to Payment/);
    await heading('Payment');
    expect(cart()).toMatchObject([{ id: 1, qty: 2 }]);
    await pays();
    await orderPlaced();
    expect(placements().map(({ body }) => (body as { medicines: unknown }).medicines)).toEqual([
      [{ id: 1, qty: 2 }],
    ]);
  });
  async function login() {
    knowsLogin();
    await heading('Login');
    await fill('Mobile Number', '9876543210');
    await fill('Password', 'doorstep1');
    await press('Login');
  }
  test('the session, in the middle of it: login, and back at the same step with everything kept (F21)', async () => {
    answer('createPayment', loggedOut);
    await toPayment();
    await press(/^Proceed to Payment/);
    await at('/login?next=%2Forder-step-3');
    await see('Please login to complete payment');
    answer('createPayment', opened(4020));
    await login();
    await at(PAYMENT);
    await pays();
    await orderPlaced();
  });
  test('the session, while an address is typed: what was typed is there after login (C22)', async () => {
    answer('findPlaces', { success, data: [] });
    await open(CART);
    await press('Add a new address');
    await writeAddress(mother);
    answer('addAddress', loggedOut);
    await press('Save');
    await login();
    await until(async () => expect(await field('Address Line 1')).toHaveValue('House 14, Bariatu'));
  });
});
const mother = {
  'Address Title': 'Mother',
  'Address Line 1': 'House 14, Bariatu',
  Pincode: '834009',
  City: 'Ranchi',
  State: 'Jharkhand',
};

describe('links that lead nowhere', () => {
  test.each([PAYMENT, SUMMARY])('%s without a cart leads back to it', async (path) => {
    localStorage.removeItem('cart_meds');
    await open(path);
    await at(CART);
    await heading('Your cart is empty');
    await find('link', 'Go to Home');
  });
  test('a corrupt summary is set aside, and the way begins anew (F28)', async () => {
    store({ order_summary: '{"oops' });
    await open(PAYMENT);
    await heading('Your cart');
    expect(localStorage.getItem('order_summary:set-aside')).toBe('{"oops');
  });
});

describe('the address', () => {
  test('there is none: its form stands open, and says what each empty field wants', async () => {
    answer('listAddresses', addressesOf([]));
    await open(CART);
    const form = await find('form', 'Add New Address');
    expect(form).not.toContainElement(document.activeElement as HTMLElement);
    // Whoever is known is asked for no more than where the door is.
    expect(count('textbox', undefined, form)).toBe(2);
    expect(await find('radio', 'Home', form)).toBeChecked();
    await see('For: Meena Devi · 98765 43210', form);
    await user.click(await find('radio', 'Other', form));
    await press('Save', form);
    const summary = await find('alert', undefined, form);
    expect(summary).toHaveTextContent('Please fill all required fields');
    await see('Give this address a name, such as Home', form);
    await see('Write your 6-digit pincode', form);
    await see('Write your house number and street', form);
    expect(callsOf('addAddress')).toEqual([]);
  });
  test('who came in by an OTP has no name: it is asked for with the first address, and known from then on (C39)', async () => {
    logIn({ name: '' });
    answer('listAddresses', addressesOf([]));
    answer('findPlaces', { success, data: [] });
    answer('addAddress', ({ body }) => {
      const one = address(1, body as object);
      answer('listAddresses', addressesOf([one]));
      return { success, data: one };
    });
    await open(CART);
    const name = await field('Full Name');
    expect(name).toHaveAccessibleDescription(
      'We also write it on your account. You can change it in your profile.',
    );
    await writeAddress({ ...mother, 'Full Name': '' });
    await press('Save');
    await see('Write the full name');
    expect(callsOf('addAddress')).toEqual([]);
    await fill('Full Name', 'Savitri Devi');
    await press('Save');
    await find('radio', /^Mother/);
    expect(callsOf('addAddress').map(({ body }) => body)).toMatchObject([
      { name: 'Savitri Devi', mobile: '9876543210' },
    ]);
    await press('Add a new address');
    await see('For: Savitri Devi · 98765 43210');
  });
  test('a pincode that nobody knows asks for city and state; what another one wrote goes', async () => {
    const ranchi = {
      id: 'p',
      name: '834008',
      detail: '',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834008',
      latitude: 23.38,
      longitude: 85.33,
      kind: 'pincode' as const,
    };
    answer('listAddresses', addressesOf([]));
    answer('findPlaces', ({ query }) => ({ success, data: query.get('q') === '834008' ? [ranchi] : [] }));
    await open(CART);
    await fill('Pincode', '834 008');
    await see('Ranchi, Jharkhand');
    await fill('Pincode', '999999');
    await see('We do not know this pincode. Please write your city and state.');
    expect(await field('City')).toHaveValue('');
    await press('Save');
    await see('Write your city');
    await fill('Pincode', '834008');
    await until(async () => expect(await field('City')).toHaveValue('Ranchi'));
    expect(await field('State')).toHaveValue('Jharkhand');
  });
  test.each([
    [
      '834008',
      23.38,
      85.33,
      /^4\.5 km from our pharmacy\. We deliver here for ₹14\.00, and free from ₹499\.00\.$/,
    ],
    ['110001', 28.61, 77.2, /km away: we deliver within 30 km$/],
  ] as const)(
    'typing pincode %s says at once whether we come, and for how much',
    async (pincode, latitude, longitude, said) => {
      answer('listAddresses', addressesOf([]));
      answer('findPlaces', {
        success,
        data: [
          {
            id: 'p',
            name: pincode,
            detail: '',
            city: 'City',
            state: 'State',
            pincode,
            latitude,
            longitude,
            kind: 'pincode',
          },
        ],
      });
      await open(CART);
      await fill('Pincode', pincode);
      await see(said);
    },
  );
  test('each saved one says how far it is and what delivery costs', async () => {
    await open(CART);
    await see('4.2 km from our pharmacy. Delivery ₹13.00');
  });
  test('without one nothing is summed up', async () => {
    answer('listAddresses', addressesOf([]));
    await open(CART);
    await see('No saved address yet. Add one below.');
    await press('Proceed to Summary');
    await alerted('Please select address');
  });
  test('that cannot be saved says so, and keeps what was typed', async () => {
    answer('findPlaces', { success, data: [] });
    answer('addAddress', unreachable);
    await open(CART);
    await press('Add a new address');
    await writeAddress(mother);
    await press('Save');
    await see('Failed to save address');
    expect(await field('Pincode')).toHaveValue('834009');
  });
  test('they do not load: it says so, and they can be asked for again', async () => {
    answer('listAddresses', unreachable);
    await open(CART);
    await see('Failed to load addresses');
    answer('listAddresses', addressesOf([address()]));
    await press('Try again');
    await find('radio', /^Home/);
  });
});

describe('the summary', () => {
  const noPlace = refused(
    422,
    'no_place',
    'We do not know where this address is. Please share your location, or choose another address.',
  );
  test('says what the server says, and goes back to the cart', async () => {
    answer(
      'placeOrder',
      refused(
        422,
        'out_of_reach',
        'This address is 42.1 km from our pharmacy. We deliver within 30 km. Please choose another address.',
      ),
    );
    await toSummary();
    await see(/This address is 42\.1 km from our pharmacy\./);
    await at(CART);
  });
  test('that cannot be worked out says so, and goes back', async () => {
    answer('placeOrder', failed);
    await toSummary();
    await see('Error calculating summary. Redirecting...');
    await at(CART);
  });
  test('that cannot be worked out brings nobody back who has left meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer('placeOrder', failed);
    await toSummary();
    await see('Error calculating summary. Redirecting...');
    await follow('Medicine', await find('navigation', 'Services'));
    await heading(/medicine/i);
    await vi.advanceTimersByTimeAsync(4_000);
    await at('/medicines');
  });
  test('that nobody works out now can be asked for again', async () => {
    answer('placeOrder', busy);
    await toSummary();
    await see('We are very busy right now.');
    answer('placeOrder', quoteOf(one));
    await press('Try again');
    await see('Proceed to Payment');
  });
  test('without an answer shows that it loads once somebody tries again', async () => {
    answer('placeOrder', unreachable);
    await toSummary();
    await see('Your total could not be worked out');
    const gate = closedGate();
    answer('placeOrder', async () => {
      await gate.opened;
      return quoteOf(one);
    });
    await press('Try again');
    await gone('Your total could not be worked out');
    gate.open();
    await see('Proceed to Payment');
  });
  test('is requested again if the first request fails after the browser is online', async () => {
    const gate = closedGate();
    answer('placeOrder', async () => {
      answer('placeOrder', quoteOf(one));
      await gate.opened;
      return unreachable;
    });
    await toSummary();
    await heading('Check your order');
    await until(() => expect(callsOf('placeOrder')).toHaveLength(1));
    offline();
    backOnline();
    gate.open();
    await see('Proceed to Payment');
  });
  test('asks the device only where the address says nothing of its place; refused, it says so', async () => {
    geolocation((_, fail) => fail?.({ code: 1 } as GeolocationPositionError));
    answer('placeOrder', noPlace);
    await toSummary();
    await see('Location access denied. Please allow location and try again.');
    await at(CART);
  });
  test('sends where the device is, where that is what lacks', async () => {
    geolocation((done) => done({ coords: { latitude: 23.35, longitude: 85.31 } } as GeolocationPosition));
    answer('placeOrder', ({ body }) => ((body as { lat: unknown }).lat === null ? noPlace : quoteOf(one)));
    await toSummary();
    await see('Proceed to Payment');
    expect(quotes().map(({ body }) => (body as { lat: unknown }).lat)).toEqual([null, 23.35]);
  });
  test('in a browser that knows no places says so', async () => {
    expect('geolocation' in navigator).toBe(false);
    answer('placeOrder', noPlace);
    await toSummary();
    await see('Geolocation not supported by your browser');
    await at(CART);
  });
});

describe('a prescription', () => {
  const slip = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
  const choose = async (file: File) => {
    await until(() => expect(main().querySelector('input[type=file]')).not.toBeNull());
    await userEvent.upload(main().querySelector<HTMLInputElement>('input[type=file]')!, file, {
      applyAccept: false,
    });
  };
  test('that is none is refused before it is sent, and by the server where its name lies (T22)', async () => {
    await open(CART);
    await choose(slip('notes.txt', 'text/plain'));
    const sentence = 'Please select an image or PDF file (JPG, PNG, WebP or PDF)';
    await see(sentence);
    await choose(slip('slip.png', 'image/png', 5 * 2 ** 20 + 1));
    await see('Please choose a file of at most 5 MB.');
    expect(callsOf('uploadPrescription')).toEqual([]);
    answer('uploadPrescription', refused(400, 'invalid_file', sentence));
    await choose(slip('slip.png', 'image/png'));
    await see(sentence);
  });
  test('whose upload breaks off stays chosen; tried again it is there (F22)', async () => {
    answer('uploadPrescription', unreachable);
    answer('getFile', raw('png', 'image/png'));
    await open(CART);
    await choose(slip('slip.png', 'image/png'));
    await see('Prescription upload failed');
    await see('slip.png');
    answer('uploadPrescription', () => {
      answer('listPrescriptions', prescriptions([prescription()]));
      return { success, data: prescription() };
    });
    await press('Try again');
    await see('Uploaded');
    await reload();
    expect(await find('radio', /^Prescription of /)).toBeChecked();
    await user.click(await find('radio', /^A new one/));
    await until(() => expect(main().querySelector('input[type=file]')).not.toBeNull());
    await gone('slip.png');
  });
  test('that is still on its way is waited for', async () => {
    const gate = closedGate();
    answer('uploadPrescription', async () => {
      await gate.opened;
      return { success, data: prescription() };
    });
    await open(CART);
    await choose(slip('slip.png', 'image/png'));
    await press('Proceed to Summary');
    await see('Your prescription is still on its way. Wait for it, or cancel it.');
    gate.open();
    await see('Uploaded');
    await press('Proceed to Summary');
    await heading('Check your order');
  });
  const choice = () => main().querySelector('[data-slot="prescription-field"]')?.getAttribute('data-state');
  const BY = '2026-11-27T10:30:00.000+05:30';
  test('a refused file stops the order until it is taken away, or replaced', async () => {
    await open(CART);
    await field(/^Home/);
    await choose(slip('notes.txt', 'text/plain'));
    await see('notes.txt');
    await press('Proceed to Summary');
    await find('link', 'This file cannot be your prescription. Choose another one, or remove it.');
    await press('Remove');
    await gone('notes.txt');
    await gone('This file cannot be your prescription. Choose another one, or remove it.');
    answer(
      'uploadPrescription',
      refused(400, 'invalid', 'We could not read that file. Please choose another photo or PDF.'),
    );
    await choose(slip('slip.png', 'image/png'));
    await until(() => expect(choice()).toBe('refused'));
    await press('Proceed to Summary');
    await at(CART);
    expect(quotes()).toEqual([]);
    answer('uploadPrescription', { success, data: prescription() });
    await choose(slip('slip2.png', 'image/png'));
    await until(() => expect(choice()).toBe('uploaded'));
    await press('Proceed to Summary');
    await at(SUMMARY);
    await until(() => expect(quotes()[0]?.body).toMatchObject({ prescription_id: 'p1' }));
  });
  test('a wrong second file leaves the good one chosen, whoever refuses it', async () => {
    answer('uploadPrescription', { success, data: prescription() });
    await open(CART);
    await field(/^Home/);
    await choose(slip('good.png', 'image/png'));
    await until(() => expect(choice()).toBe('uploaded'));
    await choose(slip('notes.txt', 'text/plain'));
    await see('The file that you chose before stays.');
    await see('good.png');
    answer('uploadPrescription', refused(415, 'wrong_type', 'Please select an image or PDF file'));
    await choose(slip('bad.png', 'image/png'));
    await until(() => expect(callsOf('uploadPrescription')).toHaveLength(2));
    await until(() => expect(choice()).toBe('uploaded'));
    await see('good.png');
    expect(summary().prescription).toMatchObject({ id: 'p1', name: 'good.png' });
    answer('uploadPrescription', unreachable);
    await choose(slip('lost.png', 'image/png'));
    await see('lost.png');
    await press('Proceed to Summary');
    await find('link', 'Your prescription has not reached us. Try again, or remove it.');
    await press('Remove');
    await see('good.png');
    await press('Proceed to Summary');
    await at(SUMMARY);
    await until(() => expect(quotes()[0]?.body).toMatchObject({ prescription_id: 'p1' }));
  });
  test('those sent before show for what they were approved, and their pictures', async () => {
    answer('getFile', raw('png', 'image/png'));
    answer(
      'listPrescriptions',
      prescriptions([
        prescription('p1', { status: 'approved', approved_for: ['Omezen 20', 'Telma 40'] }),
        prescription('p2', { type: 'pdf' }),
      ]),
    );
    await open(CART);
    await find('radio', /Approved before for Omezen 20, Telma 40/);
    await until(() => expect(callsOf('getFile').map(({ params }) => params['id'])).toEqual(['p1']));
    await until(() => expect(main().querySelectorAll('label img[src^="blob:"]')).toHaveLength(1));
  });
  test('the summary shows who checks it, and Change comes back with all kept', async () => {
    answer('getFile', raw('png', 'image/png'));
    answer('listPrescriptions', prescriptions([prescription()]));
    await open(CART);
    await user.click(await find('radio', /^Prescription of /));
    await user.click(await find('checkbox', 'Ordering for someone else?'));
    await fill('Their mobile number', '9123456780');
    await press('Proceed to Summary');
    await heading('Check your order');
    await find('heading', 'A pharmacist checks it');
    await until(() => expect(main().querySelector('img[src^="blob:"]')).not.toBeNull());
    await follow('Change');
    await heading('Your cart');
    expect(await find('radio', /^Prescription of /)).toBeChecked();
    expect(await field('Their mobile number')).toHaveValue('91234 56780');
    expect(cart()).toHaveLength(1);
  });
  test('without one the summary says before paying until when, and the first button of the success page adds it', async () => {
    answer('placeOrder', (call) => (isQuote(call) ? { ...quoteOf(one), prescription_by: BY } : placed));
    await toSummary();
    await find('heading', 'No prescription yet');
    await see(/If there is none by Fri 27 Nov 2026, 10:30 AM, its money goes back to you\./);
    expect(await find('link', 'Add a prescription')).toHaveAttribute('href', CART);
    await press('Proceed to Payment');
    await heading('Payment');
    answer('getOrder', { success, data: order({ prescription_needed: true, prescription_by: BY }) });
    await pays();
    await orderPlaced();
    const links = [...main().querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links[0]).toEqual(['Add your prescription', '/medicines/orders/history?give=OD-7K2P9QX4M3WT']);
  });
});

test('a cart that was tampered with counts with what the shop says, in whole packs of 1 to 99 (T7, T35)', async () => {
  const line = lineOf(one);
  store({
    cart_meds: [
      { ...line, offer_price: 0.01, mrp: 0.01, name: '<img src=x onerror=alert(1)>', qty: 2 },
      { ...line, qty: 0 },
      { ...line, qty: -1 },
      { ...line, qty: 1.5 },
      { ...line, qty: '2' },
      { ...line, id: '__proto__' },
      null,
      7,
    ],
  });
  answer('placeOrder', quoteOf(one, 2));
  await open(CART);
  expect(await find('group', 'Quantity of Paramol 1')).toHaveTextContent('2');
  expect(main().querySelector('img[src="x"]')).toBeNull();
  await press('Proceed to Summary');
  await press('Accept and continue');
  await see('₹54.40');
  expect(quotes()[0]!.body).toMatchObject({ medicines: [{ id: 1, qty: 2 }] });
});
