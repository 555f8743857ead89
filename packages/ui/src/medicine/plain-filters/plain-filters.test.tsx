import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Selected, WithoutForm } from './plain-filters.stories.tsx';

const query = () =>
  Object.fromEntries(
    new FormData(document.querySelector<HTMLFormElement>('[data-slot="plain-filters"] form')!),
  );

test('the form sends what the list shows, by the names of its address', async () => {
  await Selected.run();
  expect(query()).toEqual({
    search: 'para',
    letter: 'P',
    view: 'list',
    stock: 'in',
    prescription: 'no',
    form: 'tablet',
    use: 'Allergy',
    price: '100-300',
    sort: 'price-asc',
  });
  const form = page.getByRole('form', { name: 'Filters' });
  await expect.element(form).toHaveAttribute('method', 'get');
  await expect.element(form).toHaveAttribute('action', '#medicines');
  await expect.element(form.getByRole('button', { name: 'Apply Filters' })).toHaveAttribute('type', 'submit');
});

test('where nothing is chosen it sends nothing that was not chosen', async () => {
  await Default.run();
  expect(query()).toEqual({ prescription: '', form: '', use: '', price: '', sort: '' });
});

test('closed it is a link to the page with the form, reached by keyboard', async () => {
  await WithoutForm.run();
  await expect.element(page.getByRole('combobox', { name: 'Form' })).not.toBeInTheDocument();
  await userEvent.tab();
  const link = page.getByRole('link', { name: 'Filters' });
  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute('href', '#filters');
});

test('the order is seen where there is no sidebar, and sent at every width', async () => {
  await page.viewport(360, 700);
  await Selected.run();
  await expect.element(page.getByRole('radio', { name: 'Price: low to high' })).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(page.getByRole('radio', { name: 'Price: low to high' })).not.toBeInTheDocument();
  expect(query()['sort']).toBe('price-asc');
});
