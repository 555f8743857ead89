import { cleanup, render } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Empty, Open } from './combobox.stories.tsx';
import { Combobox } from './combobox.tsx';

const text = page.getByRole('combobox', { name: 'Area' });
const option = (name: RegExp) => page.getByRole('option', { name });
const listed = () => expect.element(page.getByRole('listbox', { name: 'Areas' })).toBeVisible();
const shut = () => expect.element(page.getByRole('listbox')).not.toBeInTheDocument();

test('focus alone opens nothing; typing opens the list and says how many there are', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('ka');
  await listed();
  await expect.element(text).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('3 areas');
  expect(onValueChange).toHaveBeenLastCalledWith('ka');
});

test('by keyboard: arrows go round options and text, Enter chooses and closes', async () => {
  const { onSelect } = Default.composed.args;
  await Default.run();
  await userEvent.click(text);
  await userEvent.keyboard('k{ArrowDown}');
  await expect.element(option(/^Kanke Road/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(text).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(option(/^Kankarbagh/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('c1');
  await shut();
  await expect.element(text).toHaveFocus();
});

test('Enter in the open list goes to its first option, and sends no form', async () => {
  const { onSelect } = Default.composed.args;
  await Default.run();
  await userEvent.click(text);
  await userEvent.keyboard('k{Enter}');
  await expect.element(option(/^Kanke Road/)).toHaveAttribute('aria-selected', 'true');
  expect(onSelect).not.toHaveBeenCalled();
});

test('by mouse: a press chooses and leaves focus in the text', async () => {
  const { onSelect } = Open.composed.args;
  await Open.run();
  await userEvent.click(option(/^Kanke, /).or(option(/^Kanke Ranchi/)));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('o2');
  await expect.element(text).toHaveFocus();
  await shut();
});

test('Escape, leaving, and a press outside close the list and keep what was written', async () => {
  await Default.run();
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.tab(),
    () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true }),
  ]) {
    await userEvent.click(text);
    await userEvent.keyboard('k');
    await listed();
    await leave();
    await shut();
  }
  await expect.element(text).toHaveValue('kkk');
});

test('where nothing is found it says so, until the text is left', async () => {
  await Empty.run();
  await expect.element(page.getByText('No area of that name was found')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('No area of that name was found')).not.toBeInTheDocument();
});

test("a caller's keys are heard before the list's, and may take one from it", async () => {
  const onKeyDown = vi.fn((event: KeyboardEvent) => event.key === 'ArrowDown' && event.preventDefault());
  await Default.run({ args: { ...Default.composed.args, onKeyDown } });
  await userEvent.click(text);
  await userEvent.keyboard('k{ArrowDown}');
  expect(onKeyDown.mock.calls.map(([{ key }]) => key)).toEqual(['k', 'ArrowDown']);
  await expect.element(text).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(option(/^Kankarbagh/)).toHaveAttribute('aria-selected', 'true');
});

test('keeps the active option when a late answer moves it, and drops it when it is gone', async () => {
  const { options, ...args } = Default.composed.args;
  const drawn = (shown: typeof options) => <Combobox {...args} options={shown} label="Late area" />;
  const late = page.getByRole('combobox', { name: 'Late area' });
  const { rerender } = render(drawn(options));
  await userEvent.click(late);
  await userEvent.keyboard('k{ArrowDown}');
  await expect.element(option(/^Kanke Road/)).toHaveAttribute('aria-selected', 'true');
  rerender(drawn(options.toReversed()));
  await expect.element(page.getByRole('option').nth(2)).toHaveAttribute('aria-selected', 'true');
  rerender(drawn(options.slice(1)));
  await expect.element(late).not.toHaveAttribute('aria-activedescendant');
  await expect.element(late).toHaveAttribute('aria-expanded', 'true');
  cleanup();
});
