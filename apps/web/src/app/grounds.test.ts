import { expect, test } from 'vitest';
import { groundsOf } from './grounds.ts';

test('a ground is the colour that its token stands for', () => {
  expect(
    groundsOf(
      ':root{--p-ink:oklch(20% 0 0);--surface:oklch(98% 0 0)}[data-theme=dark]{--surface:var(--p-ink)}',
    ),
  ).toEqual({ light: 'oklch(98% 0 0)', dark: 'oklch(20% 0 0)' });
});
