import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, LongText, Selected } from './test-card.stories.tsx';

const card = page.getByRole('article');

test('the card leads to its page, and its button only to the cart', async () => {
  const { onSelectedChange: onToggle } = Default.composed.args;
  await Default.run();
  location.hash = '';
  await expect.element(card.getByRole('heading').getByRole('link', { name: 'Lipid profile' })).toBeVisible();
  expect(card.getByRole('link').elements()).toHaveLength(1);
  await userEvent.click(card.getByRole('button', { name: 'Add: Lipid profile' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');
  await userEvent.click(card, { position: { x: 40, y: 110 } });
  expect(location.hash).toBe('#lipid');
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('the fast is said in words, and whom it is for', async () => {
  await Default.run();
  for (const said of ['12 h without food', 'Report in 24-48h', '30% OFF', 'Cardiac', /₹420\.00$/])
    await expect.element(card.getByText(said)).toBeVisible();
  await LongText.run();
  for (const said of ['Eat as usual', 'For women']) await expect.element(card.getByText(said)).toBeVisible();
  await expect.element(card.getByText(/OFF/)).not.toBeInTheDocument();
});

test('what is in the cart says so', async () => {
  await Selected.run();
  await expect.element(card.getByRole('button', { name: 'In your cart: Lipid profile' })).toBeVisible();
});
