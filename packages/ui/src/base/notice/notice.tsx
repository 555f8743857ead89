import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of news it is. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** What happened, in a few words. */
  title?: ReactNode;
  /** What is safe, and what to do next. */
  children?: ReactNode;
}

/** Classes of a Notice's box. */
export const noticeVariants = cva('flex gap-2.5 rounded-control border p-3 wrap-anywhere', {
  variants: {
    tone: {
      info: 'border-info-line bg-info-tint',
      success: 'border-success-line bg-success-tint',
      warning: 'border-warning-line bg-warning-tint',
      danger: 'border-danger-line bg-danger-tint',
    },
  },
});
export type NoticeVariants = VariantProps<typeof noticeVariants>;

const sign = {
  info: <Icon name="icon-info" className="mt-[0.125em] text-info-text" />,
  success: <Icon name="icon-circle-check" className="mt-[0.125em] text-success-text" />,
  warning: <Icon name="icon-triangle-alert" className="mt-[0.125em] text-warning-text" />,
  danger: <Icon name="icon-circle-alert" className="mt-[0.125em] text-danger-text" />,
};

/** Something that happened, in the place where it counts; said when it comes: what is wrong at once, the rest in its turn. */
export function Notice({ tone, title, className, children, ...props }: NoticeProps) {
  return (
    <div
      data-slot="notice"
      role={tone === 'info' || tone === 'success' ? 'status' : 'alert'}
      {...props}
      className={cn(noticeVariants({ tone }), className)}
    >
      {sign[tone]}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <p className="font-strong text-balance">{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
