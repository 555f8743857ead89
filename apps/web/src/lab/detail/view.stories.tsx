import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, notFound, ready } from '../../medicine/fixtures.tsx';
import { lipids } from './fixtures.ts';
import { LabTestView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Lab test',
  component: LabTestView,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page px-gutter py-6">
        <Story />
      </main>
    ),
  ],
  args: { test: ready(lipids), inCart: false, adding: false, cartCount: 0, onAdd: fn() },
});
export const Default = meta.story();
export const InCart = meta.story({ args: { inCart: true, cartCount: 2 } });
export const Loading = meta.story({ args: { test: loading }, parameters: { headingComesLater: true } });
export const NotFound = meta.story({ args: { test: notFound } });
export const Error = meta.story({ args: { test: failed } });
export const Hindi = meta.story({ globals: { locale: 'hi' } });
