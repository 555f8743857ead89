import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Comfort, Default } from './display-settings.stories.tsx';

test('choosing a theme tells it', async () => {
  await Default.run();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'Dark');
  expect(Default.composed.args.onThemeChange).toHaveBeenLastCalledWith('dark');
});

test('by keyboard too', async () => {
  await Default.run();
  await userEvent.tab();
  await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(Default.composed.args.onThemeChange).toHaveBeenLastCalledWith('light');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(Default.composed.args.onComfortChange).toHaveBeenLastCalledWith(true);
});

test('comfort mode is switched off by its words', async () => {
  await Comfort.run();
  const box = page.getByRole('checkbox', { name: /Comfort mode/ });
  await expect.element(box).toBeChecked();
  await userEvent.click(page.getByText('Comfort mode', { exact: false }));
  expect(Comfort.composed.args.onComfortChange).toHaveBeenLastCalledWith(false);
});
