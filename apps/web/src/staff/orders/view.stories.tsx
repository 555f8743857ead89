import type { OrderStatus } from '@doorstep/contract/order';
import type { AdminSort, AdminView } from '@doorstep/contract/order-admin';
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
    state: {
      search: '',
      status: undefined as OrderStatus | undefined,
      view: 'all' as AdminView,
      sort: '-date' as AdminSort,
      page: 1,
    },
    selectableCount: 1,
    selected: new Set<string>() as ReadonlySet<string>,
    sending: false,
    makingCsv: false,
    onSelectedChange: fn(),
    onSelectAll: fn(),
    onSend: fn(),
    onSort: fn(),
    onCsv: fn(),
    orders: ready(ordersOf([asha, birsa], 48)),
    changed: {
      [birsa.id]: { row: { ...birsa, status: 'shipped' as const }, previous: 'processing' as const },
    },
    onSearch: fn(),
    onStatus: fn(),
    onStatusChange: fn(),
    onUndo: fn(),
  },
});
export const Default = meta.story();
export const Loading = meta.story({ args: { orders: loading } });
export const Empty = meta.story({
  args: {
    state: { search: 'Sita', status: 'shipped', view: 'late', sort: 'due', page: 1 },
    orders: ready(ordersOf([])),
  },
});
export const Error = meta.story({ args: { orders: failed } });
export const Selected = meta.story({
  args: { selected: new Set([asha.id]), orders: ready(ordersOf([asha, birsa], 12500)) },
});
export const ErrorNotSent = meta.story({
  args: {
    selected: new Set([asha.id]),
    changed: {
      [asha.id]: { error: 'A pharmacist must approve the prescription first.' },
      [birsa.id]: { row: { ...birsa, status: 'shipped' as const }, previous: 'processing' as const },
    },
  },
});
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
