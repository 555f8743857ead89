import type { HomeService } from '@doorstep/contract/paramedical.schema';
import { toPaise } from '@doorstep/contract/money';
import { formatPaise } from '@doorstep/ui/base/price';
import { indianTime } from '@doorstep/ui/messages/days';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { mapPart } from '../../address/public.ts';
import { confirmPart } from '../../app/confirm.ts';
import { useTitle } from '../../app/head.ts';
import { useLazyPart } from '../../app/lazy-part.ts';
import { useGuard } from '../../app/personal.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { orderPart, timesPart } from '../parts.ts';
import { ServiceMissing } from '../service-missing.tsx';
import { visitFormMessages } from '../form-messages.en.ts';
import { homeServiceMessages } from '../service-messages.en.ts';
import type { BookedProps } from './booked.tsx';
import { useCall } from './call.ts';
import { bookedHere } from './draft.ts';
import type { PlaceFieldsProps } from './place-fields.tsx';
import { useVisitForm } from './use-visit-form.ts';
import { ORDER_ID, VisitFormSkeleton, VisitFormView } from './view.tsx';

const placePart = lazyPart<PlaceFieldsProps>(async () => ({
  default: (await import('./place-fields.tsx')).PlaceFields,
}));
const bookedPart = lazyPart<BookedProps>(async () => ({ default: (await import('./booked.tsx')).Booked }));

function Form({ service, onBooked }: { service: HomeService; onBooked: (id: string) => void }) {
  const messages = usePageMessages('visitForm', visitFormMessages);
  const form = useVisitForm(service, onBooked);
  const { draft, edit, placing, sum, confirmed, problems } = form;
  const [waits, setWaits] = useState<string>();
  const unready = service.needs_order
    ? (waits ?? (draft.prescription ? undefined : messages.orderNeeded))
    : undefined;
  const [asking, setAsking] = useState(false);
  const [mapOpen, setMapOpen] = useState(false);
  const mapHere = useLazyPart(mapPart.load, mapOpen, () => {
    say('error', messages.partFailed);
    setMapOpen(false);
  });
  // What was pressed is gone: focus goes on to what has come in its place.
  const next = sum ? (confirmed ? 'book-service-submit' : 'book-service-pay') : undefined;
  useEffect(() => {
    if (!next || asking) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById(next)?.focus();
    });
    return () => clearTimeout(timer);
  }, [next, asking]);
  return (
    <VisitFormView
      service={service}
      draft={draft}
      saved={form.saved}
      chosen={form.chosen}
      place={{
        place: placing.place,
        label: placing.label,
        locating: placing.locating,
        problem: placing.problem,
        search: placing.search,
        onLocate: placing.onLocate,
        onMap: () => setMapOpen(true),
        onRemove: placing.onRemove,
      }}
      Place={placePart.Part}
      When={timesPart.Part}
      days={form.days}
      lost={form.lost}
      doctorOrder={
        service.needs_order && (
          <Suspense>
            <orderPart.Part
              id={ORDER_ID}
              kept={draft.prescription}
              error={problems.find(({ field }) => field === 'order')?.message}
              onChange={form.setPrescription}
              onUnready={setWaits}
            />
          </Suspense>
        )
      }
      step={form.step}
      sum={sum}
      wasTotal={form.wasTotal}
      cleared={form.cleared}
      confirmed={confirmed}
      busy={form.busy}
      error={form.problem}
      problems={problems}
      attempt={form.attempt}
      onChoose={(chosen) => edit({ chosen }, 'address')}
      onAddress={(address) => edit({ chosen: 'other', address }, 'address')}
      onTime={form.chooseTime}
      onNotes={(notes) => edit({ notes })}
      onCalculate={form.calculate}
      onPay={() => {
        if (!form.mayPay(unready)) return;
        confirmPart.load().then(
          () => setAsking(true),
          () => say('error', messages.partFailed),
        );
      }}
      onBook={() => form.book(unready)}
    >
      {asking && sum && (
        <confirmPart.Part
          open
          onOpenChange={setAsking}
          title={messages.ask(formatPaise(toPaise(sum.total_price)))}
          description={messages.askText(messages.when(...indianTime(draft.time)))}
          confirmLabel={messages.askYes}
          onConfirm={() => {
            form.confirm();
            // What comes next, so that it is there whatever becomes of the line.
            bookedPart.load().catch(() => {});
            setAsking(false);
          }}
        />
      )}
      {mapOpen && mapHere && (
        <mapPart.Part
          place={placing.place}
          onPick={(picked) => {
            setMapOpen(false);
            placing.fromMap(picked);
          }}
          onClose={() => setMapOpen(false)}
        />
      )}
    </VisitFormView>
  );
}

export default function VisitFormPage() {
  const messages = usePageMessages('visitForm', visitFormMessages),
    words = usePageMessages('homeService', homeServiceMessages);
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const signedIn = useGuard();
  const service = useCall('getService', { params: { id } });
  const asked = query.get('booked');
  const [booked, setBooked] = useState(() => bookedHere.get());
  const missing = service.state === 'error' && service.problem === 'not-found';
  useTitle(missing ? words.notFound : asked ? messages.booked : messages.title);
  const unknown = asked !== null && booked?.id !== asked;
  useEffect(() => {
    // Made in another tab, or by nobody: its own page knows.
    if (unknown && signedIn) void navigate(`/bookings/${encodeURIComponent(asked)}`, { replace: true });
  }, [unknown, signedIn, asked, navigate]);
  if (!signedIn || unknown) return <VisitFormSkeleton />;
  if (booked && asked)
    return (
      <Suspense fallback={<VisitFormSkeleton />}>
        <bookedPart.Part booked={booked} />
      </Suspense>
    );
  if (service.state === 'loading') return <VisitFormSkeleton />;
  if (service.state === 'error') return <ServiceMissing service={service} />;
  return (
    <Form
      key={id}
      service={service.data.data}
      onBooked={(made) => {
        setBooked(bookedHere.get());
        void navigate(`?booked=${encodeURIComponent(made)}`, { replace: true });
      }}
    />
  );
}
