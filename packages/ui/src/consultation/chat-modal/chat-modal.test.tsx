import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Danger, Default, Error, WithMessage } from './chat-modal.stories.tsx';

test('asks for danger signs first, and says what one agrees to', async () => {
  await Default.run();
  const dialog = page.getByRole('dialog', { name: 'Chat with Dr. Meera Sinha' });
  await expect.element(dialog.getByText(/you agree to advice by chat/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'None of these 6' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(Default.composed.args.onAnswer).toHaveBeenCalledWith([]);
});
test('reports the first yes at once', async () => {
  await Default.run();
  await userEvent.click(page.getByRole('group', { name: 'Heavy bleeding' }).getByText('Yes'));
  expect(Default.composed.args.onAnswer).toHaveBeenCalledExactlyOnceWith(['bleeding']);
});
test('shows consent above the button that goes on, and above the one that sends', async () => {
  for (const [story, name] of [
    [Default, 'Continue'],
    [WithMessage, 'Send and open the chat'],
  ] as const) {
    await story.run();
    const consent = page.getByText(/you agree to advice by chat/).element(),
      button = page.getByRole('button', { name }).element();
    expect(consent.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
test('a danger sign shows whom to call before anything else', async () => {
  await Danger.run();
  await expect.element(page.getByRole('link', { name: /112/ })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: /I have called/ }));
  expect(Danger.composed.args.onGoOn).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('button', { name: 'Change what you answered on danger signs' }));
  expect(Danger.composed.args.onChangeSigns).toHaveBeenCalledOnce();
});
test('the first message is sent by its form, and not twice while it is on its way', async () => {
  await WithMessage.run();
  await userEvent.click(page.getByRole('button', { name: 'Send and open the chat' }));
  expect(WithMessage.composed.args.onSend).toHaveBeenCalledOnce();
  await Busy.run();
  await userEvent.click(page.getByRole('button', { name: 'Send and open the chat' }), { force: true });
  expect(Busy.composed.args.onSend).not.toHaveBeenCalled();
});
test('why it was not sent is said beside what was written', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert').getByText(/busy now/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('My feet are swollen since Thursday.');
});
