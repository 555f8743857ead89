import type { AuditLine, AuditList } from '@doorstep/contract/staff.schema';
import { AUDIT_EXPORT_MAX } from '@doorstep/contract/staff';
import { Badge } from '@doorstep/ui/base/badge';
import { Link } from '@doorstep/ui/base/link';
import { Pagination } from '@doorstep/ui/base/pagination';
import { DataTable, DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { Moment } from '@doorstep/ui/staff/moment';
import { knownPages } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';
import { orderHref } from '../orders/state.ts';
import { AuditFilters, type AuditFiltersProps } from './filters.tsx';
import { auditMessages } from './messages.en.ts';
import { auditHref, isFiltered, type AuditState } from './state.ts';
import { wrapText } from '@doorstep/ui/messages/wrap-text';

/** A word of ours, or the program's where there is none yet. */
const said = (words: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(words, key) ? words[key] : key;
const shown = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

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
  const changesOf = ({ changes }: AuditLine) =>
    Object.entries(changes ?? {})
      .map(([field, { from, to }]) => messages.changed(field, shown(from), shown(to)))
      .join(', ');
  const rows = lines.data.data.map((line) => {
    return {
      key: String(line.id),
      cells: {
        at: <Moment at={line.at} />,
        who: `${line.actor.name} (${said(messages.roles, line.actor.role)})`,
        what: (
          <span>
            <span>{`${said(messages.actions, line.action)}: ${said(messages.objects, line.object_kind)} `}</span>
            {line.object_kind === 'order' && line.object ? (
              <Link href={orderHref(line.object)} className="text-accent-text underline underline-offset-4">
                {line.object}
              </Link>
            ) : (
              wrapText(line.object)
            )}
            {line.changes && (
              <>
                <br />
                <span className="text-meta text-content-muted">{changesOf(line)}</span>
              </>
            )}
          </span>
        ),
        whose: line.subject && line.subject.name,
        result: (
          <Badge
            tone={line.result === 'done' ? 'neutral' : 'danger'}
            icon={line.result === 'done' ? 'icon-check' : 'icon-circle-x'}
            className="whitespace-nowrap"
          >
            {messages.results[line.result]}
          </Badge>
        ),
      },
    };
  });
  return (
    <>
      <p role="status" className="text-meta text-content-muted">
        {`${own.lines(lines.data.pagination.total, lines.data.pagination.total_exact)}${!lines.data.pagination.total_exact ? ` ${own.csvCut(AUDIT_EXPORT_MAX)}` : ''}`}
      </p>
      <DataTable caption={messages.audit} columns={columns} rows={rows} />
      <Pagination
        page={state.page}
        {...knownPages(lines.data.pagination)}
        hrefFor={(page) => auditHref({ ...state, page })}
      />
    </>
  );
}
