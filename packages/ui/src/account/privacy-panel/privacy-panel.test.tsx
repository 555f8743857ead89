import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Empty, Error as Failed, BusyExporting } from './privacy-panel.stories.tsx';

test('who looked at what, also what no word is known for', async () => {
  await Default.run();
  for (const text of [
    'A pharmacist opened a prescription',
    'Our office opened an order',
    'Auditor opened a lab report',
    'Ravi Kumar ordered for you',
  ])
    await expect.element(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  // Two prescriptions in one list are two entries of one instant.
  const complaint = vi.spyOn(console, 'error');
  const one = Default.composed.args.accesses![0]!;
  await Default.extend({ args: { accesses: [{ ...one, who: 'Auditor', what: 'nothing_known' }] } }).run();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Auditor opened something of yours' }))
    .toBeVisible();
  await Default.extend({ args: { accesses: [one, one] } }).run();
  await expect
    .poll(() =>
      page.getByRole('listitem').filter({ hasText: 'A pharmacist opened a prescription' }).elements(),
    )
    .toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
  await Empty.run();
  await expect.element(page.getByText('Nobody of our staff has opened anything of yours.')).toBeVisible();
});

test('the file and the end of the account, by mouse and by keyboard', async () => {
  const { onExport, onDelete } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Download my data' }));
  expect(onExport).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(onExport).toHaveBeenCalledTimes(2);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
  await userEvent.click(page.getByRole('button', { name: 'Delete account' }));
  expect(onDelete).toHaveBeenCalledTimes(2);
});

test('while the file is made it is not asked for again; why there is none is said at once', async () => {
  const { onExport } = BusyExporting.composed.args;
  await BusyExporting.run();
  (page.getByRole('button', { name: 'Collecting your data...' }).element() as HTMLElement).click();
  expect(onExport).not.toHaveBeenCalled();
  await Failed.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your data could not be collected. Please try again.');
});

test('while it is not known who looked, nothing is said of it', async () => {
  const heading = page.getByRole('heading', { name: 'Who looked at your data' });
  await Default.run();
  await expect.element(heading).toBeVisible();
  await BusyExporting.run();
  await expect.element(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Nobody of our staff/)).not.toBeInTheDocument();
});
