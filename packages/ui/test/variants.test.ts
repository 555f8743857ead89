import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources } from './props.ts';
import { variantFaults } from './variants.ts';

const sources = readSources(fileURLToPath(new URL('..', import.meta.url)), 'src');

test('every cva is exported under the name of its element, with its type', () => {
  expect(Object.values(sources).filter((text) => text.includes('cva(')).length).toBeGreaterThan(5);
  expect(variantFaults(sources)).toEqual([]);
});

test('the loop finds a hidden cva, a wrong name, a missing type and one out of reach', () => {
  const type = (name: string) =>
    `export type ${name[0]?.toUpperCase()}${name.slice(1)} = VariantProps<typeof ${name}>;\n`;
  const made = {
    'src/base/big-box/big-box.tsx': `export const bigBoxVariants = cva('');\n${type('bigBoxVariants')}const bigBoxPartVariants = cva('');\n${type('bigBoxPartVariants')}`,
    'src/base/tile/tile.tsx': `export const box = cva('');\n${type('box')}`,
    'src/base/mark/mark.tsx': `export const markVariants = cva('');\n`,
    'src/base/mark/dot.tsx': `export const dotVariants = cva('');\n${type('dotVariants')}`,
  };
  expect(variantFaults(made).map((fault) => fault.replace(/^src\/base\//, ''))).toEqual([
    'big-box/big-box.tsx: export bigBoxPartVariants',
    'tile/tile.tsx: name box tileVariants, or tile<Part>Variants',
    'mark/mark.tsx: export type MarkVariants = VariantProps<typeof markVariants>',
    "mark/mark.tsx: export { dotVariants, type DotVariants } from './dot.tsx'; (the package shows an element's own module alone)",
  ]);
});
