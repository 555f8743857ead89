import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, HeldEnding } from './session-list.stories.tsx';

const end = (device: string) => page.getByRole('button', { name: `Sign out: ${device}` });

test('every other device can be signed out, this one not', async () => {
  const { onSignOut } = Default.composed.args;
  await Default.run();
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent('Chrome on AndroidThis deviceLast used Tue 24 Nov 2026, 10:30 AM');
  expect(page.getByRole('button').elements()).toHaveLength(2);
  await userEvent.click(end('Firefox on Windows'));
  expect(onSignOut).toHaveBeenLastCalledWith(2);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSignOut).toHaveBeenLastCalledWith(1);
});

test('while one is being ended it is not told again', async () => {
  const { onSignOut } = HeldEnding.composed.args;
  await HeldEnding.run();
  (end('Firefox on Windows').element() as HTMLElement).click();
  expect(onSignOut).not.toHaveBeenCalled();
});

test('focus outlives the session that goes', async () => {
  await Busy.run();
  await userEvent.click(end('Firefox on Windows'));
  await expect.element(end('Firefox on Windows')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus();
});
