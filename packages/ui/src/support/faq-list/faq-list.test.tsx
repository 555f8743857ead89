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
test('each question can be linked to', async () => {
  await Default.run();
  expect(document.getElementById('where')?.textContent).toContain('Up to 30 km');
});
