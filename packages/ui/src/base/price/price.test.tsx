import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default, Hindi, WithoutDiscount } from './price.stories.tsx';

/** What a reader says of it. */
const said = () => document.querySelector('[data-slot="price"]')?.textContent?.replaceAll(/\s+/g, ' ');

test('readers hear which price is now and which was; one price stands by itself', async () => {
  await Default.run();
  expect(said()).toBe('Now ₹27.20was MRP ₹34.00');
  await expect.element(page.getByText(/₹34\.00$/)).toBeVisible();
  await WithoutDiscount.run();
  expect(said()).toBe('₹164.00');
  await Hindi.run();
  expect(said()).toMatch(/^\p{Script=Devanagari}.*₹27\.20/u);
});

test('an MRP that is not higher is left out', async () => {
  await Default.run({ args: { ...Default.composed.args, mrpPaise: 2720 } });
  expect(said()).toBe('₹27.20');
});
