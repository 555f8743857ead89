import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Disabled, Error as Invalid, LongText, Selected } from './checkbox.stories.tsx';
import { Checkbox } from './checkbox.tsx';

const box = page.getByRole('checkbox');

test('a press on box or text changes it once each', async () => {
  const { onChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(box);
  await expect.element(box).toBeChecked();
  await userEvent.click(page.getByText('Set as default address'));
  await expect.element(box).not.toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a press at the far end of a line of several is a press too', async () => {
  await LongText.run();
  const label = page
    .getByText(/^I am ordering/)
    .element()
    .closest('label') as HTMLElement;
  await userEvent.click(label, { position: { x: label.offsetWidth - 2, y: label.offsetHeight - 2 } });
  await expect.element(box).toBeChecked();
});

test('Space changes it', async () => {
  const { onChange } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('hint and error are its description, not its name', async () => {
  await Selected.run();
  await expect
    .element(page.getByRole('checkbox', { name: 'Set as default address', exact: true }))
    .toHaveAccessibleDescription('Used for your next order; you can change it there');
  await Invalid.run();
  await expect.element(box).toHaveAccessibleDescription('Please tick the box to go on');
  await expect.element(box).toBeInvalid();
});

test('disabled, it stays', async () => {
  const { onChange } = Disabled.composed.args;
  await Disabled.run();
  await userEvent.click(page.getByText('Set as default address'), { force: true });
  await expect.element(box).toBeChecked();
  expect(onChange).not.toHaveBeenCalled();
});

test('its line can be pressed over 44 px', async () => {
  await Default.run();
  const line = box.element().closest('label') as HTMLElement;
  expect(line.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('it is submitted under its name, and only while it is ticked', () => {
  const { container, rerender, unmount } = render(
    <form>
      <Checkbox name="is_default" label="Set as default address" defaultChecked />
    </form>,
  );
  const sent = () => [...new FormData(container.querySelector('form') ?? undefined)];
  expect(sent()).toEqual([['is_default', 'on']]);
  rerender(
    <form>
      <Checkbox key="bare" name="is_default" label="Set as default address" />
    </form>,
  );
  expect(sent()).toEqual([]);
  unmount();
});
