import preview from '#storybook/preview';
import { NotFoundView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Not found',
  component: NotFoundView,
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
