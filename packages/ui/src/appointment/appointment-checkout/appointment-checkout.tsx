'use client';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { PageHeader } from '../../base/page-header/page-header.tsx';
import { Skeleton } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';
import {
  AppointmentSummary,
  AppointmentSummarySkeleton,
  type AppointmentSummaryProps,
} from '../appointment-summary/appointment-summary.tsx';
import { summaryMessages } from '../summary-messages.en.ts';

export interface AppointmentCheckoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** All of what is paid for, with its patient. */
  summary: AppointmentSummaryProps;
  /** Where one pays. */
  children: ReactNode;
}

const columns = 'grid items-start gap-6 md:grid-cols-2';

/** The last look at an appointment before it is paid: with whom, when, for whom, what it costs, and where one pays. */
export function AppointmentCheckout({ summary, className, children, ...props }: AppointmentCheckoutProps) {
  const messages = useMessages('summary', summaryMessages);
  return (
    <div data-slot="appointment-checkout" {...props} className={cn('flex flex-col gap-6', className)}>
      <PageHeader title={messages.checkAndPay} />
      <div className={columns}>
        <AppointmentSummary {...summary} />
        {children}
      </div>
    </div>
  );
}

/** The place of an AppointmentCheckout that is still loading. */
export function AppointmentCheckoutSkeleton() {
  const messages = useMessages('summary', summaryMessages);
  const { loading } = useMessages('base', baseMessages);
  return (
    <div aria-busy data-slot="appointment-checkout-skeleton" className="flex flex-col gap-6">
      <PageHeader title={messages.checkAndPay} />
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div className={columns}>
        <AppointmentSummarySkeleton />
        <Skeleton shape="card" className="h-40" />
      </div>
    </div>
  );
}
