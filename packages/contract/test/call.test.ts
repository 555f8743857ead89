import { expect, expectTypeOf, test } from 'vitest';
import { callPath, templateOf, withQuery, type Answer, type CallInput, type ParamName } from '../src/call.ts';
import type { MedicineList } from '../src/medicine.schema.ts';
import type { OrderStatus } from '../src/order.ts';

test('a path has its parameters in it, and says only what differs from the usual, in one order', () => {
  expect(callPath('/medicines/', {})).toBe('/api/medicines/');
  expect(callPath('/medicines/', { query: { page: 1, search: '', letter: undefined } })).toBe(
    '/api/medicines/',
  );
  expect(
    callPath('/medicines/', {
      query: { search: 'a b&c', sort: 'name-asc', page: 2, limit: 10, letter: 'P' },
    }),
  ).toBe('/api/medicines/?letter=P&limit=10&page=2&search=a+b%26c&sort=name-asc');
  expect(callPath('/medicines/', { query: { limit: 2, ids: [7, 12] } })).toBe(
    callPath('/medicines/', { query: { ids: [7, 12], limit: 2 } }),
  );
  expect(callPath('/medicines/', { query: { ids: [7, 12] } })).toBe('/api/medicines/?ids=7%2C12');
  expect(callPath('/medicines/:id/', { params: { id: '../etc' } })).toBe('/api/medicines/..%2Fetc/');
  expect(callPath('/img/medicine/:file', { params: { file: '7.svg' }, query: { v: 'x1' } })).toBe(
    '/api/img/medicine/7.svg?v=x1',
  );
  expect(templateOf('/map/tiles/:z/:x/:y.svg')).toBe('/api/map/tiles/{z}/{x}/{y}.svg');
});

test('a query keeps the order it is given in', () => {
  expect(withQuery('/admin', Object.entries({ status: 'pending', page: 3, search: '' }))).toBe(
    '/admin?status=pending&page=3',
  );
});

test('the table gives each call its types', () => {
  expectTypeOf<ParamName<'/map/tiles/:z/:x/:y.svg'>>().toEqualTypeOf<'z' | 'x' | 'y'>();
  expectTypeOf<ParamName<'/orders/:id/cancel/'>>().toEqualTypeOf<'id'>();
  expectTypeOf<ParamName<'/health/'>>().toEqualTypeOf<never>();
  expectTypeOf<Answer<'listMedicines'>>().toEqualTypeOf<MedicineList>();
  expectTypeOf<Answer<'exportData'>>().toEqualTypeOf<object>();
  expectTypeOf<NonNullable<CallInput<'orderHistory'>['query']>['status']>().toEqualTypeOf<
    OrderStatus | undefined
  >();
  expectTypeOf<{ lat: number; lng: number }>().toExtend<CallInput<'reversePlace'>['query']>();
  expectTypeOf<{ lat: number }>().not.toExtend<CallInput<'reversePlace'>['query']>();
  expectTypeOf<NonNullable<CallInput<'listMedicines'>['query']>['ids']>().toEqualTypeOf<
    number[] | undefined
  >();
  // @ts-expect-error -- the id stands in the path
  callPath('/orders/:id/', {});
  // @ts-expect-error -- another name
  callPath('/orders/:id/', { params: { order: 'OD-1' } });
});
