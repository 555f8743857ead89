import { testCategories } from '@doorstep/contract/lab';
import type { MedicalTest, TestPackage } from '@doorstep/contract/lab.schema';
import { expect, test } from 'vitest';
import { success } from '../answers.ts';
import { answer, at, count, find, heading, open, press, see, store, unreachable, user } from '../page.ts';

const oneTest = (id: number, some: Partial<MedicalTest> = {}): MedicalTest => ({
  id,
  title: `Test ${id}`,
  title_hi: `जाँच ${id}`,
  description: 'It measures something of your blood.',
  description_hi: 'इसमें ख़ून का कुछ नापा जाता है।',
  price: 600,
  offer_price: 420,
  category: 'blood',
  fasting: false,
  turnaround: '24-48h',
  fasting_hours: 0,
  water_only: false,
  after_meal: false,
  medicines_to_ask: [],
  sample: 'Blood',
  sample_hi: 'ख़ून',
  sex: null,
  min_age: null,
  max_age: null,
  repeat_days: null,
  measures: [],
  ...some,
});
const three = [
  oneTest(1, { title: 'Lipid profile', title_hi: 'लिपिड प्रोफ़ाइल', category: 'cardiac', fasting_hours: 12 }),
  oneTest(2, {
    title: 'HbA1c',
    title_hi: 'HbA1c (तीन महीने की शुगर)',
    category: 'diabetes',
    offer_price: null,
  }),
  oneTest(3, { title: 'Thyroid profile', title_hi: 'थायरॉइड प्रोफ़ाइल', category: 'hormone' }),
];
const heart: TestPackage = {
  id: 7,
  name: 'Heart check',
  name_hi: 'दिल की जाँच',
  description: 'Fats and sugar in one sample.',
  description_hi: 'चर्बी और शुगर एक ही सैंपल में।',
  total_price: 1200,
  offer_price: 899,
  tests: three.slice(0, 2).map(({ id, title, title_hi, price, offer_price }) => ({
    id,
    title,
    title_hi,
    price,
    offer_price,
  })),
};
const sell = (tests: MedicalTest[] = three, packages: TestPackage[] = [heart]) => {
  answer('listTests', { success, data: tests });
  answer('listTestPackages', { success, data: packages });
};
const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;

test('the list says what is promised, narrows by name and category, and keeps both in its address', async () => {
  sell();
  await open('/medical-tests');
  await heading('Medical Tests');
  for (const said of [
    'Home collection free from ₹499.00',
    'We come within 30 km',
    'Reports in 24-48 hours',
    'Accredited lab',
    '3 tests found',
    '12 h without food',
  ])
    await see(said);
  expect(await find('link', 'HbA1c')).toHaveAttribute('href', '/medical-tests/2');
  const category = await find('combobox', 'Category');
  expect(category.querySelectorAll('option')).toHaveLength(testCategories.length + 1);
  await user.type(await find('combobox', 'Search tests'), 'PROFILE{Enter}');
  await at('/medical-tests?search=PROFILE');
  await see('2 tests found');
  await user.selectOptions(await find('combobox', 'Category'), 'hormone');
  await at('/medical-tests?search=PROFILE&category=hormone');
  await see('1 test found');
  expect(count('article')).toBe(1);
  await open('/medical-tests?search=massage');
  await see('No test is called ‘massage’');
  expect(await find('link', 'Show all tests')).toHaveAttribute('href', '/medical-tests');
});

test('a test is found by its Hindi name', async () => {
  sell();
  await open(`/medical-tests/list?search=${encodeURIComponent('शुगर')}`);
  await find('link', 'HbA1c');
  expect(count('article')).toBe(1);
});

test('fifty are shown at first, and fifty more at each press', async () => {
  sell(Array.from({ length: 120 }, (_, at) => oneTest(at + 1)));
  await open('/medical-tests');
  await see('120 tests found');
  expect(count('article')).toBe(50);
  await press('Load More Tests');
  await at('/medical-tests?shown=100');
  await find('link', 'Test 100');
  expect(count('article')).toBe(100);
  await press('Load More Tests');
  await find('link', 'Test 120');
  expect(count('article')).toBe(120);
  expect(count('button', 'Load More Tests')).toBe(0);
});

test('the cart counts tests and packages, says their sum, and leads on once there is something', async () => {
  sell();
  // The page of the cart asks for them.
  answer('listLabDays', { success, data: { now: '2026-11-24T10:00:00.000+05:30', minutes: 30, days: [] } });
  await open('/medical-tests');
  expect(await find('button', 'Cart (0)')).toBeDisabled();
  await press('Add: Lipid profile');
  await find('button', 'In your cart: Lipid profile');
  expect(await find('button', 'Cart (1)')).toBeEnabled();
  await user.click(await find('tab', 'Test Packages'));
  await at('/medical-tests/packages');
  await press('Add: Heart check');
  await see('₹1,319.00');
  expect([kept('selectedTests'), kept('selectedPackages')]).toEqual([[1], [7]]);
  await press('In your cart: Heart check');
  expect(kept('selectedPackages')).toEqual([]);
  await press('Cart (1)');
  await at('/medical-tests/booking');
});

test('the keyboard stays on the tabs while it goes from one to the other', async () => {
  sell();
  await open('/medical-tests');
  (await find('tab', 'Individual Tests')).focus();
  await user.keyboard('{ArrowRight}');
  await at('/medical-tests/packages');
  await find('button', 'Add: Heart check');
  expect(await find('tab', 'Test Packages')).toHaveFocus();
});

test('a full cart takes in nothing more, and says so', async () => {
  sell();
  store({ selectedTests: Array.from({ length: 50 }, (_, at) => at + 100) });
  await open('/medical-tests');
  await press('Add: Lipid profile');
  await see(/^Your cart holds 50 tests and packages/);
  expect(kept('selectedTests')).toHaveLength(50);
});

test('a package says what it holds and its longest fast, and no fast that is not known', async () => {
  sell();
  await open('/medical-tests/packages');
  await see('Heart check');
  for (const said of ['2 tests', '12 h without food', 'You save ₹301.00']) await see(said);
  answer('listTests', unreachable);
  await open('/medical-tests/packages');
  await see('Heart check');
  expect(document.body).not.toHaveTextContent('Eat as usual');
  expect(document.body).not.toHaveTextContent('without food');
});

test('what does not come is said, and can be asked for again', async () => {
  answer('listTests', unreachable);
  answer('listTestPackages', unreachable);
  await open('/medical-tests');
  await see('Failed to fetch medical tests');
  sell();
  await press('Try again');
  await see('3 tests found');
  answer('listTestPackages', unreachable);
  await open('/medical-tests/packages');
  await see('Failed to fetch test packages');
  sell(three, []);
  await press('Try again');
  await see('No packages here yet');
});
