'use client';
import { Button } from '../../base/button/button.tsx';
import { Notice } from '../../base/notice/notice.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { catalogueMessages } from '../catalogue-messages.en.ts';

interface Figures {
  mrpPaise: number;
  offerPaise: number;
  stock: number;
}
export interface BulkPreview {
  /** It is done; else it is only shown. */
  applied: boolean;
  changed: number;
  same: number;
  refused: number;
  rows: ReadonlyArray<{ id: number; name: string; before: Figures; after: Figures }>;
  refusedRows: ReadonlyArray<{ id: number; name: string; reason: string }>;
}
interface OutcomeProps {
  /** Of the panel. */
  id: string;
  /** What would be, or was done. */
  preview: BulkPreview;
  /** Work is under way: presses are ignored. */
  busy: boolean;
  /** Does what was shown. */
  onApply: () => void;
}

/** What a change of many would do, or has done: before and after, and what cannot be changed. */
export function Outcome({ id, preview, busy, onApply }: OutcomeProps) {
  const messages = useMessages('catalogue', catalogueMessages);
  const moved = (from: string, to: string) => (from === to ? from : messages.fromTo(from, to));
  const columns = [
    { key: 'name', title: messages.columns.medicine },
    { key: 'offer', title: messages.offerPrice, numeric: true },
    { key: 'mrp', title: messages.mrpColumn, numeric: true },
    { key: 'stock', title: messages.columns.stock, numeric: true },
  ];
  const rows = preview.rows.map(({ id: row, name, before, after }) => ({
    key: String(row),
    cells: {
      name,
      offer: moved(formatPaise(before.offerPaise), formatPaise(after.offerPaise)),
      mrp: moved(formatPaise(before.mrpPaise), formatPaise(after.mrpPaise)),
      stock: moved(count(before.stock), count(after.stock)),
    },
  }));
  return (
    <>
      <Notice
        tone={preview.applied ? 'success' : 'info'}
        title={preview.applied ? messages.applied : messages.previewed}
      >
        {messages.sums(preview.changed, preview.same, preview.refused)}
      </Notice>
      {preview.refusedRows.length > 0 && (
        <div className="flex flex-col gap-2">
          <h3 id={`${id}-refused`} className="text-lead">
            {messages.refusedTitle}
          </h3>
          <ul aria-labelledby={`${id}-refused`} className="flex flex-col gap-2">
            {preview.refusedRows.map(({ id: row, name, reason }) => (
              <li key={row} className="flex flex-wrap gap-x-3 border-b border-line pb-2 wrap-anywhere">
                <span className="font-strong">{name}</span>
                <span className="min-w-0">{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {rows.length > 0 && <DataTable caption={messages.beforeAfter} columns={columns} rows={rows} />}
      {preview.changed > rows.length && (
        <p className="text-meta text-content-muted">{messages.moreRows(preview.changed - rows.length)}</p>
      )}
      {!preview.applied && preview.changed > 0 && (
        <Button busy={busy} onClick={onApply} className="self-start">
          {messages.apply(preview.changed)}
        </Button>
      )}
    </>
  );
}
