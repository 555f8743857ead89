import type { MedicalTest, OneMedicalTest } from '@doorstep/contract/lab.schema';
import { expect, test } from 'vitest';
import { success } from '../answers.ts';
import {
  answer,
  at,
  count,
  find,
  follow,
  heading,
  open,
  press,
  refused,
  see,
  store,
  unreachable,
} from '../page.ts';

const oneTest = (id: number, some: Partial<MedicalTest> = {}): MedicalTest => ({
  id,
  title: `Lipid profile ${id}`,
  title_hi: `लिपिड प्रोफ़ाइल ${id}`,
  description: 'It measures the fats in your blood.',
  description_hi: 'इसमें ख़ून की चर्बी नापी जाती है।',
  price: 600,
  offer_price: 449,
  category: 'cardiac',
  fasting: true,
  turnaround: '24-48h',
  fasting_hours: 12,
  water_only: true,
  after_meal: false,
  medicines_to_ask: [{ text: 'Blood thinners', text_hi: 'ख़ून पतला करने की दवा' }],
  sample: 'Blood',
  sample_hi: 'ख़ून',
  sex: 'female',
  min_age: 18,
  max_age: null,
  repeat_days: null,
  measures: ['ldl'],
  ...some,
});
const answerOf = (data: MedicalTest): OneMedicalTest => ({
  success,
  data,
  values: [{ code: 'ldl', name: 'LDL cholesterol', name_hi: 'LDL कोलेस्ट्रॉल' }],
  related: [oneTest(7), oneTest(8), oneTest(9)],
  packages: [{ id: 1, name: 'Full body check', name_hi: 'पूरे शरीर की जाँच' }],
});
const each = () => answer('getTest', ({ params }) => answerOf(oneTest(Number(params['id']))));
const chosen = () => JSON.parse(localStorage.getItem('selectedTests') ?? '[]') as unknown;

test('a test says what it costs and promises, how to prepare, and leads to others', async () => {
  each();
  await open('/medical-tests/3');
  await heading('Lipid profile 3');
  expect(document.title).toBe('Lipid profile 3 - Doorstep');
  for (const said of [
    'Save ₹151.00 (25% OFF)',
    'Report in 24-48h',
    'Collection free from ₹499.00',
    'We come within 30 km',
    'Accredited lab',
    '12 hours without food',
    'We collect the sample from 7:00 AM to 10:30 AM.',
    'Plain water only',
    'Blood thinners',
    'LDL cholesterol',
    'For women, 18 years and older',
    'Full body check',
  ])
    await see(said);
  expect(await find('link', 'Medical Tests')).toHaveAttribute('href', '/medical-tests');
  await follow('Lipid profile 8');
  await at('/medical-tests/8');
  await heading('Lipid profile 8');
});

test('collection is free where the test alone reaches the free sum, and one eats as usual without a fast', async () => {
  answer(
    'getTest',
    answerOf(oneTest(3, { price: 499, offer_price: null, fasting_hours: 0, medicines_to_ask: [] })),
  );
  await open('/medical-tests/3');
  await see('Free home sample collection');
  await see('Eat as usual');
  expect(document.body).not.toHaveTextContent('Plain water only');
  expect(document.body).not.toHaveTextContent('Save');
});

test('it is put into the cart, which opens; then its page leads there', async () => {
  each();
  // The page of the cart asks for them.
  answer('listTests', { success, data: [oneTest(3), oneTest(5)] });
  const heart = { id: 1, name: 'Heart check', name_hi: 'दिल की जाँच', description: '', description_hi: '' };
  answer('listTestPackages', {
    success,
    data: [{ ...heart, total_price: 900, offer_price: null, tests: [] }],
  });
  answer('listLabDays', { success, data: { now: '2026-11-24T10:00:00.000+05:30', minutes: 30, days: [] } });
  store({ selectedTests: [5], selectedPackages: [1] });
  await open('/medical-tests/3');
  await see('In your cart: 2');
  await press('Add to Cart & Book Now');
  await find('button', 'Adding to Cart...');
  expect(chosen()).toEqual([5]);
  await at('/medical-tests/booking');
  expect(chosen()).toEqual([5, 3]);
  await open('/medical-tests/3');
  expect(await find('link', 'Go to Cart')).toHaveAttribute('href', '/medical-tests/booking');
  await see('In your cart: 3');
  expect(count('button', 'Add to Cart & Book Now')).toBe(0);
});

test('a full cart takes in nothing more, and says so', async () => {
  each();
  const fifty = Array.from({ length: 50 }, (_, i) => i + 100);
  store({ selectedTests: fifty });
  await open('/medical-tests/3');
  await press('Add to Cart & Book Now');
  await see('Your cart holds 50 tests and packages at most. Please take some out.');
  expect(chosen()).toEqual(fifty);
  await find('button', 'Add to Cart & Book Now');
  await at('/medical-tests/3');
});

test('an unknown test is said, with the way back; one that does not come can be asked for again', async () => {
  answer('getTest', refused(404, 'test_not_found', 'Test not found'));
  await open('/medical-tests/99');
  await heading('Test not found');
  expect(await find('link', 'Go Back')).toHaveAttribute('href', '/medical-tests');
  answer('getTest', unreachable);
  await open('/medical-tests/3');
  await heading('Failed to fetch test details');
  each();
  await press('Try again');
  await heading('Lipid profile 3');
});

test('in Hindi names, texts and preparation are Hindi', async () => {
  document.cookie = 'locale=hi; path=/';
  each();
  await open('/medical-tests/3');
  await heading('लिपिड प्रोफ़ाइल 3');
  for (const said of ['24-48 घंटे में रिपोर्ट', 'ख़ून पतला करने की दवा', 'LDL कोलेस्ट्रॉल', 'पूरे शरीर की जाँच'])
    await see(said);
});
