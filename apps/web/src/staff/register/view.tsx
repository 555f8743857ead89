import type { Register, RegisterLine } from '@doorstep/contract/review.schema';
import { Button } from '@doorstep/ui/base/button';
import { Icon } from '@doorstep/ui/base/icon';
import { Link } from '@doorstep/ui/base/link';
import { Pagination } from '@doorstep/ui/base/pagination';
import { SelectField } from '@doorstep/ui/base/select-field';
import { indian } from '@doorstep/ui/messages/indian';
import { DataTable, DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { Moment } from '@doorstep/ui/staff/moment';
import { pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { nameOf } from '../name.ts';
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
            {messages.csv}
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
            <Lines lines={lines.data.data} opensOrders={opensOrders} caption={monthName(lines.data.month)} />
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
    </>
  );
}
function Lines({
  lines,
  opensOrders,
  caption,
}: {
  lines: readonly RegisterLine[];
  opensOrders: boolean;
  caption: string;
}) {
  const messages = usePageMessages('register', registerMessages);
  const unknown = <span className={quiet}>{messages.unknown}</span>;
  const columns = (['at', 'patient', 'medicine', 'quantity', 'batch', 'prescriber', 'written'] as const).map(
    (key) => ({ key, title: messages[key], numeric: key === 'quantity' }),
  );
  const rows = lines.map((line, at) => ({
    key: `${line.order_id} ${at}`,
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
      patient: <Two first={nameOf(line.patient)} second={line.address} />,
      medicine: <Two first={line.medicine} second={line.salt} />,
      quantity: line.quantity,
      // A number is read as one: a column may not become narrower than it.
      batch: line.batch === null ? unknown : <span className="wrap-break-word">{line.batch}</span>,
      prescriber: <Prescriber {...line.prescriber} />,
      written: line.written_on ? messages.day(...day(line.written_on)) : unknown,
    },
  }));
  return <DataTable caption={`${messages.title}: ${caption}`} columns={columns} rows={rows} />;
}
/** Name, number and place, one below the other; what the register wants and nobody noted is said. */
function Prescriber({ name, registration, address }: RegisterLine['prescriber']) {
  const messages = usePageMessages('register', registerMessages);
  const of = [name, registration].filter((one) => one !== null);
  if (of.length === 0 && !address) return <span className={quiet}>{messages.unknown}</span>;
  return (
    <span className="flex min-w-0 flex-col">
      <Two first={of[0] ?? messages.unknown} second={of[1] ?? null} />
      <span className={quiet}>{address ?? messages.addressUnknown}</span>
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
