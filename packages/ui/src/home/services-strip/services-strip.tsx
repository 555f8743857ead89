'use client';
import { useCallback, useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Art, type Scene } from '../../base/art/art.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { useRotation } from '../rotation.ts';
import { rotationMessages } from '../rotation-messages.en.ts';

/** How long it stands. */
const INTERVAL_MS = 3_000;
/** One service of the shop. */
export interface Service {
  href: string;
  title: string;
  /** How many there are, or when: '2,519 medicines'. */
  description: string;
  scene: Scene;
  /** `danger` for what is an emergency. */
  tone?: 'accent' | 'danger';
}
export interface ServicesStripProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Names the strip: 'Our Services'. */
  title: string;
  /** In their order. */
  services: readonly Service[];
  /** It moves on by itself where motion is wanted and not all fit. */
  autoplay?: boolean;
}
/** A card and the gap beside it, in px. */
const STEP = 232;
const NARROW = 768;
const stepOf = (width: number): number => (innerWidth < NARROW ? (width - 64) / 2 : STEP);

/** Services side by side, which can be moved through by button, finger and keyboard. */
export function ServicesStrip({ title, services, autoplay = true, className, ...props }: ServicesStripProps) {
  const messages = useMessages('rotation', rotationMessages);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<{ start: boolean; end: boolean }>({ start: true, end: false });
  const look = () => {
    const strip = list.current;
    if (!strip) return;
    const left = Math.abs(strip.scrollLeft);
    setEnds({ start: left < 2, end: left + strip.clientWidth > strip.scrollWidth - 2 });
  };
  useEffect(() => {
    look();
    const seen = new ResizeObserver(look);
    if (list.current) seen.observe(list.current);
    return () => seen.disconnect();
  }, []);
  /** At the end it begins again. */
  const turn = useCallback(() => {
    const strip = list.current;
    if (!strip) return;
    const isEnd = strip.scrollLeft + strip.clientWidth > strip.scrollWidth - 2;
    strip.scrollTo({
      left: isEnd ? 0 : strip.scrollLeft + stepOf(strip.clientWidth),
      behavior: 'smooth',
    });
  }, []);
  const fits = ends.start && ends.end;
  const { playing, toggle, stop, holds } = useRotation(autoplay && !fits, INTERVAL_MS, turn);
  const go = (way: 1 | -1) => {
    stop();
    const strip = list.current;
    strip?.scrollBy({ left: way * stepOf(strip.clientWidth) });
  };
  return (
    <section
      data-slot="services-strip"
      data-state={playing ? 'moving' : 'still'}
      aria-labelledby={id}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={id} className="min-w-fit flex-1 text-heading">
          {title}
        </h2>
        {!fits && (
          <>
            <IconButton
              icon={playing ? 'icon-pause' : 'icon-play'}
              tone="plain"
              label={playing ? messages.stop : messages.start}
              onClick={toggle}
            />
            <IconButton
              icon="icon-chevron-left"
              tone="plain"
              label={messages.previous}
              disabled={ends.start}
              onClick={() => go(-1)}
            />
            <IconButton
              icon="icon-chevron-right"
              tone="plain"
              label={messages.next}
              disabled={ends.end}
              onClick={() => go(1)}
            />
          </>
        )}
      </div>
      <ul
        ref={list}
        className="flex gap-2 overflow-x-auto pb-2 [scrollbar-width:none]"
        onScroll={look}
        {...holds}
      >
        {services.map(({ href, title: name, description, scene, tone = 'accent' }) => (
          <li
            key={href}
            className="linked-card relative flex w-56 flex-none flex-col overflow-hidden rounded-card border border-line bg-surface-raised"
          >
            <div className={tone === 'danger' ? 'bg-danger-tint' : 'bg-accent-tint'}>
              <Art scene={scene} className="h-28 w-full" />
            </div>
            <div className="flex flex-col gap-1 p-4">
              <Link href={href} className="stretched-link font-strong">
                {name}
              </Link>
              <span className="text-meta text-content-muted">{description}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
