import { brand } from '@doorstep/contract/brand';
import { ComingSoon } from '@doorstep/ui/home/coming-soon';
import preview from '#storybook/preview';
import { comingSoonMessages } from './messages.en.ts';
import { comingSoon as hindi } from './messages.hi.ts';

const meta = preview.meta({
  title: 'Pages/Coming soon',
  component: ComingSoon,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex min-h-svh w-full max-w-page flex-col px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: {
    title: comingSoonMessages.promised.tests,
    medicinesHref: '#medicines',
    phone: brand.phone,
    phoneShown: brand.phoneShown,
  },
});
export const Default = meta.story();
export const Hindi = meta.story({ args: { title: hindi.promised.tests }, globals: { locale: 'hi' } });
