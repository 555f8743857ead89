import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/names.ts';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** What opens it, as a heading. */
  title: ReactNode;
  /** Of the heading. */
  level?: 2 | 3;
  /** What is inside, in a few words below the heading. */
  description?: ReactNode;
  /** Before the heading. */
  icon?: IconName;
}
export interface AccordionProps extends ComponentProps<'div'> {}

/** AccordionItems below each other. */
export function Accordion({ className, ...props }: AccordionProps) {
  return <div data-slot="accordion" {...props} className={cn('flex flex-col gap-3', className)} />;
}

/** One section of an Accordion, a native `<details>`: it opens without a script, and the browser's own search opens it. Of those with one `name` one is open at a time. */
export function AccordionItem({
  title,
  level = 3,
  description,
  icon,
  className,
  children,
  ...props
}: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details
      data-slot="accordion-item"
      {...props}
      className={cn('rounded-card border border-line bg-surface-raised', className)}
    >
      <summary className="flex min-h-target items-center gap-3 rounded-card p-4">
        {icon && <Icon name={icon} className="text-title text-accent-text" />}
        <span className="flex min-w-0 flex-1 flex-col wrap-anywhere">
          <Heading className={level === 2 ? 'text-lead' : 'text-body'}>{title}</Heading>
          {description && <span className="text-meta text-content-muted">{description}</span>}
        </span>
        <Icon name="icon-chevron-down" className="in-[[open]>summary]:icon-chevron-up" />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
