import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './orders-table.stories.tsx';

const row = (id: string) => page.getByRole('row', { name: new RegExp(id) });

test.each([360, 1280])('at %i it is a table to readers', async (width) => {
  await page.viewport(width, 800);
  await Default.run();
  await expect.element(page.getByRole('table', { name: 'All orders' })).toBeVisible();
  const asha = row('OD-7Q2MK4');
  await expect.element(asha.getByRole('rowheader')).toBeVisible();
  for (const said of [
    'Asha Kumari',
    '9876543210',
    'Glucinsul 30/70',
    'and 2 more',
    '₹412.00',
    'Prescription: To be checked',
    'Late',
    'Not changed yet',
  ])
    await expect.element(asha.getByText(said, { exact: said !== 'Glucinsul 30/70' })).toBeVisible();
  await expect
    .element(asha.getByRole('link', { name: 'Call Asha Kumari: 9876543210' }))
    .toHaveAttribute('href', 'tel:+919876543210');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('it tells which order is meant', async () => {
  await page.viewport(1280, 800);
  const { onStatusChange, onUndo } = Default.composed.args;
  await Default.run();
  await expect
    .element(page.getByRole('link', { name: 'Details of order OD-9XW3PA' }))
    .toHaveAttribute('href', '/admin/orders/OD-9XW3PA');
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Status of order OD-9XW3PA' }),
    'Delivered',
  );
  await userEvent.click(page.getByRole('button', { name: 'Update OD-9XW3PA' }));
  expect(onStatusChange).toHaveBeenCalledExactlyOnceWith('OD-9XW3PA', 'delivered');
  await userEvent.click(row('OD-2LT8VE').getByRole('button', { name: 'Undo: back to Out for Delivery' }));
  expect(onUndo).toHaveBeenCalledExactlyOnceWith('OD-2LT8VE');
  await expect.element(row('OD-5DD0QN').getByRole('combobox')).not.toBeInTheDocument();
});

test('an order that is not on its way can be chosen, by its number; the others cannot', async () => {
  await page.viewport(1280, 800);
  const { onSelectedChange: onChoose } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('checkbox')).toHaveLength(2);
  await expect.element(page.getByRole('checkbox', { name: 'Choose order OD-9XW3PA' })).toBeChecked();
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose order OD-7Q2MK4' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('OD-7Q2MK4', true);
});

test('the heads tell what the rows stand by, and lead to the other ways', async () => {
  await page.viewport(1280, 800);
  await Default.run();
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect.element(head('Order')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(head('Order').getByRole('link')).toHaveAttribute('href', '?sort=date');
  for (const [name, href] of [
    ['Total', '?sort=-total'],
    ['Due', '?sort=due'],
  ] as const) {
    await expect.element(head(name)).toHaveAttribute('aria-sort', 'none');
    await expect.element(head(name).getByRole('link')).toHaveAttribute('href', href);
  }
  await expect.element(head('Patient')).not.toHaveAttribute('aria-sort');
});

test('a name that holds markup is shown as text', async () => {
  const name = '<img src="x" onerror="alert(1)"> Asha';
  const [order] = Default.composed.args.orders;
  await Default.extend({ args: { orders: [{ ...order!, patientName: name }] } }).run();
  await expect.element(row('OD-7Q2MK4').getByText(name, { exact: true })).toBeVisible();
});
