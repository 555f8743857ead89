import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Empty, DoneRemoved, WithNotes } from './test-cart.stories.tsx';

test('each is taken out by its own name, and all of a kind at once', async () => {
  const { onRemove, onClearTests, onClearPackages, lines } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByText('12 h without food')).toBeVisible();
  await expect.element(page.getByText('₹2,299.00')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove HbA1c' }));
  expect(onRemove).toHaveBeenLastCalledWith(lines?.[1]);
  await userEvent.click(page.getByRole('button', { name: 'Clear Tests' }));
  await userEvent.click(page.getByRole('button', { name: 'Clear Packages' }));
  expect(onClearTests).toHaveBeenCalledOnce();
  expect(onClearPackages).toHaveBeenCalledOnce();
});

test('each is named with its fast and its price', async () => {
  await Default.run();
  for (const [nth, ...said] of [
    [0, 'Lipid profile', '12 h without food', '₹420.00'],
    [1, 'HbA1c', 'Eat as usual', '₹380.00'],
    [2, 'Full body check', '10 h without food', '₹1,499.00'],
  ] as const)
    for (const one of said)
      await expect.element(page.getByRole('listitem').nth(nth).getByText(one)).toBeVisible();
});

test('a note has its own actions', async () => {
  await WithNotes.run();
  await userEvent.click(page.getByRole('button', { name: 'Take it out' }));
  expect(WithNotes.composed.args.notes?.[0]?.actions[0]?.onClick).toHaveBeenCalledOnce();
});

test('what is no longer sold is said, and not counted', async () => {
  await DoneRemoved.run();
  await expect.element(page.getByText(/No longer available/)).toBeVisible();
  await expect.element(page.getByText('₹2,299.00')).toBeVisible();
});

test('an empty cart leads to the tests', async () => {
  await Empty.run();
  await expect.element(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Browse Medical Tests' }))
    .toHaveAttribute('href', '/medical-tests');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
