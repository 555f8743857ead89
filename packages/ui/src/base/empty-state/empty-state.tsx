import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string;
  /** One sentence: what to do next. */
  text?: ReactNode;
  /** 1 where this is the whole page: the heading then takes the focus of a new page. */
  headingLevel?: 1 | 2 | 3;
  /** In place of the open box: another drawing of the same size. */
  drawing?: ReactNode;
  /** One action. */
  children?: ReactNode;
}

/** An open, empty parcel with a marigold on it. */
export function EmptyStateDrawing({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden viewBox="0 0 160 112" data-slot="empty-state-drawing" {...props} className={cn('h-28 w-40', className)}>
      <ellipse className="fill-surface-sunken" cx="80" cy="102" rx="66" ry="8" />
      <circle className="fill-accent-tint" cx="80" cy="52" r="46" />
      <path className="fill-accent-text" d="M44 54h72l-8-10H52z" />
      <path className="fill-accent-line" d="M44 54h72v40a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z" />
      <path className="fill-accent-fill-hover" d="M44 54l-16 16h34l14-16zM116 54l16 16H98L84 54z" />
      <path className="fill-surface-raised" d="M66 78h28v14H66z" />
      <path className="fill-accent-tint stroke-none" d="M70 82h14v2H70zM70 87h20v2H70z" />
      <circle className="fill-highlight-fill" cx="104" cy="24" r="9" />
      <path className="fill-none stroke-accent-line" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 7" d="M80 42c0-14 6-18 14-18" />
    </svg>
  );
}

/** Nothing is here: a drawing, one heading, one sentence, one action. */
export function EmptyState({ title, text, headingLevel = 2, drawing, className, children, ...props }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-slot="empty-state" {...props} className={cn('flex flex-col items-center gap-3 px-4 py-8 text-center', className)}>
      {drawing ?? <EmptyStateDrawing />}
      <Heading tabIndex={headingLevel === 1 ? -1 : undefined} className={cn('wrap-anywhere', headingLevel === 1 ? 'text-page' : 'text-title')}>{title}</Heading>
      {text && <p className="max-w-text text-pretty text-content-muted">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
