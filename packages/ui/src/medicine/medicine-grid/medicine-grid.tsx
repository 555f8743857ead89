'use client';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { useMessages } from '../../messages/provider.ts';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { baseMessages } from '../../base/messages.en.ts';
import { MedicineCardSkeleton } from '../medicine-card/medicine-card.tsx';
import { picture, row, text } from '../row-shape.ts';

export interface MedicineGridProps extends ComponentProps<'ul'> {
  /** MedicineCards side by side, or MedicineRows below one another. */
  view?: 'grid' | 'list';
  /** They are six: in one row of a desktop, in two of a tablet. */
  six?: boolean;
  /** Of six in two, four and five columns: what fills the last row. Below the cards on a phone. */
  more?: ReactNode;
  /** What is listed. */
  label: string;
  /** Shows the places of what is coming. */
  loading?: boolean;
  /** How many places, while loading. */
  count?: number;
}

/** A list of medicines; each child becomes an item. */
export function MedicineGrid({
  view = 'grid',
  six = false,
  more,
  label,
  loading = false,
  count = 12,
  children,
  className,
  ...props
}: MedicineGridProps) {
  const messages = useMessages('base', baseMessages);
  const Place = view === 'grid' ? MedicineCardSkeleton : RowPlace;
  const shape =
    view === 'grid'
      ? cn(
          'card-grid gap-3 md:gap-4',
          six && 'standard:md:grid-cols-3 standard:xl:grid-cols-6',
          more && 'standard:md:grid-cols-4 standard:lg:grid-cols-5',
        )
      : 'flex flex-col gap-3';
  // The five rows of a card are rows of the whole grid.
  const item =
    view === 'grid' ? 'row-span-5 grid grid-rows-subgrid *:row-span-5 *:grid-rows-subgrid' : undefined;
  return (
    <ul
      data-slot="medicine-grid"
      data-state={loading ? 'loading' : 'ready'}
      aria-label={label}
      aria-busy={loading || undefined}
      {...props}
      className={cn(shape, className)}
    >
      {loading
        ? Array.from({ length: count }, (_, at) => (
            <li key={at} className={item}>
              {at === 0 && (
                <span role="status" className="sr-only">
                  {messages.loading}
                </span>
              )}
              <Place />
            </li>
          ))
        : Children.map(children, (child) => <li className={item}>{child}</li>)}
      {more && (
        <li className="col-span-full flex flex-col standard:md:col-span-2 standard:md:row-span-5 standard:lg:col-span-4">
          {more}
        </li>
      )}
    </ul>
  );
}

/** The place of a MedicineRow that is still loading. */
function RowPlace() {
  return (
    <div aria-hidden data-slot="medicine-row-skeleton" className={row}>
      <Skeleton shape="control" className={picture} />
      <div className={text}>
        <SkeletonText lines={1} className="w-3/5 text-lead" />
        <SkeletonText lines={4} className="w-full" />
      </div>
      <SkeletonText lines={2} className="basis-full text-title *:w-2/5 md:*:w-4/5" />
      <Skeleton shape="control" className="h-control basis-full" />
    </div>
  );
}
