import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, WithMap, OutOfRange } from './address-card.stories.tsx';

const card = page.getByRole('article');

test('it is named by its title, says that it is the default, and reads whole', async () => {
  await Default.run();
  await expect.element(page.getByRole('article', { name: 'Home' })).toBeVisible();
  for (const text of ['Default Address', '98765 43210', 'Near Gandhi Nagar Gate', '4.2 km from our pharmacy'])
    await expect.element(card.getByText(text)).toBeVisible();
  await expect.element(card.getByRole('button', { name: /^Make default/ })).not.toBeInTheDocument();
});

test('by mouse and by keyboard each button says whose it is and tells once', async () => {
  const { onEdit, onDelete, onMakeDefault } = OutOfRange.composed.args;
  await OutOfRange.run();
  await userEvent.click(card.getByRole('button', { name: 'Edit Village address' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await expect.element(card.getByRole('button', { name: 'Delete Village address' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
  await userEvent.click(card.getByRole('button', { name: 'Make default: Village' }));
  expect(onMakeDefault).toHaveBeenCalledTimes(1);
});

test('a point on the map is said to be set, and no degrees are shown', async () => {
  await WithMap.run();
  await expect.element(card.getByText('Map point set')).toBeVisible();
  await expect.element(card.getByText(/\d\.\d{3}/)).not.toBeInTheDocument();
  await Default.run();
  await expect.element(card.getByText('Map point set')).not.toBeInTheDocument();
});

test('while something is done with it nothing else can be', async () => {
  const { onEdit } = Busy.composed.args;
  await Busy.run();
  for (const name of [/^Edit/, /^Delete/, /^Make default/])
    await expect.element(card.getByRole('button', { name })).toBeDisabled();
  expect(onEdit).not.toHaveBeenCalled();
});
