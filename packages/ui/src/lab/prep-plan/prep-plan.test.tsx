import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Default, VariantEatAsUsual, WithoutTime } from './prep-plan.stories.tsx';

test('from the last meal to the door, in order, with why later times are missing', async () => {
  await Default.run();
  const steps = page.getByRole('region', { name: 'How to prepare' }).getByRole('listitem');
  expect(steps.elements()).toHaveLength(4);
  await expect.element(steps.nth(0).getByText('Mon 23 Nov, by 8:30 PM')).toBeVisible();
  await expect.element(steps.nth(0).getByText('Last meal')).toBeVisible();
  await expect.element(steps.nth(1).getByText('Plain water only')).toBeVisible();
  await expect.element(steps.nth(2).getByText('Sugar tablet in the evening?')).toBeVisible();
  await expect.element(steps.nth(3).getByText('Tue 24 Nov, 8:30 AM')).toBeVisible();
  await expect.element(steps.nth(3).getByText('Ajay Bedia comes')).toBeVisible();
  await expect.element(page.getByText('No times after 10:30 AM.')).toBeVisible();
  await expect.element(page.getByText(/Lipid profile/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  await userEvent.click(page.getByRole('button', { name: 'Add to calendar' }));
  expect(Default.composed.args.onPrint).toHaveBeenCalledOnce();
  expect(Default.composed.args.onCalendar).toHaveBeenCalledOnce();
});

test('without a time the hours are said, and nothing is offered that needs one', async () => {
  await WithoutTime.run();
  await expect.element(page.getByText('12 hours before')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('without a fast one eats as usual, and no time is missing', async () => {
  await VariantEatAsUsual.run();
  await expect.element(page.getByText('Eat as usual')).toBeVisible();
  await expect.element(page.getByText('Last meal')).not.toBeInTheDocument();
  await expect.element(page.getByText(/No times after/)).not.toBeInTheDocument();
});

test('on paper there are no buttons', async () => {
  await Default.run();
  const one = page.getByRole('button', { name: 'Print' });
  await expect.element(one).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(one).not.toBeInTheDocument();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await expect.element(one).toBeVisible();
});
