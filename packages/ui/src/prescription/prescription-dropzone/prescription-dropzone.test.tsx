import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, ErrorErrorFailed, BusyUploading } from './prescription-dropzone.stories.tsx';

const input = page.getByLabelText('Prescription', { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const photo = new File(['photo'], 'asha.jpg', { type: 'image/jpeg' });

test('nothing chosen: the button leads to the input, which says what is missing', async () => {
  await Busy.run();
  await userEvent.click(button('Upload prescription'));
  await expect.element(input).toHaveFocus();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please select a prescription image');
  await expect.element(input).toHaveAccessibleDescription(/Please select a prescription image/);
  await expect.element(input).toBeInvalid();
});

test('chosen, sent, failed and sent again, by one button that keeps its focus', async () => {
  const { onFileSelect: onSelect, onUpload } = Busy.composed.args;
  await Busy.run();
  await userEvent.upload(input, photo);
  await expect.element(input).toHaveAccessibleDescription(/asha.jpg.*Ready to upload/);
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(onUpload).not.toHaveBeenCalled();
  (button('Upload prescription').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Try again')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Uploading...')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onUpload).toHaveBeenCalledTimes(2);
});

test('what was chosen is taken away: focus is on the input again', async () => {
  await Busy.run();
  await userEvent.upload(input, photo);
  await userEvent.click(button('Remove'));
  await expect.element(input).toHaveFocus();
  await expect.element(page.getByText('asha.jpg')).not.toBeInTheDocument();
});

test('it says how far it is, and how large the file', async () => {
  await BusyUploading.run();
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading...' }))
    .toHaveAttribute('aria-valuenow', '0.64');
  await expect.element(page.getByText('64%')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toHaveTextContent('64');
  await ErrorErrorFailed.run();
  await expect
    .element(page.getByRole('alert').getByText('Your file is still chosen. Try again.'))
    .toBeVisible();
});

test('a phone has the camera, as long as nothing is chosen', async () => {
  const { onFileSelect: onSelect } = Default.composed.args;
  await page.viewport(360, 740);
  await Default.run();
  const camera = page.getByLabelText('Take a photo');
  await expect.element(camera).toHaveAttribute('capture', 'environment');
  await userEvent.upload(camera, photo);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'asha.jpg' }));
  await BusyUploading.run();
  await expect.element(camera).not.toBeInTheDocument();
  await page.viewport(1280, 800);
});
