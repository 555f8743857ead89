'use client';
import type { ReactNode } from 'react';
import { SkeletonText } from '../../base/skeleton/skeleton.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  type TableColumnProps,
  type TableProps,
} from '../../base/table/table.tsx';
import { useMessages } from '../../messages/provider.ts';
import { baseMessages } from '../../base/messages.en.ts';

export interface DataTableColumn {
  key: string;
  title: ReactNode;
  /** Numbers stand at the end. */
  numeric?: boolean;
  /** The rows can stand by this column: whether they do now, and where they stand so, or the other way round. */
  sort?: TableColumnProps['sort'];
}
export interface DataTableRow {
  key: string;
  /** By the column's key; the first column names the row. A cell that is null is left out on phones. */
  cells: Readonly<Record<string, ReactNode>>;
  state?: string | undefined;
}
export interface DataTableProps extends Omit<TableProps, 'children'> {
  /** The columns, in this order. */
  columns: readonly DataTableColumn[];
  /** The rows, in this order. */
  rows: readonly DataTableRow[];
}

/** A Table of rows and columns that are given as lists. */
export function DataTable({ columns, rows, ...props }: DataTableProps) {
  return (
    <Table data-slot="data-table" {...props}>
      <TableHead>
        {columns.map(({ key, title, numeric, sort }) => (
          <TableColumn key={key} numeric={numeric} sort={sort}>
            {title}
          </TableColumn>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ key: row, cells, state }) => (
          <TableRow key={row} data-state={state}>
            {columns.map(({ key, title, numeric }, at) => (
              <TableCell key={key} column={at === 0 ? undefined : title} numeric={numeric}>
                {cells[key]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
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
