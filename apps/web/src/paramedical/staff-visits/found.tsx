import type { FoundBooking as Found, FoundBookings } from '@doorstep/contract/schedule.schema';
import { labServiceType } from '@doorstep/contract/lab';
import { paramedicalServiceType } from '@doorstep/contract/paramedical';
import { EmptyState } from '@doorstep/ui/base/empty-state';
import { Card } from '@doorstep/ui/base/card';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { useLang } from '@doorstep/ui/messages/provider';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { FoundBooking } from '@doorstep/ui/staff/found-booking';
import { hrefOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../../staff/public.ts';
import { staffVisitsMessages } from './messages.en.ts';
import { isShort, visitsHref } from './state.ts';

export interface FoundProps {
  /** What was looked for. */
  find: string;
  found: Resource<FoundBookings>;
  onCallOff: (booking: Found) => void;
}
const kinds: Readonly<Record<string, 'visit' | 'collection'>> = {
  [paramedicalServiceType]: 'visit',
  [labServiceType]: 'collection',
};
export const kindOf = ({ service_type }: Found) => kinds[service_type] ?? 'appointment';
/** Its place on the list of its day; an appointment stands on the doctor's own desk. */
function boardHref(one: Found): string | undefined {
  const kind = kindOf(one),
    day = one.starts_at.slice(0, 10);
  if (kind === 'appointment') return undefined;
  return `${kind === 'visit' ? visitsHref({ day }) : hrefOf('/staff/collections', { day })}#${one.id}`;
}
/** The service, or the doctor, in the reader's language. */
export const whatOf = ({ title, title_hi }: Found, lang: string) =>
  lang === 'hi-IN' ? (title_hi ?? title) : title;

/** Bookings of any day that fit what was typed, in place of the board. */
export function FoundList({ find, found, onCallOff }: FoundProps) {
  const messages = usePageMessages('staffVisits', staffVisitsMessages);
  const lang = useLang();
  const known = found.state === 'ready' ? found.data : undefined;
  return (
    <section aria-label={messages.found} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-content-muted">
          {known && !isShort(find) ? messages.bookings(known.total, known.data.length) : ''}
        </p>
        <LinkButton tone="plain" href={visitsHref({})}>
          {messages.toBoard}
        </LinkButton>
      </div>
      {found.state === 'loading' && <DataTableSkeleton />}
      {found.state === 'error' && <LoadFailed title={messages.findFailed} failed={found} />}
      {known?.data.length === 0 && (
        <EmptyState
          title={isShort(find) ? messages.tooShort : messages.nothingFound(find)}
          description={messages.findHint}
        />
      )}
      {known && known.data.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {known.data.map((one) => (
              <li key={one.id} className="py-3">
                <FoundBooking
                  id={one.id}
                  kind={kindOf(one)}
                  what={whatOf(one, lang)}
                  startsAt={one.starts_at}
                  patient={one.patient}
                  status={one.status}
                  boardHref={boardHref(one)}
                  onCancel={() => onCallOff(one)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
