import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Selected } from './package-card.stories.tsx';

const card = page.getByRole('article');

test('its button puts it into the cart by mouse and by keyboard, and says when it is in', async () => {
  const { onSelectedChange: onToggle } = Default.composed.args;
  await Default.run();
  const button = card.getByRole('button', { name: 'Add: Heart check' });
  await userEvent.click(button);
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onToggle).toHaveBeenCalledTimes(2);
  await Selected.run();
  await userEvent.click(card.getByRole('button', { name: 'In your cart: Heart check' }));
  expect(Selected.composed.args.onSelectedChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('what it holds opens by keyboard, each test as a link', async () => {
  await Default.run();
  await expect.element(card.getByRole('link', { name: 'HbA1c' })).not.toBeInTheDocument();
  (card.getByText('What it holds').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByRole('link', { name: 'HbA1c' })).toBeVisible();
  expect(card.getByRole('link').elements()).toHaveLength(3);
  await userEvent.click(card.getByText('What it holds'));
  await expect.element(card.getByRole('link', { name: 'HbA1c' })).not.toBeInTheDocument();
});

test('it says what it holds, the fast, the price and what is saved', async () => {
  await Default.run();
  await expect.element(card.getByRole('heading', { name: 'Heart check' })).toBeVisible();
  for (const said of ['3 tests', '12 h without food', /₹1,299\.00$/, /₹1,750\.00$/, 'You save ₹451.00'])
    await expect.element(card.getByText(said)).toBeVisible();
});

test('a saving that is none and a fast that is not known are not said', async () => {
  await Default.extend({ args: { mrpPaise: 129_900, fastingHours: undefined } }).run();
  await expect.element(card.getByText('₹1,299.00')).toBeVisible();
  await expect.element(card.getByText(/You save|without food|Eat as usual/)).not.toBeInTheDocument();
});
