import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, WithOpener } from './confirm-dialog.stories.tsx';

const cancel = () => page.getByRole('button', { name: 'Cancel' });
const act = () => page.getByRole('button', { name: 'Delete address' });

test('it asks as an alert dialog, and the safe choice has focus', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('alertdialog', { name: /delete this address/ }))
    .toHaveAccessibleDescription(/Shanti Apartments/);
  await expect.element(cancel()).toHaveFocus();
});

test('by keyboard: Tab reaches the action and wraps, Enter acts once', async () => {
  const { onConfirm, onOpenChange } = Default.composed.args;
  await Default.run();
  await expect.element(cancel()).toHaveFocus();
  await userEvent.tab();
  await expect.element(act()).toHaveFocus();
  await userEvent.tab();
  await expect.element(cancel()).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('by mouse: the action acts, Cancel closes', async () => {
  const { onConfirm, onOpenChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(act());
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(cancel());
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('Escape cancels and focus returns to the opener', async () => {
  const { onConfirm, onOpenChange } = WithOpener.composed.args;
  await WithOpener.run();
  const opener = page.getByRole('button', { name: 'Delete Home address' });
  await userEvent.click(opener);
  await expect.element(cancel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a press outside does not answer', async () => {
  const { onOpenChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('while busy neither choice nor Escape is heard', async () => {
  const { onConfirm, onOpenChange } = Busy.composed.args;
  await Busy.run();
  await expect.element(cancel()).toHaveFocus();
  await expect.element(act()).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onOpenChange).not.toHaveBeenCalled();
});
