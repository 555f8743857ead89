'use client';
import type { ComponentProps } from 'react';
import { Badge } from '../../base/badge/badge.tsx';
import { Checkbox } from '../../base/checkbox/checkbox.tsx';
import { Link } from '../../base/link/link.tsx';
import { formatPaise } from '../../base/price/price.tsx';
import { indian } from '../../messages/indian.ts';
import { count } from '../../messages/plural.ts';
import { useMessages } from '../../messages/provider.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { catalogueMessages } from '../catalogue-messages.en.ts';

export interface CatalogueTableMedicine {
  id: number;
  name: string;
  /** Code, pack and maker: what tells it from its likes. */
  detail: string;
  mrpPaise: number;
  offerPaise: number;
  /** Packs that can still be sold. */
  stock: number;
  batch: string | null;
  /** A calendar day. */
  expiresOn: string | null;
  schedule: 'none' | 'H' | 'H1';
  prescriptionRequired: boolean;
  archived: boolean;
}
export interface CatalogueTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** The rows, in this order. */
  medicines: readonly CatalogueTableMedicine[];
  /** Where a medicine is kept in full. */
  hrefFor: (id: number) => string;
  /** Those that are chosen, by id. */
  selected: ReadonlySet<number>;
  /** Gets a medicine's id, and whether it is chosen from now on. */
  onSelectedChange: (id: number, selected: boolean) => void;
  /** The day of today in India: what ended before it has expired. */
  today: string;
  /** From this day on a batch does not end soon. */
  soon: string;
}

const quiet = 'text-meta text-content-muted';
const keys = ['medicine', 'price', 'stock', 'batch', 'notes'] as const;

/** The catalogue as its staff look through it: a table where there is room, cards where there is not. */
export function CatalogueTable({
  medicines,
  hrefFor,
  selected,
  onSelectedChange,
  today,
  soon,
  ...props
}: CatalogueTableProps) {
  const messages = useMessages('catalogue', catalogueMessages);
  const columns = keys.map((key) => ({
    key,
    title: messages.columns[key],
    numeric: key === 'price' || key === 'stock',
  }));
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  const rows = medicines.map((one) => {
    const ended = one.expiresOn !== null && one.expiresOn < today,
      ending = one.expiresOn !== null && !ended && one.expiresOn <= soon;
    const told = one.archived || ended || ending || one.schedule !== 'none' || one.prescriptionRequired;
    return {
      key: String(one.id),
      state: one.archived ? 'archived' : undefined,
      cells: {
        medicine: (
          <div className="flex min-w-0 gap-3">
            <Checkbox
              label={<span className="sr-only">{messages.choose(one.name)}</span>}
              checked={selected.has(one.id)}
              onChange={({ currentTarget }) => onSelectedChange(one.id, currentTarget.checked)}
            />
            <div className="flex min-w-0 flex-col">
              <Link
                href={hrefFor(one.id)}
                className="inline-flex min-h-target items-center rounded-small font-strong text-accent-text underline underline-offset-4"
              >
                {one.name}
              </Link>
              <span className={quiet}>{one.detail}</span>
            </div>
          </div>
        ),
        price: (
          <div className="flex flex-col">
            <span translate="no" className="font-strong">
              {formatPaise(one.offerPaise)}
            </span>
            <span className={quiet}>{messages.mrp(formatPaise(one.mrpPaise))}</span>
          </div>
        ),
        stock:
          one.stock === 0 ? (
            <Badge tone="danger" icon="icon-circle-x" className="whitespace-nowrap">
              {messages.out}
            </Badge>
          ) : (
            count(one.stock)
          ),
        batch:
          one.batch || one.expiresOn ? (
            <div className="flex min-w-0 flex-col">
              {one.batch && <span translate="no">{one.batch}</span>}
              {one.expiresOn && <span className={quiet}>{messages.until(day(one.expiresOn))}</span>}
            </div>
          ) : null,
        notes: told ? (
          <div className="flex flex-wrap gap-2">
            {one.archived && <Badge icon="icon-package">{messages.archived}</Badge>}
            {ended && (
              <Badge tone="danger" icon="icon-circle-alert">
                {messages.expired}
              </Badge>
            )}
            {ending && (
              <Badge tone="warning" icon="icon-clock">
                {messages.expiring}
              </Badge>
            )}
            {one.schedule !== 'none' ? (
              <Badge tone="info" icon="icon-file-text">
                {messages.scheduled(one.schedule)}
              </Badge>
            ) : (
              one.prescriptionRequired && (
                <Badge tone="info" icon="icon-file-text">
                  {messages.onPrescription}
                </Badge>
              )
            )}
          </div>
        ) : null,
      },
    };
  });
  return (
    <DataTable
      data-slot="catalogue-table"
      {...props}
      caption={messages.caption}
      columns={columns}
      rows={rows}
    />
  );
}
