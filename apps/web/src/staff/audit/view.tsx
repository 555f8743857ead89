import type { AuditList } from '@doorstep/contract/staff.schema';
import { Badge } from '@doorstep/ui/base/badge';
import { Link } from '@doorstep/ui/base/link';
import { Pagination } from '@doorstep/ui/base/pagination';
import { DataTable, DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { Moment } from '@doorstep/ui/staff/moment';
import { pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';
import { orderHref } from '../orders/state.ts';
import { AuditFilters, type AuditFiltersProps } from './filters.tsx';
import { auditMessages } from './messages.en.ts';
import { auditHref, isFiltered, type AuditState } from './state.ts';
import { wordsOf } from './words.ts';

export interface AuditViewProps extends AuditFiltersProps {
  lines: Resource<AuditList>;
}
export function AuditView({ lines, ...filters }: AuditViewProps) {
  return (
    <>
      <AuditFilters {...filters} />
      <Lines lines={lines} state={filters.state} />
    </>
  );
}

function Lines({ lines, state }: { lines: Resource<AuditList>; state: AuditState }) {
  const messages = usePageMessages('staff', staffMessages),
    own = usePageMessages('audit', auditMessages);
  if (lines.state === 'loading') return <DataTableSkeleton />;
  if (lines.state === 'error') return <LoadFailed title={messages.auditFailed} failed={lines} />;
  if (lines.data.data.length === 0)
    return (
      <NothingListed
        page={state.page}
        firstHref={auditHref({ ...state, page: 1 })}
        title={isFiltered(state) ? own.none : messages.noAudit}
        text={isFiltered(state) ? own.noneText : messages.noAuditText}
      />
    );
  const columns = (['at', 'who', 'what', 'whose', 'result'] as const).map((key) => ({
    key,
    title: messages[key],
  }));
  const rows = lines.data.data.map((line) => {
    const words = wordsOf(line, messages);
    return {
      key: String(line.id),
      cells: {
        at: <Moment at={line.at} />,
        who: words.who,
        what: (
          <span>
            {words.action}: {words.kind}{' '}
            {line.object_kind === 'order' && line.object ? (
              <Link href={orderHref(line.object)} className="text-accent-text underline underline-offset-4">
                {line.object}
              </Link>
            ) : (
              words.object
            )}
            {words.changes && (
              <>
                <br />
                <span className="text-meta text-content-muted">{words.changes}</span>
              </>
            )}
          </span>
        ),
        whose: words.whose || null,
        result: (
          <Badge
            tone={line.result === 'done' ? 'neutral' : 'danger'}
            icon={line.result === 'done' ? 'icon-check' : 'icon-circle-x'}
            className="whitespace-nowrap"
          >
            {words.result}
          </Badge>
        ),
      },
    };
  });
  return (
    <>
      <p role="status" className="text-meta text-content-muted">
        {own.lines(lines.data.pagination.total)}
      </p>
      <DataTable caption={messages.audit} columns={columns} rows={rows} />
      <Pagination
        page={state.page}
        pages={pagesOf(lines.data.pagination)}
        hrefFor={(page) => auditHref({ ...state, page })}
      />
    </>
  );
}
