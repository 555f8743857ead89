import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DoneAttached, Default, Empty, LongText } from './chat-composer.stories.tsx';

const box = page.getByRole('textbox', { name: 'Message' }),
  send = page.getByRole('button', { name: 'Send' });

test('Enter sends, Shift and Enter makes a new line', async () => {
  await Default.run();
  const { onSend, onValueChange } = Default.composed.args;
  await userEvent.click(box);
  await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}Or at night?');
  expect(onSend).not.toHaveBeenCalled();
  expect(onValueChange).toHaveBeenLastCalledWith('Shall I take it in the morning instead?\nOr at night?');
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
  await userEvent.click(send);
  expect(onSend).toHaveBeenCalledTimes(2);
  await expect.element(box).toHaveValue('Shall I take it in the morning instead?\nOr at night?');
});
test('an Enter that ends a word of an input method is not sent', async () => {
  await Default.run();
  const { onSend } = Default.composed.args;
  const press = (isComposing: boolean) =>
    box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing }));
  press(true);
  expect(onSend).not.toHaveBeenCalled();
  press(false);
  expect(onSend).toHaveBeenCalledTimes(1);
});
test('each control has a name, and the field says which keys do what', async () => {
  await DoneAttached.run();
  for (const name of ['Take out Prescription, Mon 2 Nov', 'Photo or prescription', 'Send'])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  await expect.element(box).toHaveAccessibleDescription('Enter sends, Shift and Enter makes a new line.');
});
test('spaces alone are not sent, an attachment alone is', async () => {
  await Empty.run();
  await userEvent.click(box);
  await userEvent.keyboard('   {Enter}');
  await userEvent.click(send, { force: true });
  expect(Empty.composed.args.onSend).not.toHaveBeenCalled();
  await DoneAttached.run();
  await userEvent.click(page.getByRole('button', { name: 'Send' }).last());
  expect(DoneAttached.composed.args.onSend).toHaveBeenCalledTimes(1);
});
test('it grows to 100 px and then scrolls', async () => {
  await Empty.run();
  const { height } = box.element().getBoundingClientRect();
  await LongText.run();
  const area = box.element();
  expect(area.getBoundingClientRect().height).toBeGreaterThan(height);
  expect(area.getBoundingClientRect().height).toBeLessThanOrEqual(100);
  expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
});
test('by keyboard alone: attach, write, send; and to take out what is attached', async () => {
  await DoneAttached.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(DoneAttached.composed.args.onDetach).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(DoneAttached.composed.args.onAttach).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
});
