import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED, refusing } from '../../../test/refusing.tsx';
import { Busy, Default, Error, Refused } from './signup-form.stories.tsx';
import { SignupForm } from './signup-form.tsx';

const form = page.getByRole('form', { name: 'Create account' });
const text = (name: string) => form.getByRole('textbox', { name, exact: true });
const password = form.getByLabelText('Password', { exact: true }),
  again = form.getByLabelText('Confirm Password', { exact: true });

test('filled by keyboard and sent by Enter or by the button, once each', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.click(text('Mobile Number'));
  await userEvent.keyboard(
    '98765 43212{Tab}Meena Devi{Tab}meena@example.com{Tab}doorstep9{Tab}{Tab}doorstep9{Enter}',
  );
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(form.getByRole('button', { name: 'Create account' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(new FormData(form.element() as HTMLFormElement))).toEqual({
    mobile: '98765 43212',
    name: 'Meena Devi',
    email: 'meena@example.com',
    password: 'doorstep9',
    confirm_password: 'doorstep9',
  });
});

test('every field has its token for autofill', async () => {
  await Default.run();
  for (const [field, token] of [
    [text('Mobile Number'), 'username'],
    [text('Full Name'), 'name'],
    [text('Email (optional)'), 'email'],
    [password, 'new-password'],
    [again, 'new-password'],
  ] as const) {
    await expect.element(field).toHaveAttribute('autocomplete', token);
  }
});

test('after a failed attempt the summary has focus, and its lines lead to the fields', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(page.getByRole('alert').getByRole('link').elements()).toHaveLength(5);
  await userEvent.click(page.getByRole('link', { name: 'Passwords do not match' }));
  await expect.element(again).toHaveFocus();
  await expect
    .element(password)
    .toHaveAccessibleDescription('At least 6 characters Password must be at least 6 characters');
});

test('what the server refused is said at once', async () => {
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Registration failed. Please check your details and try again.');
});

test('while busy neither button nor Enter submits, and the button keeps focus', async () => {
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  const busy = form.getByRole('button', { name: 'Creating your account...' });
  (busy.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(busy).toHaveFocus();
  await userEvent.click(text('Full Name'));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('it leads to the terms, to how data is handled, and to the login', async () => {
  await Default.run();
  for (const [name, href] of [
    ['Terms', '#terms'],
    ['How we handle your data', '#privacy'],
    ['Already have an account? Login', '#login'],
  ] as const)
    await expect.element(form.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('what was typed is kept when the server refuses', async () => {
  await Default.extend({ render: refusing(SignupForm) }).run();
  await userEvent.click(text('Mobile Number'));
  await userEvent.keyboard('98765 43212{Tab}Meena Devi{Tab}{Tab}doorstep9{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect.element(text('Mobile Number')).toHaveValue('98765 43212');
  await expect.element(text('Full Name')).toHaveValue('Meena Devi');
  await expect.element(password).toHaveValue('doorstep9');
});
