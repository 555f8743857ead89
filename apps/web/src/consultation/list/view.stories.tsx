import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { online } from '../fixtures.ts';
import { OnlineListView } from './view.tsx';

const doctors = (data: typeof online) => ready({ success: true as const, data });
const meta = preview.meta({
  title: 'Pages/Online consultation',
  component: OnlineListView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    doctors: doctors(online),
    tab: 'chat' as 'chat' | 'video',
    now: '2026-11-24T11:12:00+05:30',
    starting: undefined as number | undefined,
    onTabChange: fn(),
    onStart: fn(),
  },
});
export const Default = meta.story();
export const KindVideo = meta.story({ args: { tab: 'video' } });
export const Busy = meta.story({ args: { starting: 1 } });
export const OutOfHoursBeforeNine = meta.story({ args: { now: '2026-11-24T08:59:00+05:30' } });
export const OutOfHoursAtTen = meta.story({
  args: { now: '2026-11-24T22:00:00+05:30', doctors: doctors([]) },
});
export const Empty = meta.story({ args: { doctors: doctors([]) } });
export const Loading = meta.story({ args: { doctors: loading, now: '' } });
export const Error = meta.story({ args: { doctors: failed } });
export const Offline = meta.story({ args: { doctors: offline } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
