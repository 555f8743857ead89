import { NOTES_MAX } from '@doorstep/contract/paramedical';
import type { HomeService } from '@doorstep/contract/paramedical.schema';
import { store } from '@doorstep/contract/store';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { formatPaise } from '@doorstep/ui/base/price';
import { KeepReadyList } from '@doorstep/ui/paramedical/keep-ready-list';
import { ServiceCheckout } from '@doorstep/ui/paramedical/service-checkout';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { pricesOf, serviceIn } from '../service-in.ts';
import { homeServiceMessages } from '../service-messages.en.ts';
import { bookVisitMessages } from './messages.en.ts';
import { ADDRESS, Place, type PlaceProps } from './place.tsx';

/** What is missing before it can be paid. */
export interface VisitProblem {
  field: 'address' | 'time' | 'order';
  message: string;
}
export interface BookVisitViewProps {
  service: HomeService;
  place: Omit<PlaceProps, 'error'>;
  /** The chosen address's title. */
  placeTitle: string | undefined;
  /** Where the time is chosen. */
  times: ReactNode;
  /** The chosen time, '' for none. */
  time: string;
  notes: string;
  /** Where the doctor's order is given. */
  order: ReactNode;
  problems: readonly VisitProblem[];
  attempt: number;
  /** The way to pay is being fetched. */
  busy: boolean;
  /** This page with what is chosen. */
  here: string;
  onNotes: (notes: string) => void;
  onPay: () => void;
}
/** Ids of what the summary of what is missing leads to. */
export const places = { address: ADDRESS, time: 'visit-time', order: 'visit-order' } as const;

/** Where a visit is chosen. */
export function BookVisitView({
  service,
  place,
  placeTitle,
  times,
  time,
  notes,
  order,
  problems,
  attempt,
  busy,
  here,
  onNotes,
  onPay,
}: BookVisitViewProps) {
  const messages = usePageMessages('bookVisit', bookVisitMessages);
  const all = usePageMessages('homeService', homeServiceMessages);
  const { name, description, keepReady } = serviceIn(useLang(), service);
  const { pricePaise } = pricesOf(service);
  const first = place.addresses.state === 'ready' ? place.addresses.data.addresses[0] : undefined;
  const targets = {
    ...places,
    address: first
      ? `${ADDRESS}-${place.addressId ?? first.id}`
      : place.form
        ? 'new-address-pincode'
        : 'add-address',
  };
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Breadcrumb
          items={[
            { href: '/paramedical', label: all.title },
            { href: `/paramedical/${service.id}`, label: name },
            { href: here, label: messages.title },
          ]}
        />
        <PageHeader title={messages.title} />
      </div>
      <ServiceCheckout
        name={name}
        description={description}
        image={service.image}
        pricePaise={pricePaise}
        radiusKm={store.radiusKm}
        where={<Place {...place} error={problems.find(({ field }) => field === 'address')?.message} />}
        when={
          <div id={places.time} tabIndex={-1}>
            {times}
          </div>
        }
        order={order}
        keepReady={<KeepReadyList items={keepReady} />}
        notes={notes}
        notesMaxLength={NOTES_MAX}
        onNotesChange={onNotes}
        time={time}
        minutes={service.minutes}
        place={placeTitle}
        payAtVisitHref={`/paramedical/${service.id}/checkout`}
        problems={problems.map(({ field, message }) => ({ href: `#${targets[field]}`, message }))}
        attempt={attempt}
        payLabel={messages.payAndBook(formatPaise(pricePaise))}
        busy={busy}
        onPay={onPay}
      />
    </div>
  );
}
