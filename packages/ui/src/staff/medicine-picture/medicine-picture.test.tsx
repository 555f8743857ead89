import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Selected,
  Default,
  Refused,
  DoneRemoved,
  DoneSaved,
  BusySaving,
  DoneUploaded,
} from './medicine-picture.stories.tsx';

const input = page.getByLabelText('Picture file');
const pack = () => new File(['pack'], 'omezen.jpg', { type: 'image/jpeg' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a file is told when it is chosen, the same one again, and when it is dropped', async () => {
  const { onFileSelect: onSelect, onSave } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('img', { name: 'The pack of Omezen 20' })).toBeVisible();
  await expect.element(button('Remove the picture')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.upload(input, pack());
  // An input that holds a file sees no change when the same one is chosen.
  expect((input.element() as HTMLInputElement).files).toHaveLength(0);
  await userEvent.upload(input, pack());
  const dropped = new DataTransfer();
  dropped.items.add(pack());
  page
    .getByText('Choose a picture, or drop it here')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
  expect(onSelect).toHaveBeenCalledTimes(3);
  expect(onSave).not.toHaveBeenCalled();
});

test('what is chosen is seen before it is saved, or let go; focus stays here', async () => {
  const { onSave, onCancel } = Selected.composed.args;
  await Selected.run();
  await expect
    .element(page.getByRole('img', { name: 'The chosen picture of Omezen 20, not saved yet' }))
    .toBeVisible();
  await userEvent.click(button('Save the picture'));
  expect(onSave).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveFocus();
  await userEvent.click(button('Cancel'));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await BusySaving.run();
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading...' }))
    .toHaveAttribute('aria-valuenow', '0.6');
});

test('what was uploaded can be removed, and what was done undone', async () => {
  const { onRemove } = DoneUploaded.composed.args;
  await DoneUploaded.run();
  await userEvent.click(button('Remove the picture'));
  expect(onRemove).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveFocus();
  for (const story of [DoneSaved, DoneRemoved]) {
    const { onUndo } = story.composed.args;
    await story.run();
    await userEvent.click(button('Undo'));
    expect(onUndo).toHaveBeenCalledTimes(1);
  }
});

test('what is wrong is tied to the input, and the file is still chosen', async () => {
  await Refused.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'Somebody else has changed this medicine meanwhile. See what is new, then save again.',
    );
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription(/Somebody else has changed this medicine/);
  await expect.element(button('Save the picture')).toBeVisible();
});
