import { expect, test } from 'vitest';
import { textOf, withPlace } from './places.ts';

const kanke = 'Kanke Road, Ranchi, Jharkhand 834008';
test.each([
  ['', '', kanke],
  ['Flat 4B, Shanti Apartments', '', `Flat 4B, Shanti Apartments, ${kanke}`],
  ['Flat 4B,  ', '', `Flat 4B, ${kanke}`],
  // The patient wrote the town: the address is whole.
  ['12 Main Road, ranchi', '', '12 Main Road, ranchi'],
  // What an earlier place wrote makes room, and the house stays.
  ['Flat 4B, Lalpur, Ranchi, Jharkhand 834001', 'Lalpur, Ranchi, Jharkhand 834001', `Flat 4B, ${kanke}`],
  ['Lalpur, Ranchi, Jharkhand 834001', 'Lalpur, Ranchi, Jharkhand 834001', kanke],
])('%j with a place in it', (written, earlier, whole) => {
  expect(withPlace(written, earlier, kanke, 'Ranchi')).toBe(whole);
});

test.each([
  [{ name: 'Kanke Road', city: 'Ranchi', state: 'Jharkhand', pincode: '834008' }, kanke],
  [{ name: '834008', city: 'Ranchi', state: 'Jharkhand', pincode: '834008' }, 'Ranchi, Jharkhand 834008'],
  [{ name: 'Ranchi', city: 'Ranchi', state: 'Jharkhand', pincode: '' }, 'Ranchi, Jharkhand'],
])('%o as text', (place, text) => {
  expect(textOf(place)).toBe(text);
});
