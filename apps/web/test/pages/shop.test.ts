import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { detailOf, lineOf, listOf, medicine, medicines, preferences } from '../answers.ts';
import {
  answer,
  at,
  busy,
  callsOf,
  closedGate,
  count,
  cutOff,
  find,
  follow,
  gone,
  logIn,
  main,
  nothing,
  offline,
  open,
  otherShape,
  page,
  press,
  reload,
  see,
  silent,
  store,
  unreachable,
  until,
  user,
} from '../page.ts';

const twelve = listOf(medicines(12));
const listed = async (number: number, name = 'Medicines') =>
  until(async () => expect(count('article', undefined, await find('list', name))).toBe(number));
const first = async () => (await find('list', 'Medicines')).querySelector<HTMLElement>('article')!;
const inCart = async (text: string) =>
  expect(await find('group', /^Quantity of/, await first())).toHaveTextContent(text);

describe('the API misbehaves', () => {
  test.each([
    ['is down', unreachable],
    ["answers a proxy's HTML", page()],
    ['answers HTML as if all were well', page(200)],
    ['answers nothing', nothing],
    ['is cut off', cutOff],
    [
      'answers another shape',
      otherShape('listMedicines', { success: true, data: [{ id: 'x' }], pagination: {} }),
    ],
    ['answers an error of ours', busy],
  ])('it %s: a sentence and a way on, and trying again brings the list', async (_, fault) => {
    answer('listMedicines', fault);
    await open('/medicines');
    await see('Failed to fetch medicines.');
    answer('listMedicines', twelve);
    await press('Try again');
    await listed(12);
  });
  test('it never answers: it is given up, said, and can be asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer('listMedicines', silent);
    await open('/medicines');
    await until(() => expect(callsOf('listMedicines')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(10_000);
    await see('Failed to fetch medicines.');
    answer('listMedicines', twelve);
    await press('Try again');
    await listed(12);
  });
  test("it is slow: skeletons stand in the list's place until it comes", async () => {
    const gate = closedGate();
    answer('listMedicines', async () => {
      await gate.opened;
      return twelve;
    });
    await open('/medicines');
    await see('Loading');
    expect(count('article')).toBe(0);
    gate.open();
    await listed(12);
  });
  test('a medicine that fails to load says so and can be asked for again', async () => {
    answer('listMedicines', twelve);
    answer('getMedicine', unreachable);
    await open('/medicines');
    await follow('Paramol 1');
    await see('Failed to load medicine details');
    answer('getMedicine', detailOf(medicine(1)));
    await press('Try again');
    await until(() => expect(main().querySelector('h1')).toHaveTextContent('Paramol 1'));
  });
  test('the home page says when its medicines do not come', async () => {
    answer('listMedicines', unreachable);
    await open('/');
    await see('Failed to load medicines');
    answer('listMedicines', listOf(medicines(6)));
    await press('Try again');
    await listed(6, 'Top Medicines');
  });
});

test('an order is shown as chosen at once, before its medicines are there', async () => {
  answer('listMedicines', twelve);
  await open('/medicines');
  await listed(12);
  const gate = closedGate();
  answer('listMedicines', async () => {
    await gate.opened;
    return twelve;
  });
  const radio = await find('radio', 'Price: low to high');
  radio.click();
  expect(radio).toBeChecked();
  await at('/medicines?sort=price-asc');
  expect(radio).toBeChecked();
  gate.open();
  await until(() => expect(callsOf('listMedicines').at(-1)?.query.get('sort')).toBe('price-asc'));
  await listed(12);
});

test('what is typed while a search is being cleared stays', async () => {
  answer('listMedicines', twelve);
  await open('/medicines?search=para');
  const search = await find('combobox', 'Search for a medicine');
  expect(search).toHaveValue('para');
  const clear = await find('button', 'Clear');
  clear.click();
  fireEvent.input(search, { target: { value: 'omez' } });
  await at('/medicines');
  expect(search).toHaveValue('omez');
});

describe("the browser's storage", () => {
  test.each([
    ['corrupt', '{"oops'],
    ['foreign', '{"1":3}'],
    ['huge', JSON.stringify('x'.repeat(3_000_000))],
  ])('holds a %s cart: the shop works, says so, and sets it aside', async (_, raw) => {
    store({ cart_meds: raw });
    answer('listMedicines', twelve);
    await open('/medicines');
    await see(/^Your saved cart could not be read/);
    await press(/^Add to Cart/, await first());
    await reload();
    await listed(12);
    await inCart('1');
    expect(localStorage.getItem('cart_meds:set-aside')?.slice(0, 5)).toBe(raw.slice(0, 5));
  });
  test('holds corrupt preferences: nothing is said of the cart', async () => {
    store({ preferences: '{"oops', wishlist: '7' });
    answer('listMedicines', twelve);
    await open('/medicines');
    await press(/wishlist/, await first());
    await until(async () =>
      expect(await find('button', /wishlist/, await first())).toHaveAttribute('aria-pressed', 'true'),
    );
    await gone(/^Your saved cart could not be read/);
  });
  test('a made-up price or picture in it is not believed', async () => {
    store({
      cart_meds: [{ ...lineOf(medicine(1)), image: 'https://elsewhere.example/x.svg', offer_price: 1 }],
    });
    answer('listMedicines', listOf([medicine(1)]));
    await open('/order-step-1');
    await see('Price changed from ₹1.00 to ₹27.20');
    expect(document.querySelector('[src^="https://elsewhere"]')).toBeNull();
  });
});

test('offline is said at once, and the cart is safe', async () => {
  answer('listMedicines', twelve);
  await open('/medicines');
  // Readers announce what enters a region that was there before.
  await until(() => expect(document.querySelector('[role=status][aria-live]')).not.toBeNull());
  offline();
  await see('You are offline. Your cart is saved.');
});

test('a logout forgets who was here', async () => {
  logIn();
  answer('listMedicines', twelve);
  answer('logout', { success: true });
  await open('/medicines');
  await user.click(await find('button', 'Logout', document.querySelector('header')!));
  await at('/login');
  expect(
    ['access_token', 'refresh_token', 'user'].filter((key) => localStorage.getItem(key) !== null),
  ).toEqual([]);
  await until(() => expect(callsOf('logout')).toHaveLength(1));
});

describe('the list', () => {
  const asked = () => callsOf('listMedicines').at(-1)!.query;
  test('nothing found says so, and the filters can be cleared', async () => {
    answer('listMedicines', ({ query }) => (query.has('search') ? listOf([]) : twelve));
    await open('/medicines?search=zzzzqqqqxxxx&letter=P');
    await find('heading', 'No medicines found');
    await see('Try adjusting your search or filters');
    expect([asked().get('search'), asked().get('letter')]).toEqual(['zzzzqqqqxxxx', 'P']);
    await user.click((await see('Clear all filters')).closest('a')!);
    await at('/medicines');
    await listed(12);
  });
  test('nothing found offers what may have been meant, the phone and the prescription', async () => {
    answer('listMedicines', ({ query }) =>
      query.get('search') === 'pntavdx' ? { ...listOf([]), close: ['pantavida'] } : twelve,
    );
    await open('/medicines?search=pntavdx&form=syrup');
    await find('heading', 'No medicines found');
    expect(await find('link', 'Send a prescription')).toHaveAttribute('href', '/prescriptions/upload');
    expect(await find('link', /^Call /)).toHaveAttribute('href', expect.stringMatching(/^tel:/) as string);
    await follow('pantavida');
    await at('/medicines?search=pantavida');
    await listed(12);
  });
  test('filters are chosen in the sheet, stand in the address, and are asked for', async () => {
    answer('listMedicines', twelve);
    answer('listMedicineUses', { success: true, data: ['Pain and fever', 'Allergy'] });
    await open('/medicines');
    await listed(12);
    await press('Filters');
    const sheet = await find('dialog', 'Filters');
    const use = await find('combobox', 'Used for', sheet);
    await until(() => expect(use).toHaveTextContent('Allergy'));
    await user.selectOptions(use, 'Allergy');
    await user.selectOptions(await find('combobox', 'Prescription', sheet), 'Not needed');
    await user.click(await find('checkbox', 'In stock only', sheet));
    await press('Apply Filters', sheet);
    await at('/medicines?prescription=no&stock=in&use=Allergy');
    await until(() =>
      expect(Object.fromEntries(asked())).toMatchObject({ prescription: 'no', stock: 'in', use: 'Allergy' }),
    );
    await reload();
    await find('button', /^Filters ?3/);
    await user.click((await see('Clear all filters')).closest('a')!);
    await at('/medicines');
  });
  test('it says which page it is of how many, and leads to the last one', async () => {
    answer('listMedicines', { ...twelve, pagination: { ...twelve.pagination, total: 3519, has_next: true } });
    await open('/medicines?page=1');
    await see('Showing 12 of 3,519 medicines · page 1 of 294');
    await follow('Page 294');
    await at('/medicines?page=294');
  });
  test('picking a suggestion opens that medicine; clearing a search brings the whole list', async () => {
    answer('listMedicines', twelve);
    answer('getMedicine', detailOf(medicine(1)));
    await open('/medicines?search=para');
    await press('Clear');
    await at('/medicines');
    const search = await find('combobox', 'Search for a medicine');
    expect(search).toHaveFocus();
    await user.type(search, 'para');
    await until(() => expect(count('option')).toBe(6));
    await user.keyboard('{ArrowDown}{Enter}');
    await at('/medicines/1');
  });
  test('a heart stays pressed after a reload', async () => {
    answer('listMedicines', twelve);
    await open('/medicines');
    await press(/wishlist/, await first());
    await reload();
    await listed(12);
    await until(async () =>
      expect(await find('button', /wishlist/, await first())).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(JSON.parse(localStorage.getItem('wishlist')!)).toEqual([1]);
  });
});

test('language and comfort mode of header and footer are kept with the account too; a page that begins so tells nothing', async () => {
  logIn();
  answer('listMedicines', twelve);
  answer('setPreferences', { success: true, data: preferences });
  const told = () => callsOf('setPreferences').map(({ body }) => body);
  await open('/medicines');
  await user.selectOptions(await find('combobox', /^Comfort mode/), 'Very large');
  await until(() => expect(told()).toEqual([{ comfort: 2 }]));
  // The bar of a phone has one too.
  await user.click(await find('button', 'हिन्दी', await find('banner')));
  await until(() => expect(told()).toEqual([{ comfort: 2 }, { language: 'hi' }]));
  await reload();
  await user.selectOptions(await find('combobox', /^आराम मोड/), 'बंद');
  await until(() => expect(told()).toEqual([{ comfort: 2 }, { language: 'hi' }, { comfort: 0 }]));
});

describe('one medicine', () => {
  const said = (use: string) => ({
    use: [use],
    take: ['Swallow it with water.'],
    avoid: ['you are allergic to it'],
    ask: 'Tell your doctor first about: liver disease.',
    effects: ['Some people get: nausea.'],
    keep: ['Dry.'],
  });
  const known = {
    ...detailOf({ ...medicine(1), description: 'It contains paracetamol.' }),
    leaflet: { swallowed: true, en: said('Brings down fever.'), hi: said('बुखार कम करती है।') },
  };
  const headings = () => [...main().querySelectorAll('h3')].map((one) => one.textContent);
  const phone = () => main().querySelector('a[href="tel:+916512345678"]');

  test('says in five sections what a patient should know', async () => {
    answer('getMedicine', known);
    await open('/medicines/1');
    await see('Brings down fever.');
    expect(headings()).toEqual([
      'What it is for',
      'How to take it',
      'Do not take it if',
      'Side effects',
      'How to keep it',
    ]);
    await see('It contains paracetamol.');
    expect(phone()).toHaveTextContent('Ask the pharmacist: 0651 234 5678');
  });
  test('one that is put on is used, not taken', async () => {
    answer('getMedicine', { ...known, leaflet: { ...known.leaflet, swallowed: false } });
    await open('/medicines/1');
    await see('Brings down fever.');
    expect(headings().slice(1, 3)).toEqual(['How to use it', 'Do not use it if']);
  });
  test('where nothing is known of it, whom to ask', async () => {
    answer('getMedicine', detailOf(medicine(1)));
    await open('/medicines/1');
    await see('We have no notes on this medicine yet. Read the leaflet in its pack.');
    expect(headings()).toEqual([]);
    expect(phone()).toHaveTextContent('Ask the pharmacist: 0651 234 5678');
  });
  test('in Hindi by its Hindi name, and by the name on its pack; one without a Hindi name by that alone', async () => {
    document.cookie = 'locale=hi; path=/';
    const hindi = { ...medicine(1), name_hi: 'पैरामोल 1' };
    answer('listMedicines', listOf([hindi, medicine(2)]));
    answer('getMedicine', { ...known, data: hindi });
    await open('/medicines');
    const [one, two] = await find('list', 'दवाइयाँ').then((list) => [...list.querySelectorAll('article')]);
    expect(one!.querySelector('a')).toHaveTextContent('पैरामोल 1');
    expect(one).toHaveTextContent('Paramol 1');
    expect(two!.querySelector('h2')).toHaveTextContent(/^Paramol 2$/);
    await press('कार्ट में डालें: पैरामोल 1');
    await follow('पैरामोल 1');
    await until(() => expect(main().querySelector('h1')).toHaveTextContent('पैरामोल 1'));
    await see('Paramol 1');
    expect(document.title).toBe('पैरामोल 1 (Paramol 1) - Doorstep');
    answer('listMedicines', listOf([hindi]));
    await open('/order-step-1');
    const line = () => main().querySelector('[data-slot="cart-line"]');
    await until(() => expect(line()).toHaveTextContent('पैरामोल 1'));
    expect(line()).toHaveTextContent('Paramol 1');
  });
  test('in English by the name on its pack', async () => {
    answer('listMedicines', listOf([{ ...medicine(1), name_hi: 'पैरामोल 1' }]));
    await open('/medicines');
    expect((await first()).querySelector('h2')).toHaveTextContent(/^Paramol 1$/);
    expect(await first()).not.toHaveTextContent('पैरामोल');
  });
  test("in Hindi it is said in Hindi, without the shop's English", async () => {
    document.cookie = 'locale=hi; path=/';
    answer('getMedicine', known);
    await open('/medicines/1');
    await see('बुखार कम करती है।');
    expect(headings()[0]).toBe('किस काम की है');
    expect(main()).not.toHaveTextContent('It contains paracetamol.');
  });
});
