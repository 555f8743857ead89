import preview from '#storybook/preview';
import { failed, loading, offline, ready } from '../../medicine/fixtures.tsx';
import { labBookingOf } from '../collection/fixtures.ts';
import { LabBookedView, type LabBookedViewProps } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Lab tests booked',
  component: LabBookedView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { booking: ready(labBookingOf()) as LabBookedViewProps['booking'] },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { booking: loading }, parameters: { headingComesLater: true } });
export const Error = meta.story({ args: { booking: failed } });
export const Offline = meta.story({ args: { booking: offline } });
export const NotFound = meta.story({ args: { booking: undefined } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
