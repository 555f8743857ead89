import { Button } from '@doorstep/ui/base/button';
import { Card } from '@doorstep/ui/base/card';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { formatPaise } from '@doorstep/ui/base/price';
import { indianTime } from '@doorstep/ui/messages/days';
import type { ReactNode } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import type { LabWish } from './draft.ts';
import { labBookMessages } from './messages.en.ts';

export interface PayingViewProps {
  wish: Pick<LabWish, 'address' | 'date' | 'time'>;
  /** What is booked, with what is paid for each. */
  items: ReadonlyArray<{ title: string; pricePaise: number }>;
  /** How to prepare. */
  plan: ReactNode;
  totalPaise: number;
  /** Back to the form. */
  onChange: () => void;
  /** Where one pays. */
  children: ReactNode;
}
/** What is about to be paid: as it was frozen, with the way back. */
export function PayingView({ wish, items, plan, totalPaise, onChange, children }: PayingViewProps) {
  const messages = usePageMessages('labBook', labBookMessages);
  const subtotal = items.reduce((sum, { pricePaise }) => sum + pricePaise, 0),
    fee = totalPaise - subtotal;
  const rows = [
    [messages.time, messages.when(...indianTime(`${wish.date}T${wish.time}`))],
    [messages.address, wish.address],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={messages.paying} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6 wrap-anywhere">
          <Card>
            <dl className="flex flex-col gap-2 tabular-nums">
              {rows.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-meta text-content-muted">{name}</dt>
                  <dd className="font-strong">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
          <Card>
            <dl className="flex flex-col gap-2 tabular-nums">
              {items.map(({ title, pricePaise }) => (
                <div key={title} className="flex justify-between gap-x-4">
                  <dt>{title}</dt>
                  <dd translate="no" className="flex-none">
                    {formatPaise(pricePaise)}
                  </dd>
                </div>
              ))}
              <div className="flex justify-between gap-x-4">
                <dt>{messages.collection}</dt>
                <dd>{fee > 0 ? formatPaise(fee) : messages.free}</dd>
              </div>
              <div className="flex justify-between gap-x-4 font-strong">
                <dt>{messages.total}</dt>
                <dd translate="no">{formatPaise(totalPaise)}</dd>
              </div>
            </dl>
          </Card>
          {plan}
        </div>
        <div className="flex flex-col gap-4">
          {children}
          <Button tone="quiet" onClick={onChange}>
            {messages.change}
          </Button>
        </div>
      </div>
    </div>
  );
}
