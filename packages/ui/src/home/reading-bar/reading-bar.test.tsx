import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, PendingPaused, WithoutVoice } from './reading-bar.stories.tsx';

test('what is read can be paused and stopped, by mouse and by keyboard', async () => {
  const { onPause, onStop } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Reading this page aloud');
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  expect(onPause).toHaveBeenCalledOnce();
  (page.getByRole('button', { name: 'Stop' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onStop).toHaveBeenCalledOnce();
});

test('what is paused goes on', async () => {
  await PendingPaused.run();
  await userEvent.click(page.getByRole('button', { name: 'Go on' }));
  expect(PendingPaused.composed.args.onResume).toHaveBeenCalledOnce();
});

test('without a voice it says so, and can be closed', async () => {
  await WithoutVoice.run();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'This device has no voice for English. Add one in its settings, under text to speech.',
    );
  expect(page.getByRole('button', { name: 'Pause' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(WithoutVoice.composed.args.onStop).toHaveBeenCalledOnce();
});
