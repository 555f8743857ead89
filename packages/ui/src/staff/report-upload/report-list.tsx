'use client';
import { useId, useState } from 'react';
import { Button } from '../../base/button/button.tsx';
import { ConfirmDialog } from '../../base/confirm-dialog/confirm-dialog.tsx';
import { indian } from '../../messages/indian.ts';
import { useMessages } from '../../messages/provider.ts';
import { reportDeskMessages } from '../report-desk-messages.en.ts';

export interface ReportListProps {
  /** Of whom they are. */
  patient: string;
  /** Those that are there, newest first; `uploadedAt` is an ISO instant. */
  reports: ReadonlyArray<{ id: string; uploadedAt: string; values: number }>;
  /** Opens its PDF; called in the press itself. */
  onOpen: (id: string) => void;
  /** Deletes it; the question stays until that is done. */
  onTakeBack: (id: string) => Promise<void>;
}

/** The reports that are there: each can be opened, and taken back after a question. */
export function ReportList({ patient, reports, onOpen, onTakeBack }: ReportListProps) {
  const messages = useMessages('reportDesk', reportDeskMessages);
  const own = useId();
  const [asked, setAsked] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function takeBack(id: string) {
    setBusy(true);
    await onTakeBack(id);
    setBusy(false);
    setAsked(undefined);
  }
  return (
    <section aria-labelledby={`${own}-title`} className="flex flex-col gap-2">
      <h2 id={`${own}-title`} className="text-title">
        {messages.reports}
      </h2>
      {reports.length === 0 && <p className="text-content-muted">{messages.none}</p>}
      <ul className="divide-y divide-line">
        {reports.map(({ id, uploadedAt, values }) => {
          const when = messages.moment(...indian(uploadedAt));
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <p>
                <span>{messages.uploaded(when)}</span>
                {values > 0 && <span className="text-content-muted">{` · ${messages.values(values)}`}</span>}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button tone="plain" aria-label={messages.openOf(when)} onClick={() => onOpen(id)}>
                  {messages.open}
                </Button>
                <Button tone="quiet" aria-label={messages.takeBackOf(when)} onClick={() => setAsked(id)}>
                  <span className="text-danger-text">{messages.takeBack}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        tone="danger"
        title={messages.takeBackAsk}
        description={messages.takeBackText(patient)}
        confirmLabel={messages.takeBack}
        busy={busy}
        onConfirm={() => {
          if (asked !== undefined) void takeBack(asked);
        }}
      />
    </section>
  );
}
