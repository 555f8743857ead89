import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, Default, Filled, ErrorMistakes, Refused } from './report-values-form.stories.tsx';

const row = (name: string) => page.getByRole('group', { name, exact: true });
const value = (name: string) => row(name).getByLabelText('Value', { exact: true });
const save = page.getByRole('button', { name: 'Save the values' });

test('Enter goes from value to value; only rows with a value are given, read as they are printed', async () => {
  const { onSave } = Default.composed.args;
  await Default.run();
  value('Haemoglobin').element().focus();
  await userEvent.keyboard('११.२{Enter}');
  await expect.element(value('Platelets')).toHaveFocus();
  await userEvent.keyboard('2,40,000{Enter}');
  await expect.element(value('ESR')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(save).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledExactlyOnceWith([
    { code: 'haemoglobin', name: 'Haemoglobin', value: 11.2, unit: 'g/dL', low: 12, high: 15 },
    { code: 'platelets', name: 'Platelets', value: 240_000, unit: '/µL', low: 150_000, high: 410_000 },
  ]);
});

test('a row is added: its name has the focus, and is wanted once it has a value', async () => {
  const { onSave } = Filled.composed.args;
  await Filled.run();
  await userEvent.click(page.getByRole('button', { name: 'Add a value' }));
  const added = row('Further value 2');
  await expect.element(added.getByLabelText('What was measured')).toHaveFocus();
  await userEvent.fill(added.getByLabelText('Value', { exact: true }), '1.1');
  await userEvent.click(save);
  await expect
    .element(added.getByLabelText('What was measured'))
    .toHaveAccessibleDescription('Please write what was measured.');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.fill(added.getByLabelText('What was measured'), 'Creatinine');
  await userEvent.fill(row('Haemoglobin').getByLabelText('Lowest usual'), '11.5');
  await userEvent.fill(row('Haemoglobin').getByLabelText('Unit'), 'g/100 ml');
  await userEvent.click(save);
  expect(vi.mocked(onSave).mock.calls[0]?.[0]).toEqual([
    expect.objectContaining({ name: 'Haemoglobin', value: 11.2, unit: 'g/100 ml', low: 11.5 }),
    expect.objectContaining({ code: null, name: 'Ferritin', value: 18 }),
    { code: null, name: 'Creatinine', value: 1.1, unit: '', low: null, high: null },
  ]);
});

test('each mistake stands beside its field and in the summary, which leads there', async () => {
  await ErrorMistakes.run();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(value('Haemoglobin')).toHaveAccessibleDescription('Please enter a number.');
  await userEvent.click(summary.getByRole('link', { name: 'Platelets: The range ends before it begins.' }));
  await expect.element(row('Platelets').getByLabelText('Highest usual')).toHaveFocus();
  expect(ErrorMistakes.composed.args.onSave).not.toHaveBeenCalled();
});

test('nothing at all is a mistake; what was there may be emptied', async () => {
  await Default.run();
  await userEvent.click(save);
  await expect.element(value('Haemoglobin')).toHaveAccessibleDescription('Please enter at least one value.');
  expect(Default.composed.args.onSave).not.toHaveBeenCalled();
  await Filled.run();
  await userEvent.fill(value('Haemoglobin'), '');
  await userEvent.fill(value('Further value 1'), '');
  await userEvent.click(save);
  expect(Filled.composed.args.onSave).toHaveBeenCalledExactlyOnceWith([]);
});

test('what was typed stays when the server refuses', async () => {
  const { onSave } = Refused.composed.args;
  await Refused.run();
  await expect.element(page.getByText('It was not saved. Please try again.')).toBeVisible();
  await userEvent.fill(value('ESR'), '12');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledTimes(1);
  await expect.element(value('ESR')).toHaveValue('12');
});

test('while work is under way presses are ignored', async () => {
  await Busy.run();
  await userEvent.fill(value('ESR'), '12');
  await userEvent.click(save, { force: true });
  expect(Busy.composed.args.onSave).not.toHaveBeenCalled();
});
