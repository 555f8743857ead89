import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { declaredProps, readSources, unusedProps } from './props.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ui = readSources(root, 'packages/ui/src');
const all = { ...ui, ...readSources(root, 'apps/web/src', 'packages/contract/src') };
const declared = declaredProps(ui);

/** What every form control has in HTML's own words, whether a page of today uses it or not. */
const ofEveryField = new Set(['disabled', 'required', 'optional', 'name', 'max', 'ref']);
const ofEveryState = new Set(['defaultValue', 'defaultOpen']);
/** Props that no page passes, each with its reason. */
const exceptions: Record<string, string> = {
  'AccordionProps type': 'one section open at a time; no page has such an accordion today',
  'DialogFrameProps trigger': 'what opens a dialog that keeps its own state, as defaultOpen',
  'PopoverProps title': 'the account menu of the staff has a name and no heading',
  'PrescriptionCardProps openBusy':
    'the list of prescriptions draws it as its `Card`, which this loop cannot follow',
  'ReportUploadProps error': 'the report page draws it as its `Upload`, which this loop cannot follow',
  'ReportValuesFormProps error': 'the report page draws it as its `Values`, which this loop cannot follow',
  'ReportValuesFormProps rows': 'the report page draws it as its `Values`, which this loop cannot follow',
  'ReportValuesFormProps maxRows': 'the report page draws it as its `Values`, which this loop cannot follow',
  'ReportValuesFormProps busy': 'the report page draws it as its `Values`, which this loop cannot follow',
  'ToastProps id': 'of the message, which the region spreads',
  'ToastRegionProps duration': 'stories and tests hold the time still',
};

/** Parts of the design system that no page uses; the spec of each says so. */
const withoutPage = new Set(['MenuProps', 'MenuItemProps', 'TooltipProps']);

const unused = unusedProps(declared, all);

test('every prop has a caller', () => {
  const left = unused.filter((one) => {
    const [type = '', name = ''] = one.split(' ');
    return (
      !ofEveryField.has(name) && !ofEveryState.has(name) && !(one in exceptions) && !withoutPage.has(type)
    );
  });
  expect(left).toEqual([]);
});

test('no exception is left over', () => {
  expect(Object.keys(exceptions).filter((one) => !unused.includes(one))).toEqual([]);
  const types = new Set(unused.map((one) => one.split(' ')[0]));
  expect([...withoutPage].filter((type) => !types.has(type))).toEqual([]);
});

test('every prop has a sentence', () => {
  const silent = declared.flatMap(({ type, props }) =>
    props.filter(({ described }) => !described).map(({ name }) => `${type} ${name}`),
  );
  expect(silent).toEqual([]);
});

test('the loop sees the props, and finds one without a caller', () => {
  expect(declared.flatMap(({ props }) => props).length).toBeGreaterThan(500);
  const sources = {
    'packages/ui/src/base/box/box.tsx':
      'export interface BoxProps { tone: string; size?: 1; depth?: 2; wide?: boolean }\nexport function Box(props: BoxProps) { return null; }\n',
    'packages/ui/src/base/big-box/big-box.tsx':
      "import { Box, type BoxProps } from '../box/box.tsx';\nexport interface BigBoxProps extends BoxProps { more?: string }\nexport function BigBox(props: BigBoxProps) { return <Box size={1} {...props} />; }\n",
    'apps/web/src/app/page.tsx':
      "import { BigBox } from '@doorstep/ui/base/big-box';\nconst given = { wide: true };\nexport const Page = () => <BigBox {...given} tone='plain' />;\n",
  };
  expect(unusedProps(declaredProps(sources), sources)).toEqual(['BoxProps depth', 'BigBoxProps more']);
  const box = `export interface BoxProps {\n  /** Said. */\n  tone: string;\n  // Not said.\n  size: 1;\n}\n`;
  expect(declaredProps({ 'box.tsx': box })[0]?.props).toEqual([
    { name: 'tone', described: true },
    { name: 'size', described: false },
  ]);
});
