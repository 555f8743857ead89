import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { doubleTypes, wrongNames } from './prop-names.ts';
import { readSources } from './props.ts';

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)), 'src');
/** Props that keep a name of their own, each with its reason. */
const exceptions: Record<string, string> = {
  'AddressOption name': 'of an address: whom it is for',
  'AddressOption title': "of an address, as its form calls it: 'Home'",
  'HoldTimerProps onAgain': 'nothing failed: the time is held anew',
  'SupportFormProps onAgain': 'nothing failed: another message is written',
  'SwitchProps onCheckedChange': "Radix's own name, beside `checked`",
  'FieldRegistration onChange': "a form library's own name: it is handed to the control as it is",
};

test('one thing has one name in the props of all elements', () => {
  expect(wrongNames(sources, exceptions)).toEqual([]);
});

test('no exception is left over', () => {
  const all = new Set(wrongNames(sources).map((one) => one.split(':')[0]));
  expect(Object.keys(exceptions).filter((one) => !all.has(one))).toEqual([]);
});

test('no two exported types have one name', () => {
  expect(doubleTypes(sources)).toEqual([]);
});

test('the loops find a second name, also of what a list holds, and a second type', () => {
  const made = {
    'src/base/box/box.tsx':
      'export interface BoxProps { problem?: string | undefined; problems: string[]; onPress: () => void; rows: Array<{ onChange: () => void }> }\n',
    'src/base/tile/tile.tsx':
      'export interface TileOption { title: string }\nexport interface TileProps { title: string; picture: ReactNode; image: string; noteMax: number }\nexport type BoxProps = { of: 1 };\n',
  };
  expect(wrongNames(made, { 'TileProps noteMax': 'an exception' }).map((one) => one.split(':')[0])).toEqual([
    'BoxProps problem',
    'BoxProps onPress',
    'BoxProps onChange',
    'TileOption title',
  ]);
  expect(doubleTypes(made)).toEqual(['BoxProps: src/base/box/box.tsx, src/base/tile/tile.tsx']);
});
