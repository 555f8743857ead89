import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Default, PendingDue } from './lab-booking-confirmed.stories.tsx';

test('the heading takes focus by script, Tab goes on to the links', async () => {
  await Default.run();
  const heading = page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' });
  (heading.element() as HTMLElement).focus();
  await expect.element(heading).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'View booking' })).toHaveFocus();
});

test('when and where, what was booked, what comes next', async () => {
  await Default.run();
  await expect.element(page.getByText('Tue 24 Nov, 8:30 AM to 9:00 AM')).toBeVisible();
  await expect.element(page.getByText(/Shanti Apartments/)).toBeVisible();
  const tests = page.getByRole('region', { name: 'Your tests' });
  await expect.element(tests.getByRole('listitem').nth(0)).toHaveTextContent('Lipid profile ₹420.00');
  await expect.element(tests.getByRole('listitem').nth(2)).toHaveTextContent('Collection free');
  await expect.element(tests.getByRole('paragraph')).toHaveTextContent('Paid ₹800.00');
  await expect.element(page.getByText('We call you within 30 minutes to confirm')).toBeVisible();
  await expect.element(page.getByText('Your report comes 24–48 hours after collection')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'How to prepare' })).toBeVisible();
});

test('what is paid at collection is not called paid', async () => {
  await PendingDue.run();
  const tests = page.getByRole('region', { name: 'Your tests' });
  await expect.element(tests.getByRole('listitem').nth(2)).toHaveTextContent('Collection ₹13.00');
  await expect.element(tests.getByRole('paragraph')).toHaveTextContent('To be paid at collection ₹813.00');
  await expect.element(page.getByText('Paid', { exact: true })).not.toBeInTheDocument();
});

test('on paper there are no buttons', async () => {
  await Default.run();
  const one = page.getByRole('link', { name: 'View booking' });
  await expect.element(one).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(one).not.toBeInTheDocument();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await expect.element(one).toBeVisible();
});
