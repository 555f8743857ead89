import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  VariantControlled,
  Default,
  Filled,
  VariantGroups,
  Loading,
  Empty,
  OpenSuggestions,
  WithHiddenInputs,
} from './search-box.stories.tsx';
import { SearchBox } from './search-box.tsx';

const input = page.getByRole('combobox', { name: 'Search medicines' });
const list = page.getByRole('listbox');
const option = (name: RegExp) => page.getByRole('option', { name });
const status = page.getByRole('status');
/** The option that readers are told is active. */
const active = () =>
  document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const type = async (text: string) => {
  await userEvent.click(input);
  await userEvent.keyboard(text);
};

test('focus alone opens nothing; typing opens the list and says how many there are', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  await userEvent.click(input);
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await expect.element(status).toHaveTextContent('');
  await userEvent.keyboard('pa');
  await expect.element(list).toBeVisible();
  await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  await expect.element(status).toHaveTextContent('6 suggestions');
  await expect.poll(() => vi.mocked(onValueChange!).mock.calls).toEqual([['p'], ['pa']]);
});

test('Down and Up go round options and text; Enter picks the active one', async () => {
  const { onSelect: onPick, onSubmit } = Default.composed.args;
  await Default.run();
  await type('pa');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(active).toMatch(/^Paramol Syrup/);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.poll(active).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(active).toMatch(/^Pardep/);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(active).toMatch(/^Paramol 650/);
  await expect.element(option(/^Paramol 650/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('11');
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
});

test('with no active option Enter submits the text and closes', async () => {
  const { onSelect: onPick, onSubmit } = Default.composed.args;
  await Default.run();
  await type('para{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('para');
  expect(onPick).not.toHaveBeenCalled();
  await expect.element(list).not.toBeInTheDocument();
});

test('Escape closes first, then clears; Down opens again', async () => {
  const { onClear, onValueChange } = Default.composed.args;
  await Default.run();
  await type('para{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('para');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(active).toMatch(/^Paramol 650/);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(input).toHaveValue('');
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(onValueChange).toHaveBeenLastCalledWith('');
  await userEvent.keyboard('{Escape}');
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('Home and End move the caret, and leave the options', async () => {
  await Default.run();
  await type('para{ArrowDown}');
  await expect.poll(active).toMatch(/^Paramol 650/);
  await userEvent.keyboard('{Home}x');
  await expect.element(input).toHaveValue('xpara');
  await userEvent.keyboard('{ArrowDown}{End}');
  await expect.poll(active).toBeNull();
  await userEvent.keyboard('y');
  await expect.element(input).toHaveValue('xparay');
});

test('keys of an input method at work are not taken', async () => {
  const { onSelect: onPick } = Default.composed.args;
  await Default.run();
  await type('para{ArrowDown}');
  await expect.poll(active).toMatch(/^Paramol 650/);
  input
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
    );
  expect(onPick).not.toHaveBeenCalled();
  await expect.element(list).toBeVisible();
});

test('a click picks, and focus stays in the text', async () => {
  const { onSelect: onPick } = Default.composed.args;
  await Default.run();
  await type('par');
  await userEvent.click(option(/^Parazen/));
  expect(onPick).toHaveBeenCalledExactlyOnceWith('13');
  await expect.element(input).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

test('leaving by keyboard closes the list', async () => {
  await Default.run();
  await type('par');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
});

test('a press outside closes the list, even where it takes no focus', async () => {
  await OpenSuggestions.run();
  await expect.element(list).toBeVisible();
  await userEvent.click(page.getByText('Showing 12 of 2,547 medicines'), { force: true });
  await expect.element(list).not.toBeInTheDocument();
});

test('Clear stands only beside text, empties it and gives focus back', async () => {
  const { onClear, onValueChange } = Default.composed.args;
  await Default.run();
  const clear = page.getByRole('button', { name: 'Clear' });
  await expect.element(clear).not.toBeInTheDocument();
  await type('p');
  await userEvent.click(clear);
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(onValueChange).toHaveBeenLastCalledWith('');
});

test('its button submits by mouse and by keyboard', async () => {
  const { onSubmit } = Filled.composed.args;
  await Filled.run();
  const button = page.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(onSubmit).toHaveBeenLastCalledWith('paracetamol');
});

test('without onSubmit it is a plain GET form with all it holds', async () => {
  await WithHiddenInputs.run();
  const form = page.getByRole('search').element() as HTMLFormElement;
  expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/medicines']);
  expect([...new FormData(form)]).toEqual([
    ['sort', 'price_asc'],
    ['view', 'list'],
    ['search', 'insulin'],
  ]);
  let prevented: boolean | undefined;
  // On the window it comes last, so it sees what the element did, and keeps the test's page where it is.
  window.addEventListener(
    'submit',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await userEvent.click(page.getByRole('button', { name: 'Search' }));
  expect(prevented).toBe(false);
});

test('given a value, the caller decides', async () => {
  const { onValueChange } = VariantControlled.composed.args;
  await VariantControlled.run();
  await type('e');
  await expect.poll(() => vi.mocked(onValueChange!).mock.lastCall).toEqual(['insuline']);
  await expect.element(input).toHaveValue('insulin');
});

test('while loading the count is not said', async () => {
  await Loading.run({ args: { ...OpenSuggestions.composed.args, loading: true } });
  await expect.element(list).toBeVisible();
  await expect.element(status).toHaveTextContent('');
});

test('a key is seen before anything is drawn for it; what follows counts on it all the same', async () => {
  const { onValueChange, onSubmit } = Default.composed.args;
  await Default.run();
  const field = input.element() as HTMLInputElement;
  field.focus();
  document.execCommand('insertText', false, 'para');
  expect(field.value).toBe('para');
  expect(onValueChange).not.toHaveBeenCalled();
  field.form!.requestSubmit();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('para');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('para');
  await expect.element(list).not.toBeInTheDocument();
});

/** Writes and presses before the browser can paint. */
const typeAndPress = (text: string, key: string) => {
  document.execCommand('insertText', false, text);
  input.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

test('Enter right after a letter picks no option of the text before it', async () => {
  const { onSelect: onPick } = Default.composed.args;
  await Default.run();
  await type('pa{ArrowDown}');
  await expect.poll(active).toMatch(/^Paramol 650/);
  typeAndPress('r', 'Enter');
  await expect.poll(active).toBeNull();
  expect(onPick).not.toHaveBeenCalled();
});

test('the caret moved right after a letter keeps the list open', async () => {
  await Default.run();
  await userEvent.click(input);
  typeAndPress('p', 'ArrowLeft');
  await expect.element(list).toBeVisible();
});

test('keeps text and keys from before the list is fetched', async () => {
  const { onSelect, onSubmit } = Default.composed.args;
  await Default.run();
  const field = input.element() as HTMLInputElement;
  // All before the import of the list can answer.
  field.focus();
  document.execCommand('insertText', false, 'pa');
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(list.elements()).toHaveLength(0);
  await expect.poll(() => vi.mocked(onSelect!).mock.calls).toEqual([['12']]);
  await expect.element(input).toHaveValue('pa');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('shows suggestions for text from before the list is fetched', async () => {
  await Default.run();
  (input.element() as HTMLInputElement).focus();
  document.execCommand('insertText', false, 'pa');
  expect(list.elements()).toHaveLength(0);
  await expect.element(list).toBeVisible();
  await expect.element(status).toHaveTextContent('6 suggestions');
});

test('it takes no more than maxLength', async () => {
  await Default.run({ args: { ...Default.composed.args, maxLength: 5 } });
  await type('paracetamol');
  await expect.element(input).toHaveValue('parac');
});

test('groups are named, and the keys go through all of them as one list', async () => {
  const { onSelect: onPick } = VariantGroups.composed.args;
  await VariantGroups.run();
  await expect.element(page.getByRole('group', { name: 'Orders' }).getByRole('option').nth(1)).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Patients' }).getByRole('option')).toBeVisible();
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.poll(active).toMatch(/^Asha Kumari/);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('p1');
});

test('where nothing is found it says so, until the text is left', async () => {
  await Empty.run();
  await expect.element(status).toHaveTextContent('Nothing found');
  await userEvent.click(input);
  await userEvent.keyboard('{Escape}');
  await expect.element(status).toHaveTextContent('');
});

test('each suggestion is at least 44 px high', async () => {
  const suggestions = ['Thermometer', 'Glucometer'].map((label) => ({ id: label, label }));
  await OpenSuggestions.run({ args: { ...OpenSuggestions.composed.args, suggestions } });
  await expect.element(page.getByRole('option', { name: 'Glucometer' })).toBeVisible();
  const options = page.getByRole('option').elements();
  expect(options).toHaveLength(2);
  for (const one of options) expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('what was typed last is told when the text is left', async () => {
  const { onValueChange } = Default.composed.args;
  await Default.run();
  const field = input.element() as HTMLInputElement;
  field.focus();
  document.execCommand('insertText', false, 'para');
  expect(onValueChange).not.toHaveBeenCalled();
  field.blur();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('para');
});

test('text typed before hydration stays', async () => {
  const submitted = vi.fn();
  const box = <SearchBox action="/medicines" label="Search medicines" onSubmit={submitted} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(box);
  const typed = root.querySelector('input') as HTMLInputElement;
  typed.value = 'insulin';
  const hydrated = hydrateRoot(root, box);
  const search = page.elementLocator(root);
  await expect.poll(() => Object.keys(typed).some((key) => key.startsWith('__react'))).toBe(true);
  await expect.element(search.getByRole('combobox')).toHaveValue('insulin');
  await userEvent.click(search.getByRole('button', { name: 'Search' }));
  expect(submitted).toHaveBeenCalledExactlyOnceWith('insulin');
  hydrated.unmount();
  root.remove();
});
