'use client';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { baseMessages } from '../../base/messages.en.ts';
import { useMessages } from '../../messages/provider.ts';

/** The place of a VideoBookingForm whose doctors are still loading. */
export function VideoBookingFormSkeleton() {
  const { loading } = useMessages('base', baseMessages);
  return (
    <div aria-busy data-slot="video-booking-form-skeleton" className="flex flex-col gap-5">
      <p role="status" className="sr-only">
        {loading}
      </p>
      <SkeletonText lines={1} className="w-48 max-w-full text-title" />
      <Skeleton shape="card" className="h-28" />
      <Skeleton shape="card" className="h-28" />
      <Skeleton shape="card" className="h-40" />
      <Skeleton shape="control" className="h-control" />
    </div>
  );
}
