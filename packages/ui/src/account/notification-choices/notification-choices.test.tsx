import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Empty, Error, WithoutOtherWays } from './notification-choices.stories.tsx';

test('each choice is told at once, by mouse and by keyboard; nothing is ticked by itself', async () => {
  const { onValueChange, onLanguageChange, onComfortChange } = Default.composed.args;
  await Default.run();
  const group = page.getByRole('group', { name: 'What we may send you' });
  await expect.element(group.getByRole('checkbox', { name: 'Order updates by WhatsApp' })).not.toBeChecked();
  await userEvent.click(group.getByText('Order updates by WhatsApp'));
  expect(onValueChange).toHaveBeenLastCalledWith('orders_whatsapp', true);
  await expect.element(group.getByRole('checkbox', { name: 'Order updates by WhatsApp' })).not.toBeChecked();
  (group.getByRole('checkbox', { name: 'Order updates by SMS' }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith('orders_sms', false);
  const reminders = group.getByRole('checkbox', { name: 'Reminders of visits and appointments' });
  await expect.element(reminders).not.toBeChecked();
  await expect
    .element(reminders)
    .toHaveAccessibleDescription('A day before, and two hours before, by the same ways.');
  await userEvent.click(reminders);
  expect(onValueChange).toHaveBeenLastCalledWith('reminders', true);
  expect(onValueChange).toHaveBeenCalledTimes(3);
  const reading = page.getByRole('group', { name: 'How you like to read' });
  await userEvent.selectOptions(reading.getByRole('combobox', { name: 'Language' }), 'हिन्दी');
  expect(onLanguageChange).toHaveBeenLastCalledWith('hi');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Comfort mode' }), 'Very large');
  expect(onComfortChange).toHaveBeenLastCalledWith(2);
});

test('a way that is not set up is not offered', async () => {
  await WithoutOtherWays.run();
  const group = page.getByRole('group', { name: 'What we may send you' });
  expect(group.getByRole('checkbox', { name: /^Order updates/ }).elements()).toHaveLength(1);
  await expect.element(group.getByRole('checkbox', { name: 'Order updates by SMS' })).toBeChecked();
  await Empty.run();
  await expect.element(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
  await expect.element(group).not.toBeInTheDocument();
});

test('what could not be saved is said at once', async () => {
  await Error.run();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Your choice could not be saved, so it stands as before. Please try again.');
});
