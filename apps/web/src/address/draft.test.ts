import { afterEach, expect, test } from 'vitest';
import { EMPTY, ofEdit, ofNew, unfinished } from './draft.ts';
import { mapDraft } from './manage/draft.ts';

const logIn = (mobile: string) => {
  localStorage.setItem('access_token', 'a');
  localStorage.setItem('user', JSON.stringify({ name: 'Meena Devi', mobile }));
};
const written = { ...EMPTY, title: 'Home', city: 'Ranchi', is_default: true };
const onMap = {
  id: null,
  values: {
    name: 'Meena Devi',
    mobile: '9876543210',
    address: 'Flat 4B',
    latitude: 23.3812,
    longitude: 85.33199,
  },
  label: 'Kanke Road',
};
const keys = ['address_draft', 'address_edit', 'map_address_draft'];
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what was typed is found again by who typed it, also after a login in between, and forgotten when it is done with', () => {
  logIn('9876543210');
  ofNew.set(written);
  ofEdit.set({ id: 7, values: written });
  mapDraft.set(onMap);
  localStorage.clear();
  logIn('9876543210');
  expect([ofNew.get(), ofEdit.get(), mapDraft.get()]).toEqual([written, { id: 7, values: written }, onMap]);
  expect(unfinished()).toBe('add');
  ofNew.set(undefined);
  expect(unfinished()).toBe(7);
});
test('whoever logs in next sees nothing of it, nor does a visitor', () => {
  logIn('9876543210');
  ofNew.set(written);
  mapDraft.set(onMap);
  logIn('9876543211');
  expect([ofNew.get(), mapDraft.get(), unfinished()]).toEqual([undefined, undefined, undefined]);
  localStorage.clear();
  expect([ofNew.get(), mapDraft.get()]).toEqual([undefined, undefined]);
  // Nor is what belongs to nobody kept for somebody.
  ofEdit.set({ id: 7, values: written });
  expect(sessionStorage.getItem('address_edit')).toBeNull();
});
test.each([
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '{}',
  '{"of":"9876543210"}',
  '{"of":"9876543210","value":null}',
  '{"of":"9876543210","value":[]}',
  '{"title":"Home","id":7,"values":{"title":"Home"}}',
])('%s is nothing', (raw) => {
  for (const key of keys) sessionStorage.setItem(key, raw);
  expect([ofNew.get(), ofEdit.get(), mapDraft.get()]).toEqual([undefined, undefined, undefined]);
  logIn('9876543210');
  expect([ofNew.get(), ofEdit.get(), mapDraft.get()]).toEqual([undefined, undefined, undefined]);
});
test.each(['{"id":"1","values":7}', '{"id":1.5,"values":null,"label":{}}', '{"values":[]}'])(
  '%s is an empty form',
  (value) => {
    logIn('9876543210');
    for (const key of keys) sessionStorage.setItem(key, `{"of":"9876543210","value":${value}}`);
    expect([ofNew.get(), ofEdit.get(), mapDraft.get()]).toEqual([EMPTY, undefined, undefined]);
  },
);
test('a field of another type is an empty one, a field that no form has is dropped, and half a place is none', () => {
  logIn('9876543210');
  const put = (key: string, value: unknown) =>
    sessionStorage.setItem(key, JSON.stringify({ of: '9876543210', value }));
  put('address_draft', {
    title: { toString: 'x' },
    city: 'Ranchi',
    pincode: 834001,
    is_default: 'yes',
    role: 'admin',
  });
  expect(ofNew.get()).toEqual({ ...EMPTY, city: 'Ranchi' });
  for (const position of [
    { latitude: 'north', longitude: 85 },
    { latitude: 23 },
    { latitude: 91, longitude: 85 },
  ]) {
    put('map_address_draft', { id: 'x', values: { name: 'Meena Devi', ...position }, label: 4 });
    expect(mapDraft.get()).toEqual({
      id: null,
      values: { name: 'Meena Devi', mobile: '', address: '', latitude: undefined, longitude: undefined },
      label: '',
    });
  }
});
test('more than any form holds is not even read', () => {
  logIn('9876543210');
  sessionStorage.setItem(
    'address_draft',
    JSON.stringify({ of: '9876543210', value: { ...written, landmark: 'x'.repeat(100_000) } }),
  );
  expect(ofNew.get()).toBeUndefined();
});
