import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, ErrorNotPrintable } from './keep-ready-list.stories.tsx';

test('a named section lists what to keep ready and asks to print, by mouse and by keyboard', async () => {
  const { onPrint } = Default.composed.args;
  await Default.run();
  const section = page.getByRole('region', { name: 'Keep ready' });
  expect(section.getByRole('listitem').elements()).toHaveLength(3);
  await userEvent.click(section.getByRole('button', { name: 'Print this list' }));
  await userEvent.keyboard('{Enter}');
  expect(onPrint).toHaveBeenCalledTimes(2);
});

test('nothing is drawn where nothing is needed, and no button where nothing prints', async () => {
  await ErrorNotPrintable.run();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Keep ready' })).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await Default.extend({ args: { items: [] } }).run();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});
