import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Busy,
  SelectedChecked,
  Default,
  Error as Failed,
  BusyImporting,
  LongText,
  NotFound,
} from './import-panel.stories.tsx';

const input = page.getByLabelText('CSV file');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const csv = new File(['name,mrp\n'], 'shop.csv', { type: 'text/csv' });

test('it tells the chosen file, by mouse and by keyboard', async () => {
  const { onFileSelect: onSelect } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
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
  await userEvent.click(page.getByText('Choose a CSV file', { exact: true }));
  expect(await pressed).toBe(true);
  await userEvent.upload(input, csv);
  await expect
    .poll(() => onSelect)
    .toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'shop.csv' }));
  const dropped = new DataTransfer();
  dropped.items.add(csv);
  page
    .getByText('Choose a CSV file', { exact: true })
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
  expect(onSelect).toHaveBeenCalledTimes(2);
});

test('checked first, then imported, then stopped: focus is never lost', async () => {
  const { onCheck, onImport, onStop } = Busy.composed.args;
  await Busy.run();
  await userEvent.tab();
  await userEvent.upload(input, csv);
  await expect.element(input).toHaveAccessibleDescription(/shop\.csv/);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledTimes(1);
  expect(onImport).not.toHaveBeenCalled();
  for (const said of [
    'Checked. Nothing was changed yet.',
    '3,021 rows read, 2 bad. 1 new, 0 changed, 0 as they were. 2 rows are bad and are left out.',
  ])
    await expect.element(page.getByRole('status').getByText(said, { exact: true })).toBeVisible();
  await expect.element(input).toHaveFocus();
  // An input that holds a file sees no change when the same one is chosen.
  expect((input.element() as HTMLInputElement).files).toHaveLength(0);
  await userEvent.click(button('Import'));
  expect(onImport).toHaveBeenCalledTimes(1);
  await expect.element(input).toHaveFocus();
  await userEvent.click(button('Stop'));
  expect(onStop).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('status')).toHaveTextContent('Stopped. Nothing was changed.');
  await userEvent.upload(input, csv);
  await expect.element(button('Check first')).toBeVisible();
});

test('progress, bad rows and what went wrong are said', async () => {
  await BusyImporting.run();
  await expect
    .element(page.getByRole('progressbar', { name: 'Importing...' }))
    .toHaveAttribute('aria-valuenow', '0.4');
  await expect.element(page.getByText('1,250 rows read, 1 bad')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await SelectedChecked.run();
  const row = page.getByRole('list', { name: 'Rows that are bad' }).getByRole('listitem').first();
  for (const said of ['Line 14', 'The offer price ₹120.00 is higher than the MRP ₹112.50.'])
    await expect.element(row.getByText(said, { exact: true })).toBeVisible();
  await userEvent.click(button('Bad rows as a file'));
  expect(SelectedChecked.composed.args.onDownloadBad).toHaveBeenCalledTimes(1);
  await LongText.run();
  await expect.element(page.getByText('237 more bad rows are not shown.')).toBeVisible();
  await Failed.run();
  for (const said of [
    'The file was not imported',
    'The file has no column for the name. Nothing was changed. You can try again.',
  ])
    await expect.element(page.getByRole('alert').getByText(said, { exact: true })).toBeVisible();
});

test('where nobody has said how it ended, it does not say that nothing was changed, and offers the check', async () => {
  await NotFound.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We do not know how it ended. Check the file again before you import it.');
  await expect.element(page.getByText('Nothing was changed')).not.toBeInTheDocument();
  await expect.element(button('Check first')).toBeVisible();
  await expect.element(button('Import')).not.toBeInTheDocument();
});
