import type { HomeService } from '@doorstep/contract/paramedical.schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError } from '../../app/fetcher.ts';
import { refused } from '../../app/failure.ts';
import { withNext } from '../../app/next.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { visitFormMessages } from '../form-messages.en.ts';
import { askPrice, bodyOf, sendBooking } from './booking.ts';
import { fieldOf, missingIn, type VisitField, type VisitProblem } from './problems.ts';
import { useServiceDays } from './use-service-days.ts';
import { useVisitDraft } from './use-visit-draft.ts';
import { useVisitPlace } from './use-visit-place.ts';
import { useWork } from './use-work.ts';
import { bookedHere, visitDraft, type VisitDraft } from './draft.ts';

/** The form as far as it is filled in, with its price and its booking. */
export function useVisitForm(service: HomeService, onBooked: (id: string) => void) {
  const messages = usePageMessages('visitForm', visitFormMessages);
  const errors = useErrorMessages();
  const navigate = useNavigate();
  const { draft, latest, put, keyOf } = useVisitDraft(service.id);
  const { busy, giveUp, start } = useWork<'price' | 'book'>();
  const [cleared, setCleared] = useState(false);
  const [wasTotal, setWasTotal] = useState<number>();
  const [lost, setLost] = useState<string>();
  const [problem, setProblem] = useState<{ at: 'price' | 'book'; message: string }>();
  const [problems, setProblems] = useState<readonly VisitProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  /** The price was asked for before it was known where the address lies. */
  const [waiting, setWaiting] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  /** Of a field: what it costs, and that this was agreed to, is asked again. */
  function edit(some: Partial<VisitDraft>, field?: VisitField) {
    giveUp('price');
    setWaiting(false);
    if (latest.current.priced) setCleared(true);
    put({ ...some, priced: null, confirmed: false });
    setWasTotal(undefined);
    setProblem(undefined);
    setProblems((now) => now.filter((one) => one.field !== field && one.field !== 'pay'));
  }
  const { placing, saved, chosen, own, place } = useVisitPlace(
    draft,
    () => latest.current.address,
    (some) => edit(some, 'address'),
  );
  const days = useServiceDays(service.id, saved === undefined ? undefined : place);
  const body = bodyOf(draft, own, place);
  const sum = body && draft.priced?.of === JSON.stringify(body) ? draft.priced.sum : undefined;
  const confirmed = sum !== undefined && draft.confirmed;

  function show(found: readonly VisitProblem[]) {
    setProblem(undefined);
    setProblems(found);
    setAttempt((n) => n + 1);
  }
  function fail(at: 'price' | 'book', error: unknown) {
    const code = error instanceof CallError ? error.code : '';
    if (error instanceof CallError && error.status === 401) return;
    if (code === 'mobile_unverified') {
      void navigate(withNext('/verify-otp', location.pathname + location.search));
      return;
    }
    const offline = error instanceof CallError && error.status === 0 && !navigator.onLine;
    const message =
      refused(error, errors) ||
      (offline ? messages.offline : at === 'price' ? messages.priceFailed : messages.bookFailed);
    const field = fieldOf[code];
    if (code === 'slot_taken') {
      const { time } = latest.current;
      edit({ time: '' });
      setLost(time);
      void days.refresh().catch(() => {});
    }
    if (field) show([{ field, message }]);
    else setProblem({ at, message });
  }
  async function price(current: () => boolean, was?: number) {
    const sum = await askPrice(body!);
    if (!current()) return;
    put({ priced: { of: JSON.stringify(body), sum }, confirmed: false });
    setCleared(false);
    setWasTotal(was === sum.total_price ? undefined : was);
  }
  function doing(what: 'price' | 'book', act: (current: () => boolean) => Promise<void>) {
    setProblem(undefined);
    setProblems([]);
    void start(what, act, (error) => fail(what, error));
  }
  async function send(current: () => boolean, total: number) {
    try {
      const booked = await sendBooking(latest.current, body!, total, keyOf);
      visitDraft.set(undefined);
      bookedHere.set(booked);
      // Whoever has left meanwhile stays where they are.
      if (here.current) onBooked(booked.id);
      else say('success', messages.booked);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'visit_amount_changed') throw error;
      put({ confirmed: false });
      await price(current, total);
    }
  }
  const located = saved !== undefined && place !== undefined;
  function calculate() {
    setWaiting(!located);
    if (!located) return;
    const found = missingIn(draft, chosen, place, messages);
    if (found.length > 0) show(found);
    else doing('price', price);
  }
  const goOn = useEffectEvent(calculate);
  useEffect(() => {
    if (!waiting || !located) return undefined;
    const timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [waiting, located]);
  return {
    draft,
    edit,
    setPrescription: (prescription: VisitDraft['prescription']) => {
      put({ prescription });
      setProblems((now) => now.filter(({ field }) => field !== 'order'));
    },
    saved,
    chosen,
    placing,
    days,
    lost,
    chooseTime: (time: string) => {
      setLost(undefined);
      edit({ time }, 'time');
    },
    step: (!body ? 0 : !sum ? 1 : !confirmed ? 2 : 3) as 0 | 1 | 2 | 3,
    sum,
    cleared,
    wasTotal,
    confirmed,
    busy: waiting ? ('price' as const) : busy,
    problem,
    problems,
    attempt,
    calculate,
    /** Whether it can be asked how it is paid; `unready`: why the doctor's order cannot go along. */
    mayPay: (unready: string | undefined): boolean => {
      if (unready) show([{ field: 'order', message: unready }]);
      return !unready;
    },
    confirm: () => {
      setProblems([]);
      put({ confirmed: true });
    },
    book: (unready: string | undefined) => {
      if (!confirmed) show([{ field: 'pay', message: messages.confirmFirst }]);
      else if (unready) show([{ field: 'order', message: unready }]);
      else doing('book', (current) => send(current, sum.total_price));
    },
  };
}
