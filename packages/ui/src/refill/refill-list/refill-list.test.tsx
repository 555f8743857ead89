import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, WithoutWay, DoneRemindedNext, NotFound } from './refill-list.stories.tsx';

const remind = (name: string) =>
  page.getByRole('checkbox', { name: `Remind me before it runs out: ${name}` });

test('dose, reminder and forgetting are told with their medicine, by mouse', async () => {
  const { onDoseChange, onRemindChange, onForget } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Take more of Telmaveda 40' }));
  expect(onDoseChange).toHaveBeenCalledExactlyOnceWith(1, 1.5);
  await userEvent.click(remind('Telmaveda 40'));
  expect(onRemindChange).toHaveBeenCalledExactlyOnceWith(1, true);
  await userEvent.click(page.getByRole('button', { name: 'Forget dose and reminder of Gluvida 500' }));
  expect(onForget).toHaveBeenCalledExactlyOnceWith(2);
});

test('and by keyboard, in the order of the page', async () => {
  const { onRemindChange } = Default.composed.args;
  await Default.run();
  for (const name of [
    { role: 'link', name: 'Telmaveda 40' },
    { role: 'button', name: 'Take less of Telmaveda 40' },
    { role: 'button', name: 'Take more of Telmaveda 40' },
  ] as const) {
    await userEvent.tab();
    await expect.element(page.getByRole(name.role, { name: name.name })).toHaveFocus();
  }
  await userEvent.tab();
  await expect.element(remind('Telmaveda 40')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onRemindChange).toHaveBeenLastCalledWith(1, true);
});

test('what one agrees to is said before, and the day after', async () => {
  await Default.run();
  await expect
    .element(remind('Telmaveda 40'))
    .toHaveAccessibleDescription(
      /one message for each pack, 5 days before, by SMS, e-mail\. It names no medicine/,
    );
  await expect.element(page.getByRole('status').getByText('We remind you on Tue 8 Dec')).toBeVisible();
  await DoneRemindedNext.run();
  await expect.element(page.getByRole('status').getByText(/we remind you of the next pack/)).toBeVisible();
});

test('without a dose, or without a way, nobody can agree', async () => {
  await NotFound.run();
  await expect.element(remind('Sneezenda 10')).toBeDisabled();
  await expect.element(remind('Sneezenda 10')).toHaveAccessibleDescription(/Say first how much/);
  await WithoutWay.run();
  await expect.element(remind('Telmaveda 40')).toBeDisabled();
  await expect.element(remind('Telmaveda 40')).toHaveAccessibleDescription(/under Settings/);
});

test('what was agreed to can be ended also without a way', async () => {
  const { rows, onRemindChange } = WithoutWay.composed.args;
  await WithoutWay.extend({ args: { rows: [{ ...rows[0]!, remind: true }] } }).run();
  await userEvent.click(remind('Telmaveda 40'));
  expect(onRemindChange).toHaveBeenCalledExactlyOnceWith(1, false);
});
