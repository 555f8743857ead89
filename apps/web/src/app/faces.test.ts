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

test('every device has letters and digits: those faces sleep', () => {
  expect(faces('en')).toContain(
    `<style id="fonts" media="not all">${face('Words', 'U+??,U+131')}${face('Digits', 'U+30-39')}</style>`.replaceAll(
      'swap',
      'optional',
    ),
  );
});
test('₹ and the word that offers Hindi are awake in every page', () => {
  for (const locale of ['en', 'hi'] as const)
    expect(faces(locale)).toContain(
      `<style>${face('Rupee', 'U+20B9')}${face('Word', 'U+926,U+928')}</style>`,
    );
});
test('the whole script comes with Hindi alone', () => {
  const script = face('Script', 'U+9??').replace('swap', 'fallback');
  expect(faces('hi')).toContain(`<style>${script}</style>`);
  expect(faces('en')).not.toContain('Script');
});
