import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantComfort, Default, OpenListen } from './display-settings.stories.tsx';

test('choosing a theme tells it', async () => {
  await Default.run();
  const theme = page.getByRole('group', { name: 'Display' }).getByRole('combobox', { name: 'Theme' });
  await userEvent.selectOptions(theme, 'Dark');
  expect(Default.composed.args.onThemeChange).toHaveBeenLastCalledWith('dark');
  await expect.element(theme).toHaveDisplayValue('Automatic');
});

test('by keyboard too', async () => {
  await Default.run();
  await userEvent.tab();
  await expect.element(page.getByRole('combobox', { name: 'Theme' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(Default.composed.args.onThemeChange).toHaveBeenLastCalledWith('light');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(Default.composed.args.onComfortChange).toHaveBeenLastCalledWith(1);
});

test('comfort mode has two levels, and is switched off', async () => {
  await VariantComfort.run();
  const level = page.getByRole('combobox', { name: 'Comfort mode' });
  await expect.element(level).toHaveDisplayValue('Large');
  await userEvent.selectOptions(level, 'Very large');
  expect(VariantComfort.composed.args.onComfortChange).toHaveBeenLastCalledWith(2);
  await userEvent.selectOptions(level, 'Off');
  expect(VariantComfort.composed.args.onComfortChange).toHaveBeenLastCalledWith(0);
});

test('where the browser speaks, the page can be listened to', async () => {
  await Default.run();
  expect(page.getByRole('button').query()).toBeNull();
  await OpenListen.run();
  await userEvent.click(page.getByRole('button', { name: 'Listen to this page' }));
  expect(OpenListen.composed.args.onListen).toHaveBeenCalledOnce();
});
