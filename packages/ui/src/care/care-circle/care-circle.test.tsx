import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PendingAsked, Busy, Default, HeldEnding } from './care-circle.stories.tsx';

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

test('every button says whom it is about, and tells its entry', async () => {
  const { onAct, onEnterCode, onEnd } = Default.composed.args;
  await Default.run();
  await press('Order and read for Asha Kumari');
  expect(onAct).toHaveBeenLastCalledWith(1);
  await press('Enter the code of Sita Devi');
  expect(onEnterCode).toHaveBeenLastCalledWith(2);
  await press('End with Neha Kumari');
  expect(onEnd).toHaveBeenLastCalledWith(3);
  // Nobody acts for who has not agreed.
  await expect
    .element(page.getByRole('button', { name: 'Order and read for Sita Devi' }))
    .not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Enter the code of Asha Kumari' }))
    .not.toBeInTheDocument();
});

test('who is asked reads what it allows, and says yes or no by keyboard', async () => {
  const { onAgree, onEnd } = PendingAsked.composed.args;
  await PendingAsked.run();
  await expect.element(page.getByText('They cannot change your login.', { exact: false })).toBeVisible();
  (page.getByRole('button', { name: 'I agree that Neha Kumari helps me' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onAgree).toHaveBeenLastCalledWith(3);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onEnd).toHaveBeenLastCalledWith(3);
});

test('while one is being ended it is not told again', async () => {
  const { onEnd } = HeldEnding.composed.args;
  await HeldEnding.run();
  (page.getByRole('button', { name: 'End with Asha Kumari' }).element() as HTMLElement).click();
  expect(onEnd).not.toHaveBeenCalled();
});

test('focus outlives the entry that goes', async () => {
  await Busy.run();
  await press('End with Asha Kumari');
  await expect.element(page.getByRole('heading', { name: 'You act for' })).toHaveFocus();
});

test('of each it says name, number and until when, of who helps what they are to one', async () => {
  await Default.run();
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(entry('Asha Kumari').getByText(/98765\s43210/)).toBeVisible();
  await expect.element(entry('Asha Kumari').getByText(/2 Nov 2026.*2 Nov 2027/)).toBeVisible();
  await expect.element(entry('Sita Devi').getByText(/98111\s44466/)).toBeVisible();
  await expect.element(entry('Neha Kumari').getByText(/Daughter.*98111\s00022/)).toBeVisible();
});
