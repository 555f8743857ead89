import { Icon } from '@doorstep/ui/base/icon';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { usePageMessages } from '../messages/messages.ts';
import { staffMessages } from './messages.en.ts';

const WIDE = '(min-width: 48rem)';
/** Asked for once, so that nobody's own choice is undone. */
const never = () => () => undefined;
const useWide = () =>
  useSyncExternalStore(
    never,
    () => matchMedia(WIDE).matches,
    () => true,
  );

export interface FoldedFiltersProps {
  /** How many of them are set. */
  set: number;
  children: ReactNode;
}
/** Filters of a list. A phone shows them where one is set, or when they are asked for; a wide page has room for them. */
export function FoldedFilters({ set, children }: FoldedFiltersProps) {
  const messages = usePageMessages('staff', staffMessages);
  const wide = useWide();
  const [begunWithSome] = useState(set > 0);
  return (
    <details open={wide || begunWithSome}>
      <summary className="flex min-h-target items-center gap-2 font-medium text-accent-text">
        <span>{messages.filters(set)}</span>
        <Icon name="icon-chevron-down" />
      </summary>
      {children}
    </details>
  );
}
