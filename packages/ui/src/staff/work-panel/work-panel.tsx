import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { deskMessages } from '../desk-messages.en.ts';

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
          {empty}
        </p>
      )}
    </section>
  );
}
