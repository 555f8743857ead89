import { afterEach, expect, test } from 'vitest';
import { asha } from './fixtures.ts';
import { checkedPatient, EMPTY, forgetPatient, keepPatient, keepTyped, typedPatient } from './draft.ts';

const KEY = 'appointment_draft';
const typed = { ...EMPTY, name: 'Asha Kumari', age: '42', gender: 'Female', phone: '98765 43210' };
const logIn = (mobile: string) => {
  localStorage.setItem('access_token', 'a');
  localStorage.setItem('user', JSON.stringify({ name: 'Meena Devi', mobile }));
};
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what a visitor typed is theirs after they log in, and nobody else’s then', () => {
  keepTyped(typed);
  logIn('9876543210');
  expect(typedPatient()).toEqual(typed);
  keepPatient(typed, asha);
  expect(checkedPatient()?.details).toEqual(asha);
  logIn('9876543211');
  expect([typedPatient(), checkedPatient()]).toEqual([undefined, undefined]);
  localStorage.clear();
  expect(typedPatient()).toBeUndefined();
  logIn('9876543210');
  expect(typedPatient()).toEqual(typed);
  forgetPatient();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a patient is let through until something is typed; the same one keeps its id', () => {
  keepPatient(typed, asha);
  const { id } = checkedPatient()!;
  keepTyped(typed);
  keepPatient(typed, asha);
  expect(checkedPatient()!.id).toBe(id);
  keepTyped({ ...typed, age: '43' });
  expect(checkedPatient()).toBeUndefined();
  keepPatient({ ...typed, age: '43' }, { ...asha, age: 43 });
  expect(checkedPatient()!.id).not.toBe(id);
});

test.each([
  '{',
  'null',
  '7',
  '[]',
  '{"of":"visitor"}',
  '{"of":"visitor","value":{"typed":7}}',
  `{"of":"visitor","value":"${'x'.repeat(30_000)}"}`,
])('%.40s is an empty form', (raw) => {
  sessionStorage.setItem(KEY, raw);
  expect([typedPatient(), checkedPatient()]).toEqual([undefined, undefined]);
  keepTyped(typed);
  expect(typedPatient()).toEqual(typed);
});
test.each([
  { age: 0 },
  { age: 121 },
  { age: 12.5 },
  { age: '42' },
  { gender: 'X' },
  { phone: '123' },
  { name: '' },
])('a kept patient with %o is not let through, and what was typed stays', (wrong) => {
  const value = { typed, patient: { id: 'x', details: { ...asha, ...wrong } } };
  sessionStorage.setItem(KEY, JSON.stringify({ of: 'visitor', value }));
  expect([typedPatient(), checkedPatient()]).toEqual([typed, undefined]);
});
