import { keepsFast, planOf } from '@doorstep/contract/lab';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Place } from '@doorstep/contract/delivery';
import { useAddresses, usePlaceOf } from '../../address/public.ts';
import { useTitle } from '../../app/head.ts';
import { useGuard } from '../../app/personal.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useLabCart } from '../cart-store.ts';
import { useCall } from './call.ts';
import { appointmentDraft, chosenIn, emptyDraft, type AppointmentDraft } from './draft.ts';
import { labAppointmentMessages } from './messages.en.ts';
import { useAppointment } from './use-appointment.ts';
import { AppointmentFailed, AppointmentSkeleton, AppointmentView, paiseOf, type Chosen } from './view.tsx';

/** What is booked: what the link hands over, else the cart, else what was begun in this tab. */
function useBegun(): AppointmentDraft {
  const { state } = useLocation() as { state: unknown };
  const cart = useLabCart();
  const [begun] = useState(() => {
    const kept = appointmentDraft.get() ?? emptyDraft,
      given = chosenIn(state);
    const chosen =
      given.tests.length + given.packages.length > 0
        ? given
        : cart.count > 0
          ? { tests: [...cart.tests], packages: [...cart.packages] }
          : {};
    return { ...kept, ...chosen };
  });
  useEffect(() => {
    // Before a login: the navigation's state does not come back from it.
    if (begun.tests.length + begun.packages.length > 0) appointmentDraft.set(begun);
  }, [begun]);
  return begun;
}

function Form({ begun, chosen }: { begun: AppointmentDraft; chosen: Chosen }) {
  const days = useCall('listLabDays');
  const addresses = useAddresses();
  const form = useAppointment(begun, paiseOf(chosen), () => void days.refresh().catch(() => {}));
  const saved =
    addresses.state === 'ready' ? addresses.data.addresses : addresses.state === 'error' ? [] : undefined;
  // One without a point of its own lies where its pincode lies.
  const place = usePlaceOf(saved?.find(({ id }) => id === form.draft.addressId));
  const found = useEffectEvent(({ latitude, longitude }: Place) => {
    if (form.draft.latitude === '') form.edit({ latitude: String(latitude), longitude: String(longitude) });
  });
  useEffect(() => {
    if (place) found(place);
  }, [place]);
  const hours = planOf(chosen.all).fasting_hours;
  const known = days.state === 'ready' ? days.data.data : undefined;
  const { date } = form.draft;
  const times =
    date === ''
      ? null
      : days.state === 'loading'
        ? undefined
        : (known?.days.find(({ day }) => day === date)?.slots ?? []).filter(({ time }) =>
            keepsFast(hours, time.slice(11)),
          );
  return (
    <AppointmentView
      chosen={chosen}
      saved={saved}
      now={known?.now}
      last={known?.days.at(-1)?.day}
      times={times}
      daysFailed={days.state === 'error' ? days : undefined}
      fastingHours={hours}
      form={form}
    />
  );
}

export default function LabAppointmentPage() {
  const messages = usePageMessages('labAppointment', labAppointmentMessages);
  const begun = useBegun();
  const navigate = useNavigate();
  const signedIn = useGuard();
  const tests = useCall('listTests'),
    packages = useCall('listTestPackages');
  useTitle(messages.title);
  const nothing = begun.tests.length + begun.packages.length === 0;
  useEffect(() => {
    if (nothing && signedIn) void navigate('/medical-tests', { replace: true });
  }, [nothing, signedIn, navigate]);
  if (!signedIn || nothing) return <AppointmentSkeleton />;
  if (tests.state === 'error') return <AppointmentFailed failed={tests} />;
  if (packages.state === 'error') return <AppointmentFailed failed={packages} />;
  if (tests.state === 'loading' || packages.state === 'loading') return <AppointmentSkeleton />;
  const own = tests.data.data.filter(({ id }) => begun.tests.includes(id)),
    ownPackages = packages.data.data.filter(({ id }) => begun.packages.includes(id));
  const inside = new Set([...begun.tests, ...ownPackages.flatMap((one) => one.tests.map(({ id }) => id))]);
  return (
    <Form
      begun={begun}
      chosen={{
        tests: own,
        packages: ownPackages,
        all: tests.data.data.filter(({ id }) => inside.has(id)),
      }}
    />
  );
}
