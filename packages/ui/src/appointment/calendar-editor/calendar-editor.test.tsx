import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BusyAtWork, Busy, Default, Empty, ErrorOverlap } from './calendar-editor.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const time = (name: string) => page.getByLabelText(name, { exact: true });
const save = button('Save hours');

test('a stretch is added, filled and saved in order; until then it is said not to be saved', async () => {
  const { onSave } = Empty.composed.args.hours;
  await Empty.run();
  await expect.element(page.getByText('These hours are saved.')).toBeVisible();
  await userEvent.click(button('Add hours on Tuesday'));
  await expect.element(time('Tuesday, stretch 1: from')).toHaveFocus();
  await expect.element(page.getByText('Not saved yet.')).toBeVisible();
  await userEvent.click(save);
  await expect.element(page.getByText('Give both times, or remove this stretch.')).toBeVisible();
  await userEvent.fill(time('Tuesday, stretch 1: from'), '16:00');
  await userEvent.fill(time('Tuesday, stretch 1: to'), '00:00');
  await userEvent.click(button('Add hours on Monday'));
  await userEvent.fill(time('Monday, stretch 1: from'), '10:00');
  await userEvent.fill(time('Monday, stretch 1: to'), '09:00');
  await expect.element(page.getByText('The end must be later than the beginning.')).toBeVisible();
  await userEvent.click(save);
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.fill(time('Monday, stretch 1: to'), '13:00');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith([
    { weekday: 1, from: 600, to: 780 },
    { weekday: 2, from: 960, to: 1440 },
  ]);
});

test('an overlap is said with both of its stretches, and is not saved', async () => {
  await ErrorOverlap.run();
  await expect
    .element(page.getByText('9:00 AM to 1:00 PM and 12:00 PM to 4:00 PM overlap. Please join them.'))
    .toBeVisible();
  await userEvent.click(save);
  expect(ErrorOverlap.composed.args.hours.onSave).not.toHaveBeenCalled();
});

test('by keyboard: removed, copied to two days, and taken back to what is saved', async () => {
  const { onSave } = BusyAtWork.composed.args.hours;
  await BusyAtWork.run();
  button('Remove stretch 2 of Monday').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Add hours on Monday')).toHaveFocus();
  await userEvent.tab();
  await expect.element(button('Copy to other days: Monday')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(page.getByRole('checkbox', { name: 'Tuesday' })).toHaveFocus();
  await userEvent.keyboard(' ');
  page.getByRole('checkbox', { name: 'Sunday' }).element().focus();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Copied to Tuesday, Sunday. Not saved yet.')).toBeVisible();
  await expect.element(time('Sunday, stretch 1: from')).toHaveValue('10:00');
  await expect.element(time('Tuesday, stretch 2: from')).not.toBeInTheDocument();
  save.element().focus();
  await userEvent.keyboard('{Enter}');
  const saved = vi.mocked(onSave).mock.lastCall?.[0] ?? [];
  expect(saved.filter(({ weekday }) => [0, 1, 2].includes(weekday))).toEqual(
    [0, 1, 2].map((weekday) => ({ weekday, from: 600, to: 780 })),
  );
  await expect.element(page.getByText('These hours are saved.')).toBeVisible();
  await userEvent.click(button('Remove stretch 1 of Sunday'));
  await userEvent.click(button('Back to what is saved'));
  await expect.element(time('Sunday, stretch 1: from')).toHaveValue('10:00');
});

test('a leave without bookings stands, and is taken back', async () => {
  const { onAdd } = BusyAtWork.composed.args.away;
  await BusyAtWork.run();
  await userEvent.click(button('Take leave'));
  expect(onAdd).not.toHaveBeenCalled();
  await expect.element(page.getByLabelText('First day')).toHaveAccessibleDescription('Please choose a day.');
  await userEvent.fill(page.getByLabelText('First day'), '2026-11-23');
  await expect
    .element(page.getByLabelText('First day'))
    .toHaveAccessibleDescription('Please choose a day from today on.');
  await userEvent.fill(page.getByLabelText('First day'), '2026-11-28');
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-11-28');
  await userEvent.fill(page.getByLabelText('Last day'), '2026-11-27');
  await expect
    .element(page.getByLabelText('Last day'))
    .toHaveAccessibleDescription('The last day comes before the first one.');
  await userEvent.fill(page.getByLabelText('Last day'), '2026-11-29');
  await userEvent.fill(page.getByLabelText(/^Note/), 'Wedding');
  await userEvent.click(button('Take leave'));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(
    { from: '2026-11-28', to: '2026-11-29', note: 'Wedding' },
    false,
  );
  await expect.element(page.getByLabelText('First day')).toHaveValue('');
  await userEvent.click(button('Take back the leave: Sat 28 Nov 2026 to Sun 29 Nov 2026'));
  await expect.element(page.getByText('No leave is planned.')).toBeVisible();
});

test('bookings that fall into a leave keep the form; it stands once none is left, or all the same', async () => {
  const { onAdd } = BusyAtWork.composed.args.away;
  await BusyAtWork.run();
  await userEvent.fill(page.getByLabelText('First day'), '2026-11-25');
  await userEvent.fill(page.getByLabelText(/^Note/), 'Ill');
  await userEvent.click(button('Take leave'));
  await expect.element(page.getByText('2 bookings fall into this leave.')).toBeVisible();
  await expect.element(page.getByLabelText(/^Note/)).toHaveValue('Ill');
  await expect.element(button('Take leave all the same')).toBeVisible();
  // Other days are another leave.
  await userEvent.fill(page.getByLabelText('Last day'), '2026-11-26');
  await expect.element(button('Take leave all the same')).not.toBeInTheDocument();
  await userEvent.fill(page.getByLabelText('Last day'), '2026-11-25');
  await userEvent.click(button('Move one'));
  await expect.element(page.getByText('1 bookings fall into this leave.')).toBeVisible();
  await userEvent.click(button('Look again'));
  expect(onAdd).toHaveBeenLastCalledWith({ from: '2026-11-25', to: '2026-11-25', note: 'Ill' }, false);
  await userEvent.click(button('Move one'));
  await expect.element(page.getByText('No booking falls into this leave any more.')).toBeVisible();
  await userEvent.click(button('Take leave'));
  await expect.element(button('Take back the leave: Wed 25 Nov 2026')).toBeVisible();
  expect(vi.mocked(onAdd).mock.calls.map(([, despite]) => despite)).toEqual([false, false, false]);
});

test('all the same', async () => {
  const { onAdd } = BusyAtWork.composed.args.away;
  await BusyAtWork.run();
  await userEvent.fill(page.getByLabelText('First day'), '2026-11-25');
  await userEvent.click(button('Take leave'));
  await userEvent.click(button('Take leave all the same'));
  expect(onAdd).toHaveBeenLastCalledWith({ from: '2026-11-25', to: '2026-11-25', note: '' }, true);
  await expect.element(button('Take back the leave: Wed 25 Nov 2026')).toBeVisible();
});

test('the switch acts at once; while hours are saved presses are ignored', async () => {
  await Default.run();
  await userEvent.click(page.getByRole('switch', { name: 'I am busy' }));
  expect(Default.composed.args.onBusyChange).toHaveBeenCalledExactlyOnceWith(true);
  await Busy.run();
  await userEvent.click(save, { force: true });
  expect(Busy.composed.args.hours.onSave).not.toHaveBeenCalled();
});
