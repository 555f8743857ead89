import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { services } from '../fixtures.ts';
import { ServiceListView } from './view.tsx';

const list = (data = services) => ready({ success: true as const, data });
const meta = preview.meta({
  title: 'Pages/Paramedical services',
  component: ServiceListView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { services: list(), search: '', onSearch: fn() },
});
export const Default = meta.story();
export const FilledSearched = meta.story({ args: { search: 'stitch' } });
export const NotFound = meta.story({ args: { search: 'massage' } });
export const Empty = meta.story({ args: { services: list([]) } });
export const Loading = meta.story({ args: { services: loading } });
export const Error = meta.story({ args: { services: failed } });
export const Offline = meta.story({ args: { services: offline } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
