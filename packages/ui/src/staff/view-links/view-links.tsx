import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Link } from '../../base/link/link.tsx';

export interface ViewLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What they choose among, for readers. */
  label: string;
  /** Each view with its own address, in this order. */
  views: ReadonlyArray<{ href: string; title: string; current: boolean }>;
}

/** Views of one list, each with an address: what is looked at stands in the URL. On phones the row scrolls sideways. */
export function ViewLinks({ label, views, className, ...props }: ViewLinksProps) {
  return (
    <nav
      data-slot="view-links"
      aria-label={label}
      {...props}
      className={cn('border-b border-line', className)}
    >
      <ul className="flex gap-1 overflow-x-auto py-1.5">
        {views.map(({ href, title, current }) => (
          <li key={href} className={cn('flex-none', current && '[scroll-initial-target:nearest]')}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              className="inline-flex min-h-target items-center rounded-full px-3.5 whitespace-nowrap text-content-muted hover:text-accent-text current:border current:border-transparent current:bg-accent-tint current:font-strong current:text-accent-text"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
