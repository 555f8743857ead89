import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, listOf, loading, medicines, offline, ready, actions } from '../medicine/fixtures.tsx';
import { HomeView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    top: ready(listOf(medicines.slice(0, 6))),
    counts: { medicines: 2519, tests: 133, services: 52, doctors: 26, specialties: 13 },
    autoplay: false,
    actions,
    onSearch: fn(),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { top: loading } });
export const Empty = meta.story({ args: { top: ready(listOf([], 0)) } });
export const Error = meta.story({ args: { top: failed } });
export const Offline = meta.story({ args: { top: offline } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
