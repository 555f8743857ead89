import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantOff } from './key-list.stories.tsx';
import { keyOf } from '../undo-bar/undo-bar.tsx';

const dialog = page.getByRole('dialog', { name: 'Keys of the desk' });

afterEach(cleanup);

test('a key counts nowhere that one types, nor with Ctrl, nor under a dialog; by its place where it writes no Latin', () => {
  const { container } = render(
    <>
      <button type="button">Save</button>
      <textarea />
      <input type="checkbox" />
    </>,
  );
  const heard: Array<string | undefined> = [];
  const listen = (event: KeyboardEvent) => heard.push(keyOf(event));
  document.addEventListener('keydown', listen);
  const press = (selector: string, init: KeyboardEventInit) =>
    container
      .querySelector(selector)!
      .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  press('button', { key: 'a', code: 'KeyA' });
  press('input', { key: '?', code: 'Slash' });
  press('button', { key: 'ो', code: 'KeyA' });
  press('textarea', { key: 'a', code: 'KeyA' });
  press('button', { key: 'a', code: 'KeyA', ctrlKey: true });
  render(<div role="dialog" />);
  press('button', { key: 'a', code: 'KeyA' });
  document.removeEventListener('keydown', listen);
  expect(heard).toEqual(['A', '?', 'A', undefined, undefined, undefined]);
});

test('lists each key with what it does, and turns them off and on', async () => {
  const { onOpenChange, onEnabledChange } = Default.composed.args;
  await Default.run();
  await expect.element(dialog.getByText('Undo the last decision')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Use these keys' }));
  expect(onEnabledChange).toHaveBeenCalledExactlyOnceWith(false);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await VariantOff.run();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Use these keys' }));
  expect(VariantOff.composed.args.onEnabledChange).toHaveBeenLastCalledWith(true);
});
