import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Error, Selected, VariantSimpleMap } from './map-picker.stories.tsx';
import { MapPicker, type MapPickerProps } from './map-picker.tsx';

const dialog = page.getByRole('dialog', { name: 'Select Location on Map' });
const marker = page.getByRole('application', { name: /^Marker/ });
const map = page.getByRole('group', { name: 'Map' });
type Place = { latitude: number; longitude: number };
const last = ({ onValueChange }: MapPickerProps) =>
  (onValueChange as unknown as { mock: { calls: Place[][] } }).mock.calls.at(-1)![0]!;
/** As a page does it: what was told is shown. */
const kept = {
  render: function Page(args: MapPickerProps) {
    const [value, setValue] = useState(args.value);
    return (
      <MapPicker
        {...args}
        value={value}
        onValueChange={(place) => {
          setValue(place);
          args.onValueChange(place);
        }}
      />
    );
  },
};

test('nothing is chosen at first, and nothing can be taken: it says what to do', async () => {
  const { onConfirm } = Default.composed.args;
  await Default.run();
  await expect.element(dialog.getByText('Nothing is chosen yet.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Use this location' }));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Tap the map or move the marker first.');
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a press on the map sets the marker there', async () => {
  const { args } = Selected.composed;
  await Selected.extend(kept).run();
  const { height } = map.element().getBoundingClientRect();
  await userEvent.click(map, { position: { x: 40, y: height - 40 } });
  // South-west of where it was.
  expect(last(args).latitude).toBeLessThan(23.3812);
  expect(last(args).longitude).toBeLessThan(85.33199);
  await userEvent.click(dialog.getByRole('button', { name: 'Use this location' }));
  expect(args.onConfirm).toHaveBeenCalledTimes(1);
});

test('arrow keys move the marker, Shift further, and the map stays unless it would leave', async () => {
  const { args } = Selected.composed;
  await Selected.extend(kept).run();
  (marker.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  const one = last(args);
  expect(one.latitude).toBeGreaterThan(23.3812);
  expect(one.longitude).toBe(85.33199);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const two = last(args);
  expect(two.longitude - one.longitude).toBeGreaterThan((one.latitude - 23.3812) * 4);
  await expect.element(marker).toHaveFocus();
  for (let presses = 0; presses < 14; presses++) await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const box = map.element().getBoundingClientRect(),
    pin = marker.element().getBoundingClientRect();
  expect(pin.right).toBeLessThanOrEqual(box.right);
});

test('the marker is dragged', async () => {
  const { args } = Selected.composed;
  await Selected.extend(kept).run();
  const { height } = map.element().getBoundingClientRect();
  await userEvent.dragAndDrop(marker, map, { targetPosition: { x: 60, y: height - 40 } });
  await expect.poll(() => last(args).longitude).toBeLessThan(85.33);
});

test('what the marker is near is said, politely, once it rests, and stands as text', async () => {
  await Selected.extend(kept).run();
  await expect
    .element(dialog.getByRole('status').filter({ hasText: 'Near Kanke Road, Ranchi' }))
    .toBeInTheDocument();
  await expect.element(marker).toHaveAccessibleDescription('Near Kanke Road, Ranchi');
});

test('the position can be typed as numbers; a wrong one is said and moves nothing', async () => {
  const { args } = Selected.composed;
  await Selected.extend(kept).run();
  await userEvent.click(dialog.getByText('Type the position instead'));
  const latitude = dialog.getByRole('textbox', { name: 'Latitude' });
  await userEvent.fill(latitude, '23.5');
  expect(last(args)).toEqual({ latitude: 23.5, longitude: 85.33199 });
  await userEvent.fill(latitude, '123');
  await expect.element(latitude).toHaveAccessibleDescription('Write a number from -90 to 90');
  expect(last(args)).toEqual({ latitude: 23.5, longitude: 85.33199 });
  // The place from before is not what was meant.
  await userEvent.click(dialog.getByRole('button', { name: 'Use this location' }));
  expect(args.onConfirm).not.toHaveBeenCalled();
  await expect.element(latitude).toHaveFocus();
});

test('it zooms by named buttons and by + and - on the marker', async () => {
  const { args } = Selected.composed;
  await Selected.extend(kept).run();
  (marker.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  const wide = last(args).latitude - 23.3812;
  await userEvent.click(dialog.getByRole('button', { name: 'Zoom in' }));
  (marker.element() as HTMLElement).focus();
  await userEvent.keyboard('{+}');
  const before = last(args).latitude;
  await userEvent.keyboard('{ArrowUp}');
  // Twice as near, twice.
  expect((last(args).latitude - before) / wide).toBeCloseTo(0.25, 1);
});

test('after four tiles that do not come it shows the other map, and says so', async () => {
  await VariantSimpleMap.run();
  await expect
    .element(dialog.getByText('The detailed map does not answer. You see our simple map.'))
    .toBeVisible();
  await expect.poll(() => document.querySelectorAll('.leaflet-tile-loaded').length).toBeGreaterThan(0);
});

test('without any map it says what to do, and the position can be typed and taken', async () => {
  const { args } = Error.composed;
  await Error.extend(kept).run();
  await expect.element(dialog.getByRole('alert').getByText('Map could not be loaded')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Longitude' }), '85.4');
  await userEvent.click(dialog.getByRole('button', { name: 'Use this location' }));
  expect(last(args)).toEqual({ latitude: 23.3812, longitude: 85.4 });
  expect(args.onConfirm).toHaveBeenCalledTimes(1);
});

test('Escape and Cancel leave it', async () => {
  const { onOpenChange } = Selected.composed.args;
  await Selected.run();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

test('it begins at New Delhi; Enter on the marker takes where it stands, whose name may come later', async () => {
  const { args } = Default.composed;
  await Default.extend(kept).run();
  (marker.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const { latitude, longitude } = last(args);
  expect(latitude).toBeCloseTo(28.6139, 3);
  expect(longitude).toBeCloseTo(77.209, 3);
  await expect.element(marker).toHaveAccessibleDescription('Near your area');
});
