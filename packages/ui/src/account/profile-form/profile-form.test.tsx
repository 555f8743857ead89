import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REFUSED, refusing } from '../../../test/refusing.tsx';
import {
  Busy,
  Default,
  Error,
  Refused,
  DoneSaved,
  BusyUploading,
  ErrorUpload,
} from './profile-form.stories.tsx';
import { ProfileForm } from './profile-form.tsx';

const input = page.getByLabelText('Profile picture');
const face = () => new File(['face'], 'asha.jpg', { type: 'image/jpeg' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('name and e-mail are sent by Enter and by the button, once each', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.fill(page.getByRole('textbox', { name: 'Full Name' }), 'Asha K');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button('Save'));
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(Object.fromEntries(new FormData(page.getByRole('form').element() as HTMLFormElement))).toEqual({
    username: 'Asha K',
    email: 'asha.kumari@example.com',
  });
});

test('a picture is told at once, and the same one again', async () => {
  const { onFileSelect, onSubmit } = Default.composed.args;
  await Default.run();
  await userEvent.upload(input, face());
  await userEvent.upload(input, face());
  expect(onFileSelect).toHaveBeenCalledTimes(2);
  expect(onFileSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'asha.jpg' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(input).toHaveAccessibleDescription('JPG, PNG or WebP, up to 5 MB');
});

test('the input is seen, and takes what is dropped around it', async () => {
  const { onFileSelect } = Default.composed.args;
  await Default.run();
  const { height } = input.element().getBoundingClientRect(),
    { opacity } = getComputedStyle(input.element());
  expect([height >= 44, opacity]).toEqual([true, '1']);
  const dropped = new DataTransfer();
  dropped.items.add(face());
  page
    .getByText('Choose a picture')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
  expect(onFileSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'asha.jpg' }));
});

test('how far it is, cancel, failure and another try: focus stays here', async () => {
  const uploading = BusyUploading.composed.args,
    failed = ErrorUpload.composed.args;
  await BusyUploading.run();
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading...' }))
    .toHaveAttribute('aria-valuenow', '0.6');
  await userEvent.click(button('Cancel'));
  expect(uploading.onRemovePicture).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveFocus();
  await ErrorUpload.run();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The picture did not reach us. Try again.');
  await expect.element(input).toBeInvalid();
  await userEvent.click(button('Try again'));
  expect(failed.onRetryPicture).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveFocus();
});

test('a picture can be removed; what is saved stands in a status', async () => {
  const { onRemovePicture } = DoneSaved.composed.args;
  await DoneSaved.run();
  await expect.element(page.getByRole('status').getByText('Your profile is saved.')).toBeVisible();
  await userEvent.click(button('Remove picture'));
  expect(onRemovePicture).toHaveBeenCalledTimes(1);
});

test('errors, refusal and busy', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Please enter a valid email address' }));
  await expect.element(page.getByRole('textbox', { name: 'Email (optional)' })).toHaveFocus();
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your profile could not be saved. What you wrote is still here.');
  const { onSubmit } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(page.getByRole('textbox', { name: 'Email (optional)' }));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('name and e-mail have their tokens for autofill', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('textbox', { name: 'Full Name' }))
    .toHaveAttribute('autocomplete', 'name');
  await expect
    .element(page.getByRole('textbox', { name: 'Email (optional)' }))
    .toHaveAttribute('autocomplete', 'email');
});

test('what was typed is kept when the server refuses', async () => {
  await Default.extend({ render: refusing(ProfileForm) }).run();
  const name = page.getByRole('textbox', { name: 'Full Name' });
  await userEvent.fill(name, 'Asha K');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(REFUSED);
  await expect.element(name).toHaveValue('Asha K');
});
