import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BusyAtWork, ErrorConflict, Default, ExpiredLeftBefore } from './cart-proposal.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('by keyboard: a medicine is found and added, its quantity raised, and the cart sent', async () => {
  const { onAdd, onQuantityChange, onPropose } = BusyAtWork.composed.args;
  await BusyAtWork.run();
  await userEvent.click(button('Send the cart'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Add at least one medicine first.');
  expect(onPropose).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('combobox', { name: 'Find a medicine to add' }));
  await userEvent.keyboard('ome{ArrowDown}{Enter}');
  await expect.poll(() => onAdd).toHaveBeenCalledExactlyOnceWith(3);
  await userEvent.click(button('Increase quantity of Omezen 20'));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(3, 2);
  await expect.element(page.getByText('₹112.50 in all')).toBeVisible();
  await userEvent.click(button('Send the cart'));
  expect(onPropose).toHaveBeenCalledTimes(1);
});

test('words are sent once there are some: typed, or one of those to choose from', async () => {
  const { onSay } = Default.composed.args;
  await Default.run();
  await userEvent.click(button('Ask'));
  await userEvent.click(button('Send the question'));
  await expect
    .element(page.getByRole('textbox', { name: 'What do you ask?' }))
    .toHaveAccessibleDescription(/Please write your question/);
  await userEvent.type(page.getByRole('textbox', { name: 'What do you ask?' }), 'For how long?');
  await userEvent.click(button('Send the question'));
  await userEvent.click(button('Refuse'));
  await userEvent.click(page.getByRole('radio', { name: 'The prescription is too old' }));
  await userEvent.click(button('Send the refusal'));
  expect(onSay).toHaveBeenCalledTimes(2);
  expect(onSay).toHaveBeenNthCalledWith(1, 'ask', 'For how long?');
  expect(onSay).toHaveBeenNthCalledWith(2, 'refuse', 'The prescription is too old');
});

test('it begins with the words that were left, and tells each change of them', async () => {
  const { onWordsChange, onSay } = ExpiredLeftBefore.composed.args;
  await ExpiredLeftBefore.run();
  const field = page.getByRole('textbox', { name: 'What do you ask?' });
  await expect.element(field).toHaveValue('For how many days do you');
  await userEvent.fill(field, 'For how many days do you?');
  expect(onWordsChange).toHaveBeenLastCalledWith({ saying: 'ask', reason: 'For how many days do you?' });
  await userEvent.click(button('Refuse'));
  expect(onWordsChange).toHaveBeenLastCalledWith({ saying: 'refuse', reason: '' });
  expect(onSay).not.toHaveBeenCalled();
});

test('answered by another, nothing can be sent any more, and it can be looked at again', async () => {
  const { onRefresh: onLookAgain } = ErrorConflict.composed.args;
  await ErrorConflict.run();
  for (const name of ['Send the cart', 'Ask', 'Refuse'])
    await expect.element(button(name)).not.toBeInTheDocument();
  await userEvent.click(button('Look at it again'));
  expect(onLookAgain).toHaveBeenCalledOnce();
});
