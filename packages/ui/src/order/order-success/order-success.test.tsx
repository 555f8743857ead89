import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KindAppointment, Default, PrescriptionRequired } from './order-success.stories.tsx';

test('the heading takes focus by script, Tab goes on to the links', async () => {
  await Default.run();
  const heading = page.getByRole('heading', { level: 1, name: 'Order placed' });
  expect(document.activeElement).toBe(document.body);
  (heading.element() as HTMLElement).focus();
  await expect.element(heading).toHaveFocus();
  for (const [name, href] of [
    ['See this order', '#order'],
    ['View My Orders', '#orders'],
    ['Back to Home', '#home'],
  ] as const) {
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name })).toHaveFocus();
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test.for([
  ['2026-11-24T05:00:00Z', 'Tue 24 Nov 2026, 10:30 AM'],
  ['2026-12-31T18:30:00Z', 'Fri 1 Jan 2027, 12:00 AM'],
  ['2028-02-29T12:05:00+05:30', 'Tue 29 Feb 2028, 12:05 PM'],
] as const)('%s is shown as %s', async ([at, shown]) => {
  await Default.run({ args: { ...Default.composed.args, at } });
  await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
});

test('an appointment has its own link', async () => {
  await KindAppointment.run();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Appointment Confirmed!' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View appointment' }))
    .toHaveAttribute('href', '#appointment');
});

test('a missing prescription comes first of three points, and is added by the first button', async () => {
  await PrescriptionRequired.run();
  const points = page.getByRole('listitem');
  expect(points.elements()).toHaveLength(3);
  await expect
    .element(points.first())
    .toHaveTextContent(
      'Add your prescription by Fri 27 Nov 2026, 10:30 AM: we send the medicine once a pharmacist has approved it. Without one its money goes back.',
    );
  await expect.element(page.getByRole('link').first()).toHaveAttribute('href', '#prescription');
  await expect.element(page.getByRole('link').first()).toHaveTextContent('Add your prescription');
});
