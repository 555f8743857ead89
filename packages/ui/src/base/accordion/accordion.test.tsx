import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantOne } from './accordion.stories.tsx';

const answer = page.getByText(/^Store it below/);
const heading = page.getByRole('heading', { name: 'How do I keep my medicines?', level: 3 });

test('by mouse: a press on its heading opens a section, another one closes it', async () => {
  await Default.run();
  await expect.element(answer).not.toBeVisible();
  await userEvent.click(heading);
  await expect.element(answer).toBeVisible();
  await userEvent.click(heading);
  await expect.element(answer).not.toBeVisible();
});

test('by keyboard: each heading is a stop, Enter and Space open and close', async () => {
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(answer).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^We call you/)).toBeVisible();
});

test('of those with one name one is open at a time', async () => {
  await VariantOne.run();
  await expect.element(page.getByText('Swallow whole, with water.')).toBeVisible();
  await userEvent.click(page.getByRole('heading', { name: 'Syrups' }));
  await expect.element(page.getByText('Shake before each use.')).toBeVisible();
  await expect.element(page.getByText('Swallow whole, with water.')).not.toBeVisible();
});
