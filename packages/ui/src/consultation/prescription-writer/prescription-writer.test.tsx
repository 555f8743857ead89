import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { allergyWord } from './allergy-word.ts';
import {
  KindAllergic,
  Busy,
  Default,
  Empty,
  Error,
  ErrorChecked,
  ErrorErrorFailed,
  ErrorNotAllowed,
  FilledFound,
  KindFollowUp,
  KindTyped,
  LongText,
} from './prescription-writer.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dose = page.getByRole('textbox', { name: 'How to take, Paramol 650' });

test('quick choices write how it is taken: one of a kind stands in the place of another', async () => {
  await Default.run();
  const quick = page.getByRole('toolbar', { name: 'Quick choices for Paramol 650' });
  await expect.element(quick.getByRole('button', { name: '1-0-1' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(quick.getByRole('button', { name: '0-0-1' }));
  await expect.element(dose).toHaveValue('0-0-1, after food');
  await userEvent.click(quick.getByRole('button', { name: 'after food' }));
  await expect.element(dose).toHaveValue('0-0-1');
  await userEvent.click(quick.getByRole('button', { name: 'before food' }));
  await expect.element(dose).toHaveValue('0-0-1, before food');
  await expect.element(page.getByText('0-0-1, before food, for 5 days, 1 pack')).toBeVisible();
});
test('a medicine that may not be written says why and what to do', async () => {
  await ErrorNotAllowed.run();
  await expect.element(page.getByText('Cotrivida DS cannot be written here')).toBeVisible();
  await expect.element(page.getByText(/Please offer a video consultation/)).toBeVisible();
  await expect.element(page.getByText('Comes to 1 pack.')).toBeVisible();
});
test('a name that the catalogue does not have is added as it was typed', async () => {
  await KindTyped.run();
  await expect.element(page.getByText('List O: any consultation').first()).toBeVisible();
  await expect.element(page.getByText(/for 3 days, not sold by us/)).toBeVisible();
  await userEvent.click(button('Write “Gripe water” by name'));
  expect(KindTyped.composed.args.onAddTyped).toHaveBeenLastCalledWith('Gripe water');
});
test('shows a problem of days or dose at its field', async () => {
  await ErrorChecked.run();
  await expect
    .element(page.getByRole('textbox', { name: 'Days, Paramol 650' }))
    .toHaveAccessibleDescription(/At most 30 days/);
  await expect
    .element(page.getByRole('textbox', { name: 'How to take, Cotrivida DS' }))
    .toHaveAccessibleDescription(/how often a day/);
});
test('age, sex, diagnosis and the follow-up go to the page', async () => {
  await KindFollowUp.run();
  const { args } = KindFollowUp.composed;
  await userEvent.fill(page.getByRole('textbox', { name: 'Age in years' }), '5x');
  expect(args.onPersonChange).toHaveBeenLastCalledWith({ age: '5', sex: 'female' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sex' }), 'male');
  expect(args.onPersonChange).toHaveBeenLastCalledWith({ age: '34', sex: 'male' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Diagnosis' }), 'Cold');
  expect(args.onDiagnosisChange).toHaveBeenLastCalledWith('Cold');
  await userEvent.click(page.getByRole('checkbox', { name: /Follow-up/ }));
  expect(args.followUp?.onSelectedChange).toHaveBeenLastCalledWith(false);
});
test('figures take digits only', async () => {
  await Default.run();
  const days = page.getByRole('textbox', { name: 'Days, Paramol 650' });
  await userEvent.fill(days, '7 d');
  await expect.element(days).toHaveValue('7');
});
test('one that is removed comes back with what was typed', async () => {
  await Default.run();
  await userEvent.fill(dose, '1-0-0, with milk');
  await userEvent.click(button('Remove Paramol 650'));
  await expect.element(dose).not.toBeInTheDocument();
  await expect.element(page.getByRole('combobox', { name: 'Add a medicine' })).toHaveFocus();
  await userEvent.click(button('Undo'));
  await expect.element(dose).toHaveValue('1-0-0, with milk');
  await expect.element(button('Undo')).not.toBeInTheDocument();
});
test('what was found is added by mouse and by keyboard', async () => {
  const { onAdd } = FilledFound.composed.args;
  await FilledFound.run();
  await userEvent.click(page.getByRole('option', { name: /^Amlodipine 5 mg Amlovida 5/ }));
  expect(onAdd).toHaveBeenLastCalledWith(13);
  await userEvent.type(page.getByRole('combobox', { name: 'Add a medicine' }), 'd');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onAdd).toHaveBeenLastCalledWith(14);
});
test('what is wrong gets the focus and leads to its field', async () => {
  await Error.run();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Cotrivida DS: Days are 1 to 365.' }));
  await expect.element(page.getByRole('textbox', { name: 'Days, Cotrivida DS' })).toHaveFocus();
});
test('it is sent once: while it is on its way presses are not heard', async () => {
  await Default.run();
  await userEvent.click(button('Send prescription'));
  expect(Default.composed.args.onSend).toHaveBeenCalledOnce();
  await Busy.run();
  await userEvent.click(button('Send prescription'), { force: true });
  expect(Busy.composed.args.onSend).not.toHaveBeenCalled();
});
test('allergies that are not written, or cannot be read, are to be asked for', async () => {
  await Empty.run();
  await expect.element(page.getByText('The patient wrote none. Please ask.')).toBeVisible();
  await ErrorErrorFailed.run();
  const { allergies } = ErrorErrorFailed.composed.args;
  await userEvent.click(button('Try again'));
  expect(allergies?.state === 'error' && allergies.onRetry).toHaveBeenCalledOnce();
});
test('the allergies stay in sight while one scrolls', async () => {
  await page.viewport(360, 640);
  await LongText.run();
  const allergies = page.getByRole('group', { name: 'Allergies' });
  window.scrollTo(0, 0);
  await expect.element(allergies).toBeInViewport();
  (button('Send prescription').element() as HTMLElement).scrollIntoView();
  expect(window.scrollY).toBeGreaterThan(640);
  await expect.element(allergies).toBeInViewport({ ratio: 1 });
});
test('a word of the allergies in a medicine’s name is a hint', async () => {
  await KindAllergic.run();
  const hint = page.getByText(/^The allergies name “sulfa”, and so does this medicine\./);
  await expect.element(hint).toBeVisible();
  expect(hint.elements()).toHaveLength(1);
  await userEvent.click(button('Send prescription'));
  expect(KindAllergic.composed.args.onSend).toHaveBeenCalledOnce();
});

describe('words are compared from their beginning', () => {
  test.for([
    ['Sulfa drugs', 'Sulfamethoxazole 800 mg + Trimethoprim 160 mg', 'sulfa'],
    ['paracetamol: rash', 'Paracetamol 650 mg', 'paracetamol'],
    ['Penicillin', 'Amoxicillin 500 mg', undefined],
    ['none', 'Nonexidine 5 mg', undefined],
    ['', 'Paracetamol 650 mg', undefined],
    ['पैरासिटामोल', 'Paracetamol 650 mg', undefined],
    ['I get ill of it', 'Illumin 5', undefined],
  ] as const)('%s and %s', ([allergies, medicine, word]) => {
    expect(allergyWord(allergies, medicine)).toBe(word);
  });
});
