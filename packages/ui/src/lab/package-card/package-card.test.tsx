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
  await expect.element(card.getByRole('button', { name: 'In your cart: Heart check' })).toBeVisible();
});

test('what it holds opens by keyboard, each test as a link', async () => {
  await Default.run();
  await expect.element(card.getByRole('link', { name: 'HbA1c' })).not.toBeInTheDocument();
  (card.getByText('What it holds').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByRole('link', { name: 'HbA1c' })).toBeVisible();
  expect(card.getByRole('link').elements()).toHaveLength(3);
});
