// Which states every element must show, which of them do not apply to it and why, and which are missing.
import type { State } from '../states.ts';
import type { Element } from './elements.ts';
import type { Prop } from './props.ts';

/** The states that a designer looks for in every element. */
export const wanted = [
  'LongText',
  'Hindi',
  'Loading',
  'Empty',
  'Error',
  'Disabled',
  'Focused',
  'Hover',
  'Offline',
] as const satisfies readonly State[];
export type Wanted = (typeof wanted)[number];

export type Cell = { kind: 'story'; ids: string[] } | { kind: 'none'; reason: string } | { kind: 'missing' };
export interface Row {
  id: string;
  title: string;
  folder: string;
  cells: Record<Wanted, Cell>;
  /** States of the shop that it shows besides, with their stories. */
  more: Array<{ state: State; ids: string[] }>;
  /** Stories in every cell: both themes and widths, 320 px, 200 % text, comfort, forced colours. */
  allCells: string[];
  /** Stories on paper, of what is printed. */
  printed: string[];
}

const CONTROLS = new Set(['button', 'a', 'input', 'select', 'textarea']);
const isField = ({ props }: Element) => CONTROLS.has(props.native ?? '') && props.native !== 'a';
const has = ({ props }: Element, ...names: string[]) => props.list.some(({ name }) => names.includes(name));
/** A list that it shows: what is wrong with a form, or what a person may be chosen from, is none. */
const listed = ({ props }: Element) =>
  props.list.some(
    ({ name, type, required }) =>
      required &&
      type.startsWith('list of') &&
      !/^(?:problems|options|nurses|collectors|selected)$/.test(name),
  );

/** Text that anybody may write long: no time, address, key or value of a field. */
const isFreeText = ({ name, type, sentence }: Prop) =>
  (type === 'text' || type === 'content' || /^list of (?!\('|number)/.test(type)) &&
  !/^(?:now|value|defaultValue|id|children|className|error|attempt|icon|.*[hH]ref.*|.*(?:At|Id|Day))$/.test(
    name,
  ) &&
  !/ISO|YYYY|Where it leads|[Aa]ddress of (?:the|its) (?:picture|page)/.test(sentence);

/** For each state: whether it applies to an element that has no story of it, and why not. Each reason is said once, here. */
const rules: Record<Wanted, { applies: (element: Element) => boolean; reason: string }> = {
  LongText: {
    applies: ({ props }) => props.list.some(isFreeText),
    reason: 'It shows only words and pictures of its own, or numbers.',
  },
  Hindi: {
    applies: ({ words }) => words.length > 0,
    reason: 'It has no words of its own: what it shows is given to it in the reader’s language.',
  },
  Loading: {
    applies: ({ props }) =>
      props.list.some(({ name, type }) => name === 'loading' && type.startsWith('true')),
    reason: 'It is drawn when its data are there: until then its page or list shows a skeleton.',
  },
  Empty: {
    applies: (element) => listed(element) && !has(element, 'children'),
    reason: 'It shows one thing, or is not drawn without anything to show.',
  },
  Error: {
    applies: (element) => has(element, 'error', 'errors', 'failed'),
    reason: 'It asks and sends nothing itself: its page says what failed.',
  },
  Disabled: {
    applies: (element) => has(element, 'disabled') || isField(element),
    reason: 'There is nothing to disable: what can be pressed in it are elements of their own.',
  },
  Focused: {
    applies: (element) => isField(element) || element.props.native === 'a',
    reason: 'What can be reached by keyboard in it are elements of their own, which have the state.',
  },
  Hover: {
    applies: ({ props }) => props.native === 'button' || props.native === 'a',
    reason: 'It looks the same under the mouse, or what reacts in it are elements of their own.',
  },
  Offline: {
    applies: (element) => has(element, 'offline', 'online'),
    reason: 'It needs no line: its page says what can be done without one.',
  },
};

/** `LongTextFocused` is focused, too; `VariantNotDisabled` is not disabled. */
const isEnd = (name: string, state: Wanted) =>
  name.endsWith(state) && !/(?:Not|No|Without)$/.test(name.slice(0, -state.length));

function cellOf(element: Element, state: Wanted): Cell {
  const stories = element.stories.filter(
    (story) => story.state === state || (state === 'Hindi' && story.isHindi) || isEnd(story.name, state),
  );
  if (stories.length > 0) return { kind: 'story', ids: stories.map(({ id }) => id) };
  const own = element.spec.none[state];
  if (own) return { kind: 'none', reason: own };
  const { applies, reason } = rules[state];
  return applies(element) ? { kind: 'missing' } : { kind: 'none', reason };
}

export function matrixOf(elements: readonly Element[]): Row[] {
  return elements.map((element) => {
    const { id, title, folder, stories } = element;
    const others = [...new Set(stories.flatMap(({ state }) => state ?? []))].filter(
      (state) => !(wanted as readonly State[]).includes(state) && state !== 'Default',
    );
    return {
      id,
      title,
      folder,
      cells: Object.fromEntries(wanted.map((state) => [state, cellOf(element, state)])) as Row['cells'],
      more: others.map((state) => ({
        state,
        ids: stories.filter((story) => story.state === state).map((story) => story.id),
      })),
      allCells: stories.filter(({ allCells }) => allCells).map((story) => story.id),
      printed: stories.filter(({ isPrinted }) => isPrinted).map((story) => story.id),
    };
  });
}

/** 'base/button Hover' for each state that an element should show and does not. */
export const missingStates = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ folder, cells }) =>
    wanted.filter((state) => cells[state].kind === 'missing').map((state) => `${folder} ${state}`),
  );
