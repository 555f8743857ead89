import type { Doctor } from '@doorstep/contract/appointment.schema';
import { VIDEO_MINUTES } from '@doorstep/contract/consultation';
import { toPaise } from '@doorstep/contract/money';
import { AuthRequired } from '@doorstep/ui/account/auth-required';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { EmergencyCard } from '@doorstep/ui/consultation/emergency-card';
import { OutOfHours } from '@doorstep/ui/consultation/out-of-hours';
import { VideoBookingForm, type VideoBookingFormProps } from '@doorstep/ui/consultation/video-booking-form';
import { VideoSummary } from '@doorstep/ui/consultation/video-summary';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import { PayFrame, PayPanel, type Phase, type Sums } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { emergencyNumbers, hoursAt, isWithin } from '../availability.ts';
import { wishSummary } from '../video-props.ts';
import { videoBookMessages } from './messages.en.ts';
import { detailsHref, instantOf } from './wanted.ts';

const columns = 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]';

/** In place of the page, for a visitor. */
export function LoginFirst({ loginHref }: { loginHref: string }) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  return <AuthRequired text={messages.login} loginHref={loginHref} />;
}

function Otherwise({ now }: { now: string }) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  return (
    <>
      <LinkButton href="/doctors" tone="plain">
        {messages.toDoctors}
      </LinkButton>
      {now && isWithin(hoursAt(now).chat, now) && (
        <LinkButton href="/online-consultation" tone="plain">
          {messages.toChat}
        </LinkButton>
      )}
    </>
  );
}

export interface BookFrameProps {
  /** ISO instant, by the shop's clock; '' before it is known. */
  now: string;
  /** Where one chooses doctor, time and number. */
  children: ReactNode;
}
/** What stands around the choice; after the hours of the day whom to call, and what is open. */
export function BookFrame({ now, children }: BookFrameProps) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  const hours = now ? hoursAt(now).video : undefined;
  if (hours && Date.parse(now) >= Date.parse(hours.to))
    return (
      <OutOfHours kind="video" hours={hours} numbers={emergencyNumbers} headingLevel={1}>
        <Otherwise now={now} />
      </OutOfHours>
    );
  return (
    <div className="flex flex-1 flex-col gap-6">
      <PageHeader title={messages.title} subtitle={messages.subtitle(VIDEO_MINUTES)} />
      <div className={columns}>
        {children}
        <EmergencyCard numbers={emergencyNumbers} tone="quiet" />
      </div>
    </div>
  );
}

export type DetailsViewProps = Omit<VideoBookingFormProps, 'otherwise'>;
/** Doctor, time and number. */
export function DetailsView(props: DetailsViewProps) {
  return <VideoBookingForm {...props} otherwise={<Otherwise now={props.now} />} />;
}

export interface PayingViewProps {
  doctor: Doctor;
  slot: string;
  number: string;
  /** Rupees. */
  total: number;
  phase: Phase;
  online: boolean;
  /** The time cannot be booked any more. */
  gone: boolean;
  hold?: ReactNode;
  /** This page, with its query. */
  here: string;
  onPay: () => void;
  onAccept: (sums: Sums) => void;
  onCheck: () => void;
}
/** The last look, and paying. */
export function PayingView({
  doctor,
  slot,
  number,
  total,
  phase,
  online,
  gone,
  hold,
  here,
  onPay,
  onAccept,
  onCheck,
}: PayingViewProps) {
  const messages = usePageMessages('videoBook', videoBookMessages);
  const lang = useLang();
  const given = { phase, online, kind: 'booking' as const },
    otherTime = (
      <LinkButton href={detailsHref(doctor.id)} size="lg" wide>
        {messages.otherTime}
      </LinkButton>
    );
  if (gone && phase.at === 'idle')
    return (
      <EmptyState role="alert" headingLevel={1} title={messages.takenTitle} text={messages.takenText}>
        {otherTime}
      </EmptyState>
    );
  return (
    <PayFrame
      {...given}
      placeFailed={messages.notBooked}
      placing={messages.booking}
      chooseAgain={otherTime}
      onCheck={onCheck}
    >
      <div className="flex flex-col gap-6">
        <PageHeader title={messages.payTitle} />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <VideoSummary
            {...wishSummary(doctor, { startsAt: instantOf(slot), whatsapp: number, lang })}
            // What is to be accepted is what the sum shows.
            feePaise={toPaise(phase.at === 'changed' ? phase.sums.total : total)}
            changeHref={detailsHref(doctor.id, slot)}
            hold={hold}
          />
          <PayPanel
            {...given}
            totalPaise={toPaise(total)}
            totalName={messages.totalName}
            label={messages.payAndBook}
            here={here}
            chooseAgain={otherTime}
            onPay={onPay}
            onAccept={onAccept}
          />
        </div>
      </div>
    </PayFrame>
  );
}
