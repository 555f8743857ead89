import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, LongText, VariantClosed, VariantInPlace, VariantSettings } from './popover.stories.tsx';

const opener = page.getByRole('button', { name: 'How fees are counted' });
const surface = page.getByRole('dialog', { name: 'Delivery fee' });
const shut = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

test('opens and closes by its button, and is named by its title', async () => {
  const { onOpenChange } = VariantClosed.composed.args;
  await VariantClosed.run();
  await shut();
  await userEvent.click(opener);
  await expect.element(surface).toBeVisible();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(opener);
  await shut();
  expect(onOpenChange).toHaveBeenNthCalledWith(1, true);
  expect(onOpenChange).toHaveBeenNthCalledWith(2, false);
});

test('is used by keyboard: Enter opens, Tab goes through it, Escape closes and gives focus back', async () => {
  await VariantClosed.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(surface).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await shut();
  await expect.element(opener).toHaveFocus();
});

test('lets Tab reach links and fields in it', async () => {
  await VariantSettings.run();
  await expect.element(page.getByRole('dialog', { name: 'Account' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'My profile' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveFocus();
});

test('closes when a child of PopoverClose is pressed, and gives focus back', async () => {
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'OK' }));
  await shut();
  await expect.element(opener).toHaveFocus();
});

test('closes by a press beside it', async () => {
  await Default.run();
  await expect.element(surface).toBeVisible();
  await userEvent.click(document.body, { position: { x: 390, y: 5 }, force: true });
  await shut();
});

test('leaves the page behind readable and scrolling', async () => {
  await Default.run();
  await expect.element(surface).toBeVisible();
  await expect.element(opener).toBeVisible();
  expect(getComputedStyle(document.body).overflowY).toBe('visible');
});

test('stays within a window of 320 × 256 and scrolls there', async () => {
  await page.viewport(320, 256);
  try {
    await LongText.run();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect
      .poll(() => {
        const { top, bottom, left, right } = page.getByRole('dialog').element().getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= 256 && right <= 320;
      })
      .toBe(true);
  } finally {
    await page.viewport(1280, 800);
  }
});

test('in a native popover it stands above it, and a press in it closes neither', async () => {
  await VariantInPlace.run();
  await expect.element(surface).toBeVisible();
  await userEvent.click(surface.getByText(/within 10 km/));
  await expect.element(surface).toBeVisible();
  await userEvent.click(surface.getByRole('button', { name: 'OK' }));
  await shut();
  await expect.element(opener).toBeVisible();
});
