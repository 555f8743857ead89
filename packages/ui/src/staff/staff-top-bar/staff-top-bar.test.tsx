import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantDark, Default, Empty } from './staff-top-bar.stories.tsx';

test('the first stop skips to the page', async () => {
  await Default.run();
  await userEvent.tab();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('theme and language are those that a press brings', async () => {
  const { onDarkChange, onLanguageChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Dark colours' }));
  expect(onDarkChange).toHaveBeenCalledExactlyOnceWith(true);
  await userEvent.click(page.getByRole('button', { name: 'हिन्दी' }));
  expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('hi-IN');
});

test('dark pages offer light ones', async () => {
  const { onDarkChange } = VariantDark.composed.args;
  await VariantDark.run();
  await userEvent.click(page.getByRole('button', { name: 'Light colours' }));
  expect(onDarkChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('on phones its button opens the rail', async () => {
  await page.viewport(360, 740);
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  expect(document.querySelector('#rail')!.matches(':popover-open')).toBe(true);
  await page.viewport(1280, 800);
  await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
});

test('without a rail the mark stands at every width, and nothing offers a menu', async () => {
  await page.viewport(1280, 800);
  await Empty.run();
  await expect.element(page.getByRole('link', { name: 'Doorstep' })).toBeVisible();
  await page.viewport(360, 740);
  await expect.element(page.getByRole('link', { name: 'Doorstep' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
});
