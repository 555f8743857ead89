import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantClosed } from './tooltip.stories.tsx';

const control = page.getByRole('button', { name: 'Return' });
const tooltip = page.getByRole('tooltip');
const shut = () => expect.element(tooltip).not.toBeInTheDocument();

test('shows while the pointer is on the control', async () => {
  await VariantClosed.run();
  await shut();
  await userEvent.hover(control);
  await expect.element(tooltip).toBeInTheDocument();
  // A pointer on its way to the tooltip's text keeps it open: the second move leaves that way.
  await userEvent.unhover(control);
  await userEvent.hover(document.body, { position: { x: 5, y: 300 } });
  await shut();
});

test('shows on focus and describes the control; Escape closes it and leaves focus', async () => {
  await VariantClosed.run();
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await expect.element(control).toHaveAccessibleDescription('Sends the prescription back to the patient');
  await userEvent.keyboard('{Escape}');
  await shut();
  await expect.element(control).toHaveFocus();
});

test('stays while the pointer is on its text', async () => {
  await VariantClosed.run();
  await userEvent.hover(control);
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.hover(page.getByText('Sends the prescription back to the patient').first());
  await expect.element(tooltip).toBeInTheDocument();
});

test('closes when the control is pressed', async () => {
  await Default.run();
  await expect.element(tooltip).toBeInTheDocument();
  await userEvent.click(control);
  await shut();
});
