import { EmptyState } from '@doorstep/ui/base/empty-state';
import { ErrorState, type ErrorStateProps } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import type { Resource } from '../app/resource.ts';
import { usePageWords } from '../words/words.ts';
import { staff } from './words.ts';

/** Something of the staff's that could not be loaded. */
export function LoadFailed({
  failed: { problem, retry },
  ...props
}: Pick<ErrorStateProps, 'title' | 'headingLevel'> & {
  failed: Extract<Resource<never>, { state: 'error' }>;
}) {
  const words = usePageWords('staff', staff);
  const offline = problem === 'offline';
  return (
    <ErrorState {...props} text={offline ? undefined : words.nothingLost} offline={offline} onRetry={retry} />
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
  const words = usePageWords('staff', staff);
  return page > 1 ? (
    <EmptyState title={words.pastEnd}>
      <LinkButton href={firstHref}>{words.firstPage}</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState title={title} text={text} />
  );
}
