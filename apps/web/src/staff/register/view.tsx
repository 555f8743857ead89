import type { Register, RegisterLine } from '@doorstep/contract/review.schema';
import { Badge } from '@doorstep/ui/base/badge';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { Link } from '@doorstep/ui/base/link';
import { Pagination } from '@doorstep/ui/base/pagination';
import { SelectField } from '@doorstep/ui/base/select-field';
import { indian } from '@doorstep/ui/messages/indian';
import { DataTable, DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { Moment } from '@doorstep/ui/staff/moment';
import type { ReactNode } from 'react';
import { pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { orderHref } from '../orders/state.ts';
import { registerMessages } from './messages.en.ts';
import { monthsBackFrom, registerHref, type RegisterState } from './state.ts';

export interface RegisterViewProps {
  state: RegisterState;
  lines: Resource<Register>;
  /** '2026-11', once the server has said so. */
  thisMonth: string | undefined;
  /** Whether orders may be opened by who reads this. */
  opensOrders: boolean;
  onMonth: (month: string) => void;
  makingCsv: boolean;
  onCsv: () => void;
  /** Opens the correction of an entry; undefined for who may not correct. */
  onCorrect: ((line: RegisterLine) => void) | undefined;
  /** Open correction. */
  correction?: ReactNode;
}
const quiet = 'text-meta text-content-muted';

export function RegisterView({
  state,
  lines,
  thisMonth,
  opensOrders,
  onMonth,
  makingCsv,
  onCsv,
  onCorrect,
  correction,
}: RegisterViewProps) {
  const messages = usePageMessages('register', registerMessages);
  const shown = state.month ?? thisMonth ?? '';
  // One that is asked for by a link stands among them, however old.
  const months = [...new Set([...(thisMonth ? monthsBackFrom(thisMonth) : []), ...(shown ? [shown] : [])])];
  const monthName = (month: string) => {
    const [, , at, year] = indian(`${month}-01`);
    return messages.monthName(at, year);
  };
  const total = lines.state === 'ready' ? lines.data.pagination.total : 0;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label={messages.month}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          value={shown}
          onChange={({ currentTarget }) => onMonth(currentTarget.value)}
          className="grow xs:grow-0"
        />
        {total > 0 && (
          <Button tone="plain" busy={makingCsv} onClick={onCsv}>
            <Icon name="icon-download" />
            <span>{messages.csv}</span>
          </Button>
        )}
      </div>
      {lines.state === 'loading' && <DataTableSkeleton />}
      {lines.state === 'error' && <LoadFailed title={messages.failed} failed={lines} />}
      {lines.state === 'ready' && (
        <>
          <p role="status" className={quiet}>
            {messages.found(total)}
          </p>
          {lines.data.data.length > 0 ? (
            <Lines
              lines={lines.data.data}
              opensOrders={opensOrders}
              caption={monthName(lines.data.month)}
              onCorrect={onCorrect}
            />
          ) : (
            <NothingListed
              page={state.page}
              firstHref={registerHref({ ...state, page: 1 })}
              title={messages.none}
              text={messages.noneText}
            />
          )}
          <Pagination
            page={state.page}
            pages={pagesOf(lines.data.pagination)}
            hrefFor={(page) => registerHref({ ...state, page })}
          />
        </>
      )}
      {correction}
    </>
  );
}
function Lines({
  lines,
  opensOrders,
  caption,
  onCorrect,
}: {
  onCorrect: RegisterViewProps['onCorrect'];
  lines: readonly RegisterLine[];
  opensOrders: boolean;
  caption: string;
}) {
  const messages = usePageMessages('register', registerMessages);
  const dayOf = (on: string) => messages.day(...day(on));
  const columns = (['at', 'patient', 'medicine', 'quantity', 'batch', 'prescriber', 'written'] as const).map(
    (key) => ({ key, title: messages[key], numeric: key === 'quantity' }),
  );
  const rows = lines.map((line, at) => ({
    key: `${line.order_id} ${line.position} ${at}`,
    cells: {
      at: (
        <span className="flex min-w-0 flex-col">
          <Moment at={line.at} />
          {opensOrders ? (
            <Link
              href={orderHref(line.order_id)}
              className="inline-flex min-h-target items-center rounded-small whitespace-nowrap text-accent-text underline underline-offset-4"
            >
              {line.order_id}
            </Link>
          ) : (
            <span className="whitespace-nowrap">{line.order_id}</span>
          )}
        </span>
      ),
      patient: <Two first={line.patient.name} second={line.address} />,
      medicine: (
        <span className="flex min-w-0 flex-col">
          <Two first={line.medicine} second={line.salt} />
          {line.refunded && (
            <span className={quiet}>{messages.refunded(dayOf(line.refunded.at.slice(0, 10)))}</span>
          )}
        </span>
      ),
      quantity: line.quantity,
      // A number is read as one: a column may not become narrower than it.
      batch:
        line.batch === null ? (
          <span className={quiet}>{messages.batchUnknown}</span>
        ) : (
          <span className="wrap-break-word">{line.batch}</span>
        ),
      prescriber: <Prescriber line={line} onCorrect={onCorrect} />,
      written: line.written_on && dayOf(line.written_on),
    },
  }));
  return <DataTable caption={`${messages.title}: ${caption}`} columns={columns} rows={rows} />;
}
/** Name, number and address of the prescriber, what the entry misses, its corrections, and the way to correct it. */
function Prescriber({ line, onCorrect }: { line: RegisterLine; onCorrect: RegisterViewProps['onCorrect'] }) {
  const messages = usePageMessages('register', registerMessages);
  const { prescriber, missing, corrections } = line;
  const known = [prescriber.name, prescriber.registration, prescriber.address].filter((one) => one !== null);
  return (
    <span className="flex min-w-0 flex-col items-start gap-1">
      {known.map((text, at) => (
        <span key={text} className={at === 0 ? undefined : quiet}>
          {text}
        </span>
      ))}
      {missing.length > 0 && (
        <>
          <Badge tone="danger" icon="icon-circle-alert">
            {messages.incomplete}
          </Badge>
          <span className="text-meta">
            {messages.missing(missing.map((field) => messages.missingFields[field]).join(', '))}
          </span>
        </>
      )}
      {corrections.length > 0 && (
        <details className="text-meta">
          <summary className="min-h-target content-center">
            {messages.corrections(corrections.length)}
          </summary>
          <ul className="flex flex-col gap-2">
            {corrections.map(({ by, at, reason, before }) => (
              <li key={at}>
                <span className="flex flex-wrap gap-x-1">
                  <span>{messages.correctedBy(by)}</span>
                  <Moment at={at} />
                </span>
                <p>{reason || messages.resent}</p>
                <p className={quiet}>
                  {messages.before(
                    [
                      before.patient,
                      before.prescriber,
                      before.registration,
                      before.prescriber_address,
                      before.written_on && messages.day(...day(before.written_on)),
                    ]
                      .map((value) => value ?? '–')
                      .join('; '),
                  )}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {onCorrect && (
        <Button
          tone={missing.length > 0 ? 'accent' : 'plain'}
          aria-label={messages.correctOf(line.medicine, line.order_id)}
          onClick={() => onCorrect(line)}
        >
          {messages.correct}
        </Button>
      )}
    </span>
  );
}
function day(on: string) {
  const [weekday, date, month, year] = indian(on);
  return [weekday, date, month, year] as const;
}
function Two({ first, second }: { first: string; second: string | null }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span>{first}</span>
      {second && <span className={quiet}>{second}</span>}
    </span>
  );
}
