import { Button } from '@doorstep/ui/base/button';
import { Notice } from '@doorstep/ui/base/notice';
import { SkeletonText } from '@doorstep/ui/base/skeleton';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import type { ReactNode } from 'react';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../../staff/public.ts';
import { staffInboxMessages } from './messages.en.ts';
import type { RecordState } from './use-record.ts';

export interface RecordViewProps {
  record: RecordState;
  /** The file that is being opened, by its path; or what came of it. */
  file: { path: string; state: 'opening' | 'failed' } | { path: string; href: string } | undefined;
  onOpen: (path: string) => void;
  onLook: () => void;
}

/** What a patient shares with the doctor of an open consultation. */
export function RecordView({ record, file, onOpen, onLook }: RecordViewProps) {
  const messages = usePageMessages('staffInbox', staffInboxMessages);
  const lang = useLang();
  const day = (at: string) => {
    const [weekday, date, month, year] = indian(at);
    return messages.day(weekday, date, month, year);
  };
  if (record.state === 'error')
    return (
      <LoadFailed
        title={messages.recordFailed}
        headingLevel={3}
        failed={{ state: 'error', problem: record.problem, retry: onLook }}
      />
    );
  if (record.state !== 'ready')
    return (
      <div aria-busy>
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <SkeletonText lines={6} />
      </div>
    );
  const { allergies, prescriptions, reports } = record.data;
  const item = (path: string, title: string, lines: ReadonlyArray<string | false>) => (
    <li key={path} className="flex flex-wrap items-center gap-3 py-2">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="font-strong">{title}</p>
        {lines.filter(Boolean).map((line) => (
          <p key={String(line)} className="text-meta text-content-muted">
            {line}
          </p>
        ))}
      </div>
      <Button
        tone="plain"
        size="tight"
        aria-label={messages.openOf(title)}
        busy={file?.path === path && 'state' in file && file.state === 'opening'}
        onClick={() => onOpen(path)}
      >
        {messages.open}
      </Button>
      {file?.path === path &&
        ('href' in file ? (
          <Notice tone="info" title={messages.blocked} className="basis-full">
            <a href={file.href} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {messages.openHere}
            </a>
          </Notice>
        ) : (
          file.state === 'failed' && (
            <Notice tone="danger" className="basis-full">
              {messages.fileFailed}
            </Notice>
          )
        ))}
    </li>
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-meta text-content-muted">{messages.recordText}</p>
      <Part title={messages.allergies}>
        <p className="whitespace-pre-line wrap-anywhere">{allergies || messages.noAllergies}</p>
      </Part>
      <Part title={messages.prescriptions}>
        {prescriptions.length === 0 ? (
          <p className="text-content-muted">{messages.noPrescriptions}</p>
        ) : (
          <ul className="divide-y divide-line">
            {prescriptions.map((one) =>
              item(one.image, `${messages.types[one.type]}, ${day(one.uploaded_at)}`, [
                one.by_doctor
                  ? (one.by_doctor.doctor_name ?? '')
                  : one.status !== 'approved' && messages.statuses[one.status],
                one.by_doctor
                  ? [
                      ...one.by_doctor.lines.map(({ composition, name }) => composition || name),
                      ...one.by_doctor.typed.map(({ name }) => name),
                    ].join(', ')
                  : one.approved_for.join(', '),
              ]),
            )}
          </ul>
        )}
      </Part>
      <Part title={messages.reports}>
        {reports.length === 0 ? (
          <p className="text-content-muted">{messages.noReports}</p>
        ) : (
          <ul className="divide-y divide-line">
            {reports.map((one) =>
              item(
                one.file,
                one.tests.map(({ title, title_hi }) => (lang === 'hi-IN' ? title_hi : title)).join(', '),
                [
                  `${one.patient}, ${day(one.collected_at)}`,
                  one.values
                    .map(
                      ({ name, name_hi, value, unit }) =>
                        `${lang === 'hi-IN' ? name_hi : name} ${value} ${unit}`,
                    )
                    .join(' · '),
                ],
              ),
            )}
          </ul>
        )}
      </Part>
      <Button tone="plain" className="self-start" onClick={onLook}>
        {messages.again}
      </Button>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-1">
    <h3 className="text-body font-strong">{title}</h3>
    {children}
  </section>
);
