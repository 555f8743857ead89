'use client';
import { useId, type ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import type { CollectionCardProps } from '../collection-card/collection-card.tsx';
import { collectionMessages } from '../collection-messages.en.ts';
import { visitBoardMessages } from '../visit-board-messages.en.ts';

export interface CollectionSheetProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Whose collections of which day. */
  title: string;
  /** By time, then the nearest first. */
  collections: ReadonlyArray<
    Pick<
      CollectionCardProps,
      'startsAt' | 'address' | 'distanceKm' | 'patient' | 'tests' | 'fastingHours' | 'duePaise' | 'collector'
    > & { id: string }
  >;
  /** Says who collects each, where the list is not one collector's. */
  showCollector?: boolean;
}

/** The collections of a day, to be printed and taken along, or read on a phone: its columns stand below each other where there is no room. */
export function CollectionSheet({
  title,
  collections,
  showCollector = false,
  className,
  ...props
}: CollectionSheetProps) {
  const messages = useMessages('collection', collectionMessages),
    common = useMessages('visitBoard', visitBoardMessages);
  const own = useId();
  return (
    <section
      data-slot="collection-sheet"
      aria-labelledby={`${own}-title`}
      {...props}
      className={cn('flex flex-col gap-2 text-meta wrap-anywhere', className)}
    >
      <h2 id={`${own}-title`} className="text-lead font-strong">
        {title}
      </h2>
      {collections.length === 0 && <p>{messages.sheetEmpty}</p>}
      <ol>
        {collections.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-current py-2"
          >
            <p className="flex flex-[1_1_7rem] items-center gap-2 font-strong whitespace-nowrap tabular-nums">
              <span aria-hidden className="size-6 flex-none rounded-small border border-current" />
              <span>{common.time(indian(one.startsAt)[4])}</span>
            </p>
            <p className="flex-[1_1_7rem]">
              <span className="font-strong">{one.patient.name}</span>
              <span translate="no" className="block whitespace-nowrap">
                {groupMobile(one.patient.mobile)}
              </span>
            </p>
            <p className="flex-[1_1_11rem]">
              {`${one.address}${one.distanceKm !== null ? ` · ${common.km(one.distanceKm)}` : ''}`}
            </p>
            <ul aria-label={messages.tests} className="flex-[1_1_8.5rem]">
              {one.tests.map(({ id, title: test, sample }) => (
                <li key={id}>{`${test} · ${sample}`}</li>
              ))}
              {one.fastingHours > 0 && <li>{messages.fasting(one.fastingHours)}</li>}
            </ul>
            <p className="flex-[1_1_7rem]">
              <span className={one.duePaise > 0 ? 'font-strong' : undefined}>
                {one.duePaise > 0 ? messages.due(formatPaise(one.duePaise)) : common.paid}
              </span>
              {showCollector && <span className="block">{one.collector?.name ?? common.nobody}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
