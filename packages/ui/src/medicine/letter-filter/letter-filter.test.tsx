import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantAsButtons, Selected } from './letter-filter.stories.tsx';

test('every letter leads to its list, the current one to the list without', async () => {
  await Selected.run();
  const nav = page.getByRole('navigation', { name: 'First letter' });
  expect(nav.getByRole('link').elements()).toHaveLength(26);
  await expect
    .element(nav.getByRole('link', { name: 'A', exact: true }))
    .toHaveAttribute('href', '#letter=A');
  const current = nav.getByRole('link', { name: 'P, clear' });
  await expect.element(current).toHaveAttribute('aria-current', 'true');
  await expect.element(current).toHaveAttribute('href', '#letter=');
});

test('as buttons: by mouse a letter is chosen, by keyboard the chosen one is taken back', async () => {
  const { onLetterChange } = VariantAsButtons.composed.args;
  await VariantAsButtons.run();
  const group = page.getByRole('group', { name: 'First letter' });
  expect(group.getByRole('button').elements()).toHaveLength(26);
  await userEvent.click(group.getByRole('button', { name: 'Z', exact: true }));
  expect(onLetterChange).toHaveBeenLastCalledWith('Z');
  const pressed = page.getByRole('button', { name: 'C', exact: true });
  await expect.element(pressed).toHaveAttribute('aria-pressed', 'true');
  pressed.element().focus();
  await userEvent.keyboard(' ');
  expect(onLetterChange).toHaveBeenLastCalledWith(undefined);
  expect(onLetterChange).toHaveBeenCalledTimes(2);
});

test('in the sidebar six targets of 44 px stand in a row', async () => {
  await page.viewport(1280, 800);
  await Default.run();
  const boxes = page
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect());
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(boxes.filter(({ top }) => top === boxes[0]!.top)).toHaveLength(6);
});
