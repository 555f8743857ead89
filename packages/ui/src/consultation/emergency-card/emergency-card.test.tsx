import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, PendingGoOn, VariantQuiet } from './emergency-card.stories.tsx';

test('each number is dialled by one press', async () => {
  await Default.run();
  const hrefs = page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['tel:112', 'tel:108', 'tel:+916512345108']);
  await expect.element(page.getByRole('link', { name: '112 Emergency' })).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
test('each number has a name, large and small', async () => {
  for (const story of [Default, VariantQuiet]) {
    await story.run();
    for (const name of ['112 Emergency', '108 Ambulance', '0651 234 5108 Our ambulance, 24/7'])
      await expect.element(page.getByRole('link', { name })).toBeVisible();
  }
});
test('who has called may go on', async () => {
  await PendingGoOn.run();
  await userEvent.click(page.getByRole('button', { name: 'I have called. Go on to the doctor' }));
  expect(PendingGoOn.composed.args.onGoOn).toHaveBeenCalledTimes(1);
});
