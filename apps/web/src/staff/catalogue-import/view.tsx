import type { CatalogueImports, UndoneImport } from '@doorstep/contract/catalogue.schema';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Pagination } from '@doorstep/ui/base/pagination';
import { ColumnMapping, type ColumnMappingProps } from '@doorstep/ui/staff/column-mapping';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import { ImportHistory } from '@doorstep/ui/staff/import-history';
import { ImportPanel, type ImportPanelProps } from '@doorstep/ui/staff/import-panel';
import { ImportPreview, type ImportPreviewRow } from '@doorstep/ui/staff/import-preview';
import { hrefOf, pagesOf } from '../../app/paging.ts';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { catalogueMessages } from '../catalogue/messages.en.ts';
import { LoadFailed } from '../list-states.tsx';

const LEFT_SHOWN = 10;
/** What an undoing would do, in words. */
export function UndoText({ undone }: { undone: UndoneImport }) {
  const messages = usePageMessages('catalogue', catalogueMessages);
  const { restored, removed, left, left_rows: rows } = undone;
  const named = rows.slice(0, LEFT_SHOWN).map(({ name, reason }) => messages.leftBecause[reason](name));
  return [
    messages.undoSums(restored, removed),
    left > 0 && messages.undoLeft(left),
    named.join(', ') + (left > LEFT_SHOWN ? '…' : ''),
  ]
    .filter(Boolean)
    .join(' ');
}

export interface ImportViewProps {
  /** Of the imports of before. */
  page: number;
  csv: ImportPanelProps &
    Pick<ColumnMappingProps, 'columns' | 'found' | 'onMap'> & { preview: readonly ImportPreviewRow[] };
  history: Resource<CatalogueImports>;
  /** One is being undone. */
  busy: boolean;
  onUndo: (id: number) => void;
}
export function ImportView({ page, csv, history, busy, onUndo }: ImportViewProps) {
  const messages = usePageMessages('catalogue', catalogueMessages);
  const { columns, found, onMap, preview, ...panel } = csv;
  const isMapped = columns.length > 0 && panel.state !== 'importing' && panel.state !== 'done';
  return (
    <>
      <LinkButton href="/admin/catalogue" tone="plain" className="self-start">
        {messages.toList}
      </LinkButton>
      <ImportPanel id="import" {...panel}>
        {isMapped && <ColumnMapping columns={columns} found={found} onMap={onMap} />}
        {panel.state === 'checked' && preview.length > 0 && <ImportPreview rows={preview} />}
      </ImportPanel>
      {history.state === 'loading' && <DataTableSkeleton />}
      {history.state === 'error' && <LoadFailed title={messages.importsFailed} failed={history} />}
      {history.state === 'ready' && history.data.data.length > 0 && (
        <>
          <ImportHistory
            imports={history.data.data.map(({ undone_at: undoneAt, can_undo: canUndo, ...one }) => ({
              ...one,
              undoneAt,
              canUndo,
            }))}
            busy={busy}
            onUndo={onUndo}
          />
          <Pagination
            page={page}
            pages={pagesOf(history.data.pagination)}
            hrefFor={(to) => hrefOf('/admin/catalogue/import', { page: to })}
          />
        </>
      )}
    </>
  );
}
