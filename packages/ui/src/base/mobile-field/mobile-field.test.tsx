import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { groupMobile } from './mobile-field.tsx';
import { Default, Error as Invalid, Filled, Hindi, DoneRegistered } from './mobile-field.stories.tsx';

const input = page.getByRole('textbox');
const element = () => input.element() as HTMLInputElement;
/** Value and caret as one text: '98765| 43210'. */
const state = () => {
  const { value, selectionStart } = element();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};
const caret = (at: number) => {
  element().focus();
  element().setSelectionRange(at, at);
};
/** Text in one go, as a paste or an autofill brings it. */
const insert = (text: string) => document.execCommand('insertText', false, text);

test.each([
  ['', ''],
  ['9', '9'],
  ['98765', '98765'],
  ['987654', '98765 4'],
  ['9876543210', '98765 43210'],
  ['98765 43210', '98765 43210'],
  ['+91 98765-43210', '98765 43210'],
  ['098765 43210', '98765 43210'],
  ['91 9876543210', '98765 43210'],
  ['0091 98765 43210', '98765 43210'],
  ['+91 (0) 98765 43210', '98765 43210'],
  ['9123456789', '91234 56789'],
  ['91234567', '91234 567'],
  ['९८७६५४३२१०', '98765 43210'],
  ['98765432101', '98765 43210'],
  ['call me', ''],
])('groupMobile(%j) is %j', (text, grouped) => {
  expect(groupMobile(text)).toBe(grouped);
});

test('typing shows two groups, takes ten digits and nothing else', async () => {
  const { onChange, onBlur } = Default.composed.args;
  await Default.run();
  await userEvent.tab();
  await userEvent.keyboard('98765');
  expect(state()).toBe('98765|');
  await userEvent.keyboard('4');
  expect(state()).toBe('98765 4|');
  await userEvent.keyboard('a3-210');
  expect(state()).toBe('98765 43210|');
  await userEvent.keyboard('9');
  expect(state()).toBe('98765 43210|');
  expect(onChange).toHaveBeenCalledTimes(13);
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('a 0 in front is never taken', async () => {
  await Default.run();
  await userEvent.click(input);
  await userEvent.keyboard('09876543210');
  expect(state()).toBe('98765 43210|');
});

test.each(['+91 98765-43210', '098765 43210', '91 9876543210'])(
  '%s in one go is the ten digits',
  async (text) => {
    const seen: string[] = [];
    await Default.run({
      args: {
        ...Default.composed.args,
        onChange: (event) => {
          seen.push(event.currentTarget.value);
        },
      },
    });
    await userEvent.click(input);
    insert(text);
    expect(state()).toBe('98765 43210|');
    expect(seen).toEqual(['98765 43210']);
  },
);

test.each([
  [11, '{Backspace}', '98765 4321|'],
  [7, '{Backspace}', '98765 |3210'],
  [6, '{Backspace}', '9876|4 3210'],
  [5, '{Backspace}', '9876|4 3210'],
  [5, '{Delete}', '98765| 3210'],
  [2, '{Delete}', '98|654 3210'],
  [0, '{Backspace}', '|98765 43210'],
])('with the caret at %i, %s leaves %j', async (at, key, expected) => {
  await Filled.run();
  caret(at);
  await userEvent.keyboard(key);
  expect(state()).toBe(expected);
});

test('deleting all the way back, digit by digit, passes the space', async () => {
  await Filled.run();
  caret(11);
  for (let digits = 9; digits >= 0; digits -= 1) {
    await userEvent.keyboard('{Backspace}');
    expect(element().value.replace(' ', '')).toBe('9876543210'.slice(0, digits));
  }
});

test('typing in the middle keeps the caret at its digit', async () => {
  await Default.run();
  await userEvent.click(input);
  await userEvent.keyboard('1234789');
  caret(4);
  await userEvent.keyboard('5');
  expect(state()).toBe('12345| 789');
  await userEvent.keyboard('6');
  expect(state()).toBe('12345 6|789');
});

test('a digit too many in the middle changes nothing', async () => {
  await Filled.run();
  caret(3);
  await userEvent.keyboard('1');
  expect(state()).toBe('987|65 43210');
  insert('555');
  expect(state()).toBe('987|65 43210');
});

test('what a script wrote is kept when one digit too many is typed', async () => {
  await Filled.run();
  element().value = '91234 56789';
  caret(11);
  await userEvent.keyboard('0');
  expect(state()).toBe('91234 56789|');
});

test('a selected part is replaced', async () => {
  await Filled.run();
  element().focus();
  element().setSelectionRange(4, 7);
  await userEvent.keyboard('1');
  expect(state()).toBe('98761| 3210');
});

test('a default is grouped, and so is what a form library writes through ref', async () => {
  await Filled.run();
  await expect.element(input).toHaveValue('98765 43210');
  await DoneRegistered.run();
  await expect.element(input).toHaveValue('98765 43211');
});

test('its hint and error are read with it', async () => {
  await Invalid.run();
  await expect
    .element(page.getByRole('textbox', { name: 'Mobile number' }))
    .toHaveAccessibleDescription('10 digits Please enter a valid 10-digit mobile number');
  await expect.element(input).toBeInvalid();
  await Hindi.run();
  await expect.element(input).toHaveAccessibleDescription('10 अंक');
});

test('a phone shows its number keys and offers the own number', async () => {
  await Default.run();
  await expect.element(input).toHaveAttribute('type', 'tel');
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  await expect.element(input).toHaveAttribute('autocomplete', 'tel-national');
});
