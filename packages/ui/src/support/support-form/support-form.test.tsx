import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, Error, Offline, DoneSentCall, DoneSentMessage } from './support-form.stories.tsx';

const form = page.getByRole('form', { name: 'Write to us' });

test('filled and sent by keyboard, once', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard(
    '{Tab}Do you come on Sunday?{Tab}/paramedical{Tab}Sita Devi{Tab}98111 44477{Enter}',
  );
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(new FormData(form.element() as HTMLFormElement))).toEqual({
    kind: 'message',
    message: 'Do you come on Sunday?',
    about: '/paramedical',
    name: 'Sita Devi',
    mobile: '98111 44477',
  });
});
test('a call back is chosen by mouse, and sent by the button', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.click(form.getByText('Call me back'));
  expect(new FormData(form.element() as HTMLFormElement).get('kind')).toBe('call_back');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
test('what is wrong has the focus, and leads to its field', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Please write your question.' }));
  const question = form.getByRole('textbox', { name: 'Your question' });
  await expect.element(question).toHaveFocus();
  await expect.element(question).toHaveAccessibleDescription(/Please write your question\./);
});
test('without a line it says that nothing is lost', async () => {
  await Offline.run();
  await expect.element(page.getByRole('status')).toMatchTextContent(/your message is kept on this device/);
});
test('while busy nothing is sent again, and the button keeps focus', async () => {
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  const busy = form.getByRole('button', { name: 'Sending...' });
  (busy.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(busy).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});
test('once it is taken its number, the next step and the time stand there, with the focus', async () => {
  const { onAgain } = DoneSentMessage.composed.args;
  await DoneSentMessage.run();
  await expect.element(page.getByRole('heading', { name: 'We have your message' })).toHaveFocus();
  await expect.element(page.getByText('SP-7K2MPQ4TXW93')).toBeVisible();
  await expect.element(page.getByText('You get our answer by SMS: Wed 25 Nov, by 11 AM.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Ask something else' }));
  expect(onAgain).toHaveBeenCalledTimes(1);
});
test('of a call it says when we call', async () => {
  await DoneSentCall.run();
  await expect.element(page.getByText('We call you: Wed 25 Nov, by 11 AM.')).toBeVisible();
});
