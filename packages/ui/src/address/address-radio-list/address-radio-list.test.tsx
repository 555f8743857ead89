import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Empty, Error as Invalid, OutOfRange, Selected } from './address-radio-list.stories.tsx';

const group = page.getByRole('radiogroup', { name: 'Deliver to' });
const radio = (name: RegExp) => group.getByRole('radio', { name });
const card = (name: RegExp) => radio(name).element().closest('label') as HTMLElement;

test('nothing is chosen by itself; a press on a card tells its id and the caller decides', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await expect.element(radio(/^Home/)).not.toBeChecked();
  await userEvent.click(card(/^Office/), { position: { x: 5, y: 5 } });
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2');
  await expect.element(radio(/^Office/)).not.toBeChecked();
  await Selected.run();
  await expect.element(radio(/^Home/)).toBeChecked();
});

test('by keyboard: one tab stop, Space and arrows choose, the one out of range is passed over', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await expect.element(radio(/^Home/)).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith('1');
  await userEvent.keyboard('{ArrowDown}');
  expect(onValueChange).toHaveBeenLastCalledWith('2');
  await userEvent.tab();
  await OutOfRange.run();
  await expect.element(radio(/^Village/)).toBeDisabled();
  await userEvent.click(card(/^Village/), { force: true });
  expect(OutOfRange.composed.args.onValueChange).not.toHaveBeenCalled();
});

test('each address is read whole, with mobile in groups and the reason why not', async () => {
  await OutOfRange.run();
  await expect
    .element(
      radio(
        /^Home\s+Default\s+Asha Kumari · 98765 43210\s+Flat 4B, Shanti Apartments, Kanke Road\s+Near Gandhi Nagar Gate\s+Ranchi, Jharkhand 834001/,
      ),
    )
    .toBeEnabled();
  await expect.element(radio(/^Village.*42\.1 km away: we deliver within 30 km$/)).toBeDisabled();
});

test('the error is tied to the group', async () => {
  await Invalid.run();
  await expect.element(group).toHaveAccessibleDescription('Please select address');
});

test('without addresses it says so', async () => {
  await Empty.run();
  await expect.element(page.getByText('No saved address yet. Add one below.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add a new address' })).toBeVisible();
});
