import { expect, test } from 'vitest';
import type { AdminOrder } from '@doorstep/contract/order-admin.schema';
import type { Pagination } from '@doorstep/contract/common.schema';
import { account, adminOrder, adminOrdersOf, pagination, profile, success } from '../answers.ts';
import {
  alerted,
  answer,
  callsOf,
  count,
  find,
  follow,
  open,
  page,
  press,
  raw,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';

const ids = ['OD-222222222222', 'OD-333333333333', 'OD-444444444444'] as const;
const orderOf = (at: number, some: Partial<AdminOrder> = {}) => adminOrder({ id: ids[at]!, ...some });
const three = () => [orderOf(0), orderOf(1, { prescription: 'needed' }), orderOf(2, { status: 'delivered' })];
async function opened(
  query = '',
  orders = three(),
  total = orders.length,
  counted: Partial<Pagination> = {},
) {
  account();
  answer('getProfile', profile({ role: 'admin' }));
  answer('staffToday', { success, at: '2026-11-24T10:00:00.000+05:30', data: [] });
  answer('adminOrders', {
    ...adminOrdersOf(orders),
    pagination: pagination(total, { limit: 20, ...counted }),
  });
  await open(`/admin/orders${query}`);
  await find('table', 'All orders');
}
const box = (at: number) => find('checkbox', `Choose order ${ids[at]!}`);
const send = () => press('Out for Delivery');
const lastQuery = () => Object.fromEntries(callsOf('adminOrders').at(-1)!.query);

test('chosen orders go out by one call; what may not is named with the reason at its row, and stays chosen', async () => {
  await opened();
  expect(count('checkbox')).toBe(3);
  await see('No order chosen');
  await send();
  expect(callsOf('moveOrders')).toHaveLength(0);
  await user.click(await find('checkbox', 'Choose all 2 that can go out'));
  await see('2 orders chosen');
  answer('moveOrders', {
    success,
    data: [orderOf(0, { status: 'shipped' })],
    moved: [{ id: ids[0], previous: 'pending' }],
    refused: [
      {
        id: ids[1],
        code: 'prescription_needed',
        message: 'A pharmacist has to approve the prescription first.',
      },
    ],
  });
  await send();
  await see(
    `1 order is out for delivery. Not sent out: ${ids[1]}. The reason stands at each of them.`,
    document.body,
  );
  expect(callsOf('moveOrders').map(({ body }) => body)).toEqual([
    { ids: [ids[0], ids[1]], status: 'shipped' },
  ]);
  await until(async () =>
    expect(await find('combobox', `Status of order ${ids[1]}`)).toHaveAccessibleDescription(
      'A pharmacist has to approve the prescription first.',
    ),
  );
  expect(await find('combobox', `Status of order ${ids[0]}`)).toHaveValue('shipped');
  expect(await box(1)).toBeChecked();
  await see('1 order chosen');
  // Taken back it is one order's own call.
  answer('setOrderStatus', { success, data: orderOf(0), previous: 'shipped' });
  await press('Undo: back to Pending');
  await until(async () => expect(await find('combobox', `Status of order ${ids[0]}`)).toHaveValue('pending'));
});

test('an answer that is lost keeps what is chosen; sent again it says what was out before', async () => {
  await opened();
  await user.click(await box(0));
  answer('moveOrders', unreachable);
  await send();
  await alerted(/Nothing was heard back/, document.body);
  await see('1 order chosen');
  answer('moveOrders', { success, data: [orderOf(0, { status: 'shipped' })], moved: [], refused: [] });
  await send();
  await see('They were out for delivery before.', document.body);
  await see('No order chosen');
  expect(count('button', /^Undo/)).toBe(0);
});

test('what is sorted by lives in the address, with all else; another sort starts at the first page', async () => {
  await opened('?search=asha&status=pending&view=late&sort=-total&page=2', three(), 45);
  expect(lastQuery()).toEqual({
    search: 'asha',
    status: 'pending',
    view: 'late',
    sort: '-total',
    page: '2',
  });
  expect(await find('columnheader', 'Total')).toHaveAttribute('aria-sort', 'descending');
  await follow('Due');
  await until(() => expect(location.search).toBe('?search=asha&status=pending&view=late&sort=due'));
  await until(async () =>
    expect(await find('columnheader', 'Due')).toHaveAttribute('aria-sort', 'ascending'),
  );
  expect(await find('columnheader', 'Total')).toHaveAttribute('aria-sort', 'none');
  await user.selectOptions(await find('combobox', 'Sort'), 'Newest first');
  await until(() => expect(location.search).toBe('?search=asha&status=pending&view=late'));
  await until(() => expect(lastQuery()['sort']).toBeUndefined());
  // Asked for a moment ago, the list that Back brings may be shown without being asked for again.
  history.back();
  await until(async () =>
    expect(await find('columnheader', 'Due')).toHaveAttribute('aria-sort', 'ascending'),
  );
  // Nonsense counts as not said.
  await opened('?sort=dearest');
  expect(lastQuery()).toEqual({});
});

test('a list that is counted to 1,000 says so, and leads on from a page that is behind them', async () => {
  await opened('?page=2000', three(), 1000, { page: 2000, total_exact: false, has_next: true });
  await see('1,000+ orders');
  expect(await find('link', 'Page 2000')).toHaveAttribute('aria-current', 'page');
  expect(await find('link', 'Next')).toHaveAttribute('href', '/admin/orders?page=2001');
  expect(count('link', 'Page 2002')).toBe(0);
});

test('the file is asked for with what the list shows; a list that is too long says how much of it comes', async () => {
  await opened('?view=late&sort=total&page=2', three(), 1000, { total_exact: false });
  await see('The file holds at most the first 2,000 orders of this list.');
  answer('adminOrdersCsv', page());
  await press('Download as CSV');
  await alerted('The file was not made. Please try again.', document.body);
  let made: Blob | undefined;
  URL.createObjectURL = (file) => {
    made = file as Blob;
    return 'blob:orders';
  };
  answer('adminOrdersCsv', raw('\uFEFForder\r\n', 'text/csv; charset=utf-8'));
  await press('Download as CSV');
  await until(() => expect(made?.type).toMatch(/^text\/csv/));
  expect(callsOf('adminOrdersCsv').map(({ query }) => Object.fromEntries(query))).toEqual([
    { view: 'late', sort: 'total' },
    { view: 'late', sort: 'total' },
  ]);
});
