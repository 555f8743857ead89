// The roles that the elements have by nature are written out: a browser forgets them once the table is laid out otherwise.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../cn.ts';
import { wrapText } from '../../messages/wrap-text.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';

export interface TableProps extends ComponentProps<'table'> {
  /** The table's name, for readers. */
  caption: string;
}
/** A table where there is room, a card for each row where there is not and in comfort mode: the same markup, so nothing is said twice. Its parts are TableHead with TableColumns, and TableBody with TableRows of TableCells. */
export function Table({ caption, className, children, ...props }: TableProps) {
  return (
    <table
      data-slot="table"
      role="table"
      {...props}
      className={cn('block w-full standard:lg:table', className)}
    >
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

export interface TableHeadProps extends ComponentProps<'thead'> {}
/** The names of the columns; out of sight where rows are cards. */
export function TableHead({ children, className, ...props }: TableHeadProps) {
  return (
    <thead
      role="rowgroup"
      {...props}
      className={cn(
        'hidden bg-surface-sunken text-meta text-content-muted standard:lg:table-header-group',
        className,
      )}
    >
      <tr role="row" className="border border-line">
        {children}
      </tr>
    </thead>
  );
}

export interface TableColumnProps extends ComponentProps<'th'> {
  /** Numbers stand at the end. */
  numeric?: boolean | undefined;
  /** The rows can stand by this column: whether they do now, and where they stand so, or the other way round. */
  sort?: { now: 'ascending' | 'descending' | undefined; href: string } | undefined;
}
/** The name of a column, a link where the rows can stand by it. */
export function TableColumn({ numeric = false, sort, children, className, ...props }: TableColumnProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort && (sort.now ?? 'none')}
      {...props}
      className={cn('font-medium standard:lg:p-2', numeric ? 'text-end' : 'text-start', className)}
    >
      {sort ? (
        <Link
          href={sort.href}
          className="inline-flex min-h-target items-center gap-1 rounded-small text-accent-text underline underline-offset-4"
        >
          {wrapText(children)}
          {sort.now && <Icon name={sort.now === 'ascending' ? 'icon-chevron-up' : 'icon-chevron-down'} />}
        </Link>
      ) : (
        children
      )}
    </th>
  );
}

export interface TableBodyProps extends ComponentProps<'tbody'> {}
/** The rows. */
export function TableBody({ className, ...props }: TableBodyProps) {
  return (
    <tbody
      role="rowgroup"
      {...props}
      className={cn('flex flex-col gap-3 standard:lg:table-row-group', className)}
    />
  );
}

export interface TableRowProps extends ComponentProps<'tr'> {}
/** One row, or one card. */
export function TableRow({ className, ...props }: TableRowProps) {
  return (
    <tr
      role="row"
      {...props}
      className={cn(
        'flex flex-col gap-2 rounded-card border border-line bg-surface-raised p-4 standard:lg:table-row',
        className,
      )}
    />
  );
}

export interface TableCellProps extends ComponentProps<'td'> {
  /** The name of its column, said on a card; without one it names the row. */
  column?: ReactNode;
  /** Numbers stand at the end. */
  numeric?: boolean | undefined;
}
/** One cell. An empty one is left out of a card. */
export function TableCell({ column, numeric = false, children, className, ...props }: TableCellProps) {
  const classes = cn(
    'flex-wrap items-baseline justify-between gap-x-4 gap-y-1 font-regular wrap-anywhere standard:lg:table-cell standard:lg:p-2',
    numeric ? 'text-end whitespace-nowrap tabular-nums' : 'text-start',
    children === null || children === undefined ? 'hidden' : 'flex',
    className,
  );
  return column === undefined ? (
    <th role="rowheader" scope="row" {...props} className={classes}>
      {children}
    </th>
  ) : (
    <td role="cell" {...props} className={classes}>
      {/* On a phone the heads are out of sight: each cell says its own. */}
      <span className="text-meta text-content-muted standard:lg:hidden">{column}</span>
      {wrapText(children)}
    </td>
  );
}
