import type { Booking } from '@doorstep/contract/schedule.schema';
import { Card } from '@doorstep/ui/base/card';
import { Icon } from '@doorstep/ui/base/icon';
import { Notice } from '@doorstep/ui/base/notice';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import { KeepReadyList } from '@doorstep/ui/paramedical/keep-ready-list';
import { usePageMessages } from '../../messages/messages.ts';
import { visitProductMessages } from './messages.en.ts';

/** When and where somebody comes, what to keep ready, and until when it can be undone. */
export function Booked({
  booking: { title, title_hi, status, starts_at, ends_at, place, keep_ready, free_until, can_cancel },
}: {
  booking: Booking;
}) {
  const messages = usePageMessages('visitProduct', visitProductMessages);
  const hindi = useLang() === 'hi-IN';
  return (
    <>
      <Card className="flex flex-col gap-3">
        <h2 className="text-title wrap-anywhere">{(hindi && title_hi) || title}</h2>
        <dl className="flex flex-col gap-3">
          <div>
            <dt className="flex items-center gap-2 text-meta text-content-muted">
              <Icon name="icon-calendar-days" className="text-accent-text" />
              <span>{messages.when}</span>
            </dt>
            <dd className="font-strong">
              <time dateTime={starts_at}>
                {messages.span(messages.moment(...indian(starts_at)), indian(ends_at)[4])}
              </time>
              <span>{` · ${messages.indianTime}`}</span>
            </dd>
          </div>
          {place && (
            <div>
              <dt className="flex items-center gap-2 text-meta text-content-muted">
                <Icon name="icon-map-pin" className="text-accent-text" />
                <span>{messages.where}</span>
              </dt>
              <dd className="wrap-anywhere">{place}</dd>
            </div>
          )}
        </dl>
        {can_cancel && free_until && (
          <p className="text-meta">{messages.ownUntil(messages.moment(...indian(free_until)))}</p>
        )}
      </Card>
      {status === 'checking' && <Notice tone="info">{messages.checking}</Notice>}
      <KeepReadyList
        items={keep_ready.map(({ icon, text, text_hi }) => ({ icon, text: hindi ? text_hi : text }))}
      />
    </>
  );
}
