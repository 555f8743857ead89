import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState, type ErrorStateProps } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import type { Resource } from '../app/resource.ts';
import { usePageMessages } from '../messages/messages.ts';
import { staffFrameMessages } from './frame-messages.en.ts';

/** Something of the staff's that could not be loaded. */
export function LoadFailed({
  failed: { problem, retry },
  ...props
}: Pick<ErrorStateProps, 'title' | 'headingLevel'> & {
  failed: Extract<Resource<never>, { state: 'error' }>;
}) {
  const messages = usePageMessages('staffFrame', staffFrameMessages);
  const offline = problem === 'offline';
  return (
    <ErrorState
      {...props}
      description={offline ? undefined : messages.nothingLost}
      offline={offline}
      onRetry={retry}
    />
  );
}
/** A list with nothing in it; past its end the way leads back to its first page. */
export function NothingListed({
  page,
  firstHref,
  title,
  text,
}: {
  page: number;
  firstHref: string;
  title: string;
  text: string;
}) {
  const messages = usePageMessages('staffFrame', staffFrameMessages);
  return page > 1 ? (
    <EmptyState title={messages.pastEnd}>
      <LinkButton href={firstHref}>{messages.firstPage}</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState title={title} description={text} />
  );
}
