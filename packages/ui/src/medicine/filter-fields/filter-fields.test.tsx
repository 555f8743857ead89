import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Hindi, Selected } from './filter-fields.stories.tsx';

test('each choice is told with what was chosen before', async () => {
  const { onFiltersChange } = Selected.composed.args;
  await Selected.run();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Form' }), 'Capsules');
  expect(onFiltersChange).toHaveBeenLastCalledWith({
    prescription: 'no',
    stock: 'in',
    form: 'capsule',
    use: 'Stomach care',
    price: '100-300',
  });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Used for' }), 'All');
  expect(onFiltersChange).toHaveBeenLastCalledWith({
    prescription: 'no',
    stock: 'in',
    form: 'tablet',
    price: '100-300',
  });
  await userEvent.click(page.getByRole('checkbox', { name: 'In stock only' }));
  expect(onFiltersChange).toHaveBeenLastCalledWith({
    prescription: 'no',
    form: 'tablet',
    use: 'Stomach care',
    price: '100-300',
  });
});
test('by keyboard: the box, then the lists', async () => {
  const { onFiltersChange } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onFiltersChange).toHaveBeenLastCalledWith({ stock: 'in' });
  await userEvent.tab();
  await expect.element(page.getByRole('combobox', { name: 'Prescription' })).toHaveFocus();
});
test('a use is named in Hindi, and an amount in words around it', async () => {
  await Hindi.run();
  await expect.element(page.getByRole('combobox', { name: 'किस काम के लिए' })).toHaveValue('Allergy');
  await expect.element(page.getByRole('option', { name: 'एलर्जी' })).toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: '₹100 तक' })).toBeInTheDocument();
});
