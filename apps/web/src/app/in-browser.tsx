import { Skeleton } from '@doorstep/ui/base/skeleton';
import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => {};

/** What hangs on who is signed in, which only the browser knows: until React is there a skeleton stands in its place. */
export function InBrowser({ children }: { children: ReactNode }) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHere ? (
    children
  ) : (
    <div aria-busy className="flex flex-col gap-6">
      <Skeleton className="h-9 w-56 max-w-full" />
      <Skeleton shape="card" className="h-40" />
      <Skeleton shape="card" className="h-40" />
    </div>
  );
}
