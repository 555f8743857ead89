import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DoneApplied, Default, LongText, FilledPreviewed } from './bulk-panel.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('what is typed is told by Enter, and each edit too', async () => {
  const { onPreview, onEdit } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('form', { name: 'Price and stock of 3 medicines' })).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Price' }), 'Offer price');
  await userEvent.fill(page.getByRole('textbox', { name: 'How much' }), '-5');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Stock' }), 'Add');
  await userEvent.fill(page.getByRole('textbox', { name: 'Packs' }), '20');
  expect(onEdit).toHaveBeenCalledTimes(4);
  await userEvent.keyboard('{Enter}');
  expect(onPreview).toHaveBeenCalledExactlyOnceWith({
    price: 'offer_price',
    how: 'percent',
    by: '-5',
    stock: 'add',
    packs: '20',
  });
  await expect.element(page.getByRole('button', { name: /^Change / })).not.toBeInTheDocument();
});

test('what was shown can be done, once', async () => {
  const { onApply } = FilledPreviewed.composed.args;
  await FilledPreviewed.run();
  await expect
    .element(
      page.getByRole('row').filter({ hasText: 'Omezen 20' }).getByText('₹112.50 → ₹106.88', { exact: false }),
    )
    .toBeVisible();
  await expect
    .element(
      page
        .getByRole('list', { name: 'What cannot be changed' })
        .getByRole('listitem')
        .getByText('The offer price is above the MRP.'),
    )
    .toBeVisible();
  await userEvent.click(button('Change 2 medicines'));
  expect(onApply).toHaveBeenCalledTimes(1);
  await DoneApplied.run();
  await expect.element(button('Change 2 medicines')).not.toBeInTheDocument();
  const { preview } = FilledPreviewed.composed.args;
  await FilledPreviewed.extend({ args: { preview: { ...preview!, changed: 0, rows: [] } } }).run();
  await expect.element(page.getByText(/^0 change,/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Change / })).not.toBeInTheDocument();
});

test('it says how many more there are', async () => {
  await LongText.run();
  await expect.element(page.getByText('2,545 more are not shown.')).toBeVisible();
});
