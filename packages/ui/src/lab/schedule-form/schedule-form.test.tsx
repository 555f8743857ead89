import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Default,
  Error,
  Loading,
  ErrorMissing,
  FilledTyped,
  VariantWindows,
} from './schedule-form.stories.tsx';

const radio = (name: string | RegExp) => page.getByRole('radio', { name });
const date = page.getByLabelText('Preferred Date');

test('by mouse: an address, a day, a time, then the button', async () => {
  const {
    onAddressChange: onAddress,
    onDayChange: onDay,
    onTimeChange: onTime,
    onSubmit,
  } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('status').getByText('We come to this address')).toBeVisible();
  await expect.element(radio(/^Home/)).toBeChecked();
  await userEvent.click(radio(/^Office/));
  expect(onAddress).toHaveBeenLastCalledWith(9);
  await userEvent.click(radio(/^Another address/));
  expect(onAddress).toHaveBeenLastCalledWith(null);
  await expect.element(radio('Tue 24 Nov 7 free')).toBeChecked();
  await userEvent.click(radio('Wed 25 Nov 8 free'));
  expect(onDay).toHaveBeenLastCalledWith('2026-11-25');
  await userEvent.fill(date, '2026-12-01');
  expect(onDay).toHaveBeenLastCalledWith('2026-12-01');
  await userEvent.click(radio('9:00 AM'));
  expect(onTime).toHaveBeenLastCalledWith('2026-11-24T09:00');
  await userEvent.click(page.getByRole('button', { name: 'Pay and book' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('by keyboard: a list is one stop, arrows choose and pass over what cannot be', async () => {
  const { onDayChange: onDay, onTimeChange: onTime } = Default.composed.args;
  await Default.run();
  (radio('Tue 24 Nov 7 free').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onDay).toHaveBeenLastCalledWith('2026-11-28');
  (radio('9:00 AM').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onTime).toHaveBeenLastCalledWith('2026-11-24T10:00');
});

test('the first six days are offered; a full, a closed day and a taken time cannot be chosen', async () => {
  await Default.run();
  await expect.element(radio('Mon 23 Nov full')).toBeDisabled();
  await expect.element(radio('Fri 27 Nov closed')).toBeDisabled();
  await expect.element(radio(/29 Nov/)).not.toBeInTheDocument();
  await expect.element(radio('9:30 AM taken')).toBeDisabled();
});

test('only a typed address has a point, which the device can fill', async () => {
  await Default.run();
  await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
  await FilledTyped.run();
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toHaveAttribute('name', 'address');
  await expect.element(page.getByRole('spinbutton', { name: 'Latitude' })).toHaveAttribute('step', 'any');
  await userEvent.click(page.getByRole('button', { name: 'Get Current Location' }));
  expect(FilledTyped.composed.args.onLocate).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Current location detected successfully')).toBeVisible();
  await expect.element(page.getByText('Choose a day first.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add New Address' }))
    .toHaveAttribute('href', '/user/addresses/add');
});

test('times stand under the hours in which somebody comes', async () => {
  await VariantWindows.run();
  const inside = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('radio');
  expect(inside('8–10 AM').elements()).toHaveLength(3);
  expect(inside('10 AM–12 PM').elements()).toHaveLength(2);
  expect(inside('2–4 PM').elements()).toHaveLength(1);
  await userEvent.click(inside('4–6 PM'));
  expect(VariantWindows.composed.args.onTimeChange).toHaveBeenLastCalledWith('2026-11-24T16:30');
  (radio('9:00 AM').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(VariantWindows.composed.args.onTimeChange).toHaveBeenLastCalledWith('2026-11-24T10:00');
});

test('what is wrong gets the focus, and leads to its field', async () => {
  await ErrorMissing.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  const lead = (name: string) => userEvent.click(page.getByRole('link', { name }));
  await lead('Please enter your address');
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect.element(address).toHaveFocus();
  await expect.element(address).toHaveAccessibleDescription(/Please enter your address/);
  await lead('Location coordinates are required');
  await expect.element(page.getByRole('spinbutton', { name: 'Latitude' })).toHaveFocus();
  await lead('Please select a date');
  await expect.element(date).toHaveFocus();
  await lead('Please select a time');
  const time = page.getByRole('group', { name: 'Time', exact: true });
  await expect.element(time).toHaveFocus();
  await expect.element(time).toHaveAccessibleDescription('Please select a time');
});

test('what is wrong with the point of a saved address leads to the addresses', async () => {
  const { args } = ErrorMissing.composed;
  await ErrorMissing.run({
    args: { ...args, addressId: 7, errors: { latitude: { message: 'Location coordinates are required' } } },
  });
  await userEvent.click(page.getByRole('link', { name: 'Location coordinates are required' }));
  const saved = page.getByRole('radiogroup', { name: 'Your addresses' });
  await expect.element(saved).toHaveFocus();
  await expect.element(saved).toHaveAccessibleDescription('Location coordinates are required');
});

test('times that are looked for, are not there, or failed are said', async () => {
  await Loading.run();
  await expect.element(page.getByText('Looking for free times…')).toBeVisible();
  await expect.element(radio('9:00 AM')).not.toBeInTheDocument();
  await Default.run({ args: { ...Default.composed.args, times: [] } });
  await expect.element(page.getByText(/No time is left on this day/)).toBeVisible();
  await Error.run();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(Error.composed.args.onRetryTimes).toHaveBeenCalledOnce();
});

test('without such hours they stand under the parts of the day', async () => {
  await Default.run();
  const morning = page.getByRole('group', { name: 'Morning', exact: true });
  expect(morning.getByRole('radio').elements()).toHaveLength(8);
});
