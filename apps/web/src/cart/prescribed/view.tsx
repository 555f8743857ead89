import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { usePageMessages } from '../../messages/messages.ts';
import { cartProposalMessages } from '../proposal/messages.en.ts';
import { cartPrescribedMessages } from './messages.en.ts';
import type { Put } from './put-prescribed.ts';

export interface PrescribedViewProps {
  /** How far it is, and what came of it. */
  came: 'putting' | 'failed' | 'expired' | (Put & { replaced: boolean });
  onRetry: () => void;
}

export function PrescribedView({ came, onRetry }: PrescribedViewProps) {
  const messages = usePageMessages('cartPrescribed', cartPrescribedMessages),
    { toPrescriptions } = usePageMessages('cartProposal', cartProposalMessages);
  const back = (
    <LinkButton href="/prescriptions" tone="plain">
      {toPrescriptions}
    </LinkButton>
  );
  if (came === 'failed')
    return (
      <ErrorState headingLevel={1} title={messages.failed} description={messages.again} onRetry={onRetry}>
        {back}
      </ErrorState>
    );
  if (came === 'expired')
    return (
      <EmptyState headingLevel={1} title={messages.expired}>
        <LinkButton href="/online-consultation">{messages.ask}</LinkButton>
        {back}
      </EmptyState>
    );
  return (
    <div aria-busy={came === 'putting' || undefined} className="flex flex-1 flex-col gap-6">
      <PageHeader title={messages.title} actions={back} />
      {came === 'putting' ? (
        <>
          <p role="status">{messages.putting}</p>
          <SkeletonText lines={4} />
        </>
      ) : (
        <div className="flex w-full max-w-text flex-col gap-4">
          <Notice
            tone={came.missing.length > 0 ? 'warning' : 'success'}
            title={came.count > 0 ? messages.inCart(came.count) : messages.nothing}
          >
            {came.missing.length > 0 && (
              <>
                <p>{messages.missing}</p>
                <ul>
                  {came.missing.map((one) => (
                    <li key={one.id}>
                      <span translate="no">{one.name}</span>
                      <span>{`: ${one.reason === 'few' ? messages.few(one.packs, one.of) : messages.reasons[one.reason]}`}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Notice>
          {came.replaced && <Notice tone="info">{messages.replaced}</Notice>}
          {came.count > 0 && (
            <LinkButton href="/order-step-1" size="lg" className="self-start">
              {messages.toCart}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}
