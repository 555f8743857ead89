'use client';
import { baseMessages } from '../../base/messages.en.ts';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';

/** The place of a SlotPicker whose days are still loading. */
export function SlotPickerSkeleton({ className }: { className?: string | undefined }) {
  const messages = useMessages('base', baseMessages);
  return (
    <div
      data-slot="slot-picker"
      data-state="loading"
      aria-busy
      className={cn('flex flex-wrap items-start gap-6', className)}
    >
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-4">
        <Skeleton className="h-8 w-full" />
        <Skeleton shape="card" className="h-40 w-full" />
      </div>
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-4">
        <Skeleton className="h-8 w-48" />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(6em,1fr))] gap-2">
          {Array.from({ length: 6 }, (_, i) => (
            <Skeleton key={i} shape="control" className="h-control" />
          ))}
        </div>
      </div>
    </div>
  );
}
