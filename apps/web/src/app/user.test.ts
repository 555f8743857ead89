import { beforeEach, expect, test } from 'vitest';
import { draftStore } from './draft-store.ts';
import { savedUser } from './user.ts';

const RAVI = { name: 'Ravi Kumar', mobile: '9876543212', role: 'patient' };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('access_token', 'abc');
  localStorage.setItem('user', JSON.stringify(RAVI));
});
const act = (by = RAVI.mobile) =>
  sessionStorage.setItem(
    'acting_user',
    JSON.stringify({ name: 'Asha Kumari', mobile: '9876543210', role: 'admin', by }),
  );

test('is the person in a tab that acts for them, with the role of who is logged in', () => {
  expect(savedUser()).toEqual(RAVI);
  act();
  expect(savedUser()).toEqual({ name: 'Asha Kumari', mobile: '9876543210', role: 'patient' });
});
test('whoever logs in after the helper is themselves', () => {
  act('9000000000');
  expect(savedUser()).toEqual(RAVI);
  localStorage.removeItem('access_token');
  expect(savedUser()).toBeUndefined();
});
test('what was typed for oneself is not offered for the person, nor the other way', () => {
  const draft = draftStore('draft', (value) => value);
  draft.set({ city: 'Bengaluru' });
  act();
  expect(draft.get()).toBeUndefined();
  draft.set({ city: 'Ranchi' });
  sessionStorage.removeItem('acting_user');
  expect(draft.get()).toBeUndefined();
});
