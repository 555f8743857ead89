import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  PendingAsksAddress,
  Default,
  ErrorOldWithoutReason,
  ErrorRecordMissing,
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

test('an old prescription asks for a reason, a recent one does not', async () => {
  const { onValueChange, value } = ErrorOldWithoutReason.composed.args;
  await ErrorOldWithoutReason.run();
  const why = page.getByRole('textbox', { name: 'Why it may still be used' });
  await expect.element(why).toBeInvalid();
  await userEvent.fill(why, 'Confirmed by phone');
  expect(onValueChange).toHaveBeenLastCalledWith({ ...value, oldReason: 'Confirmed by phone' });
  // Six months to the day are not older.
  await Default.run({ args: { ...Default.composed.args, value: { ...value, writtenOn: '2026-05-24' } } });
  await expect.element(why).not.toBeInTheDocument();
});

test('shows a missing value as an error of its field', async () => {
  await ErrorRecordMissing.run();
  for (const name of ['Doctor', 'Registration number', 'Clinic or address', 'Patient on the prescription'])
    await expect.element(page.getByRole('textbox', { name })).toBeInvalid();
  await expect.element(page.getByLabelText('Written on')).toBeInvalid();
});
