import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED, refusing } from '../../../test/refusing.tsx';
import {
  Busy,
  Default,
  FilledEditing,
  Error,
  Filled,
  WithoutName,
  Open,
  ErrorServerError,
  ErrorUnknownPincode,
  WithoutCancel,
  EmptyFields,
  OutOfRange,
} from './quick-address-form.stories.tsx';
import { QuickAddressForm } from './quick-address-form.tsx';

const form = page.getByRole('form', { name: 'Add New Address' });
const save = page.getByRole('button', { name: 'Save' });
const named = (within: typeof form) =>
  within
    .getByRole('textbox')
    .elements()
    .map(
      (element) =>
        element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels![0]!.textContent,
    );

test('by button and by Enter it submits once each, with what was typed', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.fill(form.getByRole('textbox', { name: 'Address Line 1' }), '12 Main Road');
  await userEvent.click(save);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(form.getByRole('textbox', { name: 'Pincode' }));
  await userEvent.keyboard('8340019{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(new FormData(form.element() as HTMLFormElement))).toMatchObject({
    address_line_1: '12 Main Road',
    pincode: '834001',
  });
});

test('for who is known it asks for pincode and street alone; the rest stands folded', async () => {
  await Default.run();
  expect(named(form)).toEqual(['Pincode', 'Address Line 1']);
  await expect.element(form.getByText('For: Asha Kumari · 98765 43210')).toBeVisible();
  await expect.element(form.getByRole('radio', { name: 'Home' })).toBeChecked();
  await expect.element(form.getByRole('checkbox', { name: 'Set as default address' })).not.toBeChecked();
});

test('each field has its label and its token for autofill', async () => {
  await Open.run();
  const tokens = {
    Pincode: 'postal-code',
    City: 'address-level2',
    State: 'address-level1',
    'Address Line 1': 'address-line1',
    'Address Line 2 (optional)': 'address-line2',
    'Landmark (optional)': 'off',
    'Address Title': 'off',
    'Full Name': 'name',
    'Mobile Number': 'tel-national',
  };
  expect(named(form)).toEqual(Object.keys(tokens));
  for (const [name, token] of Object.entries(tokens))
    await expect
      .element(form.getByRole('textbox', { name, exact: true }))
      .toHaveAttribute('autocomplete', token);
});

test('a pincode is six digits however it is written', async () => {
  await Default.run();
  const pincode = form.getByRole('textbox', { name: 'Pincode' });
  await userEvent.fill(pincode, ' 834 008 ');
  await expect.element(pincode).toHaveValue('834008');
  await userEvent.fill(pincode, '८३४००१');
  await expect.element(pincode).toHaveValue('834001');
});

test('by mouse and by keyboard what is folded opens, and its first field has focus', async () => {
  await Filled.run();
  for (const [name, first] of [
    ['Change city and state', 'City'],
    ['Add line 2 or a landmark', 'Address Line 2 (optional)'],
    ['Change name and mobile', 'Full Name'],
  ] as const) {
    (form.getByRole('button', { name }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByRole('textbox', { name: first, exact: true })).toHaveFocus();
    await expect.element(form.getByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('a title is chosen, or written where none of them is it', async () => {
  const { onTitleChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(form.getByRole('radio', { name: 'Office' }));
  expect(onTitleChange).toHaveBeenLastCalledWith('Office');
  await userEvent.click(form.getByRole('radio', { name: 'Other' }));
  expect(onTitleChange).toHaveBeenLastCalledWith('');
  await expect.element(form.getByRole('textbox', { name: 'Address Title' })).toBeVisible();
  await Open.run();
  await expect.element(form.getByRole('radio', { name: 'Other' })).toBeChecked();
  await expect.element(form.getByRole('textbox', { name: 'Address Title' })).toHaveValue('Mother');
});

test('an account without a name is asked for it, and told where else it is written', async () => {
  await WithoutName.run();
  await expect
    .element(form.getByRole('textbox', { name: 'Full Name' }))
    .toHaveAccessibleDescription('We also write it on your account. You can change it in your profile.');
});

test('a pincode that nobody knows asks for city and state, and says so', async () => {
  await ErrorUnknownPincode.run();
  await expect.element(form.getByRole('textbox', { name: 'City' })).toBeVisible();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('We do not know this pincode. Please write your city and state.');
});

test('after a failed attempt the summary has focus, and its lines lead to the fields, also to folded ones', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(
    page
      .getByRole('alert')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    'Pincode must be 6 digits',
    'City is required',
    'Address title is required',
    'Please enter a valid 10-digit mobile number',
  ]);
  for (const [line, control] of [
    ['City is required', form.getByRole('textbox', { name: 'City' })],
    ['Address title is required', form.getByRole('radio', { name: 'Home' })],
    ['Please enter a valid 10-digit mobile number', form.getByRole('textbox', { name: 'Mobile Number' })],
  ] as const) {
    (page.getByRole('alert').getByRole('link', { name: line }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(control).toHaveFocus();
  }
  await expect
    .element(form.getByRole('radiogroup', { name: 'Address Title' }))
    .toHaveAccessibleDescription('Address title is required');
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
  await userEvent.click(form.getByRole('textbox', { name: 'Pincode' }));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what the server refused is said at once', async () => {
  await ErrorServerError.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We could not save this address. What you wrote is still here. Please try again.');
});

test('one that exists is named and updated as such, and what its pincode says is told', async () => {
  await FilledEditing.run();
  await expect
    .element(page.getByRole('form', { name: 'Edit Address' }).getByRole('button', { name: 'Update' }))
    .toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Ranchi, Jharkhand');
});

test('what opened by itself stays open when the pincode is known after all', async () => {
  await ErrorUnknownPincode.extend({
    render: function Page(args) {
      const [isUnknown, setUnknown] = useState(true);
      return (
        <>
          <QuickAddressForm {...args} placeUnknown={isUnknown} />
          <button type="button" onClick={() => setUnknown(false)}>
            The pincode is found
          </button>
        </>
      );
    },
  }).run();
  const city = form.getByRole('textbox', { name: 'City' });
  await expect.element(city).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'The pincode is found' }));
  await expect.element(page.getByText(/^We do not know this pincode/)).not.toBeInTheDocument();
  await expect.element(city).toBeVisible();
});

test('whether we come to the pincode, and what that costs, is said in a status', async () => {
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  await Filled.run();
  await expect.element(said('We deliver here for ₹13.00, and free from ₹499.00.')).toBeVisible();
  await OutOfRange.run();
  await expect.element(said('72.3 km away: we deliver within 30 km')).toBeVisible();
});

test('what a field wants stands beside it, the sentence for all of them in the summary', async () => {
  await EmptyFields.run();
  expect(
    page
      .getByRole('alert')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Please fill all required fields']);
  await expect
    .element(form.getByRole('textbox', { name: 'Pincode' }))
    .toHaveAccessibleDescription('6-digit pincode Write your 6-digit pincode');
});

test('what was typed is kept when the server refuses', async () => {
  await Default.extend({ render: refusing(QuickAddressForm) }).run();
  const pincode = form.getByRole('textbox', { name: 'Pincode' });
  await userEvent.click(pincode);
  await userEvent.keyboard('834001{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect.element(pincode).toHaveValue('834001');
});
