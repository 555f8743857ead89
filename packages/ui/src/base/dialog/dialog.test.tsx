import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantClosed, Default, LongText, WithActions } from './dialog.stories.tsx';

const dialog = () => page.getByRole('dialog');
const shut = () => expect.element(dialog()).not.toBeInTheDocument();

test('it is named and described by its own words, and focus starts at its heading', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('dialog', { name: 'Delivery times' }))
    .toHaveAccessibleDescription(/before 6 PM/);
  await expect.element(page.getByRole('heading', { name: 'Delivery times' })).toHaveFocus();
});

test('by keyboard: Enter opens, Escape closes, focus returns to the opener', async () => {
  const { onOpenChange } = VariantClosed.composed.args;
  await VariantClosed.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await shut();
  await expect.element(page.getByRole('button', { name: 'Delivery times' })).toHaveFocus();
  expect(onOpenChange).toHaveBeenNthCalledWith(1, true);
  expect(onOpenChange).toHaveBeenNthCalledWith(2, false);
});

test('by mouse: the Close button closes and focus returns to the opener', async () => {
  await VariantClosed.run();
  await userEvent.click(page.getByRole('button', { name: 'Delivery times' }));
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  await shut();
  await expect.element(page.getByRole('button', { name: 'Delivery times' })).toHaveFocus();
});

test('Tab goes round inside it', async () => {
  await WithActions.run();
  const save = page.getByRole('button', { name: 'Save Address' });
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(save).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(save).toHaveFocus();
});

test('Shift+Tab from the heading reaches Close', async () => {
  await Default.run();
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('in a window of 320 × 256 its last control can be scrolled to and pressed', async () => {
  await page.viewport(320, 256);
  await LongText.run();
  const save = page.getByRole('button', { name: 'Save Address' });
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(save).toHaveFocus();
  await expect.element(save).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});
