import { sampleStates } from '@doorstep/contract/lab';
import type { LabBooking } from '@doorstep/contract/lab.schema';
import { Card } from '@doorstep/ui/base/card';
import { Icon } from '@doorstep/ui/base/icon';
import { indian } from '@doorstep/ui/messages/indian';
import { usePageMessages } from '../../messages/messages.ts';
import { collectionMessages } from './messages.en.ts';
import { wrapText } from '@doorstep/ui/messages/wrap-text';

/** How far the sample is, in words: what is behind with its time, and what comes next. */
export function Sample({ sample, bookedAt }: { sample: LabBooking['data']['sample']; bookedAt: string }) {
  const messages = usePageMessages('collection', collectionMessages);
  const reached = sampleStates.indexOf(sample.state);
  const times = {
    booked: bookedAt,
    collected: sample.collected_at,
    'at-lab': sample.at_lab_at,
    reported: sample.reported_at,
  };
  return (
    <Card className="flex flex-col gap-3 print:hidden">
      <h2 className="text-lead">{messages.sample}</h2>
      <ol className="flex flex-col gap-3">
        {sampleStates.map((state, at) => {
          const time = times[state],
            behind = at <= reached;
          return (
            <li key={state} aria-current={at === reached ? 'step' : undefined} className="flex gap-3">
              <Icon
                name={behind ? 'icon-circle-check' : 'icon-clock'}
                className={behind ? 'mt-[0.125em] text-accent-text' : 'mt-[0.125em] text-content-muted'}
              />
              <div className="flex min-w-0 flex-col">
                <span className={at === reached ? 'font-strong' : behind ? undefined : 'text-content-muted'}>
                  {wrapText(messages.states[state])}
                  {behind && <span className="sr-only">{`, ${messages.done}`}</span>}
                </span>
                {behind && time && (
                  <time dateTime={time} className="text-meta text-content-muted tabular-nums">
                    {messages.when(...indian(time))}
                  </time>
                )}
                {at === reached + 1 && <span className="text-meta text-content-muted">{messages.next}</span>}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
