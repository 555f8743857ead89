'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { formatPaise, Price } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { packageCardMessages } from '../package-card-messages.en.ts';

export interface PackageCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What it is called. */
  name: string;
  /** What it is for, in a sentence. */
  description: string;
  /** What it holds, in order; each leads to its page. */
  tests: ReadonlyArray<{ id: number; title: string; href: string }>;
  /** The longest fast of its tests; 0 where one eats as usual, undefined says none. */
  fastingHours: number | undefined;
  /** What one pays, in paise. */
  pricePaise: number;
  /** What its tests cost one by one, in paise. */
  mrpPaise?: number | undefined;
  /** It is in the cart. */
  selected: boolean;
  /** Called with what it should be: in the cart or not. */
  onSelectedChange: (selected: boolean) => void;
}

/** Tests that are sold together; what it holds is opened below. */
export function PackageCard({
  name,
  description,
  tests,
  fastingHours,
  pricePaise,
  mrpPaise,
  selected,
  onSelectedChange,
  className,
  ...props
}: PackageCardProps) {
  const messages = useMessages('packageCard', packageCardMessages);
  return (
    <article
      data-slot="package-card"
      {...props}
      className={cn(
        'flex h-full flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 wrap-anywhere',
        className,
      )}
    >
      <div className="flex flex-wrap gap-2">
        <Badge tone="accent">{messages.tests(tests.length)}</Badge>
      </div>
      <h2 className="text-lead">{name}</h2>
      <p>{description}</p>
      {fastingHours !== undefined && (
        <p className="flex gap-1.5 text-meta text-content-muted">
          <Icon name={fastingHours > 0 ? 'icon-moon' : 'icon-circle-check'} className="text-accent-text" />
          <span>{fastingHours > 0 ? messages.fasting(fastingHours) : messages.eatAsUsual}</span>
        </p>
      )}
      <details>
        <summary className="min-h-target cursor-pointer py-2 font-strong">{messages.details}</summary>
        <ul className="flex flex-col">
          {tests.map(({ id, title, href }) => (
            <li key={id}>
              <Link href={href} className="flex min-h-target items-center text-accent-text underline">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <div className="mt-auto flex flex-col">
        <Price pricePaise={pricePaise} mrpPaise={mrpPaise} unprinted />
        {mrpPaise !== undefined && mrpPaise > pricePaise && (
          <span className="text-meta text-success-text">
            {messages.save(formatPaise(mrpPaise - pricePaise))}
          </span>
        )}
      </div>
      <Button
        tone={selected ? 'plain' : 'accent'}
        wide
        aria-label={`${selected ? messages.inCart : messages.add}: ${name}`}
        onClick={() => onSelectedChange(!selected)}
      >
        {selected && <Icon name="icon-check" />}
        <span>{selected ? messages.inCart : messages.add}</span>
      </Button>
    </article>
  );
}
