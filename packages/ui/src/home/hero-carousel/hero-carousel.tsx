'use client';
import { useCallback, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Art, type Scene } from '../../base/art/art.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { useRotation } from '../rotation.ts';
import { rotationMessages } from '../rotation-messages.en.ts';

/** How long it stands. */
const INTERVAL_MS = 5_000;
/** One thing that the shop does. */
export interface Slide {
  href: string;
  title: string;
  description: string;
  /** What the button says. */
  action: string;
  scene: Scene;
  /** `danger` for what is an emergency. */
  tone?: 'accent' | 'danger';
}
export interface HeroCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the slides are about, for readers. */
  label: string;
  /** In their order; the first one is part of the server's page. */
  slides: readonly Slide[];
  /** It moves on by itself where motion is wanted. */
  autoplay?: boolean;
}
const twoDigits = (n: number) => String(n).padStart(2, '0');

/** Slides one after the other, with a real button that stops them. */
export function HeroCarousel({ label, slides, autoplay = true, className, ...props }: HeroCarouselProps) {
  const messages = useMessages('rotation', rotationMessages);
  const [at, setAt] = useState(0);
  const all = slides.length;
  const turn = useCallback(() => setAt((now) => (now + 1) % all), [all]);
  const { playing, moving, toggle, stop, holds } = useRotation(autoplay, INTERVAL_MS, turn);
  const go = (step: number) => {
    stop();
    setAt((at + step + all) % all);
  };
  /** The next one's drawing comes while this one stands; the others wait. */
  const isNear = (slide: number) => slide === at || (playing && slide === (at + 1) % all);
  return (
    <section
      data-slot="hero-carousel"
      data-state={moving ? 'moving' : 'still'}
      aria-roledescription={messages.carousel}
      aria-label={label}
      {...props}
      className={cn('relative flex flex-col-reverse overflow-hidden rounded-card md:block', className)}
    >
      {/* First in the order of focus; below the slide on a phone, in its corner elsewhere. */}
      <div
        className={cn(
          'bottom-0 start-0 flex flex-wrap items-center gap-2 p-4 md:absolute md:z-10 md:bg-transparent md:p-6',
          slides[at]?.tone === 'danger' ? 'bg-danger-tint' : 'bg-accent-tint',
        )}
      >
        <IconButton
          icon={playing ? 'icon-pause' : 'icon-play'}
          tone="floating"
          label={playing ? messages.stop : messages.start}
          onClick={toggle}
        />
        <IconButton
          icon="icon-chevron-left"
          tone="floating"
          label={messages.previous}
          onClick={() => go(-1)}
        />
        <IconButton icon="icon-chevron-right" tone="floating" label={messages.next} onClick={() => go(1)} />
        <span aria-hidden className="px-1 tabular-nums">
          {`${twoDigits(at + 1)} / ${twoDigits(all)}`}
        </span>
      </div>
      <div className="grid" aria-live={moving ? 'off' : 'polite'} {...holds}>
        {slides.map(({ href, title, description, action, scene, tone = 'accent' }, nth) => (
          <div
            key={href}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={messages.of(nth + 1, all)}
            inert={nth !== at}
            className={cn(
              'col-start-1 row-start-1 flex flex-col-reverse justify-end md:flex-row md:items-stretch',
              tone === 'danger' ? 'bg-danger-tint' : 'bg-accent-tint',
              nth !== at && 'invisible',
            )}
          >
            <div className="flex flex-1 flex-col items-start gap-3 p-4 md:p-6 md:pb-20">
              <h2 className="text-display text-balance">{title}</h2>
              <p className="text-lead">{description}</p>
              <LinkButton href={href} tone={tone}>
                {action}
              </LinkButton>
            </div>
            {/* The ground runs on beyond the drawing, under the words. */}
            <div className="mx-auto w-full max-w-96 self-end">
              {isNear(nth) ? (
                <Art scene={scene} overflow="visible" className="block w-full" />
              ) : (
                // Its place: the carousel is as high as its highest slide, whichever is drawn.
                <svg aria-hidden viewBox={scene.viewBox} className="block w-full" />
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
