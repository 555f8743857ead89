import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Disabled, Error as Failed, Selected } from './switch.stories.tsx';
import { Switch } from './switch.tsx';

const control = page.getByRole('switch', { name: 'I am busy now' });
afterEach(cleanup);

test('is turned by a press on the switch or on its label', async () => {
  const { onCheckedChange } = Default.composed.args;
  await Default.run();
  await expect.element(control).not.toBeChecked();
  await userEvent.click(control);
  await expect.element(control).toBeChecked();
  await userEvent.click(page.getByText('I am busy now'));
  await expect.element(control).not.toBeChecked();
  expect(vi.mocked(onCheckedChange).mock.calls).toEqual([[true], [false]]);
});

test('is turned by Space and Enter', async () => {
  await Default.run();
  await userEvent.tab();
  await expect.element(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(control).not.toBeChecked();
});

test('shows the state it is given until the caller changes it', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch label="Muted" checked={false} onCheckedChange={onCheckedChange} />);
  const muted = page.getByRole('switch', { name: 'Muted' });
  await userEvent.click(muted);
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(muted).not.toBeChecked();
});

test('reads hint and error as its description', async () => {
  await Selected.run();
  await expect.element(control).toHaveAccessibleDescription('Patients see that you answer later.');
  await Failed.run();
  await expect.element(control).toHaveAccessibleDescription(/^It could not be changed/);
});

test('is not turned while it is disabled', async () => {
  await Disabled.run();
  await userEvent.click(control, { force: true });
  await expect.element(control).toBeChecked();
});
