import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  BusyAdding,
  ErrorConflict,
  Default,
  DefaultLeast,
  Error,
  ErrorRefused,
  DoneRestored,
} from './medicine-form.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('Enter in a field saves; the code is offered for a new one only', async () => {
  const { onSubmit } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('form', { name: 'All about Omezen 20' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Code of the pharmacy' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('textbox', { name: 'Batch' }));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await BusyAdding.run();
  await expect.element(page.getByRole('form', { name: 'A new medicine' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Code of the pharmacy' })).toBeVisible();
});

test('what is wrong is tied to its field, and the summary leads there', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  const offer = page.getByRole('textbox', { name: 'Offer price (₹)' });
  await expect.element(offer).toBeInvalid();
  await expect.element(offer).toHaveAccessibleDescription('The offer price is above the MRP.');
  await expect.element(page.getByRole('checkbox', { name: 'Prescription needed' })).toBeInvalid();
  await userEvent.click(page.getByRole('link', { name: 'The offer price is above the MRP.' }));
  await expect.element(offer).toHaveFocus();
});

test('unsaved changes that are back can be discarded', async () => {
  const { onDiscard } = DoneRestored.composed.args;
  await DoneRestored.run();
  await expect.element(page.getByText('Your unsaved changes are back')).toBeVisible();
  await userEvent.click(button('Discard my changes'));
  expect(onDiscard).toHaveBeenCalledTimes(1);
});

test('of what another has changed both are shown, and either can be kept', async () => {
  const { onDiscard, onKeepMine } = ErrorConflict.composed.args;
  await ErrorConflict.run();
  const told = page.getByRole('alert').getByRole('listitem');
  await expect.element(told.nth(0)).toHaveTextContent('Offer price (₹)Now: 108.00Yours: 112.50');
  await expect.element(told.nth(1)).toHaveTextContent('ScheduleNow: NoneYours: H');
  await expect.element(told.nth(2)).toHaveTextContent('Prescription neededNow: noYours: yes');
  await userEvent.click(button('Keep mine and save'));
  expect(onKeepMine).toHaveBeenCalledTimes(1);
  await userEvent.click(button('Take what is there now'));
  expect(onDiscard).toHaveBeenCalledTimes(1);
});

test('shows the legal minimum beside schedule and prescription', async () => {
  await DefaultLeast.run();
  await expect.element(page.getByText('The law asks this of omeprazole')).toBeVisible();
  await expect.element(page.getByText('At least Schedule H, on prescription only.')).toBeVisible();
  await ErrorRefused.run();
  await expect.element(page.getByText('This medicine may not be sold here.', { exact: false })).toBeVisible();
});
