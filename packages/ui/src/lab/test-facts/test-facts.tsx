'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Badge } from '../../base/badge/badge.tsx';
import { calendarMessages } from '../../base/calendar-messages.en.ts';
import { Icon } from '../../base/icon/icon.tsx';
import type { IconName } from '../../base/icon/names.ts';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { useMessages } from '../../messages/provider.ts';
import { testCardMessages } from '../test-card-messages.en.ts';
import { testDetailMessages } from '../test-detail-messages.en.ts';

export interface TestFactsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it measures, by name. */
  measures: readonly string[];
  /** So long nothing is eaten before it; 0 where one eats as usual. */
  fastingHours: number;
  /** Nothing but plain water meanwhile. */
  waterOnly: boolean;
  /** When somebody may come, 'HH:MM' in India; left out at any time. */
  times?: { from: string; to: string } | undefined;
  /** Medicines to ask the doctor about. */
  ask: readonly string[];
  /** What is collected. */
  sample: string;
  /** Of one sex alone. */
  sex?: 'male' | 'female' | null;
  /** In whole years, included; null from birth on. */
  minAge?: number | null;
  /** In whole years, included; null without an end. */
  maxAge?: number | null;
  /** Names of packages that hold it. */
  packages: readonly string[];
  /** Where packages are. */
  packagesHref: string;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
function Step({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <li className="flex gap-2.5 wrap-anywhere">
      <Icon name={icon} className="mt-[0.125em] text-accent-text" />
      <div className="flex min-w-0 flex-col">
        <p className="font-strong">{title}</p>
        {children}
      </div>
    </li>
  );
}

/** How to prepare for one lab test, what it measures, what is collected of whom, and the packages that hold it. */
export function TestFacts({
  measures,
  fastingHours,
  waterOnly,
  times,
  ask,
  sample,
  sex = null,
  minAge = null,
  maxAge = null,
  packages,
  packagesHref,
  className,
  ...props
}: TestFactsProps) {
  const messages = useMessages('testDetail', testDetailMessages);
  const kinds = useMessages('testCard', testCardMessages);
  const words = useMessages('calendar', calendarMessages);
  const timeOf = (time: string) => words.time(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const ages =
    minAge !== null && maxAge !== null
      ? messages.ages(minAge, maxAge)
      : minAge !== null
        ? messages.agesFrom(minAge)
        : maxAge !== null && messages.agesTo(maxAge);
  const whom = [sex && kinds[sex], ages].filter(Boolean).join(', ');
  return (
    <div data-slot="test-facts" {...props} className={cn('flex flex-col gap-6', className)}>
      <Part title={messages.prepare}>
        <ul className="flex flex-col gap-3">
          {fastingHours > 0 ? (
            <Step icon="icon-moon" title={messages.fasting(fastingHours)}>
              {times && (
                <p className="text-content-muted">
                  {messages.collected(timeOf(times.from), timeOf(times.to))}
                </p>
              )}
            </Step>
          ) : (
            <Step icon="icon-circle-check" title={messages.eatAsUsual} />
          )}
          {waterOnly && (
            <Step icon="icon-droplets" title={messages.waterOnly}>
              <p className="text-content-muted">{messages.waterOnlyText}</p>
            </Step>
          )}
          {ask.length > 0 && (
            <Step icon="icon-pill" title={messages.ask}>
              <ul>
                {ask.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
              <p className="text-content-muted">{messages.askText}</p>
            </Step>
          )}
        </ul>
      </Part>
      {measures.length > 0 && (
        <Part title={messages.measures}>
          <ul className="flex flex-wrap gap-2">
            {measures.map((name) => (
              <li key={name}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <dl className="flex flex-col gap-3">
        {[
          [messages.sample, sample],
          [messages.whom, whom],
        ].map(
          ([fact, value]) =>
            value && (
              <div key={fact} className="flex flex-col">
                <dt className="text-meta text-content-muted">{fact}</dt>
                <dd className="font-medium wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {packages.length > 0 && (
        <Part title={messages.packages}>
          <ul className="flex flex-col gap-3">
            {packages.map((name) => (
              <Step key={name} icon="icon-package" title={name} />
            ))}
          </ul>
          <LinkButton href={packagesHref} tone="plain" className="self-start">
            {messages.seePackages}
          </LinkButton>
        </Part>
      )}
    </div>
  );
}
