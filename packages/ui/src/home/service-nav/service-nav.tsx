'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Link } from '../../base/link/link.tsx';
import { useMessages } from '../../messages/provider.ts';
import { homeMessages } from '../messages.en.ts';

const services = [
  ['/medicines', 'medicine'],
  ['/paramedical', 'paramedical'],
  ['/medical-tests', 'test'],
  ['/online-consultation', 'videoCall'],
  ['/doctor-list', 'appointment'],
] as const;
export const serviceHrefs: readonly string[] = services.map(([href]) => href);

export interface ServiceNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The service that the page shown belongs to: '/medicines' on a medicine's page too. */
  currentHref?: string | undefined;
}

/** The five services, on every page. On phones it scrolls sideways and starts at the current one where the browser can. */
export function ServiceNav({ currentHref, className, ...props }: ServiceNavProps) {
  const messages = useMessages('home', homeMessages);
  return (
    <nav
      aria-label={messages.services}
      data-slot="service-nav"
      {...props}
      className={cn('border-b border-line bg-surface-raised', className)}
    >
      {/* The ring of a focused link lies inside this padding, or the scrolling edge would cut it. */}
      <ul className="mx-auto flex max-w-page [scrollbar-width:none] gap-1 overflow-x-auto scroll-px-gutter px-gutter py-1.5">
        {services.map(([href, word]) => (
          <li
            key={href}
            className={cn('flex-none', href === currentHref && '[scroll-initial-target:nearest]')}
          >
            <Link
              href={href}
              aria-current={href === currentHref ? 'page' : undefined}
              className="inline-flex min-h-target items-center rounded-full px-3.5 whitespace-nowrap text-content-muted hover:text-accent-text current:border current:border-transparent current:bg-accent-tint current:font-strong current:text-accent-text"
            >
              {messages[word]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
