import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy } from './prescription-picker.stories.tsx';

const radio = (name: RegExp) => page.getByRole('radio', { name });

test('by mouse: an earlier one, and a new one again', async () => {
  const { onValueChange } = Busy.composed.args;
  await Busy.run();
  await expect.element(page.getByRole('radiogroup', { name: 'Which prescription?' })).toBeVisible();
  await expect.element(radio(/A new one/)).toBeChecked();
  await userEvent.click(
    radio(
      /2 Nov 2026.*Approved · Valid until Sat 1 May 2027 ?Approved before for Metformin 500 SR, Telmikind 40/,
    ),
  );
  await userEvent.click(radio(/A new one/));
  expect(onValueChange).toHaveBeenNthCalledWith(1, 'rx-1', 'Prescription of Mon 2 Nov 2026');
  expect(onValueChange).toHaveBeenNthCalledWith(2, null, '');
  expect(onValueChange).toHaveBeenCalledTimes(2);
});

test('by keyboard: arrows go round', async () => {
  const { onValueChange } = Busy.composed.args;
  await Busy.run();
  await userEvent.tab();
  await expect.element(radio(/A new one/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio(/24 Nov 2026.*Waiting for the pharmacist/)).toHaveFocus();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('rx-2', 'Prescription of Tue 24 Nov 2026');
});
