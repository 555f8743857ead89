// Which tokens an element's classes stand for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens } from '../../packages/ui/src/styles/read-tokens.ts';

const KINDS =
  'bg|text|border(?:-[xytrbles])?|outline|ring|fill|stroke|from|to|via|divide|decoration|caret|accent|shadow';
const SIZES =
  '(?:min-|max-)?(?:w|h|size)|p[xytrbles]?|gap(?:-[xy])?|inset|basis|rounded(?:-[tbse]{1,2})?|animate';

/** @returns names of tokens without `--`, as tokens.css declares them */
export function tokensOf(text: string, tokens: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(new RegExp(`(?<![\\w-])(?:${KINDS})-([a-z][a-z-]*)`, 'g')))
    for (const token of [name, `type-${name}`]) if (tokens.has(token)) found.add(token);
  const named: Record<string, string> = {
    control: 'control-height',
    target: 'target',
    gutter: 'gutter',
    shimmer: 'shimmer',
    spin: 'spin',
  };
  for (const [, kind = '', name = ''] of text.matchAll(
    new RegExp(`(?<![\\w-])(${SIZES})-([a-z]+)(?![\\w-])`, 'g'),
  )) {
    const token = kind.startsWith('rounded') ? `corner-${name}` : (named[name] ?? '');
    if (tokens.has(token)) found.add(token);
  }
  for (const [, name = ''] of text.matchAll(/var\(--([a-z-]+)\)/g)) if (tokens.has(name)) found.add(name);
  if (/(?<![\w-])(?:p[xytrbles]?|gap(?:-[xy])?|m[xytrbles]?)-\d/.test(text)) found.add('space');
  return [...found].filter((one) => tokens.has(one)).toSorted();
}

/** Names of the variables that tokens.css declares, without `--`. */
export const tokenNames = (root: string): Set<string> =>
  new Set(
    readTokens(readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8')).flatMap(({ values }) =>
      Array.from(values.keys()),
    ),
  );
