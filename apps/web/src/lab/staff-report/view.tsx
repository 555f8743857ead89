import type { LabReport, StaffReports } from '@doorstep/contract/lab.schema';
import { REPORT_VALUES_MAX } from '@doorstep/contract/lab';
import { Card } from '@doorstep/ui/base/card';
import { Link } from '@doorstep/ui/base/link';
import { LinkButton } from '@doorstep/ui/base/link-button';
import { Notice } from '@doorstep/ui/base/notice';
import { PageHeader } from '@doorstep/ui/base/page-header';
import { indian } from '@doorstep/ui/messages/indian';
import { useLang } from '@doorstep/ui/messages/provider';
import { DataTableSkeleton } from '@doorstep/ui/staff/data-table';
import type { ReportUploadProps } from '@doorstep/ui/staff/report-upload';
import type { EnteredValue, ReportValuesFormProps } from '@doorstep/ui/staff/report-values-form';
import { Skeleton } from '@doorstep/ui/base/skeleton';
import { Suspense, type ComponentType } from 'react';
import type { Resource } from '../../app/resource.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { LoadFailed } from '../../staff/public.ts';
import { collectionsHref } from '../staff-collections/state.ts';
import { staffReportMessages } from './messages.en.ts';
import { rowsOf } from './rows.ts';

export interface StaffReportViewProps {
  /** Parts that are fetched once it is known whose reports they are. */
  Upload: ComponentType<ReportUploadProps>;
  Values: ComponentType<ReportValuesFormProps>;
  /** The list that it was opened from. */
  day: string | undefined;
  reports: Resource<StaffReports>;
  /** How much of a file has arrived, 0 to 1. */
  progress: number | undefined;
  /** Why a file was not taken. */
  problem: string | undefined;
  /** A PDF that no tab was let open for: a blob's address. */
  fetched: string | undefined;
  /** The report whose values are saved. */
  saving: string | undefined;
  /** Why its values were not saved, by the report's id. */
  problems: Readonly<Record<string, string | undefined>>;
  onSend: (file: File) => Promise<boolean>;
  onOpen: (id: string) => void;
  onTakeBack: (id: string) => Promise<void>;
  onSave: (report: LabReport, values: EnteredValue[]) => void;
}

/** The reports of one collection: uploaded, opened, taken back; and their values. */
export function StaffReportView({
  Upload,
  Values,
  day,
  reports,
  progress,
  problem,
  fetched,
  saving,
  problems,
  onSend,
  onOpen,
  onTakeBack,
  onSave,
}: StaffReportViewProps) {
  const messages = usePageMessages('staffReport', staffReportMessages);
  const lang = useLang();
  const valuesOf = ({ uploaded_at }: LabReport) => messages.valuesOf(...indian(uploaded_at));
  const known = reports.state === 'ready' ? reports.data.data : undefined;
  return (
    <>
      <PageHeader
        title={known ? messages.titleOf(known.patient.name) : messages.title}
        actions={
          <LinkButton tone="plain" href={collectionsHref({ day })}>
            {messages.back}
          </LinkButton>
        }
      />
      {reports.state === 'loading' && <DataTableSkeleton />}
      {reports.state === 'error' && <LoadFailed title={messages.failed} failed={reports} />}
      {known && (
        <Suspense fallback={<Skeleton shape="card" className="h-40" />}>
          <Card>
            <Upload
              patient={known.patient.name}
              reports={known.reports.map(({ id, uploaded_at, values }) => ({
                id,
                uploadedAt: uploaded_at,
                values: values.length,
              }))}
              progress={progress}
              error={problem}
              onSend={onSend}
              onOpen={onOpen}
              onTakeBack={onTakeBack}
            />
          </Card>
          {fetched && (
            <Notice tone="info" title={messages.opened}>
              <Link href={fetched} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                {messages.openIt}
              </Link>
            </Notice>
          )}
          {known.reports.map((report) => (
            <Card key={report.id} className="flex flex-col gap-4">
              <h2 className="text-title">{valuesOf(report)}</h2>
              <Values
                aria-label={valuesOf(report)}
                rows={rowsOf(report, known.measures, lang)}
                maxRows={REPORT_VALUES_MAX}
                busy={saving === report.id}
                error={problems[report.id]}
                onSave={(values) => onSave(report, values)}
              />
            </Card>
          ))}
        </Suspense>
      )}
    </>
  );
}
