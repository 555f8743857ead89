import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What there is none of. */
  title: string;
  /** One sentence: what to do next. */
  description?: ReactNode;
  /** 1 where this is the whole page: the heading then takes the focus of a new page. */
  headingLevel?: 1 | 2 | 3;
  /** In place of the open parcel: other shapes, in a field of 160 by 112. */
  drawing?: ReactNode;
  /** One action. */
  children?: ReactNode;
}

/** An open, empty parcel; what was in it is on its way. */
const parcel = (
  <>
    <path className="fill-accent-line/60" d="M46 60l6-9-17-9-11 10zM114 60l-6-9 17-9 11 10z" />
    <path className="fill-accent-text" d="M46 60l6-9h56l6 9z" />
    <path className="fill-accent-line" d="M46 60h68v35a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6z" />
    <path className="fill-surface-raised" d="M54 79h27v14H54z" />
    <path className="fill-accent-line/60" d="M58 83h13v2H58zM58 87h19v2H58z" />
    <path
      className="fill-none stroke-accent-line"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="0 6.5"
      d="M80 46c-2-14 3-22 15-23"
    />
    <circle className="fill-highlight-fill" cx="105" cy="22" r="8" />
  </>
);

/** Nothing is here: a drawing, one heading, one sentence, one action. */
export function EmptyState({
  title,
  description,
  headingLevel = 2,
  drawing,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-slot="empty-state"
      {...props}
      className={cn('flex flex-col items-center gap-3 px-4 py-8 text-center', className)}
    >
      <svg aria-hidden viewBox="0 0 160 112" className="h-28 w-40">
        <ellipse className="fill-surface-sunken" cx="80" cy="102" rx="66" ry="8" />
        <circle className="fill-accent-tint" cx="80" cy="52" r="46" />
        {drawing ?? parcel}
      </svg>
      <Heading
        tabIndex={headingLevel === 1 ? -1 : undefined}
        className={cn('wrap-anywhere', headingLevel === 1 ? 'text-page' : 'text-title')}
      >
        {title}
      </Heading>
      {description && <p className="max-w-text text-balance text-content-muted">{description}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
