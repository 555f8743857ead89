import { store } from '@doorstep/contract/store';
import type { Address } from '@doorstep/contract/address.schema';
import { toPaise } from '@doorstep/contract/money';
import { NOTES_MAX } from '@doorstep/contract/paramedical';
import type { HomeService } from '@doorstep/contract/paramedical.schema';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { AddressRadioList, AddressRadioListSkeleton } from '@doorstep/ui/address/address-radio-list';
import { useLang } from '@doorstep/ui/messages/provider';
import { BookServiceForm, type BookServiceFormProps } from '@doorstep/ui/paramedical/book-service-form';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { addressMessages, optionOf } from '../../address/public.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { visitFormMessages } from '../form-messages.en.ts';
import { serviceIn } from '../service-in.ts';
import type { VisitDraft, VisitSum } from './draft.ts';
import type { PlaceFieldsProps } from './place-fields.tsx';
import type { VisitField, VisitProblem } from './problems.ts';
import type { TimesProps } from '../times.tsx';

export interface VisitFormViewProps extends Pick<
  BookServiceFormProps,
  'step' | 'attempt' | 'cleared' | 'error' | 'confirmed' | 'busy' | 'onCalculate' | 'onPay' | 'onBook'
> {
  service: HomeService;
  draft: Pick<VisitDraft, 'address' | 'time' | 'notes'>;
  /** Undefined while they are loading. */
  saved: readonly Address[] | undefined;
  chosen: Address | 'other' | undefined;
  place: Omit<PlaceFieldsProps, 'id' | 'address' | 'error' | 'onAddress'>;
  /** The parts for an address that is written, and for the time: each is fetched once it is drawn. */
  Place: ComponentType<PlaceFieldsProps>;
  When: ComponentType<TimesProps>;
  days: Resource<BookableDays>;
  /** A time that somebody else took. */
  lost: string | undefined;
  /** Choosing the doctor's order, where one is needed. */
  doctorOrder: ReactNode;
  sum: VisitSum | undefined;
  /** Rupees before the price changed. */
  wasTotal: number | undefined;
  problems: readonly VisitProblem[];
  onChoose: (chosen: number | 'other') => void;
  onAddress: (address: string) => void;
  onTime: (time: string) => void;
  onNotes: (notes: string) => void;
  /** The open map, or the question how it is paid. */
  children?: ReactNode;
}

const OTHER = 'other';
/** In place of a part that is being fetched. */
const part = <Skeleton shape="card" className="h-40" />;
/** Of the doctor's order, which a summary of what is wrong leads to. */
export const ORDER_ID = 'visit-order';

export function VisitFormView({
  service,
  draft,
  saved,
  chosen,
  place,
  Place,
  When,
  days,
  lost,
  doctorOrder,
  sum,
  wasTotal,
  problems,
  onChoose,
  onAddress,
  onTime,
  onNotes,
  children,
  ...form
}: VisitFormViewProps) {
  const messages = usePageMessages('visitForm', visitFormMessages),
    addressText = usePageMessages('address', addressMessages),
    lang = useLang();
  const { name } = serviceIn(lang, service);
  const said = (field: VisitField) => {
    const one = problems.find((each) => each.field === field);
    return one?.beside ?? one?.message;
  };
  const first = saved?.find((one) => chosen === undefined || one === chosen);
  const hrefs = {
    address: chosen === 'other' ? '#visit-place' : `#visit-where-${first?.id ?? OTHER}`,
    time: '#book-service-when',
    order: `#${ORDER_ID}`,
    pay: sum ? '#book-service-pay' : '#book-service-calculate',
  };
  // What is wrong with several fields alike is said once, and leads to the first of them.
  const found = problems.filter(
    ({ message }, at) => problems.findIndex((one) => one.message === message) === at,
  );
  const other = { id: OTHER, title: messages.other, lines: [messages.otherText] };
  return (
    <>
      <BookServiceForm
        {...form}
        id="book-service"
        service={
          <p className="flex flex-col">
            <span className="font-strong">{name}</span>
            <span className="text-content-muted">{messages.minutes(service.minutes)}</span>
          </p>
        }
        where={
          <div className="flex flex-col gap-4">
            {!saved && <AddressRadioListSkeleton />}
            {saved && saved.length > 0 && (
              <AddressRadioList
                id="visit-where"
                legend={messages.where}
                addresses={[
                  ...saved.map((one) => optionOf(one, { ...addressText, tooFar: messages.tooFar })),
                  other,
                ]}
                value={chosen === 'other' ? OTHER : chosen && String(chosen.id)}
                error={chosen === 'other' ? undefined : said('address')}
                onValueChange={(id) => onChoose(id === OTHER ? OTHER : Number(id))}
              />
            )}
            {saved && chosen === 'other' && (
              <Suspense fallback={part}>
                <Place
                  {...place}
                  id="visit-place"
                  address={draft.address}
                  error={said('address')}
                  onAddress={onAddress}
                />
              </Suspense>
            )}
          </div>
        }
        when={
          <Suspense fallback={part}>
            <When days={days} value={draft.time} lost={lost} onValueChange={onTime} />
          </Suspense>
        }
        whenError={said('time')}
        doctorOrder={doctorOrder}
        notes={draft.notes}
        notesMaxLength={NOTES_MAX}
        onNotesChange={onNotes}
        problems={found.map(({ field, message }) => ({ href: hrefs[field], message }))}
        price={
          sum && {
            servicePaise: toPaise(sum.service_price),
            travelPaise: toPaise(sum.travel_cost),
            perKmPaise: store.feePerKmPaise,
            distanceKm: sum.distance_km,
            totalPaise: toPaise(sum.total_price),
          }
        }
        wasPaise={wasTotal === undefined ? undefined : toPaise(wasTotal)}
      />
      {children}
    </>
  );
}

/** The page while it is loading. */
export const VisitFormSkeleton = () => (
  <div aria-busy className="flex max-w-text flex-col gap-6">
    <Skeleton className="h-9 w-56 max-w-full" />
    <Skeleton shape="card" className="h-40" />
    <Skeleton shape="card" className="h-40" />
  </div>
);
