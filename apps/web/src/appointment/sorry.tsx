import { EmptyState } from '@doorstep/ui/base/empty-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { usePageMessages } from '../messages/messages.ts';
import { appointmentBookMessages } from './book-messages.en.ts';
import { timesHref } from './doctor-props.ts';

/** In place of a page whose address, or tab, lacks what it needs. */
export function Unusable({ title }: { title: string }) {
  const messages = usePageMessages('appointmentBook', appointmentBookMessages);
  return (
    <EmptyState headingLevel={1} title={title} description={messages.missingText}>
      <LinkButton href="/">{messages.startOver}</LinkButton>
    </EmptyState>
  );
}
/** Leads to other times of this doctor. */
export function OtherTime({ doctor }: { doctor: number }) {
  const { otherTime } = usePageMessages('appointmentBook', appointmentBookMessages);
  return (
    <LinkButton href={timesHref(doctor)} size="lg" wide>
      {otherTime}
    </LinkButton>
  );
}
