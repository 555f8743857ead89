import preview from '#storybook/preview';
import { LegalView, type LegalViewProps } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Legal',
  component: LegalView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { which: 'privacy' as LegalViewProps['which'] },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const WithTerms = meta.story({ args: { which: 'terms' } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
export const HindiTerms = meta.story({ args: { which: 'terms' }, globals: { locale: 'hi' } });
