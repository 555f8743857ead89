import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, LongText, VariantClosed } from './bottom-sheet.stories.tsx';

test('it is a dialog named by its title, with focus at its heading', async () => {
  await Default.run();
  await expect.element(page.getByRole('dialog', { name: 'Filters, 2 active' })).toBeVisible();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('by keyboard: Tab goes round inside, Escape closes, focus returns to the opener', async () => {
  await VariantClosed.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: 'Price: low to high' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Apply Filters' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('by mouse: Close closes and focus returns to the opener', async () => {
  const { onOpenChange } = VariantClosed.composed.args;
  await VariantClosed.run();
  await userEvent.click(page.getByRole('button', { name: 'Filters' }));
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveFocus();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test('a press on the page behind closes it', async () => {
  const { onOpenChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledTimes(1);
});

test('while its body scrolls its actions stay in sight, and a part of the page above it', async () => {
  await page.viewport(360, 560);
  await LongText.run();
  const sheet = page.getByRole('dialog').element();
  const apply = page.getByRole('button', { name: 'Apply Filters' });
  expect(sheet.getBoundingClientRect().top).toBeGreaterThan(44);
  expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  for (const top of [0, sheet.scrollHeight]) {
    sheet.scrollTop = top;
    await expect.element(apply).toBeInViewport({ ratio: 1 });
  }
  await page.viewport(1280, 800);
});
