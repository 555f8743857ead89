'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { deskMessages } from '../desk-messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface WorkPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What stands in it. */
  title: string;
  /** The whole list, of which this is the first part. */
  all?: { href: string; total: number } | undefined;
  /** Said in place of rows where there are none. */
  empty?: string | undefined;
}

/** A list of work under its name; rows are its children. */
export function WorkPanel({ title, all, empty, className, children, ...props }: WorkPanelProps) {
  const messages = useMessages('desk', deskMessages);
  const own = useId();
  return (
    <section
      data-slot="work-panel"
      aria-labelledby={own}
      {...props}
      className={cn('rounded-card border border-line bg-surface-raised', className)}
    >
      <div className="flex items-center justify-between gap-x-4 px-4 py-1 md:px-5">
        <h2 id={own} className="min-w-0 py-2.5 text-lead wrap-anywhere">
          {title}
        </h2>
        {all && all.total > 0 && (
          <Link
            href={all.href}
            className="inline-flex min-h-target flex-none items-center rounded-control font-strong text-accent-text underline underline-offset-4"
          >
            {messages.seeAll(count(all.total))}
          </Link>
        )}
      </div>
      {empty === undefined ? (
        children
      ) : (
        <p className="flex items-center gap-2 border-t border-line px-4 py-4 text-content-muted md:px-5">
          <Icon name="icon-circle-check" className="text-success-text" />
          {wrapText(empty)}
        </p>
      )}
    </section>
  );
}

export interface WorkRowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Where the whole row leads. */
  href: string;
  /** Whose work it is: the link's words. */
  name: string;
  /** Behind the name. */
  what?: ReactNode;
  /** Below the name. */
  number: string;
}
/** One row: the name, how late it is (its children), and the way there. */
export function WorkRow({ href, name, what, number, className, children, ...props }: WorkRowProps) {
  return (
    <li
      data-slot="work-row"
      {...props}
      className={cn(
        'linked-card relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 last:rounded-b-card hover:bg-surface-sunken md:grid-cols-[minmax(0,1fr)_minmax(0,17rem)_auto] md:px-5',
        className,
      )}
    >
      <div className="min-w-0 wrap-anywhere">
        <Link href={href} className="stretched-link font-strong">
          {name}
        </Link>
        {what && <span className="text-content-muted"> · {wrapText(what)}</span>}
        <p translate="no" className="text-meta text-content-muted">
          {number}
        </p>
      </div>
      <div className="max-md:col-span-full max-md:row-start-2">{children}</div>
      <Icon name="icon-chevron-right" className="text-title text-content-muted" />
    </li>
  );
}
