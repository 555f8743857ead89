import { expect, test } from 'vitest';
import { leanSheet } from './lean-sheet.ts';

test('the private palette is written out where it is read', () => {
  expect(
    leanSheet(
      ':root{--p-ink:oklch(20% 0 0);--p-ink-2:oklch(30% 0 0);--text:var(--p-ink)}[data-x]{--text:var(--p-ink-2)}',
    ),
  ).toBe(':root{--text:oklch(20% 0 0)}[data-x]{--text:oklch(30% 0 0)}');
});

const layer = (values: string) =>
  `@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:block))) or ((-moz-orient:inline)){*,:before{${values}}}}`;

test('a variable of Tailwind that each of its readers sets itself, or that nobody sets, is written out and not registered', () => {
  expect(
    leanSheet(
      `${layer('--tw-x:0;--tw-y:0;--tw-weight:initial')}.a{--tw-y:2px;translate:var(--tw-x) var(--tw-y)}.b{--tw-weight:5;ease:var(--tw-ease,cubic(.2, var(--q)));nums:var(--tw-none, ) tabular}@property --tw-x{syntax:"*";inherits:false;initial-value:0}@property --tw-y{syntax:"*";inherits:false;initial-value:0}@property --tw-weight{syntax:"*";inherits:false}`,
    ),
  ).toBe('.a{translate:0 2px}.b{ease:cubic(.2,var(--q));nums:tabular}');
});

test('a variable that joins two classes stays, with its registration', () => {
  const css = `${layer('--tw-leading:initial')}.a{line:var(--tw-leading,1.5)}.b{--tw-leading:1;line:1}@property --tw-leading{syntax:"*";inherits:false}`;
  expect(leanSheet(css)).toBe(css);
});

test('a border says its style only where it is another than the solid one of the reset', () => {
  expect(
    leanSheet(
      `${layer('--tw-border-style:solid')}.a{border-style:var(--tw-border-style);border-width:1px}.b{border-top-style:var(--tw-border-style);border-top-width:1px}.c{--tw-border-style:dashed;border-style:dashed}@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}`,
    ),
  ).toBe('.a{border-width:1px}.b{border-top-width:1px}.c{border-style:dashed}');
});

test('what is said twice, or to browsers that the build does not serve, is said once', () => {
  expect(
    leanSheet(
      '.a\\/40{fill:red}@supports (color:color-mix(in lab, red, red)){.a\\/40{fill:color-mix(in oklab, red 40%, transparent)}}.b{-webkit-mask:x;-webkit-mask:x;mask:x}@media not all and (width>=48rem){.c{top:calc(var(--s) * 2)}}@container not (width>=12rem){.d{e:1}}:is(.\\*\\:f>*){e:2}:is(.g,.h){e:3}.g:is(.h .i){e:3}:where(a)>:is(){e:4}',
    ),
  ).toBe(
    '.a\\/40{fill:color-mix(in oklab,red 40%,transparent)}.b{-webkit-mask:x;mask:x}@media (width<48rem){.c{top:calc(var(--s)*2)}}@container (width<12rem){.d{e:1}}.\\*\\:f>*{e:2}:is(.g,.h){e:3}.g:is(.h .i){e:3}',
  );
});

test('text in quotes keeps its spaces', () => {
  expect(leanSheet('.a{content:"a,  b : c * d";x:1,  2}')).toBe('.a{content:"a,  b : c * d";x:1,2}');
});
