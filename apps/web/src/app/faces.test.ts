import { expect, test } from 'vitest';
import { facesOf } from './faces.ts';

const face = (family: string, range: string) =>
  `@font-face{font-family:${family};font-display:swap;unicode-range:${range}}`;
const faces = facesOf(
  [
    'p{color:red}',
    face('Words', 'U+??,U+131'),
    face('Digits', 'U+30-39'),
    face('Rupee', 'U+20B9'),
    face('Script', 'U+9??'),
    face('Word', 'U+926,U+928'),
  ].join(''),
);

test('they sleep in every page, so that none is laid out again while it loads', () => {
  const asleep = [
    face('Words', 'U+??,U+131'),
    face('Digits', 'U+30-39'),
    face('Rupee', 'U+20B9'),
    face('Word', 'U+926,U+928'),
  ]
    .join('')
    .replaceAll('swap', 'optional');
  for (const locale of ['en', 'hi'] as const)
    expect(faces(locale)).toContain(`<style id="fonts" media="not all">${asleep}</style>`);
});
test('the whole script comes with Hindi alone', () => {
  const script = face('Script', 'U+9??').replace('swap', 'fallback');
  expect(faces('hi')).toContain(`<style>${script}</style>`);
  expect(faces('en')).not.toContain('Script');
});
