import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED, refusing } from '../../../test/refusing.tsx';
import { Busy, Default, Error } from './invite-form.stories.tsx';
import { InviteForm } from './invite-form.tsx';

const mobile = page.getByLabelText('Their mobile number', { exact: true });

test('sent with number, name and relation', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.fill(mobile, '9876543210');
  await userEvent.fill(page.getByLabelText('Their name', { exact: true }), 'Asha Kumari');
  await userEvent.selectOptions(page.getByLabelText('You are their', { exact: true }), 'son');
  await userEvent.click(page.getByRole('button', { name: 'Send the code' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(Object.fromEntries(new FormData(page.getByRole('form').element() as HTMLFormElement))).toEqual({
    mobile: '98765 43210',
    name: 'Asha Kumari',
    relation: 'son',
  });
  await expect.element(mobile).toHaveAttribute('autocomplete', 'off');
  await expect
    .element(page.getByLabelText('Their name', { exact: true }))
    .toHaveAttribute('autocomplete', 'off');
});

test('errors lead to their fields, and while busy nothing is sent', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Please enter a valid 10-digit mobile number' }));
  await expect.element(mobile).toHaveFocus();
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(mobile);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what was typed is kept when the server refuses', async () => {
  await Default.extend({ render: refusing(InviteForm) }).run();
  await userEvent.click(mobile);
  await userEvent.keyboard('9876543210{Tab}Asha Kumari{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect.element(mobile).toHaveValue('98765 43210');
  await expect.element(page.getByLabelText('Their name', { exact: true })).toHaveValue('Asha Kumari');
});
