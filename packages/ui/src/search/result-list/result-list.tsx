import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { Link } from '../../base/link/link.tsx';
import { Price } from '../../base/price/price.tsx';

/** One thing that was found. */
export interface Result {
  href: string;
  title: string;
  description: string;
  /** What is paid, in paise; without it no price stands there. */
  pricePaise?: number | undefined;
  /** What it cost before, in paise; shown struck through where it is higher. */
  fullPricePaise?: number | undefined;
}
export interface ResultListProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names the group: 'Lab tests'. */
  title: string;
  /** Best first; an empty group draws nothing. */
  items: readonly Result[];
  /** What kind of things these are. */
  icon: IconName;
  /** Behind the list: a link to all of the kind, say. */
  children?: ReactNode;
}

/** One group of a search's results: each row is one link, with what decides whether one opens it. */
export function ResultList({ title, items, icon, children, className, ...props }: ResultListProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section
      data-slot="result-list"
      aria-labelledby={id}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface-raised px-4">
        {items.map(({ href, title: name, description, pricePaise, fullPricePaise }) => (
          <li key={href} className="relative flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <Icon name={icon} className="text-title text-accent-text" />
            <div className="flex min-w-0 grow basis-48 flex-col wrap-anywhere">
              <Link href={href} className="stretched-link font-strong">
                {name}
              </Link>
              <span className="text-meta text-content-muted">{description}</span>
            </div>
            {pricePaise !== undefined && (
              <Price pricePaise={pricePaise} mrpPaise={fullPricePaise} unprinted />
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
