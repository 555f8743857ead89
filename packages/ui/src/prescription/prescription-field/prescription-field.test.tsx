import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Busy,
  Default,
  Error as Refused,
  ErrorErrorFailed,
  PendingNeeded,
  Refused as RefusedFile,
  VariantStays,
  DoneUploaded,
  BusyUploading,
} from './prescription-field.stories.tsx';

const input = page.getByLabelText(/^Prescription/);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const photo = new File(['photo'], 'asha.jpg', { type: 'image/jpeg' });
const recording = new File(['voice'], 'asha.mp3', { type: 'audio/mpeg' });

test('it tells the chosen file', async () => {
  const { onFileSelect: onSelect } = Default.composed.args;
  await Default.run();
  await userEvent.upload(input, photo);
  await expect.poll(() => onSelect).toHaveBeenCalledTimes(1);
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'asha.jpg', type: 'image/jpeg' }));
});

test('the input is seen in every state, by keyboard, and a press beside it opens it too', async () => {
  for (const story of [Default, BusyUploading, DoneUploaded, ErrorErrorFailed]) {
    await story.run();
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
    const { width, height } = input.element().getBoundingClientRect();
    expect([width, height].every((side) => side >= 44)).toBe(true);
    const pressed = new Promise<boolean>((tell) => {
      input.element().addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          tell(true);
        },
        { once: true },
      );
    });
    await userEvent.click(page.getByText(/^Choose a photo or PDF$|^prescription-asha/));
    expect(await pressed).toBe(true);
    (document.activeElement as HTMLElement).blur();
  }
});

test('what is needed, what is wrong and what is chosen is tied to it', async () => {
  await PendingNeeded.run();
  await expect.element(input).toHaveAccessibleDescription(/Prescription needed.*up to 5 MB/);
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please select an image or PDF file (JPG, PNG, WebP or PDF)');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription(/Please select an image or PDF file/);
  await ErrorErrorFailed.run();
  for (const sentence of ['Prescription upload failed', 'Your file is still chosen. Try again.'])
    await expect.element(page.getByRole('alert').getByText(sentence, { exact: true })).toBeVisible();
  await DoneUploaded.run();
  await expect.element(input).toHaveAccessibleDescription(/prescription-asha.jpg.*2.4 MB.*Uploaded/);
});

test('a refused file can be removed or replaced; beside one that stays the input is valid', async () => {
  const { onRemove, onFileSelect: onSelect } = RefusedFile.composed.args;
  await RefusedFile.run();
  await expect.element(input).toBeInvalid();
  await expect.element(page.getByText('voice-note.mp3')).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Please select an image or PDF file (JPG, PNG, WebP or PDF)Choose another file, or remove this one.',
    );
  await expect.element(button('Try again')).not.toBeInTheDocument();
  await userEvent.click(button('Remove'));
  expect(onRemove).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveFocus();
  await userEvent.upload(input, photo);
  expect(onSelect).toHaveBeenCalledTimes(1);
  await VariantStays.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Please choose a file of at most 5 MB.The file that you chose before stays.');
  await expect.element(input).toBeValid();
  await expect.element(page.getByText('prescription-asha.jpg')).toBeVisible();
});

test('an upload says how far it is, and can be cancelled', async () => {
  const { onRemove } = BusyUploading.composed.args;
  await BusyUploading.run();
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading...' }))
    .toHaveAttribute('aria-valuenow', '0.4');
  await userEvent.click(button('Cancel'));
  expect(onRemove).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveFocus();
});

test('refused, failed, tried again, removed and chosen again: focus is never lost', async () => {
  const { onFileSelect: onSelect, onRetry, onRemove } = Busy.composed.args;
  await Busy.run();
  await userEvent.upload(input, recording);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.upload(input, photo);
  await expect.element(button('Try again')).toBeVisible();
  await userEvent.click(button('Try again'));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('status')).toHaveTextContent('Uploaded');
  await expect.element(input).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveFocus();
  await userEvent.upload(input, photo);
  await expect.element(button('Try again')).toBeVisible();
  expect(onSelect).toHaveBeenCalledTimes(3);
});

const drop = (file: File) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
};
test('a file may be dropped on the words, or on the input: it is told once, and the browser does not open it', async () => {
  const { onFileSelect: onSelect } = Default.composed.args;
  await Default.run();
  for (const place of [page.getByText('Choose a photo or PDF'), input])
    expect(place.element().dispatchEvent(drop(photo))).toBe(false);
  expect(onSelect).toHaveBeenCalledTimes(2);
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: 'asha.jpg' }));
});

test('once another was dropped, what the input held before can be chosen again', async () => {
  const { onFileSelect: onSelect } = DoneUploaded.composed.args;
  await DoneUploaded.run();
  await userEvent.upload(input, recording);
  input.element().dispatchEvent(drop(photo));
  await expect.poll(() => onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'asha.jpg' }));
  expect((input.element() as HTMLInputElement).files).toHaveLength(0);
});
