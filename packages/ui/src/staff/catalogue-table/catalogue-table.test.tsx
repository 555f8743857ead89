import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './catalogue-table.stories.tsx';

test('a row is chosen by its box, and what is chosen is ticked', async () => {
  const { onSelectedChange: onChoose } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('checkbox', { name: 'Choose Glucinsul 30/70' })).toBeChecked();
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose Omezen 20' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(3, true);
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose Glucinsul 30/70' }));
  expect(onChoose).toHaveBeenLastCalledWith(4, false);
});

test("a medicine's name leads to it", async () => {
  await Default.run();
  await expect
    .element(page.getByRole('link', { name: 'Glucinsul 30/70' }))
    .toHaveAttribute('href', '/admin/catalogue/4');
});

test('what matters of a medicine is said in words', async () => {
  await Default.run();
  const said = (name: string, text: string) =>
    expect
      .element(page.getByRole('row').filter({ hasText: name }).getByText(text, { exact: true }))
      .toBeVisible();
  await said('Glucinsul 30/70', 'Out of stock');
  await said('Glucinsul 30/70', 'Ends soon');
  await said('Cefixova 200', 'Expired');
  await said('Cefixova 200', 'Schedule H1');
  await said('Plain Gauze', 'Archived');
  const [omezen] = Default.composed.args.medicines;
  await Default.extend({ args: { medicines: [{ ...omezen!, prescriptionRequired: true }] } }).run();
  await said('Omezen 20', 'On prescription');
});
