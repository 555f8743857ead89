import { expect, test } from 'vitest';
import { criticalCss } from './critical-css.ts';

test('keeps element rules, at-rules and the rules of classes that stand in the HTML', () => {
  const css = '@layer base,utilities;@layer base{body{color:red}}@layer utilities{.a{x:1}.b{x:2}.md\\:c{x:3}.w-\\[2px\\]{x:4}@media (min-width:48rem){.a{y:1}.b{y:2}}}@keyframes k{50%{o:1}}';
  expect(criticalCss(css, '<p class="a md:c w-[2px]">')).toBe('@layer base,utilities;@layer base{body{color:red}}@layer utilities{.a{x:1}.md\\:c{x:3}.w-\\[2px\\]{x:4}@media (min-width:48rem){.a{y:1}}}@keyframes k{50%{o:1}}');
});

test('a rule stays when one selector of its list is wanted, and goes when a class of a compound is missing', () => {
  expect(criticalCss('.a,.b{x:1}.a.b{x:2}:is(.a,.b) p{x:3}', '<i class="a">')).toBe('.a,.b{x:1}');
});
