'use client';
import type { ComponentProps } from 'react';
import { Badge } from '../../base/badge/badge.tsx';
import { useMessages } from '../../messages/provider.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { catalogueMessages } from '../catalogue-messages.en.ts';

type Value = string | number | boolean | null;
export interface ImportPreviewRow {
  code: string;
  name: string;
  kind: 'new' | 'changed' | 'same';
  /** What differs, by the names of the wire. */
  fields: Readonly<Record<string, { from: Value; to: Value }>>;
}
export interface ImportPreviewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The first rows: what changes, what is new, then what stays. */
  rows: readonly ImportPreviewRow[];
}
const looks = {
  new: ['success', 'icon-plus'],
  changed: ['info', 'icon-pencil'],
  same: ['neutral', 'icon-check'],
} as const;

/** What an import would do, row by row, before and after. */
export function ImportPreview({ rows, ...props }: ImportPreviewProps) {
  const messages = useMessages('catalogue', catalogueMessages);
  const labels: Readonly<Record<string, string>> = messages.fields;
  const told = (value: Value): string => {
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    return value === null || value === '' ? messages.nothing : String(value);
  };
  return (
    <div data-slot="import-preview" {...props}>
      <DataTable
        caption={messages.importPreview}
        columns={[
          { key: 'name', title: messages.columns.medicine },
          { key: 'kind', title: messages.kind },
          { key: 'changes', title: messages.changes },
        ]}
        rows={rows.map(({ code, name, kind, fields }) => {
          const [tone, icon] = looks[kind];
          return {
            key: code,
            state: kind,
            cells: {
              name: (
                <div className="flex min-w-0 flex-col">
                  <span className="font-strong">{name}</span>
                  <span translate="no" className="text-meta text-content-muted">
                    {code}
                  </span>
                </div>
              ),
              kind: (
                <Badge tone={tone} icon={icon}>
                  {messages.kinds[kind]}
                </Badge>
              ),
              changes:
                Object.keys(fields).length > 0 ? (
                  <ul className="flex min-w-0 flex-col">
                    {Object.entries(fields).map(([field, { from, to }]) => (
                      <li key={field} className="wrap-anywhere">
                        {kind === 'new'
                          ? messages.fieldNew(labels[field] ?? field, told(to))
                          : messages.fieldChange(labels[field] ?? field, told(from), told(to))}
                      </li>
                    ))}
                  </ul>
                ) : null,
            },
          };
        })}
      />
      <p className="text-meta text-content-muted">{messages.previewPart(rows.length)}</p>
    </div>
  );
}
