import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, PendingInstallable, LongTextPage } from './site-footer.stories.tsx';

const toTop = page.getByRole('button', { name: 'Back to top' });

test('the button brings view and focus to the top, by mouse', async () => {
  await LongTextPage.run();
  window.scrollTo(0, document.body.scrollHeight);
  await userEvent.click(toTop);
  expect(window.scrollY).toBe(0);
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('and by keyboard', async () => {
  await LongTextPage.run();
  (toTop.element() as HTMLElement).focus();
  expect(window.scrollY).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  expect(window.scrollY).toBe(0);
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('every way to reach us and every quick link has its address', async () => {
  await Default.run();
  await expect
    .element(page.getByRole('link', { name: 'care@doorstep.example' }))
    .toHaveAttribute('href', 'mailto:care@doorstep.example');
  await expect
    .element(page.getByRole('link', { name: '0651 234 5678' }))
    .toHaveAttribute('href', 'tel:+916512345678');
  await expect
    .element(page.getByRole('link', { name: 'Call me back about this page' }))
    .toHaveAttribute('href', '#call-back');
  for (const link of page.getByRole('link').elements()) expect(link).not.toHaveAttribute('target');
  const quick = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link').elements();
  expect(quick.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /',
    'Medicines /medicines',
    'Tests /medical-tests',
    'Consult /online-consultation',
    'About /about',
    'Help and support /support',
    'Privacy /privacy',
    'Terms /terms',
  ]);
});

test('it can be installed where the browser offers that, by mouse and by keyboard', async () => {
  const { onInstall } = PendingInstallable.composed.args;
  await Default.run();
  await expect.element(toTop).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Install/ })).not.toBeInTheDocument();
  await PendingInstallable.run();
  await userEvent.click(page.getByRole('button', { name: 'Install Doorstep' }));
  await userEvent.keyboard('{Enter}');
  expect(vi.mocked(onInstall!)).toHaveBeenCalledTimes(2);
});

test('what it says of the shop comes from its props', async () => {
  await Default.extend({
    args: { brandName: 'Sevak', year: 2031, managedBy: 'Sevak Health, Dhanbad', city: 'Dhanbad' },
  }).run();
  for (const said of [
    'Sevak',
    'Medicines, nurses, lab tests and doctors, brought to your door.',
    '© 2031 Sevak. All rights reserved.',
    'Managed by Sevak Health, Dhanbad',
    'Dhanbad, Jharkhand',
  ])
    await expect.element(page.getByText(said)).toBeVisible();
  for (const [name, href] of [
    ['Facebook', '#Facebook'],
    [/^112/, 'tel:112'],
    [/^108/, 'tel:108'],
    [/^0651 234 5108/, 'tel:+916512345108'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
});
