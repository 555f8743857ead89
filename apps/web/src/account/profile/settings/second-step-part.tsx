import { ErrorState } from '@doorstep/ui/base/error-state';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { useState } from 'react';
import { useLazyPart } from '../../../app/lazy-part.ts';
import { lazyPart } from '../../../app/route.tsx';
import { usePageMessages } from '../../../messages/messages.ts';
import { accountMessages } from '../../messages.en.ts';

const part = lazyPart<object>(() => import('./second-step.tsx'));

/** Second step of a member of staff, in a chunk that patients never load. */
export function SecondStepPart() {
  const messages = usePageMessages('account', accountMessages);
  const [failed, setFailed] = useState(false);
  const ready = useLazyPart(part.load, !failed, () => setFailed(true));
  if (ready) return <part.Part />;
  if (!failed) return <SkeletonText lines={4} />;
  return (
    <ErrorState
      title={messages.secondStepFailed}
      description={messages.nothingLost}
      headingLevel={3}
      offline={!navigator.onLine}
      onRetry={() => setFailed(false)}
    />
  );
}
