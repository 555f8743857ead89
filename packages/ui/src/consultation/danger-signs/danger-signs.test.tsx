import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Selected, WithConsent } from './danger-signs.stories.tsx';

const go = page.getByRole('button', { name: 'Continue' });
const sign = (name: string) => page.getByRole('group', { name });

test('none is chosen at first', async () => {
  await Default.run();
  expect(page.getByRole('group').elements()).toHaveLength(6);
  expect(page.getByRole('radio').elements()).toHaveLength(12);
  expect(page.getByRole('radio', { checked: true }).elements()).toHaveLength(0);
});
test('each must be answered: what is open is said and gets the focus', async () => {
  await Default.run();
  const { onAnswer } = Default.composed.args;
  await userEvent.click(go);
  expect(onAnswer).not.toHaveBeenCalled();
  await expect.element(page.getByText('Please answer each of them.')).toBeVisible();
  await expect.element(sign('Chest pain or pressure').getByRole('radio', { name: 'No' })).toHaveFocus();
});
test('none of these answers all at once', async () => {
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'None of these 6' }));
  await userEvent.click(go);
  expect(Default.composed.args.onAnswer).toHaveBeenCalledExactlyOnceWith([]);
});
test('a yes is told by its name, by keyboard alone', async () => {
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const yes = sign('Heavy bleeding').getByRole('radio', { name: 'Yes' });
  (yes.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  (go.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(Default.composed.args.onAnswer).toHaveBeenCalledExactlyOnceWith(['bleeding']);
});
test('reports the first yes at once, while the others are open', async () => {
  await Default.run();
  const { onAnswer, onDanger } = Default.composed.args;
  await userEvent.click(sign('Hard to breathe').getByText('Yes'));
  expect(onDanger).toHaveBeenCalledExactlyOnceWith(['breathing']);
  await userEvent.click(sign('Heavy bleeding').getByText('Yes'));
  expect(onDanger).toHaveBeenCalledOnce();
  await userEvent.click(go);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(['breathing', 'bleeding']);
});
test('shows consent above the button', async () => {
  await WithConsent.run();
  const consent = page.getByText(/you agree to advice by chat/).element();
  expect(consent.compareDocumentPosition(go.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
test('what was answered before stands there', async () => {
  await Selected.run();
  await expect.element(sign('Hard to breathe').getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect.element(sign('Heavy bleeding').getByRole('radio', { name: 'No' })).not.toBeChecked();
});
