import { planOf, type LabItem } from '@doorstep/contract/lab';
import { useLang } from '@doorstep/ui/messages/provider';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { optionOf, addressMessages } from '../../address/public.ts';
import { useTitle } from '../../app/head.ts';
import { loginHref, useSignedIn } from '../../app/session.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { openedFor } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useCall } from '../call.ts';
import { useLabCart } from '../cart-store.ts';
import { packagePaise, testPaise, useChosenTests, type ChosenTests } from '../chosen.ts';
import { labBooked, labDraft, emptyLabDraft, type LabWish } from './draft.ts';
import { labBookMessages } from './messages.en.ts';
import { saidNotes } from './notes.ts';
import type { PayingProps } from './paying.tsx';
import type { LabScheduleProps } from './schedule.tsx';
import { useLabForm } from './use-lab-form.ts';
import { CartPlan, LabBookSkeleton, LabBookView } from './view.tsx';
import { wishKey } from './wish-key.ts';

const payingPart = lazyPart<PayingProps>(async () => ({ default: (await import('./paying.tsx')).Paying })),
  bookedPart = lazyPart<{ id: string }>(async () => ({ default: (await import('./booked.tsx')).Booked })),
  schedulePart = lazyPart<LabScheduleProps>(async () => ({
    default: (await import('./schedule.tsx')).LabSchedule,
  }));
const NONE: ChosenTests = { tests: [], packages: [], all: [], subtotalPaise: 0, gone: [] };

/** Takes out what is not sold any more, and says so once. */
function useTidied({ gone }: ChosenTests, cart: ReturnType<typeof useLabCart>) {
  const messages = usePageMessages('labBook', labBookMessages);
  useEffect(() => {
    if (gone.length === 0) return;
    for (const { kind, id } of gone) (kind === 'test' ? cart.removeTest : cart.removePackage)(id);
    say('info', messages.goneSaid(gone.length));
  }, [gone, cart, messages]);
}

function Book({ onBooked }: { onBooked: (id: string) => void }) {
  const messages = usePageMessages('labBook', labBookMessages),
    addressText = usePageMessages('address', addressMessages);
  const hindi = useLang() === 'hi-IN';
  const here = useLocation();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const cart = useLabCart();
  const chosen = useChosenTests(),
    known = chosen.state === 'ready' ? chosen.data : NONE;
  const recent = useCall('listRecentTests');
  const form = useLabForm(known),
    { place, times } = form;
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [wish, setWish] = useState(() => {
    const before = labDraft.get()?.wish ?? null;
    // Only one whose payment was opened is gone on with.
    return before && openedFor(wishKey(before)) !== null ? before : null;
  });
  useTidied(known, cart);
  const remove = ({ kind, id }: LabItem) => (kind === 'test' ? cart.removeTest : cart.removePackage)(id);
  const change = (next: LabWish | null) => {
    form.put({ wish: next });
    setWish(next);
  };
  const plan = planOf(known.all, times.at);
  const items = [
    ...known.packages.map(({ of }) => ({
      title: hindi ? of.name_hi : of.name,
      pricePaise: packagePaise(of),
    })),
    ...known.tests.map((one) => ({ title: hindi ? one.title_hi : one.title, pricePaise: testPaise(one) })),
  ];
  if (wish) {
    const at = new Date(`${wish.date}T${wish.time}:00+05:30`).toISOString();
    return (
      <Suspense fallback={<LabBookSkeleton />}>
        <payingPart.Part
          key={wishKey(wish)}
          wish={wish}
          items={items}
          plan={<CartPlan chosen={known} plan={planOf(known.all, at)} at={at} />}
          onChange={() => change(null)}
          onTaken={() => {
            form.onTaken();
            setWish(null);
          }}
          onBooked={(id) => {
            labDraft.set(emptyLabDraft);
            labBooked.set({ id });
            cart.clear();
            onBooked(id);
          }}
        />
      </Suspense>
    );
  }
  return (
    <LabBookView
      chosen={chosen}
      Schedule={schedulePart.Part}
      lines={[
        ...known.packages.map(({ of, tests }) => ({
          kind: 'package' as const,
          id: of.id,
          title: hindi ? of.name_hi : of.name,
          pricePaise: packagePaise(of),
          fastingHours: Math.max(0, ...tests.map(({ fasting_hours }) => fasting_hours)),
          tests: of.tests.length,
        })),
        ...known.tests.map((one) => ({
          kind: 'test' as const,
          id: one.id,
          title: hindi ? one.title_hi : one.title,
          pricePaise: testPaise(one),
          fastingHours: one.fasting_hours,
        })),
      ]}
      notes={saidNotes({
        chosen: known,
        recent: recent.state === 'ready' ? recent.data.data : [],
        hindi,
        messages,
        onRemove: remove,
        onKeep: (id) => setKept((now) => new Set([...now, id])),
      }).filter(({ id }) => !kept.has(id))}
      plan={plan}
      at={times.at}
      delivery={place.delivery}
      dropped={times.broken ? 'broken' : form.lost ? 'taken' : undefined}
      register={place.register}
      errors={form.errors}
      attempt={form.attempt}
      addresses={(place.saved ?? []).map((one) => {
        const { title, lines, note } = optionOf(one, addressText, known.subtotalPaise);
        return { id: one.id, title, text: lines.join(', '), detail: note };
      })}
      addressId={place.own?.id ?? null}
      onAddressChange={form.onAddress}
      now={times.now}
      minDay={times.minDay}
      maxDay={times.maxDay}
      days={times.days}
      day={times.day}
      onDayChange={form.onDay}
      times={times.times}
      time={times.time}
      onTimeChange={form.onTime}
      timesState={times.timesState}
      onRetryTimes={times.refresh}
      locateBusy={place.locating}
      located={place.located}
      onLocate={place.onLocate}
      onRemove={remove}
      onClearTests={cart.clearTests}
      onClearPackages={cart.clearPackages}
      onPrint={() => print()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!signedIn) {
          say('info', messages.login);
          void navigate(loginHref(here));
          return;
        }
        if (items.length === 0) {
          say('info', messages.nothing);
          return;
        }
        const next = form.check();
        if (next)
          payingPart.load().then(
            () => change(next),
            () => say('error', messages.partFailed),
          );
      }}
    />
  );
}

export default function LabBookingPage() {
  const messages = usePageMessages('labBook', labBookMessages);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = query.get('booked');
  const isBooked = asked !== null && labBooked.get()?.id === asked;
  useTitle(isBooked ? messages.bookedTitle : messages.title);
  const unknown = asked !== null && !isBooked;
  useEffect(() => {
    // Made in another tab, or by nobody: its own page knows.
    if (unknown) void navigate(`/bookings/${encodeURIComponent(asked)}`, { replace: true });
  }, [unknown, asked, navigate]);
  if (isBooked)
    return (
      <Suspense fallback={<LabBookSkeleton />}>
        <bookedPart.Part id={asked} />
      </Suspense>
    );
  return <Book onBooked={(id) => void navigate(`?booked=${encodeURIComponent(id)}`, { replace: true })} />;
}
