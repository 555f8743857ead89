import preview from '#storybook/preview';
import { EmergencyView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Emergency',
  component: EmergencyView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
});
export const Default = meta.story();
export const Hindi = meta.story({ globals: { locale: 'hi' } });
