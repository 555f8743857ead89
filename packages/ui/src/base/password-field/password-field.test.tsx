import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Default,
  Disabled,
  Error as Invalid,
  Filled,
  Hindi,
  VariantInForm,
} from './password-field.stories.tsx';

const input = (label = 'Password') => page.getByLabelText(label, { exact: true });
const element = (label?: string) => input(label).element() as HTMLInputElement;

test('by mouse it shows and hides, with text, caret and focus kept', async () => {
  await Filled.run();
  await userEvent.click(input('New password'));
  element('New password').setSelectionRange(2, 4);
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(input('New password')).toHaveAttribute('type', 'text');
  await expect.element(input('New password')).toHaveFocus();
  expect([element('New password').selectionStart, element('New password').selectionEnd]).toEqual([2, 4]);
  await userEvent.click(page.getByRole('button', { name: 'Hide password' }));
  await expect.element(input('New password')).toHaveAttribute('type', 'password');
  await expect.element(input('New password')).toHaveFocus();
  await expect.element(input('New password')).toHaveValue('doorstep1');
});

test('by keyboard it shows and hides, with focus kept on the toggle', async () => {
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('doorstep1');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(input()).toHaveAttribute('type', 'text');
  await expect.element(page.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(input()).toHaveAttribute('type', 'password');
  await expect.element(input()).toHaveValue('doorstep1');
});

test('the toggle does not submit, and a submit hides the password again', async () => {
  await VariantInForm.run();
  let submits = 0;
  element().form?.addEventListener('submit', () => {
    submits += 1;
  });
  await userEvent.click(page.getByRole('button', { name: 'Show password' }));
  await expect.element(input()).toHaveAttribute('type', 'text');
  expect(submits).toBe(0);
  await userEvent.click(input());
  await userEvent.keyboard('{Enter}');
  expect(submits).toBe(1);
  await expect.element(input()).toHaveAttribute('type', 'password');
});

test('typing reaches the caller, pasting is not prevented', async () => {
  const { onChange } = Default.composed.args;
  await Default.run();
  await userEvent.fill(input(), 'from a manager');
  expect(onChange).toHaveBeenCalled();
  await expect.element(input()).toHaveAttribute('autocomplete', 'current-password');
  expect(element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))).toBe(
    true,
  );
});

test('disabled, neither text nor toggle can be used', async () => {
  await Disabled.run();
  await expect.element(input()).toBeDisabled();
  await expect.element(page.getByRole('button')).toBeDisabled();
});

test('its hint is read with it, its toggle in Hindi too', async () => {
  await Hindi.run();
  await expect.element(input('पासवर्ड')).toHaveAccessibleDescription('कम से कम 6 अक्षर');
  await expect.element(page.getByRole('button', { name: 'पासवर्ड दिखाएँ' })).toBeVisible();
});

test('its error is read with it', async () => {
  await Invalid.run();
  await expect.element(input()).toHaveAccessibleDescription('Password must be at least 6 characters');
  await expect.element(input()).toBeInvalid();
});

test('its toggle is at least 44 px in both directions', async () => {
  await Default.run();
  const { width, height } = page
    .getByRole('button', { name: 'Show password' })
    .element()
    .getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
