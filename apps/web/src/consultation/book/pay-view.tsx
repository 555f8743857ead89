import type { Doctor } from '@doorstep/contract/appointment.schema';
import { toPaise } from '@doorstep/contract/money';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { VideoSummary } from '@doorstep/ui/consultation/video-summary';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import { PayFrame, PayPanel, type Phase, type Sums } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { wishSummary } from '../video-props.ts';
import { videoBookMessages } from './messages.en.ts';
import { detailsHref, instantOf } from './wanted.ts';

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
      <EmptyState role="alert" headingLevel={1} title={messages.takenTitle} description={messages.takenText}>
        {otherTime}
      </EmptyState>
    );
  return (
    <PayFrame
      {...given}
      placeFailed={(id) => `${messages.notBooked} ${messages.paymentId(id)}`}
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
