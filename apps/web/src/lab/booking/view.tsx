import { collectionHours, type LabItem, type PrepPlan as Plan } from '@doorstep/contract/lab';
import { ActionBar } from '@doorstep/ui/base/action-bar';
import { Breadcrumb } from '@doorstep/ui/base/breadcrumb';
import { Button } from '@doorstep/ui/base/button';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { formatPaise } from '@doorstep/ui/base/price';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { PrepPlan } from '@doorstep/ui/lab/prep-plan';
import { TestCart, type TestCartProps } from '@doorstep/ui/lab/test-cart';
import { useLang } from '@doorstep/ui/messages/provider';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import type { ChosenTests } from '../chosen.ts';
import { labBookMessages } from './messages.en.ts';
import type { LabScheduleProps } from './schedule.tsx';

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const LAST_MINUTE = minutesOf(collectionHours.to);

/** How to prepare for all chosen tests, at the chosen time. */
export function CartPlan({
  chosen,
  plan,
  at,
  ...acts
}: {
  chosen: Pick<ChosenTests, 'all'>;
  plan: Plan;
  at: string | null;
  onPrint?: () => void;
}) {
  const hindi = useLang() === 'hi-IN';
  const titles = chosen.all
    .filter(({ id }) => plan.fasting_for.includes(id))
    .map(({ title, title_hi }) => (hindi ? title_hi : title));
  return (
    <PrepPlan
      {...acts}
      tests={plan.tests}
      collectAt={at}
      fastingHours={plan.fasting_hours}
      lastMealAt={plan.last_meal_at}
      waterOnly={plan.water_only}
      medicines={plan.medicines.map(({ text, text_hi }) => (hindi ? text_hi : text))}
      limit={
        plan.times
          ? {
              tests: titles.join(', '),
              untilMinutes: minutesOf(plan.times.to),
              elseUntilMinutes: LAST_MINUTE,
            }
          : undefined
      }
    />
  );
}

export interface LabBookViewProps extends Omit<LabScheduleProps, 'children'> {
  /** Where and when: fetched once there is something to collect. */
  Schedule: ComponentType<LabScheduleProps>;
  chosen: Resource<ChosenTests>;
  lines: TestCartProps['lines'];
  notes: TestCartProps['notes'];
  plan: Plan;
  /** ISO instant of the chosen time. */
  at: string | null;
  /** The chosen time breaks the fast, or was taken. */
  dropped: 'broken' | 'taken' | undefined;
  onRemove: (item: LabItem) => void;
  onClearTests: () => void;
  onClearPackages: () => void;
  onPrint: () => void;
}

/** Cart, times, place and plan of lab tests, with the sum and the way to pay. */
export function LabBookView({
  chosen,
  Schedule,
  lines,
  notes,
  plan,
  at,
  dropped,
  onRemove,
  onClearTests,
  onClearPackages,
  onPrint,
  ...schedule
}: LabBookViewProps) {
  const messages = usePageMessages('labBook', labBookMessages);
  const head = (
    <div className="flex flex-col gap-2">
      <Breadcrumb
        items={[
          { href: '/medical-tests', label: messages.catalogue },
          { href: '/medical-tests/booking', label: messages.title },
        ]}
      />
      <PageHeader title={messages.title} />
    </div>
  );
  if (chosen.state === 'error')
    return (
      <ErrorState
        headingLevel={1}
        title={messages.failed}
        description={messages.failedText}
        offline={chosen.problem === 'offline'}
        onRetry={chosen.retry}
      />
    );
  if (chosen.state === 'loading') return <LabBookSkeleton />;
  const cart = (
    <TestCart
      lines={lines}
      notes={notes}
      browseHref="/medical-tests"
      onRemove={onRemove}
      onClearTests={onClearTests}
      onClearPackages={onClearPackages}
    />
  );
  if (lines.length === 0)
    return (
      <div className="flex flex-col gap-6">
        {head}
        {cart}
      </div>
    );
  const { subtotalPaise } = chosen.data,
    { delivery } = schedule,
    total = subtotalPaise + delivery.feePaise;
  const sums: ReadonlyArray<readonly [string, ReactNode]> = [
    [messages.subtotal, formatPaise(subtotalPaise)],
    [messages.collection, delivery.feePaise > 0 ? formatPaise(delivery.feePaise) : messages.free],
    [messages.total, formatPaise(total)],
  ];
  return (
    <div className="flex flex-col gap-6">
      {head}
      {cart}
      {dropped && (
        <Notice tone="warning">{dropped === 'broken' ? messages.timeDropped : messages.timeTaken}</Notice>
      )}
      <Suspense fallback={<Skeleton shape="card" className="h-40" />}>
        <Schedule {...schedule}>
          <CartPlan chosen={chosen.data} plan={plan} at={at} onPrint={onPrint} />
          <dl className="flex flex-col gap-2 tabular-nums">
            {sums.map(([name, value], i) => (
              <div
                key={name}
                className={`flex justify-between gap-x-4 ${i === sums.length - 1 ? 'font-strong' : ''}`}
              >
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <LinkButton href="/medical-tests/book-appointment" tone="quiet">
            {messages.payAtCollection}
          </LinkButton>
          <ActionBar>
            <Button type="submit" size="lg" wide>
              {messages.payAndBook(formatPaise(total))}
            </Button>
          </ActionBar>
        </Schedule>
      </Suspense>
    </div>
  );
}
/** The page while it is loading. */
export function LabBookSkeleton() {
  const messages = usePageMessages('labBook', labBookMessages);
  return (
    <div aria-busy className="flex flex-col gap-6">
      <h1 className="sr-only">{messages.title}</h1>
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <Skeleton className="h-9 w-56 max-w-full" />
      <Skeleton shape="card" className="h-40" />
      <Skeleton shape="card" className="h-40" />
    </div>
  );
}
