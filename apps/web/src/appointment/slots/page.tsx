import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { toPaise } from '@doorstep/contract/money';
import { refused } from '../../app/failure.ts';
import { useTitle } from '../../app/head.ts';
import { useSignedIn } from '../../app/session.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { useDoctorDays, useHold, useShopNow, type Holding } from '../../schedule/public.ts';
import { timesHref } from '../doctor-props.ts';
import { useCall } from '../use-call.ts';
import { bookingHref, doctorOf, slotHref, wantedOf } from '../wanted.ts';
import { Chosen, type ChosenProps, type Kept } from './chosen.tsx';
import { slotsMessages as english } from './messages.en.ts';
import { SlotsView } from './view.tsx';

export default function SlotsPage() {
  const messages = usePageMessages('slots', english);
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const id = doctorOf(params),
    slot = wantedOf(params)?.slot ?? '';
  const doctor = useCall('getDoctor', id === null ? null : { params: { id } });
  const days = useDoctorDays(id);
  const [missed, setMissed] = useState<string>();
  useTitle(messages.title);

  const { days: all = [], now: readAt = '' } = days.state === 'ready' ? days.data.data : {};
  const offered = all.flatMap(({ slots }) => slots).find(({ time }) => time === slot);
  const choose = (time: string) => {
    if (id === null) return;
    void navigate(time ? slotHref({ doctor: id, slot: time }) : timesHref(id), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const holding = useHold(id, offered ? slot : '', (time, kept) => {
    setMissed(time);
    choose(kept);
    void days.refresh().catch(() => {});
  });
  const held = holding.hold && !holding.over ? holding.hold.slot_time : undefined;
  const ended = holding.over ? holding.hold!.expires_at : undefined;
  const readAgain = useEffectEvent(() => days.refresh().catch(() => {}));
  useEffect(() => {
    if (ended) void readAgain();
  }, [ended]);
  // Days that were read before one's hold ended count one's own time as taken.
  const stale = ended !== undefined && Date.parse(readAt) < Date.parse(ended);
  // Of a visitor nothing is kept: the time may be somebody else's when they come back.
  const gone = offered?.taken === true && held !== slot && !holding.busy && !stale;
  const time = offered && !gone ? slot : '';
  return (
    <SlotsView
      doctor={id === null ? undefined : doctor}
      days={days}
      time={time}
      onChoose={(next) => {
        setMissed(undefined);
        choose(next);
      }}
      held={held ?? (gone ? undefined : slot)}
      lost={missed ?? (gone ? slot : undefined)}
      onBack={() => void (key === 'default' ? navigate('/doctors') : navigate(-1))}
    >
      {id !== null && doctor.state === 'ready' && (
        <Bar
          time={time}
          feePaise={toPaise(doctor.data.data.consultation_fee)}
          nextHref={bookingHref({ doctor: id, slot: time })}
          holding={holding}
          onGiveBack={() => {
            holding.letGo();
            choose('');
          }}
        />
      )}
    </SlotsView>
  );
}

function Bar({
  holding,
  onGiveBack,
  ...chosen
}: Omit<ChosenProps, 'kept'> & { holding: Holding; onGiveBack: () => void }) {
  const errors = useErrorMessages();
  const signedIn = useSignedIn();
  const { hold, problem, busy } = holding;
  const now = useShopNow();
  const kept: Kept = hold
    ? {
        state: 'held',
        until: hold.expires_at,
        now,
        canExtend: hold.can_extend,
        busy,
        onExtend: holding.extend,
        onAgain: holding.again,
        onGiveBack,
      }
    : problem
      ? { state: 'failed', sentence: refused(problem, errors), onAgain: holding.again }
      : { state: signedIn ? 'asking' : 'visitor' };
  return <Chosen {...chosen} kept={kept} />;
}
