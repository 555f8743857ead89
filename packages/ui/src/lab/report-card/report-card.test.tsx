import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Error, EmptyNoValues, Open, BusyOpening } from './report-card.stories.tsx';

const open = page.getByRole('button', { name: 'Open report: HbA1c, Fasting blood sugar' });

test('by mouse and by keyboard: the PDF is asked for', async () => {
  const { onOpen } = Default.composed.args;
  await Default.run();
  await userEvent.click(open);
  expect(onOpen).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('while it opens it is told once', async () => {
  await BusyOpening.run();
  await userEvent.click(page.getByRole('button', { name: 'Opening report…' }), { force: true });
  expect(BusyOpening.composed.args.onOpen).not.toHaveBeenCalled();
});

test('what failed is said, and can be tried again', async () => {
  await Error.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The report could not be opened. Please try again in a moment.');
  await userEvent.click(open);
  expect(Error.composed.args.onOpen).toHaveBeenCalledOnce();
});

test('a tab that was not let open is a link', async () => {
  await Open.run();
  await expect
    .element(page.getByRole('link', { name: 'The report is here: open it' }))
    .toHaveAttribute('href', '#report');
});

test('a value says where it stands, what it was, and the change', async () => {
  await Default.run();
  await expect.element(page.getByText('a little high: show it to your doctor')).toBeVisible();
  await expect.element(page.getByText('Range 4 to 5.6 %')).toBeVisible();
  await expect.element(page.getByText('+0.4 since 12 Aug')).toBeVisible();
  await expect.element(page.getByText('in range', { exact: true })).toBeVisible();
});

test('without values the PDF has them', async () => {
  await EmptyNoValues.run();
  await expect.element(page.getByText('All values are in the PDF.')).toBeVisible();
});

test('it is named by what was tested, and says of whom and when', async () => {
  await Default.run();
  const card = page.getByRole('article', { name: 'HbA1c, Fasting blood sugar' });
  await expect.element(card.getByText(/^Of Asha Kumari · Sample of Wed 25 Nov/)).toBeVisible();
});
