import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AtWork, Default, Error as Wrong, SoldMeanwhile } from './medicine-editor.stories.tsx';
import { MedicineEditor } from './medicine-editor.tsx';

const offer = page.getByRole('textbox', { name: 'Offer price (₹)' });
const save = page.getByRole('button', { name: 'Save Omezen 20' });
const undo = page.getByRole('button', { name: 'Undo the change of Omezen 20' });

test('nothing is told while nothing differs; a tick alone does not act', async () => {
  const { onSave } = Default.composed.args;
  await Default.run();
  await userEvent.click(save, { force: true });
  await userEvent.click(page.getByRole('checkbox', { name: 'Prescription needed' }));
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    mrp: '125.00',
    offerPrice: '112.50',
    stock: '40',
    prescriptionRequired: true,
  });
});

test('saved and taken back by keyboard alone', async () => {
  const { onSave, onUndo } = AtWork.composed.args;
  await AtWork.run();
  await userEvent.tab();
  await expect.element(offer).toHaveFocus();
  await userEvent.fill(offer, '99');
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ offerPrice: '99' }));
  await expect.element(page.getByRole('status').getByText('Updated')).toBeVisible();
  for (let stop = 0; stop < 5; stop++) await userEvent.tab();
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledTimes(1);
  await expect.element(offer).toHaveValue('112.50');
  await expect.element(offer).toHaveFocus();
});

test('a wrong price is tied to its field, and an edit is told', async () => {
  const { onEdit } = Wrong.composed.args;
  await Wrong.run();
  await expect.element(offer).toBeInvalid();
  await expect.element(offer).toHaveAccessibleDescription('The offer price cannot be higher than the MRP.');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Nothing was saved' })).toBeVisible();
  await userEvent.fill(offer, '100');
  expect(onEdit).toHaveBeenCalled();
});

test('a wrong number of packs is tied to its field', async () => {
  await SoldMeanwhile.run();
  const stock = page.getByRole('textbox', { name: 'Stock (packs)' });
  await expect.element(stock).toBeInvalid();
  await expect.element(stock).toHaveAccessibleDescription(/^There are 26 packs/);
});

test('a number that the shop has anew takes its place, and a price that was typed stays', async () => {
  const value = { mrp: '125.00', offerPrice: '112.50', stock: '40', prescriptionRequired: false };
  const { rerender, unmount, container } = render(
    <MedicineEditor name="Paramol 650" value={value} onSave={() => undefined} />,
  );
  const form = page.elementLocator(container);
  await userEvent.fill(form.getByRole('textbox', { name: 'Offer price (₹)' }), '99');
  await userEvent.fill(form.getByRole('textbox', { name: 'Stock (packs)' }), '50');
  rerender(<MedicineEditor name="Paramol 650" value={{ ...value, stock: '26' }} onSave={() => undefined} />);
  await expect.element(form.getByRole('textbox', { name: 'Stock (packs)' })).toHaveValue('26');
  await expect.element(form.getByRole('textbox', { name: 'Offer price (₹)' })).toHaveValue('99');
  unmount();
});
