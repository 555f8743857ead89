import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './faq-list.stories.tsx';

const question = page.getByText('What does delivery cost?');
const answer = page.getByText(/^Nothing from ₹499/);

test('an answer is folded in, and opens by mouse', async () => {
  await Default.run();
  await expect.element(answer).not.toBeVisible();
  await userEvent.click(question);
  await expect.element(answer).toBeVisible();
});
test('and by keyboard, and folds again', async () => {
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).not.toBeVisible();
});
test('each question is native, has a heading, and can be linked to', async () => {
  await Default.run();
  const where = document.getElementById('where');
  expect(where).toBeInstanceOf(HTMLDetailsElement);
  expect(where?.textContent).toContain('Up to 30 km');
  await expect.element(page.getByRole('heading', { level: 3, name: 'Where do you deliver?' })).toBeVisible();
});
test('one answer stays open when another opens', async () => {
  await Default.run();
  await userEvent.click(question);
  await userEvent.click(page.getByText('Where do you deliver?'));
  await expect.element(page.getByText(/^Up to 30 km/)).toBeVisible();
  await expect.element(answer).toBeVisible();
});
