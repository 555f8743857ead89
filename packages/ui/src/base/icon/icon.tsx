import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import type { IconName } from './names.ts';

export interface IconProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Written out in full ('icon-heart'), so that the class reaches the built sheet. */
  name: IconName;
}

/** A drawing in the text's colour and size (1.25em). Decoration only: the name of a control is its text or its aria-label. */
export function Icon({ name, className, ...props }: IconProps) {
  return <span aria-hidden data-slot="icon" {...props} className={cn('icon', name, className)} />;
}
