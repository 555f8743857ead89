import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BusySending,
  Default,
  DoneAttached,
  DoneDelivered,
  DoneKept,
  DoneSeen,
  Error,
  LongText,
  VariantOwn,
} from './chat-message.stories.tsx';

test('it is named by who wrote it and when, in Indian time', async () => {
  await Default.run();
  await expect.element(page.getByRole('article', { name: /^Dr\. Meera Sinha, 11:04 AM/ })).toBeVisible();
  await expect.element(page.getByText('MD', { exact: true })).toBeVisible();
  await DoneSeen.run();
  await expect
    .element(page.getByRole('article', { name: 'You, 11:04 AM' }).getByText('seen', { exact: true }))
    .toBeVisible();
});
test('one that was not sent says so, and is taken back or sent again', async () => {
  await DoneKept.run();
  await expect.element(page.getByText('Kept. Goes by itself when you are back')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Take it back' }));
  expect(DoneKept.composed.args.onTakeBack).toHaveBeenCalledTimes(1);
  await Error.run();
  await userEvent.click(page.getByRole('button', { name: 'Send again' }));
  expect(Error.composed.args.onRetry).toHaveBeenCalledTimes(1);
});
test('what goes with it is opened by mouse and by keyboard', async () => {
  await DoneAttached.run();
  const { onOpen } = DoneAttached.composed.args;
  await userEvent.click(page.getByRole('button', { name: /^Open: Prescription, Mon 2 Nov/ }));
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});
test('lines stand as they were typed', async () => {
  await LongText.run();
  const text = page.getByText(/^Please note:/).element();
  expect((text as HTMLElement).innerText.split('\n').length).toBeGreaterThan(3);
});
test("how far one's own is stands in words", async () => {
  for (const [story, said] of [
    [DoneKept, 'Kept. Goes by itself when you are back'],
    [BusySending, 'Sending'],
    [Error, 'Not sent'],
    [VariantOwn, 'sent'],
    [DoneDelivered, 'delivered'],
    [DoneSeen, 'seen'],
  ] as const) {
    await story.run();
    await expect.element(page.getByRole('article').getByText(said, { exact: true })).toBeVisible();
  }
});
test('markup is text', async () => {
  const text = '<b>Amlodipine</b> <img src="none.png">';
  await Default.extend({ args: { text } }).run();
  await expect.element(page.getByText(text)).toBeVisible();
});
