import type { LabReport } from '@doorstep/contract/lab.schema';
import type { ReportUploadProps } from '@doorstep/ui/staff/report-upload';
import type { EnteredValue, ReportValuesFormProps } from '@doorstep/ui/staff/report-values-form';
import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { refused } from '../../app/failure.ts';
import { openFile, useShownBlob } from '../../app/file.ts';
import { lazyPart } from '../../app/route.tsx';
import { say } from '../../app/toasts.ts';
import { sendForm } from '../../app/upload.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { dayOf, Gate } from '../../staff/public.ts';
import { call, target, useCall } from './call.ts';
import { staffReportMessages } from './messages.en.ts';
import { bodyOf } from './rows.ts';
import { StaffReportView, type StaffReportViewProps } from './view.tsx';

const uploadPart = lazyPart<ReportUploadProps>(async () => ({
    default: (await import('@doorstep/ui/staff/report-upload')).ReportUpload,
  })),
  valuesPart = lazyPart<ReportValuesFormProps>(async () => ({
    default: (await import('@doorstep/ui/staff/report-values-form')).ReportValuesForm,
  }));
function Reports({ id }: { id: string }) {
  const messages = usePageMessages('staffReport', staffReportMessages);
  const errors = useErrorMessages();
  const [params] = useSearchParams();
  const reports = useCall('staffReports', { params: { id } });
  const known = reports.state === 'ready' ? reports.data.data : undefined;
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [fetched, setFetched] = useState<string>();
  useShownBlob(fetched);
  const [saving, setSaving] = useState<string>();
  const [problems, setProblems] = useState<StaffReportViewProps['problems']>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // What was changed stands, whether or not it can be read again.
  const readAgain = () => reports.refresh().catch(() => {});

  async function send(file: File): Promise<boolean> {
    if (!known) return false;
    const own = new AbortController(),
      form = new FormData(),
      { name } = known.patient;
    running.current = own;
    // The server compares it: whoever is called otherwise by now gets nothing of another.
    form.append('patient_name', name);
    form.append('report', file);
    setProblem(undefined);
    setProgress(0);
    try {
      await sendForm(target('uploadReport', { params: { id } }), form, setProgress, own.signal);
      say('success', messages.sent(name));
      await readAgain();
      return true;
    } catch (error) {
      setProblem(refused(error, errors) || messages.notSent);
      return false;
    } finally {
      setProgress(undefined);
    }
  }
  async function open(report: LabReport) {
    try {
      setFetched(await openFile(report.file, messages.opening));
    } catch {
      say('error', messages.openFailed);
    }
  }
  async function takeBack(report: string) {
    try {
      await call('removeReport', { params: { id: report } });
      say('success', messages.takenBack);
    } catch (error) {
      say('error', refused(error, errors) || messages.notTakenBack);
    }
    await readAgain();
  }
  async function save(report: LabReport, values: EnteredValue[]) {
    if (!known || saving !== undefined) return;
    setSaving(report.id);
    setProblems((all) => ({ ...all, [report.id]: undefined }));
    try {
      await call('setReportValues', {
        params: { id: report.id },
        body: bodyOf(values, report, known.measures),
      });
      say('success', messages.saved);
      await readAgain();
    } catch (error) {
      setProblems((all) => ({ ...all, [report.id]: refused(error, errors) || messages.notSaved }));
    }
    setSaving(undefined);
  }
  return (
    <StaffReportView
      Upload={uploadPart.Part}
      Values={valuesPart.Part}
      day={dayOf(params)}
      reports={reports}
      progress={progress}
      problem={problem}
      fetched={fetched}
      saving={saving}
      problems={problems}
      onSend={send}
      onOpen={(wanted) => {
        const report = known?.reports.find((one) => one.id === wanted);
        if (report) void open(report);
      }}
      onTakeBack={takeBack}
      onSave={(report, values) => void save(report, values)}
    />
  );
}
export default function StaffReportPage() {
  const messages = usePageMessages('staffReport', staffReportMessages);
  const { id = '' } = useParams();
  return (
    <Gate forRole="admin" title={messages.title} ownHeader>
      <Reports key={id} id={id} />
    </Gate>
  );
}
