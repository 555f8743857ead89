import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Danger, WithEverything } from './signs-answered.stories.tsx';

test('says how many there are, and lets one answer anew', async () => {
  await Danger.run();
  await expect.element(page.getByRole('region', { name: '2 danger signs' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  for (const said of ['Hard to breathe', 'Thoughts of harming yourself', 'Answered at 10:58 AM'])
    await expect.element(page.getByText(said)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Change what you answered on danger signs' }));
  expect(Danger.composed.args.onEdit).toHaveBeenCalledOnce();
});
test('the full list says yes or no of each where there is room', async () => {
  await page.viewport(1280, 800);
  await WithEverything.run();
  expect(page.getByRole('listitem').elements()).toHaveLength(6);
  expect(page.getByText('No', { exact: true }).elements()).toHaveLength(6);
});
