import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  SelectedChoices,
  Default,
  Disabled,
  Loading,
  ErrorNoCamera,
  ErrorNoMicrophone,
  EmptyNotAsked,
  ErrorNotAllowed,
  Offline,
  Reconnecting,
} from './device-check.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

test('where all works one joins, or with sound only', async () => {
  await Default.run();
  await userEvent.click(button('Join'));
  await userEvent.click(button('Join with sound only'));
  expect(Default.composed.args.onJoin).toHaveBeenCalledTimes(1);
  expect(Default.composed.args.onJoinSound).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('progressbar', { name: 'How loud you are' })).toBeVisible();
  await expect.element(page.getByText('We hear you.')).toBeVisible();
});
test('on a weak line sound only stands first', async () => {
  await Reconnecting.run();
  expect(names()).toEqual(['Join with sound only', 'Join']);
});
test('without a camera one joins with sound only, by what works', async () => {
  await ErrorNoCamera.run();
  expect(names()).toEqual(['Check again', 'Join with sound only']);
  await userEvent.click(button('Join with sound only'));
  expect(ErrorNoCamera.composed.args.onJoin).toHaveBeenCalledTimes(1);
  expect(ErrorNoCamera.composed.args.onJoinSound).not.toHaveBeenCalled();
});
test('without a microphone one joins to listen and write', async () => {
  await ErrorNoMicrophone.run();
  await userEvent.click(button('Join without a microphone'));
  expect(ErrorNoMicrophone.composed.args.onJoin).toHaveBeenCalledTimes(1);
});
test('what was not allowed says how to allow it, and is looked for again', async () => {
  await ErrorNotAllowed.run();
  await expect.element(page.getByText(/choose "Allow", then check again/).first()).toBeVisible();
  await userEvent.click(button('Check again'));
  expect(ErrorNotAllowed.composed.args.onCheck).toHaveBeenCalledTimes(1);
});
test('nothing is asked for before it is wanted', async () => {
  await EmptyNotAsked.run();
  expect(names()).toEqual(['Check camera and microphone']);
  await userEvent.click(button('Check camera and microphone'));
  expect(EmptyNotAsked.composed.args.onCheck).toHaveBeenCalledTimes(1);
});
test('nobody joins while the browser asks, without a line, or before it opens', async () => {
  await Loading.run();
  await expect.element(page.getByRole('button').first()).toBeDisabled();
  await Offline.run();
  await expect.element(button('Join')).toBeDisabled();
  await Disabled.run();
  expect(names()).toEqual([]);
});
test('another device is chosen by its name, or by its number', async () => {
  await SelectedChoices.run();
  await userEvent.selectOptions(page.getByLabelText('Which camera'), 'Back camera');
  expect(SelectedChoices.composed.args.cameras.onValueChange).toHaveBeenCalledExactlyOnceWith('back');
  await userEvent.selectOptions(page.getByLabelText('Which microphone'), 'Device 1');
  expect(SelectedChoices.composed.args.microphones.onValueChange).toHaveBeenCalledExactlyOnceWith('own');
});
