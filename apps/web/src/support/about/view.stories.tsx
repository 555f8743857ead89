import preview from '#storybook/preview';
import { AboutView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
