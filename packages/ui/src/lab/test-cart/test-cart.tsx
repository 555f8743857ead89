'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { EmptyState } from '../../base/empty-state/empty-state.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { LinkButton } from '../../base/link-button/link-button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { useMessages } from '../../messages/provider.ts';
import { testCartMessages } from '../test-cart-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface TestCartLine {
  kind: 'test' | 'package';
  id: number;
  title: string;
  /** What is paid; null for one that is no longer sold. */
  pricePaise: number | null;
  /** Without food; 0 where one may eat. */
  fastingHours: number;
  /** Tests of a package. */
  tests?: number;
}
export interface TestCartNote {
  id: string;
  /** What to know, in a few words. */
  title: string;
  /** What follows from it. */
  description: string;
  /** What one may do about it: 'Take it out', 'Keep'. */
  actions: ReadonlyArray<{ label: string; onClick: () => void }>;
}
export interface TestCartProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Tests and packages, in the order in which they are shown. */
  lines: readonly TestCartLine[];
  /** What to know before paying. */
  notes: readonly TestCartNote[];
  /** Where tests are chosen. */
  browseHref: string;
  /** Takes one out. */
  onRemove: (line: TestCartLine) => void;
  /** Takes out all tests. */
  onClearTests: () => void;
  /** Takes out all packages. */
  onClearPackages: () => void;
}

/** The chosen tests and packages, with what to know of them before paying. */
export function TestCart({
  lines,
  notes,
  browseHref,
  onRemove,
  onClearTests,
  onClearPackages,
  className,
  ...props
}: TestCartProps) {
  const messages = useMessages('testCart', testCartMessages);
  const has = (kind: TestCartLine['kind']) => lines.some((line) => line.kind === kind);
  if (lines.length === 0)
    return (
      <section
        aria-label={messages.title}
        data-slot="test-cart"
        data-state="empty"
        {...props}
        className={className}
      >
        <EmptyState title={messages.empty} description={messages.emptyText}>
          <LinkButton href={browseHref}>{messages.browse}</LinkButton>
        </EmptyState>
      </section>
    );
  return (
    <section
      aria-label={messages.title}
      data-slot="test-cart"
      data-state="ready"
      {...props}
      className={cn('flex flex-col gap-4 wrap-anywhere', className)}
    >
      <Card>
        <ul className="flex flex-col gap-3">
          {lines.map((line) => (
            <li key={`${line.kind}-${line.id}`} className="flex items-center gap-3">
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-strong">{line.title}</span>
                {line.tests !== undefined && (
                  <span className="text-meta text-content-muted">{messages.inside(line.tests)}</span>
                )}
                {line.pricePaise === null ? (
                  <span className="text-meta text-danger-text">
                    {`${messages.gone}. ${messages.goneText}`}
                  </span>
                ) : (
                  <span
                    className={cn(
                      'flex items-center gap-2 text-meta',
                      line.fastingHours > 0 ? 'text-warning-text' : 'text-content-muted',
                    )}
                  >
                    <Icon name={line.fastingHours > 0 ? 'icon-clock' : 'icon-check'} />
                    <span>{line.fastingHours > 0 ? messages.fasting(line.fastingHours) : messages.eat}</span>
                  </span>
                )}
              </span>
              {line.pricePaise !== null && (
                <span translate="no" className="font-strong tabular-nums">
                  {formatPaise(line.pricePaise)}
                </span>
              )}
              <IconButton icon="icon-x" label={messages.remove(line.title)} onClick={() => onRemove(line)} />
            </li>
          ))}
        </ul>
        <p className="mt-3 flex justify-between gap-3 border-t border-line pt-3 font-strong tabular-nums">
          <span>{messages.subtotal}</span>
          <span translate="no">
            {formatPaise(lines.reduce((sum, { pricePaise }) => sum + (pricePaise ?? 0), 0))}
          </span>
        </p>
      </Card>
      {notes.map(({ id, title, description, actions }) => (
        <Notice key={id} tone="info" title={title}>
          {wrapText(description)}
          <span className="mt-2 flex flex-wrap gap-3">
            {actions.map(({ label, onClick }, i) => (
              <Button key={label} tone={i === 0 ? 'plain' : 'quiet'} onClick={onClick}>
                {label}
              </Button>
            ))}
          </span>
        </Notice>
      ))}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={browseHref} tone="plain">
          {messages.more}
        </LinkButton>
        {has('test') && (
          <Button tone="quiet" onClick={onClearTests}>
            {messages.clearTests}
          </Button>
        )}
        {has('package') && (
          <Button tone="quiet" onClick={onClearPackages}>
            {messages.clearPackages}
          </Button>
        )}
      </div>
    </section>
  );
}
