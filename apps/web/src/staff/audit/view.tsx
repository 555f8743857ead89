import type { AuditLine, AuditList } from '@doorstep/contract/staff.schema';
import { Badge } from '@doorstep/ui/base/badge';
import { Pagination } from '@doorstep/ui/base/pagination';
import { DataTable, DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { Moment } from '@doorstep/ui/staff/moment';
import { hrefOf, pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed, NothingListed } from '../list-states.tsx';
import { staffMessages } from '../messages.en.ts';

const hrefFor = (page: number) => hrefOf('/admin/audit', { page });
/** A word of ours, or the program's where there is none yet. */
const said = (messages: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(messages, key) ? messages[key] : key;
const shown = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

export function AuditView({ page, lines }: { page: number; lines: Resource<AuditList> }) {
  const messages = usePageMessages('staff', staffMessages);
  if (lines.state === 'loading') return <DataTableSkeleton />;
  if (lines.state === 'error') return <LoadFailed title={messages.auditFailed} failed={lines} />;
  if (lines.data.data.length === 0)
    return (
      <NothingListed
        page={page}
        firstHref={hrefFor(1)}
        title={messages.noAudit}
        text={messages.noAuditText}
      />
    );
  const changesOf = ({ changes }: AuditLine) =>
    Object.entries(changes ?? {})
      .map(([field, { from, to }]) => messages.changed(field, shown(from), shown(to)))
      .join(', ');
  const columns = (['at', 'who', 'what', 'whose', 'result'] as const).map((key) => ({
    key,
    title: messages[key],
  }));
  const rows = lines.data.data.map((line) => ({
    key: String(line.id),
    cells: {
      at: <Moment at={line.at} />,
      who: `${line.actor.name} (${said(messages.roles, line.actor.role)})`,
      what: (
        <span>
          {said(messages.actions, line.action)}: {said(messages.objects, line.object_kind)} {line.object_id}
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
  }));
  return (
    <>
      <DataTable caption={messages.audit} columns={columns} rows={rows} />
      <Pagination page={page} pages={pagesOf(lines.data.pagination)} hrefFor={hrefFor} />
    </>
  );
}
