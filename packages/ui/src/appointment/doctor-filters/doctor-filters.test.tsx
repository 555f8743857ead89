import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DoctorFilters } from './doctor-filters.tsx';
import { Default, Selected } from './doctor-filters.stories.tsx';

test('a choice is told at once, with what was chosen and typed before', async () => {
  const { onFilterChange } = Selected.composed.args;
  await Selected.run();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Specialty' }), 'Paediatrics');
  expect(onFilterChange).toHaveBeenLastCalledWith({
    search: 'Meera',
    specialty: 'Paediatrics',
    language: 'Santali',
  });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'All');
  expect(onFilterChange).toHaveBeenLastCalledWith({
    search: 'Meera',
    specialty: 'Cardiology',
    language: '',
  });
});

test('a name is told by Enter and by the button, and not while it is typed', async () => {
  const { onFilterChange } = Default.composed.args;
  await Default.run();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name of the doctor' }), ' meera ');
  expect(onFilterChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onFilterChange).toHaveBeenLastCalledWith({ search: 'meera', specialty: '', language: '' });
  await userEvent.click(page.getByRole('button', { name: 'Find' }));
  expect(onFilterChange).toHaveBeenCalledTimes(2);
});

test('without a script it is a form that goes to the list', async () => {
  await Default.run();
  const form = page.getByRole('search', { name: 'Find a doctor' }).element() as HTMLFormElement;
  expect([new URL(form.action).pathname, form.method]).toEqual(['/doctors', 'get']);
  expect([...new FormData(form).keys()]).toEqual(['search', 'specialty', 'language']);
});

test('what the address says stands in the fields again', async () => {
  const { container, rerender, unmount } = render(<DoctorFilters {...Default.composed.args} />);
  const form = page.elementLocator(container);
  const name = form.getByRole('textbox', { name: 'Name of the doctor' });
  await userEvent.fill(name, 'anil');
  rerender(<DoctorFilters {...Selected.composed.args} />);
  await expect.element(name).toHaveValue('Meera');
  await expect.element(form.getByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
  await expect.element(form.getByRole('combobox', { name: 'Language' })).toHaveValue('Santali');
  rerender(<DoctorFilters {...Default.composed.args} />);
  await expect.element(name).toHaveValue('');
  unmount();
});
