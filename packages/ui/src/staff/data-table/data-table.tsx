'use client';
// The roles that the elements have by nature are written out: a browser forgets them once the table is laid out otherwise.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';

export interface DataTableColumn {
  key: string;
  title: ReactNode;
  /** Numbers stand at the end. */ numeric?: boolean;
  /** The rows can stand by this column: whether they do now, and where they stand so, or the other way round. */
  sort?: { now: 'ascending' | 'descending' | undefined; href: string } | undefined;
}
export interface DataTableRow {
  key: string;
  /** By the column's key; the first column names the row. A cell that is null is left out on phones. */
  cells: Readonly<Record<string, ReactNode>>;
  state?: string | undefined;
}
export interface DataTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The table's name. */
  caption: string;
  /** The columns, in this order. */
  columns: readonly DataTableColumn[];
  /** The rows, in this order. */
  rows: readonly DataTableRow[];
}

const shapes = {
  table: 'block w-full standard:lg:table',
  head: 'hidden bg-surface-sunken text-meta text-content-muted standard:lg:table-header-group',
  body: 'flex flex-col gap-3 standard:lg:table-row-group',
  row: 'flex flex-col gap-2 rounded-card border border-line bg-surface-raised p-4 standard:lg:table-row',
  cell: 'flex-wrap items-baseline justify-between gap-x-4 gap-y-1 font-regular wrap-anywhere standard:lg:table-cell standard:lg:p-2',
};

/** A table where there is room, a card for each row where there is not and in comfort mode: the same markup, so nothing is said twice. */
export function DataTable({ caption, columns, rows, className, ...props }: DataTableProps) {
  return (
    <table data-slot="data-table" role="table" {...props} className={cn(shapes.table, className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={shapes.head}>
        <tr role="row" className="border border-line">
          {columns.map(({ key, title, numeric, sort }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={sort && (sort.now ?? 'none')}
              className={cn('font-medium standard:lg:p-2', numeric ? 'text-end' : 'text-start')}
            >
              {sort ? (
                <Link
                  href={sort.href}
                  className="inline-flex min-h-target items-center gap-1 rounded-small text-accent-text underline underline-offset-4"
                >
                  {title}
                  {sort.now && (
                    <Icon name={sort.now === 'ascending' ? 'icon-chevron-up' : 'icon-chevron-down'} />
                  )}
                </Link>
              ) : (
                title
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={shapes.body}>
        {rows.map(({ key: row, cells, state }) => (
          <tr key={row} role="row" data-state={state} className={shapes.row}>
            {columns.map(({ key, title, numeric }, at) => {
              const content = cells[key];
              const classes = cn(
                shapes.cell,
                numeric ? 'text-end whitespace-nowrap tabular-nums' : 'text-start',
                content === null || content === undefined ? 'hidden' : 'flex',
              );
              // On a phone the heads are out of sight: each cell says its own.
              return at === 0 ? (
                <th key={key} role="rowheader" scope="row" className={classes}>
                  {content}
                </th>
              ) : (
                <td key={key} role="cell" className={classes}>
                  <span className="text-meta text-content-muted standard:lg:hidden">{title}</span>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The place of a DataTable that is still loading. */
export function DataTableSkeleton({ rows = 4 }: { rows?: number }) {
  const messages = useMessages('base', baseMessages);
  return (
    <div aria-busy data-slot="data-table-skeleton" className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="rounded-card border border-line bg-surface-raised p-4">
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  );
}
