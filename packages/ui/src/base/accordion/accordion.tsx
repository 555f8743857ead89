'use client';
import * as Radix from 'radix-ui/accordion';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/names.ts';

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** `single` closes the open section when another one opens. */
  type?: 'single' | 'multiple';
  /** Values of the sections that are open at first. */
  defaultValue?: readonly string[];
  /** Receives the values of the open sections after each change. */
  onValueChange?: (open: string[]) => void;
}
export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Identifies the section within its Accordion. */
  value: string;
  /** Heading of the section: pressing it opens the section. */
  title: ReactNode;
  /** Level of the heading. */
  level?: 2 | 3;
  /** Summary of the content, below the heading. */
  description?: ReactNode;
  /** Icon before the heading. */
  icon?: IconName;
}

const none: readonly string[] = [];
/** AccordionItems below each other. */
export function Accordion({
  type = 'multiple',
  defaultValue = none,
  onValueChange,
  className,
  ...props
}: AccordionProps) {
  const shared = { 'data-slot': 'accordion', ...props, className: cn('flex flex-col gap-3', className) };
  return type === 'multiple' ? (
    <Radix.Root
      {...shared}
      type="multiple"
      defaultValue={[...defaultValue]}
      {...(onValueChange && { onValueChange })}
    />
  ) : (
    <Radix.Root
      {...shared}
      type="single"
      collapsible
      defaultValue={defaultValue[0] ?? ''}
      onValueChange={(open) => onValueChange?.(open ? [open] : [])}
    />
  );
}

/** One section of an Accordion. Its content stays in the document while it is closed, with what is typed in it. */
export function AccordionItem({
  value,
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
    <Radix.Item
      data-slot="accordion-item"
      {...props}
      value={value}
      className={cn('rounded-card border border-line bg-surface-raised', className)}
    >
      <div className="linked-card group/row relative flex min-h-target items-center gap-3 rounded-card p-4">
        {icon && <Icon name={icon} className="text-title text-accent-text" />}
        <span className="flex min-w-0 flex-1 flex-col wrap-anywhere">
          <Radix.Header asChild>
            <Heading className={level === 2 ? 'text-lead' : 'text-body'}>
              <Radix.Trigger className="stretched-link w-full text-start">{title}</Radix.Trigger>
            </Heading>
          </Radix.Header>
          {description && <span className="text-meta text-content-muted">{description}</span>}
        </span>
        <Icon name="icon-chevron-down" className="group-has-data-[state=open]/row:icon-chevron-up" />
      </div>
      <Radix.Content forceMount className="border-t border-line p-4 data-[state=closed]:hidden">
        {children}
      </Radix.Content>
    </Radix.Item>
  );
}
