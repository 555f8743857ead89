import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { inPage, longName, paged } from '../../staff/fixtures.tsx';
import { answered, callBack, closed, written } from '../fixtures.ts';
import { StaffTicketsView, type StaffTicketsViewProps } from './view.tsx';

const now = '2026-11-24T12:30:00+05:30';
const of = (data: Parameters<typeof paged<typeof written>>[0]): StaffTicketsViewProps['tickets'] =>
  ready({ ...paged(data), now });

const meta = preview.meta({
  title: 'Pages/Staff messages',
  component: StaffTicketsView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    state: { status: undefined, id: undefined, page: 1 } as StaffTicketsViewProps['state'],
    tickets: of([callBack, written, answered, closed]),
    typed: {} as StaffTicketsViewProps['typed'],
    busy: undefined as string | undefined,
    problem: undefined as StaffTicketsViewProps['problem'],
    onStatus: fn(),
    onType: fn(),
    onDeed: fn(),
  },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Loading = meta.story({ args: { tickets: loading }, tags: ['no-visual'] });
export const Error = meta.story({ args: { tickets: failed }, tags: ['no-visual'] });
export const Offline = meta.story({ args: { tickets: offline }, tags: ['no-visual'] });
export const Empty = meta.story({ args: { tickets: of([]) } });
export const VariantOne = meta.story({
  args: { state: { status: undefined, id: written.id, page: 1 }, tickets: of([written]) },
});
export const Refused = meta.story({
  args: { tickets: of([written]), problem: { id: written.id, text: 'Please write the answer.' } },
});
export const LongText = meta.story({
  args: {
    tickets: of([{ ...written, name: longName, message: `${written.message} `.repeat(12) }]),
    typed: { [written.id]: 'Yes, within 15 days of delivery. '.repeat(8) },
    busy: written.id,
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
