import { useLang } from '@doorstep/ui/messages/provider';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../app/head.ts';
import { loginHref, useSignedIn } from '../../app/session.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { HoldLine, useHold } from '../../schedule/public.ts';
import { useNow } from '../availability.ts';
import { choiceOf, timesOf } from '../video-props.ts';
import { DetailsPart } from './details.tsx';
import { bookedHere, checkedNumber } from './draft.ts';
import { videoBookMessages } from './messages.en.ts';
import { bookedPart, payPart } from './parts.ts';
import { useStepStart } from './use-step-start.ts';
import { useVideoDoctors } from './use-doctors.ts';
import { BookFrame, LoginFirst } from './view.tsx';
import { bookedHref, detailsHref, instantOf, payHref, wantedOf, type Wanted } from './wanted.ts';

/** A video consultation from its doctor to its confirmation; the address says how far it is. */
export default function BookPage() {
  const messages = usePageMessages('videoBook', videoBookMessages);
  const here = useLocation();
  const [params] = useSearchParams();
  const signedIn = useSignedIn();
  const wanted = wantedOf(params, here.state);
  useTitle(wanted.booked ? messages.bookedTitle : wanted.paying ? messages.payTitle : messages.title);
  useStepStart(wanted.booked ? 'booked' : wanted.paying ? 'pay' : 'details');
  if (!signedIn)
    return (
      <LoginFirst loginHref={loginHref({ pathname: here.pathname, search: searchOf(wanted, here.search) })} />
    );
  if (wanted.booked !== null) return <bookedPart.Part id={wanted.booked} />;
  return <Booking wanted={wanted} />;
}
/** The doctor who came with the link stands in the address of whoever comes back from the login. */
const searchOf = ({ doctor, slot, paying, booked }: Wanted, search: string) =>
  booked !== null || doctor === null
    ? search
    : new URL(paying ? payHref(doctor, slot) : detailsHref(doctor, slot), location.origin).search;

function Booking({ wanted: { doctor, slot, paying } }: { wanted: Wanted }) {
  const navigate = useNavigate();
  const lang = useLang();
  const doctors = useVideoDoctors();
  const known = doctors.state === 'ready' ? doctors.data.data : undefined;
  const now = useNow(known);
  const [number, setNumber] = useState(checkedNumber);
  const [lost, setLost] = useState<string>();
  useEffect(() => {
    payPart.load().catch(() => {});
  }, []);
  const chosen = known?.doctors.find((one) => one.doctor.id === doctor);
  // What its doctor does not offer today, or what is over, is not asked for.
  const offered =
    chosen?.slots.some(({ time }) => time === slot) === true &&
    (now === '' || Date.parse(instantOf(slot)) > Date.parse(now));
  const holding = useHold(
    doctor,
    offered ? slot : '',
    (time) => {
      setLost(time);
      doctors.refresh().catch(() => {});
    },
    'video',
  );
  const time = offered && lost !== slot ? slot : '';
  // Whoever goes back to it finds the booking.
  const mine = lost === slot ? bookedHere(doctor, slot) : undefined;
  if (mine !== undefined) return <Navigate to={bookedHref(mine)} replace />;

  const hold = time ? <HoldLine holding={holding} /> : undefined;
  // Once one pays, the payment is looked after whatever becomes of the time.
  if (paying && number && chosen && slot)
    return <payPart.Part doctor={chosen.doctor} slot={slot} number={number} gone={time === ''} hold={hold} />;
  const go = (to: string) => void navigate(to, { replace: true, preventScrollReset: true });
  return (
    <BookFrame now={now}>
      <DetailsPart
        doctors={known?.doctors.map((one) => choiceOf(one, { now, lang }))}
        failed={doctors.state === 'error' ? doctors : undefined}
        now={now}
        doctor={chosen ? String(chosen.doctor.id) : ''}
        onDoctorChange={(id) => {
          setLost(undefined);
          go(detailsHref(id));
        }}
        time={time}
        lost={lost ?? (known && !offered && timesOf(now).includes(slot) ? slot : undefined)}
        onTimeChange={(next) => {
          setLost(undefined);
          go(detailsHref(doctor, next));
        }}
        hold={hold}
        onDone={(typed) => {
          setNumber(typed);
          void navigate(payHref(doctor!, slot));
        }}
      />
    </BookFrame>
  );
}
