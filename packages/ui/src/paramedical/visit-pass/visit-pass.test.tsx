import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  Cancelled,
  DoneChangedNurse,
  BusyChecking,
  Default,
  Done,
  WithoutNurse,
  Offline,
  KindPayAtVisit,
  StepStarted,
  WithPhoto,
} from './visit-pass.stories.tsx';

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const code = page.getByRole('region', { name: 'Your code for the door' });

test('on the way: where she is, who it is, and the code, in this order', async () => {
  await Default.run();
  await expect.element(title('Sunita is on the way')).toBeVisible();
  await expect.element(page.getByText(/^Here about 10:30 AM · Dressing of a wound$/)).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: /^On the way$/ }))
    .toHaveAttribute('aria-current', 'step');
  await expect.element(page.getByText('Reg. JNRC 20317')).toBeVisible();
  await expect.element(code.getByText('Code: 4 8 1 7')).toBeInTheDocument();
  await expect.element(code.getByText(/^Say it only at the door/)).toBeVisible();
  const headings = page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Sunita is on the way',
    'Sunita Toppo',
    'Look at the face and the card. Then say this code:',
    'Keep ready',
  ]);
});
test('it is named by its heading, which takes focus by script', async () => {
  await Default.run();
  await expect.element(page.getByRole('article', { name: 'Sunita is on the way' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  title('Sunita is on the way').element().focus();
  await expect.element(title('Sunita is on the way')).toHaveFocus();
});
test('she can be called, and the shop if it is somebody else', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('link', { name: 'Call Sunita' }))
    .toHaveAttribute('href', 'tel:+919876501234');
  await expect
    .element(page.getByRole('link', { name: 'Call us first' }))
    .toHaveAttribute('href', 'tel:+916512345678');
});
test('without a number of hers the shop is called', async () => {
  await WithPhoto.run();
  await expect
    .element(page.getByRole('link', { name: 'Call us' }))
    .toHaveAttribute('href', 'tel:+916512345678');
});
test('the order is looked at: nobody is named, and there is no code', async () => {
  await BusyChecking.run();
  await expect.element(title("We look at the doctor's order")).toBeVisible();
  await expect.element(page.getByText('sent, is being looked at')).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
});
test('nobody is chosen yet: it says so, and has the code all the same', async () => {
  await WithoutNurse.run();
  await expect.element(page.getByRole('heading', { name: 'We choose your nurse' })).toBeVisible();
  await expect.element(code).toBeVisible();
});
test('once it has begun the code is gone; once it is over nobody is to be called', async () => {
  // Also where the page still has one.
  await StepStarted.extend({ args: { code: '4817' } }).run();
  await expect.element(title('The visit has begun')).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(page.getByText(/^The code was right/)).toBeVisible();
  await Done.extend({ args: { code: '4817' } }).run();
  await expect.element(title('The visit is done')).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await Cancelled.run();
  await expect.element(title('This visit was cancelled')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Keep ready' })).not.toBeInTheDocument();
});
test('what is paid at the visit is said, and never as paid', async () => {
  await KindPayAtVisit.run();
  await expect.element(page.getByText('Pay ₹412.00 at the visit')).toBeVisible();
  await expect.element(page.getByText('Nothing has been charged yet.')).toBeVisible();
  await expect.element(page.getByText(/ paid$/)).not.toBeInTheDocument();
});
test('another nurse, and a lost line, are said at once', async () => {
  await DoneChangedNurse.run();
  await expect.element(page.getByRole('alert').getByText('Somebody else comes: Sunita Toppo')).toBeVisible();
  await Offline.run();
  await expect.element(page.getByRole('alert').getByText('You are offline')).toBeVisible();
  await expect.element(code.getByText('Code: 4 8 1 7')).toBeInTheDocument();
});
