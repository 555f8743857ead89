import type { LabDelivery } from '@doorstep/contract/lab.schema';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LabDeliveryCheck } from './checker.tsx';

const near: LabDelivery = {
  success: true,
  available: true,
  is_serviceable: true,
  distance_km: 4.2,
  delivery_charge: 13,
  free_from: 499,
  estimated_time: '35 minutes',
  estimated_minutes: 35,
};
const far: LabDelivery = {
  ...near,
  available: false,
  is_serviceable: false,
  distance_km: 1022.4,
  delivery_charge: 0,
  estimated_time: '',
  estimated_minutes: null,
};
const asked: Array<{ path: string; body: unknown }> = [];
let answer: () => Response | Promise<Response>;
const given: Array<PositionOptions | undefined> = [];
const locatedBy = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: ((done, failed, options) => {
        given.push(options);
        getCurrentPosition(done, failed, options);
      }) satisfies Geolocation['getCurrentPosition'],
    },
  });
const inRanchi = () =>
  locatedBy((done) => done({ coords: { latitude: 23.37, longitude: 85.33 } } as GeolocationPosition));
const failing = (code: number) =>
  locatedBy((_, failed) => failed?.({ code, message: '' } as GeolocationPositionError));
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  answer = () => json(near);
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    asked.push({ path, body: JSON.parse(body as string) as unknown });
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
  asked.length = 0;
  given.length = 0;
});
const patience = { timeout: 15_000 };
const button = (name: string) => screen.findByRole('button', { name }, patience);
const press = async (name: string) => fireEvent.click(await button(name));
const alerted = async () => (await screen.findByRole('alert', {}, patience)).textContent;

test('near: it says so, asks for the place exactly, and starts anew', async () => {
  inRanchi();
  render(<LabDeliveryCheck />);
  expect(given).toEqual([]);
  await press('Check My Location');
  expect((await screen.findByRole('status', {}, patience)).textContent).toContain('You are 4.2 km from us.');
  expect(given).toEqual([{ enableHighAccuracy: true, timeout: 10_000 }]);
  expect(asked).toEqual([
    { path: '/api/medical-tests/check-delivery/', body: { latitude: 23.37, longitude: 85.33 } },
  ]);
  await press('Check Different Location');
  await button('Check My Location');
  expect(screen.queryByRole('status')).toBeNull();
});

test('far: nobody comes, and how far we come is said', async () => {
  inRanchi();
  answer = () => json(far);
  render(<LabDeliveryCheck />);
  await press('Check My Location');
  expect(await alerted()).toBe(
    'You are 1022.4 km from us.Service not available beyond 30 km radius. Please choose a location within 30 km.',
  );
});

test('without a place of the device that is said, and nothing is asked', async () => {
  render(<LabDeliveryCheck />);
  await press('Check My Location');
  expect(await alerted()).toBe('Geolocation is not supported by this browser');
  expect(asked).toEqual([]);
});

test.each([
  [
    1,
    'Unable to get your location. Please enable location services. Allow location for this site in the settings of your browser, then try again.',
  ],
  [2, 'Your device does not know where it is right now. Please try again in a moment.'],
  [3, 'Your device took too long to find out where it is. Please try again.'],
  [9, 'Unable to get your location. Please enable location services.'],
])('a device that fails with %d is told apart, and can be asked again', async (code, said) => {
  failing(code);
  render(<LabDeliveryCheck />);
  await press('Check My Location');
  expect(await alerted()).toBe(said);
  expect(asked).toEqual([]);
  inRanchi();
  await press('Try again');
  await button('Check Different Location');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['without success', () => json({ success: false }), 'Unable to check delivery availability'],
  ['of another shape', () => json({ success: true }), 'Unable to check delivery availability'],
  [
    'that failed',
    () => json({ success: false, error: 'Something went wrong on our side.' }, 500),
    'Failed to check delivery availability. Please try again.',
  ],
  [
    'that never came',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Failed to check delivery availability. Please try again.',
  ],
  [
    'that was refused',
    () => json({ success: false, code: 'too_many', error: 'Too many tries. Try again in 9 s.' }, 429),
    'Too many tries. Try again in 9 s.',
  ],
])('an answer %s', async (_, reply, said) => {
  inRanchi();
  answer = reply;
  render(<LabDeliveryCheck />);
  await press('Check My Location');
  expect(await alerted()).toBe(said);
  answer = () => json(near);
  await press('Try again');
  await button('Check Different Location');
});

test('two presses are one question', async () => {
  let done: PositionCallback = () => {};
  locatedBy((found) => (done = found));
  render(<LabDeliveryCheck />);
  const one = await button('Check My Location');
  fireEvent.click(one);
  fireEvent.click(one);
  await button('Checking...');
  expect(given).toHaveLength(1);
  done({ coords: { latitude: 23.37, longitude: 85.33 } } as GeolocationPosition);
  await button('Check Different Location');
  expect(asked).toHaveLength(1);
});
