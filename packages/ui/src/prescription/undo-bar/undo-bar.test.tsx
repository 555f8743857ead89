import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default } from './undo-bar.stories.tsx';

const undo = page.getByRole('button', { name: 'Undo' });

test('names the patient and what was decided once; the seconds are outside of what is said', async () => {
  const { onUndo } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Imran Ansari: 2 approved, 1 rejected.');
  expect(page.getByRole('status').element().textContent).not.toContain('23');
  await expect.element(page.getByText('Goes out in 23 s')).toBeVisible();
  await userEvent.click(undo);
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('while it is taken back another press is ignored', async () => {
  const { onUndo } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(undo, { force: true });
  expect(onUndo).not.toHaveBeenCalled();
});
