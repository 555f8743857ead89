import type { OrderStatus } from '@doorstep/contract/order';
import type { AdminView } from '@doorstep/contract/order-admin';
import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, loading, ready } from '../../medicine/fixtures.tsx';
import { asha, birsa, inPage, longName, ordersOf } from '../fixtures.tsx';
import { OrdersView } from './view.tsx';

const meta = preview.meta({
  title: 'Pages/Staff orders',
  component: OrdersView,
  parameters: { layout: 'fullscreen' },
  decorators: [inPage],
  args: {
    state: { search: '', status: undefined as OrderStatus | undefined, view: 'all' as AdminView, page: 1 },
    orders: ready(ordersOf([asha, birsa], 48)),
    changed: {
      [birsa.id]: { row: { ...birsa, status: 'shipped' as const }, previous: 'processing' as const },
    },
    onSearch: fn(),
    onStatus: fn(),
    onView: fn(),
    onStatusChange: fn(),
    onUndo: fn(),
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { orders: loading } });
export const Empty = meta.story({
  args: { state: { search: 'Sita', status: 'shipped', view: 'late', page: 1 }, orders: ready(ordersOf([])) },
});
export const Error = meta.story({ args: { orders: failed } });
export const LongText = meta.story({
  args: {
    orders: ready(
      ordersOf(
        [
          {
            ...asha,
            user: { ...asha.user, name: longName },
            total: 125000,
            items: [
              {
                name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
                qty: 99,
                rx_status: 'question',
              },
            ],
          },
        ],
        12500,
      ),
    ),
  },
});
export const Hindi = meta.story({
  args: { orders: ready(ordersOf([{ ...asha, user: { ...asha.user, name: 'आशा कुमारी' } }])) },
  globals: { locale: 'hi' },
});
