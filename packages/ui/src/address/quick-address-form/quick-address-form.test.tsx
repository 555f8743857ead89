import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, Editing, Errors, ServerError, WithoutCancel } from './quick-address-form.stories.tsx';

const form = page.getByRole('form', { name: 'Add New Address' });
const save = page.getByRole('button', { name: 'Save' });

test('by button and by Enter it submits once each, with what was typed', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.fill(form.getByRole('textbox', { name: 'City' }), 'Ranchi');
  await userEvent.click(save);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(form.getByRole('textbox', { name: 'Pincode' }));
  await userEvent.keyboard('8340019{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(new FormData(form.element() as HTMLFormElement))).toMatchObject({
    city: 'Ranchi',
    pincode: '834001',
  });
});

test('every field has its label and its token for autofill; the default box is not ticked', async () => {
  await Default.run();
  const tokens = {
    'Address Title': 'off',
    'Full Name': 'name',
    'Mobile Number': 'tel-national',
    'Address Line 1': 'address-line1',
    'Address Line 2 (optional)': 'address-line2',
    'Landmark (optional)': 'off',
    City: 'address-level2',
    State: 'address-level1',
    Pincode: 'postal-code',
  };
  for (const [name, token] of Object.entries(tokens))
    await expect
      .element(form.getByRole('textbox', { name, exact: true }))
      .toHaveAttribute('autocomplete', token);
  await expect.element(form.getByRole('checkbox', { name: 'Set as default address' })).not.toBeChecked();
});

test('after a failed attempt the summary has focus, and its lines lead to the fields', async () => {
  await Errors.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(
    page
      .getByRole('alert')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    'Address title is required',
    'Please enter a valid 10-digit mobile number',
    'Pincode must be 6 digits',
    'City is required',
  ]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByRole('textbox', { name: 'Mobile Number' })).toHaveFocus();
  await expect
    .element(form.getByRole('textbox', { name: 'Pincode' }))
    .toHaveAccessibleDescription('6-digit pincode Pincode must be 6 digits');
});

test('Cancel is told and submits nothing; without onCancel there is none', async () => {
  const { onCancel, onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  await WithoutCancel.run();
  await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('while busy neither button nor Enter submits, and the button keeps focus', async () => {
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  const saving = page.getByRole('button', { name: 'Saving...' });
  (saving.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(saving).toHaveFocus();
  await userEvent.click(form.getByRole('textbox', { name: 'City' }));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what the server refused is said at once', async () => {
  await ServerError.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We could not save this address. What you wrote is still here. Please try again.');
});

test('one that exists is named and updated as such, and what its pincode says is told', async () => {
  await Editing.run();
  await expect
    .element(page.getByRole('form', { name: 'Edit Address' }).getByRole('button', { name: 'Update' }))
    .toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Ranchi, Jharkhand');
});
