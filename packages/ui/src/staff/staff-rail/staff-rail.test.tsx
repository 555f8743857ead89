import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Empty, SelectedAccount } from './staff-rail.stories.tsx';

const nav = page.getByRole('navigation', { name: 'Staff pages' });
const menu = page.getByRole('button', { name: 'Menu' });
const account = page.getByRole('button', { name: /^Nisha Tirkey Pharmacist/ });

test('the page shown is marked, and what waits is in the name', async () => {
  await page.viewport(1280, 800);
  await Default.run();
  await expect
    .element(nav.getByRole('link', { name: 'Prescriptions 7 waiting' }))
    .toHaveAttribute('aria-current', 'page');
  const others = nav.getByRole('link', { name: /^(Today|Orders|Catalogue|Audit)/ });
  for (const one of others.elements()) expect(one.getAttribute('aria-current')).toBeNull();
  await expect.element(nav.getByRole('link', { name: 'Audit', exact: true })).toBeVisible();
});

test('where drawings stand alone the links keep their names', async () => {
  await page.viewport(900, 800);
  await Default.run();
  await expect.element(nav.getByRole('link', { name: 'Prescriptions 7 waiting' })).toBeVisible();
  expect(nav.element().getBoundingClientRect().width).toBeLessThan(100);
});

test('logout acts and closes the account menu', async () => {
  await page.viewport(1280, 800);
  const { onLogout } = Default.composed.args;
  await Default.run();
  await userEvent.click(account);
  await userEvent.click(page.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
});

test('who may open nothing still finds their account', async () => {
  await page.viewport(1280, 800);
  await Empty.run();
  await expect.element(account).toBeVisible();
});

test('opens the account above its button, with the settings that it is given', async () => {
  await page.viewport(1280, 800);
  await SelectedAccount.run();
  const menu = page.getByRole('dialog', { name: 'Account' });
  await expect.element(menu.getByText('Theme and comfort mode')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(account).toHaveFocus();
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740));
  test('opens the account within it; logout closes both', async () => {
    const { onLogout } = Default.composed.args;
    await Default.run();
    await userEvent.click(menu);
    await userEvent.click(account);
    await expect.element(page.getByRole('link', { name: 'My profile' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('link', { name: 'My profile' })).not.toBeInTheDocument();
    await expect.element(nav).toBeVisible();
    await userEvent.click(account);
    await userEvent.click(page.getByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
    await expect.element(nav).not.toBeInTheDocument();
  });
  test('it is a menu: its button opens it, Escape closes it and gives focus back', async () => {
    await Default.run();
    await expect.element(nav).not.toBeInTheDocument();
    await userEvent.click(menu);
    await expect.element(nav.getByRole('link', { name: /^Orders/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(nav).not.toBeInTheDocument();
    await expect.element(menu).toHaveFocus();
  });
  test('a press outside closes it', async () => {
    await Default.run();
    await userEvent.click(menu);
    await expect.element(nav).toBeVisible();
    await userEvent.click(document.documentElement, { position: { x: 340, y: 400 } });
    await expect.element(nav).not.toBeInTheDocument();
  });
  test('a link closes it', async () => {
    await Default.run();
    await userEvent.click(menu);
    await userEvent.click(nav.getByRole('link', { name: /^Orders/ }));
    await expect.element(nav).not.toBeInTheDocument();
  });
});
