import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithEverything, Busy, Default, Empty } from './bulk-bar.stories.tsx';

const send = page.getByRole('button', { name: 'Out for Delivery' });
const all = page.getByRole('checkbox', { name: 'Choose all 12 that can go out' });

test('what is chosen is told and sent, by keyboard too', async () => {
  const { onSend } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('3 orders chosen');
  await expect.element(send).toHaveAccessibleDescription('3 orders chosen');
  send.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledOnce();
  await expect.element(send).toHaveFocus();
});
test('all are chosen, or none', async () => {
  const { onSelectAll: onChooseAll } = Default.composed.args;
  await Default.run();
  await expect.element(all).not.toBeChecked();
  await userEvent.click(all);
  expect(onChooseAll).toHaveBeenCalledExactlyOnceWith(true);
  const last = WithEverything.composed.args.onSelectAll;
  await WithEverything.run();
  await expect.element(all).toBeChecked();
  await userEvent.click(all);
  expect(last).toHaveBeenLastCalledWith(false);
});
test.each([Empty, Busy])(
  'nothing is sent where nothing is chosen, or while it is being sent',
  async (story) => {
    const { onSend } = story.composed.args;
    await story.run();
    await expect.element(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send, { force: true });
    expect(onSend).not.toHaveBeenCalled();
  },
);
