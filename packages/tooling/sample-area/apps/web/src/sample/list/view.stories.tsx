import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { SamplesView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Sample kits',
  component: SamplesView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    kits: ready({
      data: [
        { order_id: 'SK-7K2MPQ4TXW93', leaflet: null },
        { order_id: 'SK-2B8HVN5GZD67', leaflet: '/api/files/leaflet/' },
      ],
    }),
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { kits: loading } });
export const Empty = meta.story({ args: { kits: ready({ data: [] }) } });
export const Error = meta.story({ args: { kits: failed } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
