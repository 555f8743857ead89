import type { ComponentProps } from 'react';
import { indian } from '../../words/indian.ts';
import { useWords } from '../../words/provider.ts';
import { staff } from '../words.ts';

export interface MomentProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** ISO instant; shown in Indian time. */
  at: string;
}

/** When something happened: 'Tue 24 Nov 2026, 10:30 AM'. */
export function Moment({ at, ...props }: MomentProps) {
  const words = useWords('staff', staff);
  return (
    <time data-slot="moment" dateTime={at} {...props}>
      {words.dateTime(...indian(at))}
    </time>
  );
}
