import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { JoinRoom } from './join-room.tsx';
import {
  OutOfHoursClosed,
  Default,
  PendingEarly,
  Error,
  HeldLastMinute,
  ExpiredLate,
  WithoutSound,
  ErrorNoCamera,
  WithoutPicture,
  RefusedTaken,
  PendingWaiting,
} from './join-room.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('before it opens: from when on one may join, and how long that is', async () => {
  await PendingEarly.run();
  await expect.element(page.getByText('You can join from 10:45 AM, Indian time.')).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent('It opens in 12 minutes.');
  await expect.element(page.getByRole('heading', { name: 'Camera, microphone and line' })).toBeVisible();
  await HeldLastMinute.run();
  await expect.element(page.getByRole('timer')).toHaveTextContent('It opens in less than a minute.');
});
test('who waits is told for whom, and after five minutes whom to call', async () => {
  await PendingWaiting.run();
  await expect.element(page.getByRole('status').first()).toHaveTextContent('Waiting for Dr. Meera Sinha');
  expect(page.getByRole('link').elements()).toEqual([]);
  await ExpiredLate.run();
  await expect
    .element(page.getByRole('link', { name: 'Call 0651 234 5678' }))
    .toHaveAttribute('href', 'tel:+916512345678');
});
test('each button tells what it is to be, by mouse and by keyboard', async () => {
  await Default.run();
  const { onMute, onCameraOff, onSoundOnly, onChat, onLeave } = Default.composed.args;
  await userEvent.click(button('Mute'));
  await userEvent.keyboard(' ');
  expect(onMute).toHaveBeenCalledTimes(2);
  expect(onMute).toHaveBeenCalledWith(true);
  await userEvent.click(button('Camera off'));
  expect(onCameraOff).toHaveBeenCalledExactlyOnceWith(true);
  await userEvent.click(button('Sound only'));
  expect(onSoundOnly).toHaveBeenCalledExactlyOnceWith(true);
  await userEvent.click(button('Chat'));
  expect(onChat).toHaveBeenCalledTimes(1);
  await userEvent.click(button('Leave'));
  expect(onLeave).toHaveBeenCalledTimes(1);
  await expect.poll(() => button('Mute').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});
test('what is on is said, also of the other side', async () => {
  await WithoutSound.run();
  await expect.element(button('Mute')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Your microphone is off: you are not heard.')).toBeVisible();
  await expect.element(page.getByText('Microphone is off', { exact: true })).toBeVisible();
  await expect.element(button('Chat: 2 new')).toBeVisible();
  await userEvent.click(button('Camera off'));
  expect(WithoutSound.composed.args.onCameraOff).toHaveBeenCalledExactlyOnceWith(false);
});
test('a weak line: sound only is said, and video comes back by one press', async () => {
  await WithoutPicture.run();
  await expect.element(page.getByText(/too weak for video/)).toBeVisible();
  await expect.element(button('Camera off')).toBeDisabled();
  await userEvent.click(button('Turn on video'));
  expect(WithoutPicture.composed.args.onSoundOnly).toHaveBeenCalledExactlyOnceWith(false);
});
test('without a camera there is none to turn on', async () => {
  await ErrorNoCamera.run();
  await expect.element(button('Camera off')).toBeDisabled();
});
test('where it failed: again, or by phone', async () => {
  await Error.run();
  await userEvent.click(button('Try again'));
  expect(Error.composed.args.onRetry).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('link', { name: 'Call 0651 234 5678' })).toBeVisible();
});
test('who left comes back, and who was replaced takes it back', async () => {
  await OutOfHoursClosed.run();
  await userEvent.click(button('Join again'));
  expect(OutOfHoursClosed.composed.args.onRetry).toHaveBeenCalledTimes(1);
  await RefusedTaken.run();
  await userEvent.click(button('Go on here'));
  expect(RefusedTaken.composed.args.onRetry).toHaveBeenCalledTimes(1);
});
test("the other side's video stays where it is while it is not seen", async () => {
  const room = (video: boolean) => (
    <JoinRoom
      {...Default.composed.args}
      main={<video muted aria-label="Call" />}
      other={{ sound: true, video }}
    />
  );
  const { container, rerender, unmount } = render(room(true));
  const call = container.querySelector('video');
  expect(call).not.toBeNull();
  rerender(room(false));
  expect(container.querySelector('video')).toBe(call);
  // What is not rendered is not played by every browser.
  expect(call!.checkVisibility()).toBe(true);
  unmount();
});
