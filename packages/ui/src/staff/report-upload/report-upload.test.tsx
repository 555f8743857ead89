import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, BusySending, WithReports } from './report-upload.stories.tsx';

const input = page.getByLabelText('Report file');
const box = page.getByRole('checkbox', { name: 'I have read the name on the report: it is Asha Kumari’s.' });
const pdf = (name = 'cbc.pdf') => new File(['%PDF-'], name, { type: 'application/pdf' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('what is no PDF, or too large, is refused by a sentence', async () => {
  const { onSend } = Default.composed.args;
  await Default.run();
  await userEvent.upload(input, new File(['x'], 'cbc.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please choose a PDF file.');
  await expect.element(input).toBeInvalid();
  const large = new DataTransfer();
  large.items.add(new File([new Uint8Array(5 * 2 ** 20 + 1)], 'large.pdf', { type: 'application/pdf' }));
  page
    .getByText('Choose the report, or drop it here')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: large }));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This file is larger than 5 MB. Please choose a smaller one.');
  await userEvent.click(box);
  await userEvent.click(button('Send the report'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please choose the report first.');
  expect(onSend).not.toHaveBeenCalled();
});

test('it is sent only once the name is confirmed, and asked for anew with another file', async () => {
  const { onSend } = Default.composed.args;
  await Default.run();
  await userEvent.upload(input, pdf('one.pdf'));
  // An input that holds a file sees no change when the same one is chosen.
  expect((input.element() as HTMLInputElement).files).toHaveLength(0);
  await userEvent.click(button('Send the report'));
  await expect.element(box).toHaveAccessibleDescription(/Please compare the name on the report/);
  await expect.element(box).toHaveFocus();
  await userEvent.click(box);
  await userEvent.upload(input, pdf('two.pdf'));
  await expect.element(box).not.toBeChecked();
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(box);
  await userEvent.click(button('Send the report'));
  expect(onSend).toHaveBeenCalledOnce();
  expect(vi.mocked(onSend).mock.calls[0]?.[0].name).toBe('two.pdf');
  await expect.element(page.getByText('Choose the report, or drop it here')).toBeVisible();
  await expect.element(box).not.toBeChecked();
});

test('what failed is still chosen, and tried again by a press', async () => {
  const { onSend } = Busy.composed.args;
  await Busy.run();
  await userEvent.upload(input, pdf());
  await userEvent.click(box);
  await userEvent.click(button('Send the report'));
  await expect.element(page.getByText('It was not sent. Please try again.')).toBeVisible();
  await expect.element(page.getByText('cbc.pdf')).toBeVisible();
  await userEvent.click(button('Try again'));
  await expect.element(page.getByText('Choose the report, or drop it here')).toBeVisible();
  expect(onSend).toHaveBeenCalledTimes(2);
});

test('while it is sent it says how far it is, and is not sent again', async () => {
  await BusySending.run();
  await expect
    .element(page.getByRole('progressbar', { name: 'Uploading...' }))
    .toHaveAttribute('aria-valuenow', '0.6');
  await userEvent.click(button('Uploading...'), { force: true });
  expect(BusySending.composed.args.onSend).not.toHaveBeenCalled();
});

test('a report is opened in the press, and taken back after a question', async () => {
  await WithReports.run();
  await userEvent.click(button('Open the report of Wed 25 Nov 2026, 11:40 AM'));
  expect(WithReports.composed.args.onOpen).toHaveBeenCalledExactlyOnceWith('r1');
  const { onTakeBack } = Busy.composed.args;
  await Busy.run();
  await userEvent.click(button('Take back the report of Wed 25 Nov 2026, 11:40 AM'));
  await userEvent.click(button('Cancel'));
  expect(onTakeBack).not.toHaveBeenCalled();
  await expect.element(button('Take back the report of Wed 25 Nov 2026, 11:40 AM')).toHaveFocus();
  await userEvent.click(button('Take back the report of Wed 25 Nov 2026, 11:40 AM'));
  await userEvent.click(button('Take back'));
  expect(onTakeBack).toHaveBeenCalledExactlyOnceWith('r1');
  await expect.element(button('Open the report of Wed 25 Nov 2026, 11:40 AM')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Reports' })).toHaveFocus();
});
