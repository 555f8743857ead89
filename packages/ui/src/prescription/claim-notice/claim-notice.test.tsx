import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default } from './claim-notice.stories.tsx';

const take = page.getByRole('button', { name: 'Take it over' });
const dialog = page.getByRole('alertdialog', { name: 'Take this prescription over?' });

test('it names who has it since when, and is taken over once that is confirmed', async () => {
  const { onTakeOver } = Default.composed.args;
  await Default.run();
  await expect
    .element(page.getByRole('alert').getByText('Nisha Toppo is working on this since 11:02', { exact: true }))
    .toBeVisible();
  await userEvent.click(take);
  await expect.element(dialog).toBeVisible();
  expect(onTakeOver).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(take).toHaveFocus();
  expect(onTakeOver).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Take it over' }));
  expect(onTakeOver).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
});
test('while it is being taken over another press is ignored', async () => {
  await Busy.run();
  await userEvent.click(take, { force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});
