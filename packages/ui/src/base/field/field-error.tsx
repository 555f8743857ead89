import type { ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../icon/icon.tsx';
import { wrapText } from '../../messages/wrap-text.ts';

/** What is wrong with a control, tied to it by `fieldAria`. */
export function FieldError({
  controlId,
  className,
  children,
}: {
  controlId: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <p
      id={`${controlId}-error`}
      className={cn('flex gap-1.5 text-meta font-medium text-danger-text wrap-anywhere', className)}
    >
      <Icon name="icon-circle-alert" />
      {wrapText(children)}
    </p>
  );
}
