import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's heading. */
  title: ReactNode;
  /** One sentence below it. */
  description?: ReactNode;
  /** Buttons and links of the whole page. */
  actions?: ReactNode;
}

/** The page's one `h1`, with what stands beside it. */
export function PageHeader({ title, description, actions, className, ...props }: PageHeaderProps) {
  return (
    <div
      data-slot="page-header"
      {...props}
      className={cn('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}
    >
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-page wrap-anywhere">
          {title}
        </h1>
        {description && <p className="mt-1 max-w-text text-content-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
