import { expect, test } from 'vitest';
import { auditHref, auditStateOf, isFiltered, queryOf } from './state.ts';

const of = (query: string) => auditStateOf(new URLSearchParams(query));

test('the address says all that is asked for, and brings it again', () => {
  const href =
    '/admin/audit?who=3&whose=Asha+Kumari&what=read&order=OD-7Q2MK4BCDFGH&from=2026-11-01&to=2026-11-24&page=2';
  expect(auditHref(of(href.split('?')[1]!))).toBe(href);
  expect(queryOf(of('who=3&whose=Asha'))).toMatchObject({ who: 3, whose: 'Asha', what: '' });
  expect(auditHref(of(''))).toBe('/admin/audit');
});
test('what it does not understand counts as not said', () => {
  const state = of('who=0x1&from=24.11.2026&to=2026-13-01&page=-1&whose=%20%20');
  expect(isFiltered(state)).toBe(false);
  expect(state.page).toBe(1);
});
test('a form says the same as the address', () => {
  const form = new FormData();
  form.set('who', '3');
  form.set('order', ' OD-7Q2MK4BCDFGH ');
  form.set('from', '');
  expect(auditHref(auditStateOf(form))).toBe('/admin/audit?who=3&order=OD-7Q2MK4BCDFGH');
});
