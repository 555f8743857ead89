'use client';
import { useCallback, useState, type HTMLAttributes, type Ref } from 'react';
import { cn } from '../../cn.ts';
import type { IconName } from '../icon/names.ts';

const shapes = {
  plain: '',
  control: 'rounded-control',
  card: 'rounded-card border border-line',
  circle: 'rounded-full border border-line',
};

export interface PictureProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onError'> {
  /** Reaches the picture or its drawing. */
  ref?: Ref<HTMLElement>;
  /** Address of the picture. */
  src?: string | null | undefined;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** Its own size in pixels, so that its place is kept while it loads. The size on the page comes from `className` (`w-full`, `size-20`). */
  width: number;
  /** Its own height in pixels. */
  height: number;
  /** `eager` for the first pictures of a page. */
  loading?: 'lazy' | 'eager';
  /** Rounded like a control; like a card or a circle, with a line around it. */
  shape?: keyof typeof shapes;
  /** Drawn in its place when there is no picture or it cannot be loaded. */
  fallback?: IconName;
}

/** One picture on a tint; a drawn icon of the same size where there is none. Square when width and height are equal. */
export function Picture({
  src,
  alt,
  width,
  height,
  loading = 'lazy',
  shape = 'plain',
  fallback = 'icon-image',
  className,
  ref,
  ...props
}: PictureProps) {
  const [dead, setDead] = useState<string>();
  const box = useCallback(
    (node: HTMLElement | null) => {
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
      // It may have failed before hydration, when nobody listened.
      if (src && node instanceof HTMLImageElement && node.complete && node.naturalWidth === 0) setDead(src);
    },
    [ref, src],
  );

  const classes = cn('block max-w-full', shapes[shape], width === height && 'aspect-square');
  if (src && src !== dead) {
    return (
      <img
        ref={box}
        data-slot="picture"
        data-state="image"
        {...props}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        onError={() => setDead(src)}
        className={cn(classes, 'bg-picture object-contain', className)}
      />
    );
  }
  return (
    <span
      ref={box}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      data-slot="picture"
      data-state="fallback"
      {...props}
      // The icon's class gives the drawing; the pseudo-element shows it, so that this too is one node.
      className={cn(
        classes,
        'grid place-items-center bg-accent-tint text-accent-text before:icon before:size-2/5',
        fallback,
        className,
      )}
    />
  );
}
