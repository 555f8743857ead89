import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, DoneCopied } from './recovery-codes.stories.tsx';

test('shows each code and copies, prints or goes on by a press', async () => {
  const { codes, onCopy, onPrint, onSaved } = Default.composed.args;
  await Default.run();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  for (const name of ['Copy the codes', 'Print', 'I have saved the codes'])
    await userEvent.click(page.getByRole('button', { name }));
  for (const told of [onCopy, onPrint, onSaved]) expect(told).toHaveBeenCalledTimes(1);
});

test('announces that the codes are copied', async () => {
  await DoneCopied.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied.');
});
