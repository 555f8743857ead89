import preview from '#storybook/preview';
import { failed, loading, notFound, offline, ready } from '../../medicine/fixtures.tsx';
import { meera, ravi } from '../fixtures.ts';
import { DoctorDetailView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Doctor',
  component: DoctorDetailView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { doctor: ready({ data: meera }) },
});
export const Default = meta.story();
export const WithoutFreeTime = meta.story({ args: { doctor: ready({ data: ravi }) } });
export const Loading = meta.story({
  args: { doctor: loading },
  parameters: { headingComesLater: true },
});
export const NotFound = meta.story({ args: { doctor: notFound } });
export const Error = meta.story({ args: { doctor: failed } });
export const Offline = meta.story({ args: { doctor: offline } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
