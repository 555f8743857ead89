import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { SessionList } from '../session-list/session-list.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';

const sessions = (
  <SessionList
    onSignOut={() => {}}
    sessions={[
      { id: 1, device: 'Chrome on Android', lastSeenAt: '2026-11-24T10:30:00+05:30', current: true },
    ]}
  />
);
const accesses = [
  { at: '2026-11-24T11:05:00+05:30', who: 'Pharmacist', what: 'prescription' },
  { at: '2026-11-24T10:40:00+05:30', who: 'Admin', what: 'order' },
  { at: '2026-11-20T09:00:00+05:30', who: 'Auditor', what: 'report' },
  { at: '2026-11-19T18:20:00+05:30', who: 'Ravi Kumar', did: 'order', what: 'order' },
  { at: '2026-11-19T18:02:00+05:30', who: '', did: 'agree', what: 'care' },
];
const meta = preview.meta({
  title: 'Account/Privacy panel',
  component: PrivacyPanel,
  args: { sessions, accesses, onExport: fn(), onDelete: fn() },
  decorators: [within('max-w-text')],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Empty = meta.story({ args: { accesses: [] } });
export const BusyExporting = meta.story({ args: { exportBusy: true, accesses: undefined } });
export const Error = meta.story({
  args: { exportError: 'Your data could not be collected. Please try again.', accesses: undefined },
});
export const LongText = meta.story({
  args: {
    accesses: [
      {
        at: '2026-11-24T11:05:00+05:30',
        who: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
        did: 'order',
        what: 'order',
      },
      ...accesses,
    ],
    exportError:
      'Your data could not be collected, since a report of the laboratory is being written at this moment. Please try again in a few minutes.',
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
