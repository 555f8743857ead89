import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Selected } from './tabs.stories.tsx';
import { Tabs } from './tabs.tsx';

const tab = (name: string) => page.getByRole('tab', { name });
afterEach(cleanup);

test('selects a tab by mouse and shows its panel alone', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('tablist', { name: 'Profile' })).toBeVisible();
  await userEvent.click(tab('Orders 12'));
  await expect.element(tab('Orders 12')).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(page.getByRole('tabpanel', { name: 'Orders 12' }))
    .toHaveTextContent('Your latest order arrives on Tue 24 Nov.');
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('orders');
});

test('by keyboard: one tab stop, arrows go round, Home and End jump', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(tab('Overview')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Orders 12')).toHaveFocus();
  expect(onValueChange).toHaveBeenLastCalledWith('orders');
  await userEvent.keyboard('{End}');
  await expect.element(tab('Settings')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Overview')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  await expect.element(tab('Overview')).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus();
});

test('it opens on the tab that it is told', async () => {
  await Selected.run();
  await expect.element(tab('Settings')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('in 320 px a tab out of sight comes into sight with focus', async () => {
  await page.viewport(320, 640);
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(tab('Settings')).toBeInViewport({ ratio: 1 });
  await page.viewport(1280, 800);
});

test('where the tab that it shows is taken away it shows the first one', async () => {
  const { tabs } = Selected.composed.args;
  const drawn = (shown: typeof tabs) => <Tabs tabs={shown} label="My account" defaultValue="settings" />;
  const list = page.getByRole('tablist', { name: 'My account' });
  const { rerender } = render(drawn(tabs));
  await expect.element(list.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  rerender(drawn(tabs.slice(0, 3)));
  const first = list.getByRole('tab', { name: 'Overview' });
  await expect.element(first).toHaveAttribute('aria-selected', 'true');
  const panel = document.getElementById(first.element().getAttribute('aria-controls')!);
  await expect.element(panel).toBeVisible();
  panel!.focus();
  await userEvent.tab({ shift: true });
  await expect.element(first).toHaveFocus();
});
