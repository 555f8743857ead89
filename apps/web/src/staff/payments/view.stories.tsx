import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { inPage, longName, payments } from '../fixtures.tsx';
import { PaymentsView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Staff payments',
  component: PaymentsView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: { payments: ready({ data: payments }) },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { payments: loading }, tags: ['no-visual'] });
export const Empty = meta.story({ args: { payments: ready({ data: [] }) } });
export const Error = meta.story({ args: { payments: failed }, tags: ['no-visual'] });
export const LongText = meta.story({
  args: {
    payments: ready({
      data: [
        {
          ...payments[0]!,
          payment_id: `pay_${'NxQ8dR2m'.repeat(8)}`,
          user: { name: longName, mobile: '9876543210' },
          problem: 'the_total_of_the_quote_differs_from_what_was_paid',
        },
      ],
    }),
  },
});
export const Hindi = meta.story({ globals: { locale: 'hi' } });
