import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { services } from '../fixtures.ts';
import { ServiceDetailView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Paramedical service',
  component: ServiceDetailView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { service: ready({ data: services[0]! }), onPrint: fn() },
});
export const Default = meta.story();
export const PendingOrderNeeded = meta.story({ args: { service: ready({ data: services[1]! }) } });
export const LongText = meta.story({ args: { service: ready({ data: services[3]! }) } });
export const Loading = meta.story({ args: { service: loading }, parameters: { headingComesLater: true } });
export const NotFound = meta.story({ args: { service: notFound } });
export const Error = meta.story({ args: { service: failed } });
export const Offline = meta.story({ args: { service: offline } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
