import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Refused, BusySending } from './queued-item.stories.tsx';

test('what waits says so, and is cancelled by mouse and by keyboard', async () => {
  const { onCancel } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByText('Prescription: slip.jpg')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Will be sent when you are back online.');
  await userEvent.click(page.getByRole('button', { name: 'Cancel: slip.jpg' }));
  await userEvent.keyboard('{Enter}');
  expect(vi.mocked(onCancel)).toHaveBeenCalledTimes(2);
});

test('what is on its way cannot be taken back', async () => {
  await BusySending.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Being sent.');
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('what was refused says why, and is removed', async () => {
  const { onCancel } = Refused.composed.args;
  await Refused.run();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('This file cannot be read. Take the photo again.');
  await userEvent.click(page.getByRole('button', { name: 'Remove: slip.jpg' }));
  expect(vi.mocked(onCancel)).toHaveBeenCalledTimes(1);
});
