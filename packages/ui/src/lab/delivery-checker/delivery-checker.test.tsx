import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DeliveryChecker } from './delivery-checker.tsx';
import { Default, Error as Failed, FilledFound, Loading, OutOfRange } from './delivery-checker.stories.tsx';

test('by mouse and by keyboard it asks for the place of the device', async () => {
  const { onCheck, onReset } = Default.composed.args;
  await Default.run();
  const section = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect.element(section).toHaveAccessibleName();
  await expect.element(section.getByText('We use your location for this check only.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Check My Location' }));
  await userEvent.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledTimes(2);
  expect(onReset).not.toHaveBeenCalled();
});

test('while it asks it does not ask again, and keeps focus', async () => {
  const { onCheck } = Loading.composed.args;
  await Loading.run();
  const button = page.getByRole('button', { name: 'Checking...' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onCheck).not.toHaveBeenCalled();
  await expect.element(button).toHaveFocus();
});

test('where somebody comes it says how far, for how much and how soon', async () => {
  const { onCheck, onReset } = FilledFound.composed.args;
  await FilledFound.run();
  for (const said of [
    'Yes, we collect samples at your home',
    'You are 4.2 km from us.',
    'Collection costs ₹13.00. It is free from ₹499.00 of tests.',
    'Our collector reaches you within about 35 minutes of setting out.',
  ])
    await expect.element(page.getByRole('status').getByText(said)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Check Different Location' }));
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(onCheck).not.toHaveBeenCalled();
});

test('where nobody comes it says so at once, and how far we come', async () => {
  await OutOfRange.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'You are 1022.4 km from us.Service not available beyond 30 km radius. Please choose a location within 30 km.',
    );
  await expect.element(page.getByText(/minutes/)).not.toBeInTheDocument();
});

test('what went wrong is said at once, and can be tried again', async () => {
  const { onCheck } = Failed.composed.args;
  await Failed.run();
  await expect.element(page.getByRole('alert').getByText(/^Unable to get your location/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(onCheck).toHaveBeenCalledTimes(1);
});

test('focus stays on its one button from asking to the answer and back', async () => {
  const { container, rerender, unmount } = render(<DeliveryChecker {...Default.composed.args} />);
  const button = container.querySelector('button')!;
  button.focus();
  for (const [story, name] of [
    [Loading, 'Checking...'],
    [FilledFound, 'Check Different Location'],
    [Default, 'Check My Location'],
  ] as const) {
    rerender(<DeliveryChecker {...story.composed.args} />);
    expect(button).toHaveAccessibleName(name);
    expect(button).toHaveFocus();
  }
  unmount();
});
