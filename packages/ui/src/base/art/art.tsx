import type { ComponentProps } from 'react';

/** A drawn scene: its file and its field. */
export interface Scene {
  url: string;
  viewBox: string;
}

export interface ArtProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** One of `@doorstep/ui/art/…`, each a module of its own. */
  scene: Scene;
}

/**
 * A drawn scene, as wide as its place. It is decoration: the words beside it carry the meaning. The file is used, not shown as a
 * picture: so its colours are the page's tokens, in light and in dark, and it costs two nodes.
 */
export function Art({ scene, ...props }: ArtProps) {
  return (
    <svg aria-hidden focusable="false" data-slot="art" viewBox={scene.viewBox} {...props}>
      <use href={`${scene.url}#scene`} />
    </svg>
  );
}
