import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantMultiple } from './toggle-group.stories.tsx';
import { ToggleGroup, ToggleGroupItem } from './toggle-group.tsx';

const radio = (name: string) => page.getByRole('radio', { name });
afterEach(cleanup);

test('chooses one item by mouse, and keeps it when it is pressed again', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('radiogroup', { name: 'Reasons' })).toBeVisible();
  await userEvent.click(radio('Not readable'));
  await expect.element(radio('Not readable')).toBeChecked();
  await userEvent.click(radio('Written for somebody else'));
  await expect.element(radio('Not readable')).not.toBeChecked();
  await userEvent.click(radio('Written for somebody else'));
  await expect.element(radio('Written for somebody else')).toBeChecked();
  expect(vi.mocked(onValueChange).mock.calls).toEqual([[['torn']], [['other']]]);
});

test('has one tab stop; arrows, Home and End move focus, Space and Enter choose', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(radio('The prescription is too old')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Written for somebody else')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(radio('Not readable')).toHaveFocus();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  await expect.element(radio('Not readable')).toBeChecked();
  await userEvent.keyboard('{Home}');
  await expect.element(radio('The prescription is too old')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(radio('The prescription is too old')).toBeChecked();
  await userEvent.tab();
  expect(page.getByRole('radiogroup').element().contains(document.activeElement)).toBe(false);
});

test('chooses several items with `type="multiple"`', async () => {
  const { onValueChange } = VariantMultiple.composed.args;
  await VariantMultiple.run();
  const bar = page.getByRole('toolbar', { name: 'Quick choices' });
  await expect.element(bar.getByRole('button', { name: '1-0-1' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(bar.getByRole('button', { name: 'before food' }));
  await userEvent.click(bar.getByRole('button', { name: '1-0-1' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['after food', 'before food']);
});

test('skips disabled items', async () => {
  const onValueChange = vi.fn();
  render(
    <ToggleGroup label="Days" value={[]} onValueChange={onValueChange}>
      <ToggleGroupItem value="today">Today</ToggleGroupItem>
      <ToggleGroupItem value="tomorrow" disabled>
        Tomorrow
      </ToggleGroupItem>
      <ToggleGroupItem value="later">Later</ToggleGroupItem>
    </ToggleGroup>,
  );
  radio('Today').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Later')).toHaveFocus();
  await userEvent.click(radio('Tomorrow'), { force: true });
  expect(onValueChange).not.toHaveBeenCalled();
});
