import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Hindi, LongText, Selected } from './time-list.stories.tsx';

const radio = (name: string | RegExp) => page.getByRole('radio', { name });

test('a press chooses a time; a taken one says so and cannot be chosen', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(radio('10:30 AM'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-24T10:30');
  await expect.element(radio('10:30 AM')).toBeChecked();
  await expect.element(radio('5:30 PM taken')).toBeDisabled();
  await userEvent.click(radio('5:30 PM taken'), { force: true });
  expect(onValueChange).toHaveBeenCalledTimes(1);
});

test('by keyboard: one tab stop; arrows pass from the morning into the evening, and over what is taken', async () => {
  const { onValueChange } = Selected.composed.args;
  await Selected.run();
  await userEvent.tab();
  await expect.element(radio('10:30 AM')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onValueChange).toHaveBeenLastCalledWith('2026-11-24T11:00');
  await Default.run();
  const free = Default.composed.args.onValueChange;
  await userEvent.click(radio('5:00 PM'));
  await userEvent.keyboard('{ArrowDown}');
  expect(free).toHaveBeenLastCalledWith('2026-11-24T18:00');
});

test('times stand in groups of the day, also when there are many', async () => {
  await LongText.run();
  await expect.element(page.getByRole('radiogroup', { name: 'Time' })).toBeVisible();
  for (const name of ['Morning', 'Afternoon', 'Evening'])
    await expect.element(page.getByRole('group', { name, exact: true })).toBeVisible();
  expect(
    page.getByRole('group', { name: 'Morning', exact: true }).getByRole('radio').elements(),
  ).toHaveLength(15);
  expect(
    page.getByRole('group', { name: 'Evening', exact: true }).getByRole('radio').elements(),
  ).toHaveLength(15);
});

test('in Hindi', async () => {
  await Hindi.run();
  await expect.element(radio('सुबह 10:30')).toBeChecked();
  await expect.element(radio('शाम 5:30 बुक है')).toBeDisabled();
});
