'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../messages.en.ts';

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the top down; the last is this page. */
  items: ReadonlyArray<{ href: string; label: string }>;
}

/** Where this page stands, and the way back up. */
export function Breadcrumb({ items, className, ...props }: BreadcrumbProps) {
  const messages = useMessages('base', baseMessages);
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={messages.breadcrumb}
      {...props}
      className={cn('text-meta', className)}
    >
      <ol className="flex flex-wrap gap-x-1.5">
        {items.map(({ href, label }, index) => (
          <li key={href} className="flex min-w-0 items-baseline gap-1.5">
            {index > 0 && (
              <Icon name="icon-chevron-right" className="translate-y-[0.25em] text-content-muted" />
            )}
            {index === items.length - 1 ? (
              <Link
                href={href}
                aria-current="page"
                className="inline-flex min-h-target items-center rounded-small text-content-muted wrap-anywhere"
              >
                {label}
              </Link>
            ) : (
              <Link
                href={href}
                className="inline-flex min-h-target items-center rounded-small font-medium text-accent-text underline underline-offset-4 wrap-anywhere"
              >
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
