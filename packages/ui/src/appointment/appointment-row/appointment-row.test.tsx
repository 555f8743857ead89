import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Busy,
  Cancelled,
  KindByVideo,
  KindByVideoFromAbroad,
  ErrorClashes,
  Default,
  Done,
  EmptyFreeTimes,
  VariantNow,
} from './appointment-row.stories.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('it is named by time and patient; before it begins it can be moved or cancelled, not done', async () => {
  const { onMove } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('article', { name: '10:30 AM Asha Kumari' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Call Asha Kumari: 98765 43210' }))
    .toHaveAttribute('href', 'tel:+919876543210');
  await expect.element(button('Done: Asha Kumari')).not.toBeInTheDocument();
  await expect.element(button(/^Move to/)).not.toBeInTheDocument();
  await userEvent.click(button('Move or cancel: Asha Kumari'));
  await userEvent.click(button('Move to Tue 24 Nov, 4:30 PM: Asha Kumari'));
  expect(onMove).toHaveBeenCalledExactlyOnceWith('2026-11-24T16:30:00+05:30');
});

test('another time, by keyboard: choosing moves nothing, the button does', async () => {
  const { onMove } = ErrorClashes.composed.args;
  await ErrorClashes.run();
  button('Another time: Asha Kumari').element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Time' }), '5:00 PM');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Day' }), 'Wed 25 Nov 2026');
  await expect.element(page.getByRole('combobox', { name: 'Time' })).toHaveTextContent('10:00 AM');
  expect(onMove).not.toHaveBeenCalled();
  button('Move there').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onMove).toHaveBeenCalledExactlyOnceWith('2026-11-25T10:00:00+05:30');
});

test('from its beginning on it can be done, once it is nothing more', async () => {
  const { onDone } = VariantNow.composed.args;
  await VariantNow.run();
  await expect.element(button(/Move or cancel/)).not.toBeInTheDocument();
  await userEvent.click(button('Done: Asha Kumari'));
  expect(onDone).toHaveBeenCalledTimes(1);
  for (const [story, state] of [
    [Done, 'Done'],
    [Cancelled, 'Cancelled'],
  ] as const) {
    await story.run();
    await expect.element(page.getByText(state, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  }
});

test('without a free time it can be cancelled only; while something is under way presses are ignored', async () => {
  const { onCancel } = EmptyFreeTimes.composed.args;
  await EmptyFreeTimes.run();
  await expect.element(page.getByText('No free time is left to move it to.')).toBeVisible();
  await userEvent.click(button('Cancel, all money back: Asha Kumari'));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await Busy.run();
  await userEvent.click(button(/^Move to/), { force: true });
  expect(Busy.composed.args.onMove).not.toHaveBeenCalled();
});

test('by video it leads to its room; a number from abroad is called by its own code', async () => {
  await KindByVideo.run();
  await expect
    .element(page.getByRole('link', { name: 'By video: Asha Kumari, open the consultation' }))
    .toHaveAttribute('href', '/consultation/VC-222222222222');
  expect(page.getByText('years').elements()).toHaveLength(0);
  await KindByVideoFromAbroad.run();
  await expect
    .element(page.getByRole('link', { name: 'Call Asha Kumari: +447700900123' }))
    .toHaveAttribute('href', 'tel:+447700900123');
});
