import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Link } from '../../base/link/link.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';

/** One thing that comes next. */
export interface NextThing {
  href: string;
  icon: IconName;
  /** When: 'Today, by 8 PM'. */
  title: string;
  /** What: '2 medicines are on their way'. */
  description: string;
  /** How far it is: steps that are done, of all. */
  steps?: readonly [done: number, all: number] | undefined;
}
export interface UpNextProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Greets by name. */
  title: string;
  /** What comes next, the nearest first; undefined while it is not known. */
  things: readonly NextThing[] | undefined;
  /** How many there will be: their place is kept, so that nothing jumps. */
  count?: number;
}

/** What a known patient comes for: what is on its way, who comes next, what is new. */
export function UpNext({ title, things, count = 2, className, ...props }: UpNextProps) {
  const id = useId();
  const place = 'min-h-20 rounded-card';
  return (
    <section
      data-slot="up-next"
      data-state={things ? 'ready' : 'loading'}
      aria-labelledby={id}
      aria-busy={!things}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {things
          ? things.map(({ href, icon, title: when, description, steps }) => (
              <li
                key={href}
                className={cn(
                  place,
                  'linked-card relative flex items-center gap-3 border border-line bg-surface-raised px-3 py-2',
                )}
              >
                <Icon name={icon} className="text-title text-accent-text" />
                <div className="flex min-w-0 flex-1 flex-col">
                  <Link href={href} className="stretched-link line-clamp-1 font-strong">
                    {when}
                  </Link>
                  <span className="line-clamp-1 text-meta text-content-muted">{description}</span>
                  {steps && (
                    <span aria-hidden className="mt-1 flex gap-1">
                      {Array.from({ length: steps[1] }, (_, nth) => (
                        <span
                          key={nth}
                          className={cn(
                            'h-1.5 flex-1 rounded-full border',
                            nth < steps[0]
                              ? 'border-accent-fill bg-accent-fill forced-colors:bg-[CanvasText]'
                              : 'border-line bg-line',
                          )}
                        />
                      ))}
                    </span>
                  )}
                </div>
                <Icon name="icon-chevron-right" className="text-content-muted" />
              </li>
            ))
          : Array.from({ length: count }, (_, nth) => (
              <li key={nth}>
                <Skeleton shape="card" className="min-h-20" />
              </li>
            ))}
      </ul>
    </section>
  );
}
