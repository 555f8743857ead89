import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PatientForm } from './patient-form.tsx';
import { Busy, Default, WithEarlier, Error, Selected } from './patient-form.stories.tsx';

const radio = (name: string | RegExp) => page.getByRole('radio', { name });

test('what was entered is sent by Enter and by the button, once each', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.fill(page.getByRole('textbox', { name: 'Full Name' }), 'Lajja Kumari');
  await userEvent.fill(page.getByRole('textbox', { name: 'Age' }), '74');
  await userEvent.click(page.getByText('Female'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Phone' }), '+91 9876543210');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Proceed to Checkout' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(new FormData(page.getByRole('form').element() as HTMLFormElement))).toEqual({
    name: 'Lajja Kumari',
    age: '74',
    gender: 'Female',
    phone: '98765 43210',
  });
});

test('an earlier patient is told, and that it is somebody else, by mouse and by keyboard', async () => {
  const { onSelectedChange: onChosenChange } = WithEarlier.composed.args;
  await WithEarlier.run();
  await expect.element(radio('Somebody else')).toBeChecked();
  await userEvent.click(page.getByText('Lajja Kumari'));
  expect(onChosenChange).toHaveBeenLastCalledWith(1);
  const { onSelectedChange: undone } = Selected.composed.args;
  await Selected.run();
  await expect.element(radio(/^Lajja Kumari/)).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(undone).toHaveBeenLastCalledWith(null);
});

test('nobody is offered where nobody has been booked for', async () => {
  await Default.run();
  await expect.element(page.getByText('Who is this appointment for?')).not.toBeInTheDocument();
  expect(page.getByRole('radio').elements()).toHaveLength(3);
});

test('each error leads to its field, that of the gender to the first radio', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Gender is required' }));
  await expect.element(radio('Male')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Please enter a valid age' }));
  await expect.element(page.getByRole('textbox', { name: 'Age' })).toHaveFocus();
  await expect
    .element(page.getByRole('textbox', { name: 'Phone' }))
    .toHaveAccessibleDescription(/valid 10-digit phone number/);
});

test('the summary of errors gets the focus at each attempt', async () => {
  const { container, rerender, unmount } = render(<PatientForm {...Error.composed.args} attempt={1} />);
  const form = page.elementLocator(container);
  await userEvent.fill(form.getByRole('textbox', { name: 'Age' }), '740');
  rerender(<PatientForm {...Error.composed.args} attempt={2} />);
  await expect.element(form.getByRole('alert')).toHaveFocus();
  unmount();
});

test('while busy it is not sent again', async () => {
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(page.getByRole('button', { name: 'Proceed to Checkout' }), { force: true });
  expect(onSubmit).not.toHaveBeenCalled();
});
