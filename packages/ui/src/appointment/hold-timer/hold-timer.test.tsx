import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, HeldEnding, DoneExtended, Hindi, Expired } from './hold-timer.stories.tsx';
import { HoldTimer } from './hold-timer.tsx';

const more = page.getByRole('button', { name: '5 more minutes' });

test('says the end as a time of the clock, and what is left', async () => {
  await Default.run();
  await expect.element(page.getByText(/^Held for you until 11:22 AM · 9:41 left$/)).toBeVisible();
});

test('is kept longer once', async () => {
  const { onExtend } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onExtend).toHaveBeenCalledTimes(1);
  await DoneExtended.run();
  expect(more.elements()).toHaveLength(0);
});

test('while work is under way presses are ignored', async () => {
  const { onExtend } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(more, { force: true });
  expect(onExtend).not.toHaveBeenCalled();
});

test('readers hear the end and the last minute, not each second', async () => {
  const until = '2026-11-22T11:22:00+05:30';
  const heard: Array<string | null> = [];
  const { container, rerender, unmount } = render(
    <HoldTimer until={until} now="2026-11-22T11:12:00+05:30" />,
  );
  const region = container.querySelector('[role=status]')!;
  heard.push(region.textContent);
  const observer = new MutationObserver(() => heard.push(region.textContent));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  for (const now of ['11:12:01', '11:12:02', '11:20:59', '11:21:00', '11:21:01', '11:21:58'])
    rerender(<HoldTimer until={until} now={`2026-11-22T${now}+05:30`} />);
  await vi.waitUntil(() => heard.length === 2, { timeout: 15_000 });
  expect(heard).toEqual(['Held for you until 11:22 AM', 'One minute left to keep your time.']);
  observer.disconnect();
  unmount();
});

test('run out, it says so and keeps the time again', async () => {
  const { onAgain } = Expired.composed.args;
  await Expired.run();
  await expect
    .element(page.getByRole('alert').getByText('We are not keeping this time for you any more'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Keep it again' }));
  expect(onAgain).toHaveBeenCalledTimes(1);
  await HeldEnding.run();
  await expect.element(page.getByText(/0:37 left$/)).toBeVisible();
});

test('in Hindi', async () => {
  await Hindi.run();
  await expect.element(page.getByText(/^सुबह 11:22 तक आपके लिए रोका गया · 9:41 बाकी$/)).toBeVisible();
});
