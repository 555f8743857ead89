import { brand } from '@doorstep/contract/brand';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { SlotPicker } from '@doorstep/ui/appointment/slot-picker';
import { ErrorState } from '@doorstep/ui/base/error-state';
import { LinkButton } from '@doorstep/ui/base/link-button';
import type { Resource } from '../app/resource.ts';
import { usePageMessages } from '../messages/messages.ts';
import { visitPartMessages } from './visit-part-messages.en.ts';

export interface TimesProps {
  days: Resource<BookableDays>;
  /** The chosen time, 'YYYY-MM-DDTHH:MM'; '' for none. */
  value: string;
  /** Kept for this person since its payment was opened. */
  held?: string | undefined;
  /** Taken by somebody else while it was chosen. */
  lost: string | undefined;
  onValueChange: (time: string) => void;
}
/** When somebody is to come. */
export default function Times({ days, value, held, lost, onValueChange }: TimesProps) {
  const messages = usePageMessages('visitPart', visitPartMessages);
  if (days.state === 'error')
    return (
      <ErrorState
        headingLevel={3}
        title={messages.daysFailed}
        offline={days.problem === 'offline'}
        onRetry={days.retry}
      />
    );
  const known = days.state === 'ready' ? days.data.data : undefined;
  return (
    <SlotPicker
      days={known?.days}
      now={known?.now ?? ''}
      value={value}
      held={held}
      lost={lost}
      onValueChange={onValueChange}
      otherwise={
        <>
          <p>{messages.noTimes}</p>
          <LinkButton href={`tel:${brand.phone}`} tone="plain">
            {messages.call(brand.phoneShown)}
          </LinkButton>
        </>
      }
    />
  );
}
