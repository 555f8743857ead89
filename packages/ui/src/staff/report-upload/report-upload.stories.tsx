import { useState } from 'react';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { ReportUpload, type ReportUploadProps } from './report-upload.tsx';

const meta = preview.meta({
  title: 'Staff/Report upload',
  component: ReportUpload,
  decorators: [within('max-w-dialog')],
  args: {
    patient: 'Asha Kumari',
    reports: [] as ReportUploadProps['reports'],
    progress: undefined as number | undefined,
    error: undefined as string | undefined,
    onSend: fn<ReportUploadProps['onSend']>(() => Promise.resolve(true)),
    onOpen: fn(),
    onTakeBack: fn<ReportUploadProps['onTakeBack']>(() => Promise.resolve()),
  },
});
const reports = [
  { id: 'r2', uploadedAt: '2026-11-25T16:10:00+05:30', values: 12 },
  { id: 'r1', uploadedAt: '2026-11-25T11:40:00+05:30', values: 0 },
];
export const Default = meta.story();
export const WithReports = meta.story({ args: { reports } });
export const BusySending = meta.story({ args: { progress: 0.6 } });
export const Error = meta.story({ args: { error: 'It was not sent. Please try again.' } });
export const LongText = meta.story({
  args: { patient: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy', reports },
});
export const Hindi = meta.story({ args: { patient: 'आशा कुमारी', reports }, globals: { locale: 'hi' } });

/** The first try fails; a report that is taken back goes. */
export const Busy = meta.story({
  tags: ['no-visual'],
  args: { reports },
  render: function Page(args) {
    const [tries, setTries] = useState(0);
    const [kept, setKept] = useState(args.reports);
    return (
      <ReportUpload
        {...args}
        reports={kept}
        error={tries === 1 ? 'It was not sent. Please try again.' : undefined}
        onSend={async (file) => {
          await args.onSend(file);
          setTries(tries + 1);
          return tries > 0;
        }}
        onTakeBack={async (id) => {
          await args.onTakeBack(id);
          setKept((all) => all.filter((one) => one.id !== id));
        }}
      />
    );
  },
});
