import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import type { Resource } from '../app/resource.ts';
import { usePageMessages } from '../messages/messages.ts';
import { homeServiceMessages } from './service-messages.en.ts';

/** A service that is not there, or does not come: for every page of one. */
export function ServiceMissing({ service }: { service: Extract<Resource<unknown>, { state: 'error' }> }) {
  const messages = usePageMessages('homeService', homeServiceMessages);
  return service.problem === 'not-found' ? (
    <EmptyState headingLevel={1} title={messages.notFound} description={messages.notFoundText}>
      <LinkButton href="/paramedical">{messages.back}</LinkButton>
    </EmptyState>
  ) : (
    <ErrorState
      headingLevel={1}
      title={messages.failed}
      offline={service.problem === 'offline'}
      onRetry={service.retry}
    />
  );
}
