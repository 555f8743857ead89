import { fn } from 'storybook/test';
import { ReportUpload } from '@doorstep/ui/staff/report-upload';
import { ReportValuesForm } from '@doorstep/ui/staff/report-values-form';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { inPage } from '../../staff/fixtures.tsx';
import { report, reportsOf } from './fixtures.ts';
import { StaffReportView, type StaffReportViewProps } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Staff report',
  component: StaffReportView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    Upload: ReportUpload,
    Values: ReportValuesForm,
    day: '2026-11-24',
    reports: ready(reportsOf()),
    progress: undefined as number | undefined,
    problem: undefined as string | undefined,
    fetched: undefined as string | undefined,
    saving: undefined as string | undefined,
    problems: {} as StaffReportViewProps['problems'],
    onSend: fn<StaffReportViewProps['onSend']>(() => Promise.resolve(true)),
    onOpen: fn(),
    onTakeBack: fn<StaffReportViewProps['onTakeBack']>(() => Promise.resolve()),
    onSave: fn(),
  },
});
export const Default = meta.story();
export const Empty = meta.story({ args: { reports: ready(reportsOf([])) } });
export const EmptyTab = meta.story({ args: { fetched: '#report' } });
export const Loading = meta.story({ args: { reports: loading } });
export const Error = meta.story({ args: { reports: failed } });
export const Offline = meta.story({ args: { reports: offline } });
export const Hindi = meta.story({
  args: { reports: ready(reportsOf([{ ...report, patient: 'आशा कुमारी' }], 'आशा कुमारी')) },
  globals: { locale: 'hi' },
});
