import type { ConsultationDetail } from '@doorstep/contract/consultation.schema';
import { AuthRequired } from '@doorstep/ui/account/auth-required';
import { Button } from '@doorstep/ui/base/button';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { EmergencyCard } from '@doorstep/ui/consultation/emergency-card';
import type { ReactNode } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { emergencyNumbers } from '../availability.ts';
import { consultationMessages } from '../messages.en.ts';

export interface ConsultationViewProps {
  consultation: Resource<{ data: ConsultationDetail }>;
  /** Where a visitor logs in; undefined for who is logged in. */
  loginHref: string | undefined;
  /** It is neither a chat nor a video consultation. */
  unknownType: boolean;
  onReload: () => void;
  /** The consultation itself. */
  children: ReactNode;
}

/** What stands in place of a consultation that is not there yet, or cannot be shown. */
export function ConsultationView({
  consultation,
  loginHref,
  unknownType,
  onReload,
  children,
}: ConsultationViewProps) {
  const messages = usePageMessages('consultation', consultationMessages);
  if (loginHref !== undefined) return <AuthRequired description={messages.loginText} loginHref={loginHref} />;
  if (consultation.state === 'loading')
    return (
      <div
        aria-busy
        className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-start"
      >
        <Skeleton shape="card" className="h-28" />
        <Skeleton shape="card" className="h-80" />
      </div>
    );
  if (consultation.state === 'error')
    return consultation.problem === 'not-found' ? (
      <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
        <LinkButton href="/PatientDashboard">{messages.toHub}</LinkButton>
      </EmptyState>
    ) : (
      <div className="flex flex-col gap-6">
        <ErrorState
          headingLevel={1}
          title={messages.failed}
          description={messages.failedText}
          offline={consultation.problem === 'offline'}
        >
          <Button onClick={onReload}>{messages.tryAgain}</Button>
        </ErrorState>
        <EmergencyCard numbers={emergencyNumbers} tone="quiet" />
      </div>
    );
  if (unknownType)
    return (
      <EmptyState headingLevel={1} title={messages.unknownType} description={messages.unknownTypeText}>
        <LinkButton href="/PatientDashboard">{messages.toHub}</LinkButton>
      </EmptyState>
    );
  return children;
}
