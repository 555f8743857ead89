import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantClosed, Default, Selected } from './medicine-filter-sheet.stories.tsx';

const apply = page.getByRole('button', { name: 'Apply Filters' });

test('by mouse: choices are a draft until they are applied', async () => {
  const { onApply } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('dialog', { name: 'Filters', exact: true })).toBeVisible();
  await userEvent.click(page.getByText('Name: Z to A'));
  await userEvent.click(page.getByRole('button', { name: 'M', exact: true }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Filters, 2 active');
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.click(apply);
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ sort: 'name-desc', letter: 'M', filters: {} });
});

test('by keyboard: another order, then Apply', async () => {
  const { onApply } = Selected.composed.args;
  await Selected.run();
  const order = page.getByRole('radio', { name: 'Price: low to high' });
  for (let presses = 0; presses < 10 && document.activeElement !== order.element(); presses++)
    await userEvent.tab();
  await expect.element(order).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  apply.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onApply).toHaveBeenCalledExactlyOnceWith({
    sort: 'price-desc',
    letter: 'P',
    filters: { form: 'tablet' },
  });
});

test('Enter on an order applies', async () => {
  const { onApply } = Selected.composed.args;
  await Selected.run();
  page.getByRole('radio', { name: 'Price: low to high' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onApply).toHaveBeenCalledExactlyOnceWith({
    sort: 'price-asc',
    letter: 'P',
    filters: { form: 'tablet' },
  });
});

test('Clear All empties the draft', async () => {
  const { onApply } = Selected.composed.args;
  await Selected.run();
  await userEvent.click(page.getByRole('button', { name: 'Clear All' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Filters');
  await expect.element(page.getByRole('radio', { name: 'Recommended' })).toBeChecked();
  await userEvent.click(apply);
  expect(onApply).toHaveBeenLastCalledWith({ sort: undefined, letter: undefined, filters: {} });
});

test('closed without applying, it forgets', async () => {
  const { onApply } = VariantClosed.composed.args;
  await VariantClosed.run();
  const open = page.getByRole('button', { name: 'Filters' });
  await userEvent.click(open);
  await userEvent.click(page.getByRole('button', { name: 'P', exact: true }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(open);
  await expect
    .element(page.getByRole('button', { name: 'P', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(onApply).not.toHaveBeenCalled();
});
