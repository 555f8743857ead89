import { toPaise } from '@doorstep/contract/money';
import { Button } from '@doorstep/ui/base/button';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { VisitSummary, type VisitSummaryProps } from '@doorstep/ui/paramedical/visit-summary';
import { PayFrame, PayPanel, type Phase, type Sums } from '../../checkout/public.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { bookVisitMessages } from './messages.en.ts';

export interface PayVisitViewProps {
  /** What is paid, for whom and when. */
  visit: Pick<VisitSummaryProps, 'name' | 'time' | 'minutes' | 'place'>;
  /** Rupees. */
  total: number;
  phase: Phase;
  online: boolean;
  /** This page with what is chosen. */
  here: string;
  onPay: () => void;
  onAccept: (sums: Sums) => void;
  onCheck: () => void;
  /** Back to where it is chosen. */
  onChange: () => void;
  /** The same, where the time was taken. */
  onOtherTimes: () => void;
}
/** Where a visit that is chosen is paid. */
export function PayVisitView({
  visit,
  total,
  phase,
  online,
  here,
  onPay,
  onAccept,
  onCheck,
  onChange,
  onOtherTimes,
}: PayVisitViewProps) {
  const messages = usePageMessages('bookVisit', bookVisitMessages);
  const given = { phase, online, kind: 'booking' } as const;
  const totalPaise = toPaise(total);
  return (
    <PayFrame
      {...given}
      placeFailed={messages.placeFailed}
      placing={messages.processing}
      chooseAgain={<Button onClick={onOtherTimes}>{messages.otherTimes}</Button>}
      onCheck={onCheck}
    >
      <div className="flex flex-col gap-6">
        <PageHeader title={messages.title} />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <PayPanel
            {...given}
            totalPaise={totalPaise}
            totalName={messages.fee}
            label={messages.payAndBook}
            here={here}
            chooseAgain={
              <Button size="lg" wide onClick={onOtherTimes}>
                {messages.otherTimes}
              </Button>
            }
            onPay={onPay}
            onAccept={onAccept}
          />
          <VisitSummary {...visit} pricePaise={totalPaise}>
            <Button tone="quiet" disabled={phase.at === 'busy'} onClick={onChange}>
              {messages.change}
            </Button>
          </VisitSummary>
        </div>
      </div>
    </PayFrame>
  );
}
