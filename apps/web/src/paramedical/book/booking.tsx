import type { HomeService } from '@doorstep/contract/paramedical.schema';
import { Skeleton, SkeletonText } from '@doorstep/ui/base/skeleton';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyPart } from '../../app/lazy-part.ts';
import { withNext } from '../../app/next.ts';
import { useSignedIn } from '../../app/session.ts';
import { say } from '../../app/toasts.ts';
import { openedFor } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useAddressForm } from './address-form.tsx';
import { TYPE } from './call.ts';
import { isFree } from './choice.ts';
import { useChosen } from './chosen.ts';
import { useDraft } from './draft.ts';
import { bookVisitMessages } from './messages.en.ts';
import { orderPart, timesPart } from '../parts.ts';
import { payPart } from './parts.ts';
import { BookVisitView, places, type VisitProblem } from './view.tsx';

/** A visit that is chosen, paid and booked. */
export function Booking({ service }: { service: HomeService }) {
  const messages = usePageMessages('bookVisit', bookVisitMessages);
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const { draft, change, forget } = useDraft(service.id);
  const {
    addresses,
    place,
    days,
    known,
    address,
    time: given,
    here,
    choose,
  } = useChosen(service.id, signedIn);
  const login = withNext('/login', here);
  const saleKey = `${TYPE}:${service.id}:${given}:${address}`;
  // A payment that was opened before a reload is looked at before anything else.
  const [paying, setPaying] = useState<'no' | 'again' | 'now'>(() => (openedFor(saleKey) ? 'again' : 'no'));
  const [problems, setProblems] = useState<VisitProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [unready, setUnready] = useState<string>();
  /** The time that somebody else was quicker to take. */
  const [taken, setTaken] = useState<string>();

  const failed = () => say('error', messages.partFailed);
  const ordering = signedIn && service.needs_order;
  const timesHere = useLazyPart(timesPart.load, true, failed),
    orderHere = useLazyPart(orderPart.load, ordering, failed);
  const payHere = useLazyPart(payPart.load, paying !== 'no', () => {
    setPaying('no');
    failed();
  });

  const edited = (field: VisitProblem['field']) =>
    setProblems((now) => now.filter((one) => one.field !== field));
  const chooseAddress = (id: number) => {
    edited('address');
    choose({ address: String(id) });
  };
  const form = useAddressForm({ addresses, here, onAdded: chooseAddress });

  // A payment that was opened keeps its time for this person.
  const held = given !== taken && openedFor(saleKey) ? given : undefined;
  const gone = given === taken || (known && given !== held && !isFree(known, given));
  const lost = given && gone ? given : undefined;
  const time = lost ? '' : given;

  function pay() {
    if (!signedIn) {
      say('info', messages.loginFirst);
      void navigate(login);
      return;
    }
    const missing: Record<VisitProblem['field'], string | false | undefined> = {
      address: !place && messages.addressMissing,
      time: !time && messages.timeMissing,
      order: service.needs_order && (unready ?? (!draft.order && messages.orderMissing)),
    };
    const found = (['address', 'time', 'order'] as const).flatMap((field) => {
      const message = missing[field];
      return message ? [{ field, message }] : [];
    });
    setProblems(found);
    if (found.length > 0) setAttempt((n) => n + 1);
    else setPaying('now');
  }
  if (paying !== 'no' && payHere)
    return (
      <payPart.Part
        service={service}
        details={{
          scheduled_time: given,
          address_id: address ? Number(address) : null,
          notes: draft.notes.trim() || null,
          prescription_id: service.needs_order ? (draft.order?.id ?? null) : null,
        }}
        saleKey={saleKey}
        place={place?.title}
        starts={paying === 'now'}
        here={here}
        onBooked={forget}
        onChange={() => setPaying('no')}
        onTaken={() => {
          setTaken(given);
          setPaying('no');
          void days.refresh();
        }}
      />
    );
  return (
    <BookVisitView
      service={service}
      place={{
        signedIn,
        loginHref: login,
        addresses,
        addressId: place?.id,
        form: form.shown,
        onAddress: chooseAddress,
        onAdd: form.open,
      }}
      placeTitle={place?.title}
      times={
        timesHere ? (
          <timesPart.Part
            days={days}
            value={time}
            held={held}
            lost={lost}
            onValueChange={(picked) => {
              edited('time');
              choose({ time: picked });
            }}
          />
        ) : (
          <Skeleton shape="card" className="h-80" />
        )
      }
      time={time}
      notes={draft.notes}
      order={
        service.needs_order &&
        (!signedIn ? (
          <p>{messages.orderLater}</p>
        ) : orderHere ? (
          <orderPart.Part
            id={places.order}
            kept={draft.order}
            error={problems.find(({ field }) => field === 'order')?.message}
            onUnready={setUnready}
            onChange={(order) => {
              edited('order');
              change({ order });
            }}
          />
        ) : (
          <SkeletonText lines={3} />
        ))
      }
      problems={problems}
      attempt={attempt}
      busy={paying !== 'no'}
      here={here}
      onNotes={(notes) => change({ notes })}
      onPay={pay}
    />
  );
}
