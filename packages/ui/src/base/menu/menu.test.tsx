import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantAbove } from './menu.stories.tsx';

const opener = page.getByRole('button', { name: 'Account' });
const item = (name: string) => page.getByRole('link', { name }).or(page.getByRole('button', { name }));
const shut = () => expect.element(item('Log out')).not.toBeInTheDocument();

test('by mouse: its button opens it, a press on an item acts once and closes it', async () => {
  const { onClick } = Default.composed.args;
  await Default.run();
  await shut();
  await userEvent.click(opener);
  await expect.element(item('My profile')).toHaveAttribute('href', '/profile');
  await userEvent.click(item('Log out'));
  expect(onClick).toHaveBeenCalledTimes(1);
  await shut();
});

test('by keyboard: Enter opens, arrows go round its items, Escape closes and gives focus back', async () => {
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(item('My profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('My profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('My profile')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Log out')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await shut();
  await expect.element(opener).toHaveFocus();
});

test('a press beside it closes it', async () => {
  await Default.run();
  await userEvent.click(opener);
  await expect.element(item('Log out')).toBeVisible();
  await userEvent.click(document.body, { position: { x: 390, y: 5 }, force: true });
  await shut();
});

test('it stands beside its button, which stays in sight', async () => {
  for (const story of [Default, VariantAbove]) {
    await story.run();
    if (story === Default) await userEvent.click(opener);
    await expect.element(item('Log out')).toBeVisible();
    const menu = document.querySelector('[popover]')!.getBoundingClientRect(),
      button = opener.element().getBoundingClientRect();
    expect(menu.left).toBe(button.left);
    const gap = story === Default ? menu.top - button.bottom : button.top - menu.bottom;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(16);
  }
});
