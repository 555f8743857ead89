'use client';
import type { ComponentProps } from 'react';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { Moment } from '../moment/moment.tsx';
import { catalogueMessages } from '../catalogue-messages.en.ts';

export interface ImportHistoryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Files that became part of the catalogue, newest first; instants in ISO. */
  imports: ReadonlyArray<{
    id: number;
    at: string;
    by: string | null;
    file: string | null;
    inserted: number;
    updated: number;
    undoneAt: string | null;
    canUndo: boolean;
  }>;
  /** One is being undone: presses are ignored. */
  busy?: boolean;
  /** Asks to take an import back. */
  onUndo: (id: number) => void;
}

/** What was imported, by whom, and the way back. */
export function ImportHistory({ imports, busy = false, onUndo, ...props }: ImportHistoryProps) {
  const messages = useMessages('catalogue', catalogueMessages);
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  return (
    <section data-slot="import-history" aria-label={messages.imports} {...props}>
      <DataTable
        caption={messages.imports}
        columns={(['file', 'at', 'outcome', 'undo'] as const).map((key) => ({
          key,
          title: messages.importColumns[key],
        }))}
        rows={imports.map(({ id, at, by, file, inserted, updated, undoneAt, canUndo }) => ({
          key: String(id),
          state: undoneAt ? 'undone' : undefined,
          cells: {
            file: <span className="font-strong">{file ?? messages.noFile}</span>,
            at: (
              <div className="flex min-w-0 flex-col">
                <Moment at={at} />
                <span className="text-meta text-content-muted">{by ?? messages.owner}</span>
              </div>
            ),
            outcome: messages.brought(inserted, updated),
            undo: undoneAt ? (
              <Badge icon="icon-undo-2">{messages.undone}</Badge>
            ) : canUndo ? (
              <Button
                tone="plain"
                busy={busy}
                aria-label={messages.undoImportOf(file ?? messages.noFile, day(at))}
                onClick={() => onUndo(id)}
              >
                {messages.undoImport}
              </Button>
            ) : (
              <span className="text-meta text-content-muted">{messages.tooOld}</span>
            ),
          },
        }))}
      />
    </section>
  );
}
