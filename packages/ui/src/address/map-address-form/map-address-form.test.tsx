import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Busy,
  Default,
  Error,
  Filled,
  BusyLocating,
  ErrorLocationDenied,
} from './map-address-form.stories.tsx';

const form = page.getByRole('form', { name: 'Add New Address' });

test('by button and by Enter it submits once each, with what was typed', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.fill(form.getByRole('textbox', { name: 'Full Name' }), 'Asha Kumari');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(form.getByRole('button', { name: 'Add Address' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(new FormData(form.element() as HTMLFormElement))).toMatchObject({
    name: 'Asha Kumari',
    address: '',
  });
});

test('device and map are asked for by their buttons, which submit nothing', async () => {
  const { onLocate, onPickFromMap, onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.click(form.getByRole('button', { name: 'Use Current Location' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onLocate).toHaveBeenCalledTimes(1);
  expect(onPickFromMap).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what is missing alike is said once in the summary, beside each field, and leads to a control', async () => {
  await Error.run();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Please fill all fields and select a location', 'Please enter a valid 10-digit mobile number']);
  await expect
    .element(form.getByRole('combobox', { name: 'Address' }))
    .toHaveAccessibleDescription(/Please fill all fields and select a location/);
  await expect
    .element(form.getByRole('button', { name: 'Use Current Location' }))
    .toHaveAccessibleDescription('Please fill all fields and select a location');
});

test('a missing place alone leads to the button that finds it', async () => {
  await Error.extend({
    args: { errors: { location: { message: 'Please fill all fields and select a location' } } },
  }).run();
  await userEvent.click(page.getByRole('alert').getByRole('link'));
  await expect.element(form.getByRole('button', { name: 'Use Current Location' })).toHaveFocus();
});

test('the chosen place is shown and can be removed; an address that exists is updated, or left by Cancel', async () => {
  const { onRemoveLocation, onCancel } = Filled.composed.args;
  await Filled.run();
  await expect.element(page.getByText('Near Kanke Road, Ranchi')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove location' }));
  expect(onRemoveLocation).toHaveBeenCalledTimes(1);
  await expect
    .element(page.getByRole('form', { name: 'Edit Address' }).getByRole('button', { name: 'Update Address' }))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('while the device is asked, or the address saved, the same is not asked again', async () => {
  const { onLocate } = BusyLocating.composed.args;
  await BusyLocating.run();
  const locating = page.getByRole('button', { name: 'Finding your location...' });
  (locating.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(locating).toHaveFocus();
  expect(onLocate).not.toHaveBeenCalled();
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  (page.getByRole('button', { name: 'Adding...' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(form.getByRole('textbox', { name: 'Full Name' }));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await Busy.run({ args: { ...Busy.composed.args, editing: true } });
  await expect.element(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
});

test('why the device did not answer, and what the server refused, are said at once', async () => {
  await ErrorLocationDenied.run();
  expect(
    page
      .getByRole('alert')
      .elements()
      .map((alert) => alert.textContent),
  ).toEqual(['Please allow location access to use this feature', 'Failed to add address. Please try again.']);
});

test('the place is chosen from what is suggested, without a map', async () => {
  const { search } = Default.composed.args;
  const places = [{ id: 'o1', label: 'Kanke Road', description: 'Ranchi, Jharkhand 834008' }];
  await Default.run({ args: { ...Default.composed.args, search: { ...search, state: 'ready', places } } });
  await userEvent.type(form.getByRole('combobox', { name: 'Address' }), 'kan');
  expect(search.onValueChange).toHaveBeenLastCalledWith('kan');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(search.onSelect).toHaveBeenCalledExactlyOnceWith('o1');
});
