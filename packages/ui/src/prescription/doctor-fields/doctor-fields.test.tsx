import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  PendingAsksAddress,
  Default,
  Error as Future,
  WithoutAge,
  Expired,
} from './doctor-fields.stories.tsx';

test('tells all of them as one is typed, by keyboard alone', async () => {
  const { onValueChange, value } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Doctor' })).toHaveFocus();
  await userEvent.keyboard('{End}a');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ ...value, name: 'Dr. Sanjay Minza' });
});

test('a day to come is an error, one of long ago a hint', async () => {
  await Future.run();
  await expect.element(page.getByLabelText('Written on')).toBeInvalid();
  await Expired.run();
  await expect.element(page.getByLabelText('Written on')).not.toBeInvalid();
  await expect.element(page.getByLabelText('Written on')).toHaveAccessibleDescription(/\S/);
});

test('an age is whole years', async () => {
  const { onValueChange, value } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByLabelText('Age on the sheet')).not.toBeInvalid();
  await userEvent.fill(page.getByLabelText('Age on the sheet'), '70');
  expect(onValueChange).toHaveBeenLastCalledWith({ ...value, age: '70' });
  await WithoutAge.run();
  await expect.element(page.getByLabelText('Age on the sheet')).toBeInvalid();
});

test('where the register asks for the address it is said, until there is one', async () => {
  const { onValueChange, value } = PendingAsksAddress.composed.args;
  await PendingAsksAddress.run();
  const address = page.getByRole('textbox', { name: 'Clinic or address' });
  await expect.element(address).toHaveAccessibleDescription(/Schedule H1/);
  await userEvent.fill(address, 'Sadar Hospital, Ranchi');
  expect(onValueChange).toHaveBeenLastCalledWith({ ...value, address: 'Sadar Hospital, Ranchi' });
  await Default.run();
  await expect.element(address).not.toHaveAccessibleDescription();
});
