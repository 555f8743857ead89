'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Card } from '../../base/card/card.tsx';
import { Link } from '../../base/link/link.tsx';
import { Price } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { testDetailMessages } from '../test-detail-messages.en.ts';

export interface RelatedTest {
  href: string;
  title: string;
  /** '24-48h'. */
  reportTime: string;
  pricePaise: number;
  mrpPaise?: number | undefined;
}
export interface RelatedTestsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** A few others. */
  tests: readonly RelatedTest[];
}

/** A few more lab tests, each a link to its page; nothing where there are none. */
export function RelatedTests({ tests, className, ...props }: RelatedTestsProps) {
  const messages = useMessages('testDetail', testDetailMessages);
  const id = useId();
  if (tests.length === 0) return null;
  return (
    <section
      data-slot="related-tests"
      aria-labelledby={id}
      {...props}
      className={cn('flex flex-col gap-3', className)}
    >
      <h2 id={id} className="text-title">
        {messages.related}
      </h2>
      <ul className="grid gap-3 md:grid-cols-3">
        {tests.map(({ href, title, reportTime, pricePaise, mrpPaise }) => (
          <li key={href}>
            <Card interactive className="flex h-full flex-col gap-2">
              <h3 className="text-lead wrap-anywhere">
                <Link href={href} className="stretched-link">
                  {title}
                </Link>
              </h3>
              <p className="text-meta text-content-muted">{messages.report(reportTime)}</p>
              <Price
                pricePaise={pricePaise}
                mrpPaise={mrpPaise}
                unprinted
                className="mt-auto wrap-anywhere"
              />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
