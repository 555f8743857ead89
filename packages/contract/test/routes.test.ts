import { expect, test } from 'vitest';
import { generateRoutes, generateServiceTypes } from '../generate-routes.ts';
import { fits, type Shape } from '../src/route.ts';
import { serviceTypes } from '../src/service-types.ts';
import { endpoints } from '../src/table.schema.ts';

const areas = Object.entries(await generateRoutes());

test.each(areas)(
  '%s.routes.ts is what its schemas say (else: npm run routes -w packages/contract)',
  async (area, routes) => {
    expect({ ...((await import(`../src/${area}.routes.ts`)) as object) }).toEqual(routes);
  },
);

test('service-types.ts is what the areas sell (else: npm run routes -w packages/contract); a new one comes last', () => {
  expect(generateServiceTypes(serviceTypes)).toEqual(serviceTypes);
  const made = generateServiceTypes(['gone', 'medical-test', 'medicine']);
  expect(made.slice(0, 2)).toEqual(['medical-test', 'medicine']);
  expect(made.toSorted()).toEqual(serviceTypes.toSorted());
});

test('every endpoint of the table has its route, in one file', () => {
  expect(areas.flatMap(([, routes]) => Object.keys(routes)).toSorted()).toEqual(
    Object.keys(endpoints).toSorted(),
  );
});

test('a shape asks for numbers, texts, lists and objects that are always there, and for nothing else', () => {
  const { listMedicines, placeOrder, listSessions, reversePlace } = Object.fromEntries(
    areas.flatMap(([, routes]) => Object.entries(routes)),
  );
  expect(listMedicines!.shape).toMatchObject({ data: [{ id: 0, name: '' }], pagination: { total: 0 } });
  // May be null, and yes or no, break no page.
  expect(Object.keys((listMedicines!.shape as { data: [object] }).data[0])).not.toContain('image');
  expect((listSessions!.shape as { data: [object] }).data[0]).not.toHaveProperty('current');
  expect(reversePlace!.shape).toBeUndefined();
  // Of a quote or an order, what both have.
  expect(placeOrder!.shape).toEqual({ total: 0, delivery_charge: 0 });
});

const shape: Shape = { data: [{ id: 0, name: '' }], pagination: { total: 0 } };
test.each([
  ['fits', true, { data: [{ id: 1, name: 'x', more: null }], pagination: { total: 2 } }],
  ['an empty list fits', true, { data: [], pagination: { total: 0 } }],
  ['a text for a number', false, { data: [{ id: '1', name: 'x' }], pagination: { total: 2 } }],
  ['one item of many', false, { data: [{ id: 1, name: 'x' }, {}], pagination: { total: 2 } }],
  ['an object for a list', false, { data: {}, pagination: { total: 2 } }],
  ['null for an object', false, { data: [], pagination: null }],
  ['a list alone', false, []],
  ['nothing', false, undefined],
])('%s', (_, fitting, answer) => {
  expect(fits(shape, answer)).toBe(fitting);
});
