import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Busy,
  Default,
  Empty,
  DisabledAtMost,
  VariantHalf,
  KindSyrup,
  VariantUneven,
} from './dose-stepper.stories.tsx';

const more = page.getByRole('button', { name: 'Take more of Gluvida 500' });
const less = page.getByRole('button', { name: 'Take less of Gluvida 500' });

test('a group named for its medicine, which says the dose', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('group', { name: 'Gluvida 500: how much you take a day' }))
    .toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 tablets');
});

test('half a tablet for each press, by mouse and by keyboard', async () => {
  const { onValueChange } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(more);
  expect(onValueChange).toHaveBeenLastCalledWith(2.5);
  await userEvent.click(less);
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(1.5);
  await expect.element(page.getByRole('status')).toHaveTextContent('1.5 tablets');
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith(1);
  expect(onValueChange).toHaveBeenCalledTimes(4);
});

test('of a syrup half a spoon', async () => {
  const { onValueChange } = KindSyrup.composed.args;
  await KindSyrup.run();
  await userEvent.click(page.getByRole('button', { name: 'Take more of Kofrelief Syrup' }));
  expect(onValueChange).toHaveBeenLastCalledWith(12.5);
});

test('where nobody said it, more begins with one, and less tells nothing', async () => {
  const { onValueChange } = Empty.composed.args;
  await Empty.run();
  await userEvent.click(less, { force: true });
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(more);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(1);
});

test('at its ends it keeps focus and tells nothing', async () => {
  await VariantHalf.run();
  await userEvent.click(less, { force: true });
  await expect.element(less).toHaveFocus();
  await expect.element(less).toHaveAttribute('aria-disabled', 'true');
  expect(VariantHalf.composed.args.onValueChange).not.toHaveBeenCalled();
  await DisabledAtMost.run();
  await userEvent.click(more, { force: true });
  await expect.element(more).toHaveFocus();
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  expect(DisabledAtMost.composed.args.onValueChange).not.toHaveBeenCalled();
});

test('from what lies between two steps it goes to the next one', async () => {
  const { onValueChange } = VariantUneven.composed.args;
  await VariantUneven.run();
  await userEvent.click(more);
  expect(onValueChange).toHaveBeenLastCalledWith(1.5);
  await userEvent.click(less);
  expect(onValueChange).toHaveBeenLastCalledWith(1);
});
