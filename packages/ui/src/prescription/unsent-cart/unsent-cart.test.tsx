import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './unsent-cart.stories.tsx';

test('it says who answered when, that nothing here was sent, and what it was; it is put away by its button', async () => {
  const { onDiscard } = Default.composed.args;
  await Default.run();
  const notice = page.getByRole('alert');
  for (const text of [
    'Nisha Toppo answered this request Tue 24 Nov 2026, 11:02 AM',
    'Your cart was not sent.',
  ])
    await expect.element(notice.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Omezen 20, 2 packs');
  expect(onDiscard).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Put it away' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});
