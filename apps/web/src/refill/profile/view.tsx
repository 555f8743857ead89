import type { Refills } from '@doorstep/contract/refill.schema';
import { DOSE_MAX, REMIND_DAYS } from '@doorstep/contract/refill';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { useLang } from '@doorstep/ui/messages/provider';
import { OrderAgain, OrderAgainSkeleton, type OrderAgainProps } from '@doorstep/ui/refill/order-again';
import { RefillList, RefillListSkeleton, type RefillListProps } from '@doorstep/ui/refill/refill-list';
import { useId } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { refillPageMessages } from '../messages.en.ts';
import { refillRow } from '../rows.ts';

export interface RefillsTabViewProps extends Pick<
  RefillListProps,
  'onDoseChange' | 'onRemindChange' | 'onForget'
> {
  refills: Resource<Refills>;
  again: Pick<OrderAgainProps, 'rows' | 'selected' | 'added' | 'error' | 'onSelectedChange' | 'onAdd'>;
}

export function RefillsTabView({
  refills,
  again,
  onDoseChange,
  onRemindChange,
  onForget,
}: RefillsTabViewProps) {
  const messages = usePageMessages('refillPage', refillPageMessages);
  const lang = useLang();
  const id = useId();
  if (refills.state === 'loading')
    return (
      <div aria-busy className="flex flex-col gap-6">
        <OrderAgainSkeleton />
        <RefillListSkeleton />
      </div>
    );
  if (refills.state === 'error')
    return (
      <ErrorState
        title={messages.loadFailed}
        description={messages.nothingLost}
        offline={refills.problem === 'offline'}
        onRetry={refills.retry}
      />
    );
  const { data, channels, today } = refills.data;
  if (data.length === 0)
    return (
      <EmptyState title={messages.noneTitle} description={messages.noneText}>
        <LinkButton href="/medicines">{messages.toMedicines}</LinkButton>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-6">
      <OrderAgain {...again} today={today} cartHref="/order-step-1" />
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <h2 id={id} className="text-title">
          {messages.taken}
        </h2>
        <RefillList
          rows={data.map((one) => refillRow(one, lang))}
          ways={channels}
          daysBefore={REMIND_DAYS}
          maxDose={DOSE_MAX}
          onDoseChange={onDoseChange}
          onRemindChange={onRemindChange}
          onForget={onForget}
          today={today}
        />
      </section>
    </div>
  );
}
