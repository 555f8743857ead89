import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Default,
  Error as Wrong,
  FilledFound,
  Loading,
  Offline,
  OutOfRangeOutOfReach,
  PrescriptionRequired,
} from './delivery-check.stories.tsx';

const field = page.getByRole('textbox', { name: 'Your pincode' });

test('it is a section named by its heading, with one field that opens the number keys', async () => {
  await Default.run();
  const section = page.getByRole('region', { name: 'When does it come?' });
  await expect.element(section.getByRole('textbox')).toHaveAccessibleName('Your pincode');
  await expect.element(section.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
});

test('by mouse it tells what was typed', async () => {
  const { onCheck } = Default.composed.args;
  await Default.run();
  await userEvent.fill(field, '834001');
  await userEvent.click(page.getByRole('button', { name: 'Show' }));
  expect(onCheck).toHaveBeenCalledExactlyOnceWith('834001');
  await expect.element(page.getByText(/Fast delivery/)).not.toBeInTheDocument();
});

test('by keyboard, with Enter', async () => {
  const { onCheck } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('834002{Enter}');
  expect(onCheck).toHaveBeenCalledExactlyOnceWith('834002');
});

test('while it asks it does not ask again', async () => {
  const { onCheck } = Loading.composed.args;
  await Loading.run();
  await userEvent.click(field);
  await userEvent.keyboard('{Enter}');
  expect(onCheck).not.toHaveBeenCalled();
});

test('what is wrong belongs to the field', async () => {
  await Wrong.run();
  await expect.element(field).toHaveValue('999999');
  await expect.element(field).toHaveAccessibleDescription('We do not know this pincode. Please check it.');
});

test('that it could not be asked belongs to the field', async () => {
  await Offline.run();
  await expect.element(field).toHaveAccessibleDescription('That did not work. Please try again.');
});

test('what was found is said with its place, and another may be wanted', async () => {
  const { onEdit: onChange } = FilledFound.composed.args;
  await FilledFound.run();
  await expect
    .element(page.getByRole('status').getByText('Fast delivery: Mon 23 Nov, by 8 PM'))
    .toBeVisible();
  await expect.element(page.getByText('To 834001 Ranchi')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Change' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('what a pharmacist checks first has no date, and where nobody comes there is no promise', async () => {
  await PrescriptionRequired.run();
  await expect
    .element(page.getByRole('status').getByText("Delivery: after the pharmacist's check"))
    .toBeVisible();
  await expect.element(page.getByText(/Fast delivery/)).not.toBeInTheDocument();
  await OutOfRangeOutOfReach.run();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'We do not deliver to 110001 New Delhi yet: we come as far as 30 km from our pharmacy.',
    );
});
