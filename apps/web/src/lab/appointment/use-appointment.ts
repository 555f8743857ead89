import type { Address } from '@doorstep/contract/address.schema';
import { toPaise, toRupees } from '@doorstep/contract/money';
import type { Errors } from '@doorstep/ui/base/text-field';
import type { AppointmentField } from '@doorstep/ui/lab/appointment-form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { locate } from '../../address/public.ts';
import { CallError } from '../../app/fetcher.ts';
import { refused } from '../../app/failure.ts';
import { withNext } from '../../app/next.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { labCart } from '../cart-store.ts';
import { fieldOf, missingIn, placeOf, sendBooking, type Checked } from './booking.ts';
import { call } from './call.ts';
import { appointmentDraft, type AppointmentDraft } from './draft.ts';
import { labAppointmentMessages } from './messages.en.ts';

const DEVICE = { enableHighAccuracy: true, timeout: 10_000 };
type Found = Errors<AppointmentField>;

/** The form as far as it is filled in, whether somebody comes there, and its booking. `subtotalPaise`: of the tests. */
export function useAppointment(begun: AppointmentDraft, subtotalPaise: number, lookAgain: () => void) {
  const messages = usePageMessages('labAppointment', labAppointmentMessages);
  const errors = useErrorMessages();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(begun);
  /** What an answer goes on with: state is the next render's. */
  const latest = useRef(draft);
  const [busy, setBusy] = useState<'locate' | 'check' | 'book'>();
  const working = useRef(false);
  const [checked, setChecked] = useState<Checked>();
  const [wrong, setWrong] = useState<Found>({});
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [placeProblem, setPlaceProblem] = useState<string>();

  function put(some: Partial<AppointmentDraft>) {
    latest.current = { ...latest.current, ...some };
    appointmentDraft.set(latest.current);
    setDraft(latest.current);
  }
  function edit(some: Partial<AppointmentDraft>) {
    put(some);
    setProblem(undefined);
    setPlaceProblem(undefined);
    // Latitude and longitude are one place, and what is wrong with it stands beside the first.
    const gone = new Set('longitude' in some ? [...Object.keys(some), 'latitude'] : Object.keys(some));
    setWrong((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !gone.has(name))));
  }
  const known = checked?.of === placeOf(draft) ? checked : undefined;
  const chargePaise = known && (subtotalPaise >= known.freeFromPaise ? 0 : known.chargePaise);
  const totalPaise = known?.available ? subtotalPaise + chargePaise! : undefined;

  async function work(what: 'locate' | 'check' | 'book', act: () => Promise<void>) {
    if (working.current) return;
    working.current = true;
    setBusy(what);
    await act();
    working.current = false;
    setBusy(undefined);
  }
  const check = () =>
    work('check', async () => {
      const of = placeOf(latest.current);
      const [latitude, longitude] = of.split(' ').map((text) => (text ? Number(text) : NaN));
      setPlaceProblem(undefined);
      setWrong((now) => ({ ...now, latitude: undefined }));
      if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) {
        setPlaceProblem(messages.noPlace);
        return;
      }
      try {
        const answer = await call('checkLabDelivery', {
          body: { latitude: latitude!, longitude: longitude! },
        });
        setChecked({
          of,
          available: answer.available,
          distanceKm: answer.distance_km,
          chargePaise: toPaise(answer.delivery_charge),
          freeFromPaise: toPaise(answer.free_from),
        });
      } catch (error) {
        setPlaceProblem(refused(error, errors) || messages.checkFailed);
      }
    });
  const fromDevice = () =>
    work('locate', async () => {
      setPlaceProblem(undefined);
      const at = await locate(DEVICE);
      if (typeof at === 'string') {
        setPlaceProblem(at === 'unsupported' ? messages.unsupported : messages.noLocation);
        return;
      }
      edit({ latitude: String(at.latitude), longitude: String(at.longitude), addressId: null });
      say('success', messages.located);
    });
  /** Of what is sent: sent again, also after a reload, it is the same booking. */
  function keyOf(body: string): string {
    const { sent } = latest.current;
    if (sent?.body === body) return sent.key;
    const key = crypto.randomUUID();
    put({ sent: { body, key } });
    return key;
  }
  function fail(error: unknown) {
    const { status, code } = error instanceof CallError ? error : { status: 0, code: '' };
    if (status === 401) return;
    if (code === 'mobile_unverified') {
      void navigate(withNext('/verify-otp', location.pathname));
      return;
    }
    const text = refused(error, errors) || messages.bookFailed,
      field = fieldOf[code];
    if (code === 'slot_taken') put({ time: '' });
    if (code === 'lab_amount_changed') setChecked(undefined);
    lookAgain();
    if (field) {
      setWrong({ [field]: { message: text } });
      setAttempt((n) => n + 1);
    } else setProblem(text);
  }
  function submit() {
    setProblem(undefined);
    const found = missingIn(draft, known, messages);
    setWrong(found);
    if (totalPaise === undefined || Object.keys(found).length > 0) {
      setAttempt((n) => n + 1);
      return;
    }
    void work('book', async () => {
      try {
        const { data } = await sendBooking(latest.current, toRupees(totalPaise), keyOf);
        for (const id of latest.current.tests) labCart.removeTest(id);
        for (const id of latest.current.packages) labCart.removePackage(id);
        appointmentDraft.set(undefined);
        void navigate(`/medical-tests/booking-success?booking=${encodeURIComponent(data.booking.id)}`, {
          replace: true,
          state: { appointment: data.booking, tests: data.items, deliveryCharge: data.delivery_charge },
        });
      } catch (error) {
        fail(error);
      }
    });
  }
  return {
    draft,
    edit,
    /** A saved address, with its place where that is known. */
    take: (one: Address | undefined) =>
      edit(
        one
          ? {
              addressId: one.id,
              address: one.full_address,
              latitude: one.latitude === null ? '' : String(one.latitude),
              longitude: one.longitude === null ? '' : String(one.longitude),
            }
          : { addressId: null, address: '', latitude: '', longitude: '' },
      ),
    wrong,
    attempt,
    problem,
    placeProblem,
    busy,
    delivery: known && {
      available: known.available,
      distanceKm: known.distanceKm,
      chargePaise: chargePaise!,
    },
    totalPaise,
    check: () => void check(),
    fromDevice: () => void fromDevice(),
    submit,
  };
}
