import { render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorDead, VariantDecorative, Default, ErrorMissing } from './picture.stories.tsx';
import { Picture } from './picture.tsx';

const dead = 'data:image/png;base64,bm90IGEgcGljdHVyZQ==';
const alive = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const state = () => page.getByTestId('picture');
const picture = (src: string | null) => (
  <Picture
    data-testid="picture"
    src={src}
    alt="Paramol 650"
    width={320}
    height={320}
    loading="eager"
    fallback="icon-pill"
  />
);

test('a picture is a named image with its size', async () => {
  await Default.run();
  const image = page.getByRole('img', { name: /Kofrelief/ });
  await expect.element(image).toHaveAttribute('width', '320');
  await expect.element(image).toHaveAttribute('height', '320');
  await expect.element(image).toHaveAttribute('loading', 'lazy');
});

test('missing or dead, the drawing bears the same name', async () => {
  await ErrorMissing.run();
  await expect
    .element(page.getByRole('img', { name: /Kofrelief/ }))
    .toHaveAttribute('data-state', 'fallback');
  await ErrorDead.run();
  await expect
    .element(page.getByRole('img', { name: /Kofrelief/ }))
    .toHaveAttribute('data-state', 'fallback');
});

test('decoration is silent in both states', async () => {
  await VariantDecorative.run();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await Default.run({ args: { ...Default.composed.args, alt: '' } });
  await expect.element(page.getByAltText('', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('a new src is tried after a dead one', async () => {
  const { rerender, unmount } = render(picture(dead));
  await expect.element(state()).toHaveAttribute('data-state', 'fallback');
  rerender(picture(alive));
  await expect.element(state()).toHaveAttribute('data-state', 'image');
  unmount();
});

test('a picture that failed before hydration is found out', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(picture(dead));
  const image = root.querySelector('img') as HTMLImageElement;
  await expect.poll(() => image.complete).toBe(true);
  await image.decode().catch(() => undefined);
  const hydrated = hydrateRoot(root, picture(dead));
  await expect.element(state()).toHaveAttribute('data-state', 'fallback');
  hydrated.unmount();
  root.remove();
});
