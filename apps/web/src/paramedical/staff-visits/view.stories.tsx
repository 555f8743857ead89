import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { inPage, longName } from '../../staff/fixtures.tsx';
import { boardOf, foundOf, second, visit } from './fixtures.ts';
import { StaffVisitsView, type StaffVisitsViewProps } from './view.tsx';

const south = { ...visit, id: 'PV-4', service: 'Injection', nurse: { id: 4, name: 'Mary Hansda' } };
const meta = preview.meta({
  title: 'Pages/Staff visits',
  component: StaffVisitsView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    state: { day: undefined, team: undefined, find: undefined } as StaffVisitsViewProps['state'],
    board: ready(boardOf([visit, second], [{ ...south, clash: 'leave' }])),
    looked: undefined,
    working: undefined as string | undefined,
    problems: {} as StaffVisitsViewProps['problems'],
    onLook: fn(),
    onAssign: fn(),
    onStep: fn(),
    onRecordPayment: fn(),
    onCorrectPayment: fn(),
    onNewCode: fn(),
    onPrint: fn(),
    onFind: fn(),
    found: loading as StaffVisitsViewProps['found'],
    onCallOff: fn(),
    onCancel: fn(),
  },
});
export const Default = meta.story();
export const VariantOneTeam = meta.story({ args: { state: { day: undefined, team: 2, find: undefined } } });
export const Loading = meta.story({ args: { board: loading } });
export const Empty = meta.story({ args: { board: ready(boardOf([], [], { day: '2026-11-29' })) } });
export const Error = meta.story({ args: { board: failed } });
export const Offline = meta.story({ args: { board: offline } });
export const Refused = meta.story({
  args: { problems: { [second.id]: 'This is not the code. You can try 4 more times.' } },
});
export const LongText = meta.story({
  args: {
    board: ready(boardOf([{ ...visit, patient: { ...visit.patient, name: longName }, notes: longName }])),
  },
});
const looking = (find: string) => ({ state: { day: undefined, team: undefined, find } });
export const FilledFound = meta.story({ args: { ...looking('kumari'), found: ready(foundOf()) } });
export const FilledFoundMany = meta.story({ args: { ...looking('98'), found: ready(foundOf(43)) } });
export const BusySearching = meta.story({ args: looking('kumari') });
export const NotFound = meta.story({
  args: { ...looking('Zubeida'), found: ready({ success: true, data: [], total: 0 }) },
});
export const ErrorSearch = meta.story({ args: { ...looking('kumari'), found: failed } });
export const HindiFound = meta.story({
  args: { ...looking('आशा'), found: ready(foundOf()) },
  globals: { locale: 'hi' },
});
export const Hindi = meta.story({
  args: {
    board: ready(
      boardOf([{ ...visit, service: 'घाव की पट्टी', patient: { ...visit.patient, name: 'आशा कुमारी' } }]),
    ),
  },
  globals: { locale: 'hi' },
});
