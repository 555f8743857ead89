import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MedicineFilters } from './medicine-filters.tsx';
import { Default, Selected } from './medicine-filters.stories.tsx';

const query = () =>
  Object.fromEntries(new FormData(page.getByRole('form', { name: 'Filters' }).element() as HTMLFormElement));

test('an order acts at once, by mouse and by keyboard', async () => {
  const { onSortChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByText('Name: A to Z'));
  expect(onSortChange).toHaveBeenLastCalledWith('name-asc');
  await userEvent.click(page.getByRole('link', { name: 'A', exact: true }));
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{ArrowDown}');
  expect(onSortChange).toHaveBeenLastCalledWith('price-asc');
});

test('the form says what the list shows, and no more', async () => {
  await Selected.run();
  expect(query()).toEqual({
    search: 'paracetamol',
    letter: 'P',
    view: 'list',
    form: 'tablet',
    sort: 'price-asc',
  });
  await Default.run();
  expect(query()).toEqual({ sort: '' });
});

test('without JavaScript there is a button that sends the form', async () => {
  const html = renderToString(<MedicineFilters action="/medicines" hrefForLetter={() => ''} />);
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  const form = drawn.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/medicines']);
  const noscript = form.querySelector('noscript')!;
  expect(noscript.querySelector('button')).toHaveAttribute('type', 'submit');
  await Default.run();
  await expect.element(page.getByRole('button', { name: 'Apply Filters' })).not.toBeInTheDocument();
});
