import { expect, test } from 'vitest';
import { criticalCss, criticalCssByKind } from './critical-css.ts';

test('keeps element rules, at-rules and the rules of classes that stand in the HTML', () => {
  const css =
    '@layer base,utilities;@layer base{body{color:red}}@layer utilities{.a{x:1}.b{x:2}.md\\:c{x:3}.w-\\[2px\\]{x:4}@media (min-width:48rem){.a{y:1}.b{y:2}}}@keyframes k{50%{o:1}}.a{animation:k 1s}';
  expect(criticalCss(css, '<p class="a md:c w-[2px]">')).toBe(
    '@layer base,utilities;@layer base{body{color:red}}@layer utilities{.a{x:1}.md\\:c{x:3}.w-\\[2px\\]{x:4}@media (min-width:48rem){.a{y:1}}}@keyframes k{50%{o:1}}.a{animation:k 1s}',
  );
});

test('a comment belongs to no rule', () => {
  expect(criticalCss('/*! a{} */\n@layer base{p{a:1}/* b */.a{a:2}}', '<p>')).toBe('@layer base{p{a:1}}');
});

test('of a list the selectors stay that are wanted, and a rule goes when a class of a compound is missing', () => {
  expect(criticalCss('.a,.b{x:1}.a.b{x:2}:is(.a,.b) p{x:3}', '<i class="a">')).toBe('.a{x:1}');
});

test('a language stays that something on the page stands in', () => {
  const css = ':lang(bn),:lang(hi){x:1}:lang(ta) p{x:2}';
  expect(criticalCss(css, '<html lang="en-IN"><p><a lang="hi-IN">')).toBe(':lang(hi){x:1}');
  expect(criticalCss(css, '<html lang="bn-IN"><p>')).toBe(':lang(bn){x:1}');
});

test('custom properties, registered properties and keyframes that nothing reads are left out', () => {
  const css =
    ':root{--a:var(--p);--p:url("data:x;{}y");--b:calc(1px + (2px*3));--c:3}@property --tw-x{syntax:"*"}@property --tw-y{syntax:"*"}@property --tw{syntax:"*"}@media (x){:root{--d:1}}@keyframes gone{50%{o:1}}.a{color:var(--a);--tw-x:1;y:var(--tw-x)}';
  expect(criticalCss(css, '<i class="a">')).toBe(
    ':root{--a:var(--p);--p:url("data:x;{}y");}@property --tw-x{syntax:"*"}.a{color:var(--a);--tw-x:1;y:var(--tw-x)}',
  );
});

test('rules for elements that are not there, for a pointer, for print and for the insides of controls are left out', () => {
  const css =
    'html,:host{a:1}table{a:2}p>a:not(.x){a:3}sub,sup{a:4}::file-selector-button{a:5}::placeholder{a:6}.a:hover{a:7}@media (hover:hover){.a{a:8}}@media print{p{a:9}}[data-x] p{a:10}*,:after{a:11}button:where(.b){a:12}.a:focus-visible{a:13}.a:not(:focus){a:14}[data-theme=dark] p{a:15}.a:disabled{a:16}.a[aria-busy=true]{a:17}.a[aria-label=x]{a:18}@starting-style{.a{a:19}}';
  expect(criticalCss(css, '<p class="a" aria-label="x"><a>')).toBe(
    'html,:host{a:1}::placeholder{a:6}*,:after{a:11}.a:not(:focus){a:14}[data-theme=dark] p{a:15}.a[aria-label=x]{a:18}',
  );
  expect(criticalCss('p>a:not(.x){a:3}', '<p class="x"><a>')).toBe('p>a:not(.x){a:3}');
});

test('of the footer only the class that keeps its place is wanted', () => {
  const css = '.offscreen-3{a:1}.b{a:2}footer{a:3}p{a:4}';
  const page = (place: string) => `<i></i><footer id="x" class="${place} b"><p class="b">x</p></footer>`;
  expect(criticalCss(css, page('offscreen-3'))).toBe('.offscreen-3{a:1}');
  expect(criticalCss(css, page(''))).toBe('');
});

test('pages of one kind share their rules, and one with a state that none had before gets its own as well', () => {
  const css = '.a{a:1}.a:disabled{a:2}.b{a:3}.a[aria-busy=true]{a:4}p .b{a:5}:lang(hi){a:6}.c{a:7}',
    of = criticalCssByKind(css);
  expect(of('list', '<i class="a" title="x">')).toBe('.a{a:1}');
  expect(of('list', '<i class="a" disabled="" title="y">')).toBe('.a{a:1}.a:disabled{a:2}');
  expect(of('list', '<i class="a">')).toBe('.a{a:1}.a:disabled{a:2}');
  expect(of('list', '<p aria-busy="true" lang="hi-IN"><i class="b"></i></p>')).toBe(
    '.a{a:1}.a:disabled{a:2}.b{a:3}.a[aria-busy=true]{a:4}p .b{a:5}:lang(hi){a:6}',
  );
  expect(of('detail', '<i class="a">')).toBe('.a{a:1}');
  expect(of('support', '<footer class="offscreen-9 b"><p class="b"></p></footer><i class="c"></i>')).toBe(
    '.c{a:7}',
  );
  expect(
    of('detail', '<noscript><i class="b"></i></noscript><footer class="c"><p class="b"></p></footer>'),
  ).toBe('.a{a:1}');
});
