import { describe, expect, test } from 'vitest';
import type { Register, RegisterLine } from '@doorstep/contract/review.schema';
import { account, pagination, profile, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  callsOf,
  count,
  fill,
  find,
  heading,
  open,
  page,
  press,
  raw,
  refused,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';

const line: RegisterLine = {
  at: '2026-11-23T16:40:00.000+05:30',
  order_id: 'OD-222222222222',
  position: 0,
  patient: { name: 'Asha Kumari', mobile: '9876543210' },
  address: 'Flat 4B, Shanti Apartments',
  medicine: 'Cefixon 200',
  pack: 'Strip of 10 tablets',
  salt: 'Cefixime 200 mg',
  quantity: 2,
  batch: 'DS0417',
  prescriber: { name: 'Dr. R. Prasad', registration: 'JH-1203', address: 'Prasad Clinic, Ranchi' },
  written_on: '2026-11-21',
  missing: [],
  corrections: [],
  refunded: null,
};
const of = (data: RegisterLine[], month = '2026-11'): Register => ({
  success,
  month,
  this_month: '2026-11',
  data,
  pagination: pagination(data.length, { limit: 50 }),
});
function as(role: 'admin' | 'pharmacist' | 'doctor' | 'patient') {
  account();
  answer('getProfile', profile({ role }));
  if (role !== 'patient') answer('staffToday', { success, at: '2026-11-24T10:00:00.000+05:30', data: [] });
}
const month = () => find('combobox', 'Month');

describe('the register', () => {
  test.each(['patient', 'doctor'] as const)('is not for a %s, and nothing is asked', async (role) => {
    as(role);
    await open('/admin/register');
    await heading('This page is not for your account');
    expect(callsOf('dispensed')).toHaveLength(0);
  });
  test.each(['admin', 'pharmacist'] as const)(
    'tells a %s what left the shop this month; only an admin opens the order',
    async (role) => {
      as(role);
      answer(
        'dispensed',
        of([
          line,
          {
            ...line,
            order_id: 'OD-333333333333',
            batch: null,
            prescriber: { ...line.prescriber, address: null },
            written_on: null,
            missing: ['prescriber_address', 'written_on'],
          },
        ]),
      );
      await open('/admin/register');
      await heading('Register of Schedule H1');
      await see('2 medicines left the shop');
      const row = await find('row', /23 Nov 2026.*OD-2222/);
      for (const said of [
        'Asha Kumari',
        'Cefixime 200 mg',
        'DS0417',
        'Dr. R. Prasad',
        'JH-1203',
        'Prasad Clinic, Ranchi',
        'Sat 21 Nov 2026',
      ])
        await see(said, row);
      expect(count('link', 'OD-222222222222')).toBe(role === 'admin' ? 1 : 0);
      const bare = await find('row', /OD-3333/);
      expect(bare.textContent).not.toMatch(/not noted/i);
      await see('Incomplete', bare);
      await see('Missing: doctor’s address, date of the prescription', bare);
      expect(count('button', /^Correct/)).toBe(role === 'pharmacist' ? 2 : 0);
      expect(Object.fromEntries(callsOf('dispensed').at(-1)!.query)).toEqual({});
      // The rail leads there.
      expect(await find('link', 'Register H1', document.body)).toHaveAttribute('href', '/admin/register');
    },
  );
  test('is corrected by a pharmacist, with a reason; what another corrected first is a conflict', async () => {
    as('pharmacist');
    const incomplete: RegisterLine = {
      ...line,
      prescriber: { name: 'Dr. R. Prasad', registration: null, address: null },
      missing: ['registration', 'prescriber_address'],
    };
    answer('dispensed', of([incomplete]));
    await open('/admin/register');
    await see('Incomplete');
    await press('Correct the entry of Cefixon 200, order OD-222222222222');
    await press('Save the correction', document.body);
    await see('Give the registration number, with its digits.');
    await see('Give the reason for the correction.');
    expect(callsOf('correctEntry')).toHaveLength(0);
    await fill('Registration number', 'JH-1203', document.body);
    await fill('Clinic or address', 'Prasad Clinic, Ranchi', document.body);
    await fill('Reason for the correction', 'Read again', document.body);
    const said = 'Somebody else has corrected this entry. Open it again before you change it.';
    answer('correctEntry', refused(409, 'entry_changed', said));
    await press('Save the correction', document.body);
    await alerted(said, document.body);
    answer('correctEntry', { success, data: line });
    answer('dispensed', of([line]));
    await press('Save the correction', document.body);
    await see('The correction is in the register.');
    await until(() => expect(count('dialog', undefined, document.body)).toBe(0));
    expect(callsOf('correctEntry').at(-1)!.body).toEqual({
      patient_name: 'Asha Kumari',
      doctor: {
        name: 'Dr. R. Prasad',
        registration: 'JH-1203',
        address: 'Prasad Clinic, Ranchi',
        written_on: '2026-11-21',
      },
      reason: 'Read again',
      seen: 0,
    });
  });
  test('keeps its month in the address: back, a link and nonsense', async () => {
    as('pharmacist');
    answer('dispensed', ({ query }) => {
      const asked = query.get('month') ?? '2026-11';
      return of(asked === '2026-11' ? [line] : [], asked);
    });
    await open('/admin/register');
    await see('1 medicine left the shop');
    expect(await month()).toHaveValue('2026-11');
    await user.selectOptions(await month(), 'Dec 2025');
    await at('/admin/register?month=2025-12');
    await see('Nothing in this month');
    expect(count('button', 'Download as CSV')).toBe(0);
    await user.selectOptions(await month(), 'Nov 2026');
    await see('1 medicine left the shop');
    expect(location.search).toBe('');
    history.back();
    await see('Nothing in this month');
    await open('/admin/register?month=2021-03');
    await until(async () => expect(await month()).toHaveValue('2021-03'));
    await open('/admin/register?month=2021-13');
    await until(async () => expect(await month()).toHaveValue('2026-11'));
    expect(Object.fromEntries(callsOf('dispensed').at(-1)!.query)).toEqual({});
  });
  test('that cannot be had says so, and is asked for again', async () => {
    as('admin');
    for (const fault of [unreachable, page()]) {
      answer('dispensed', fault);
      await open('/admin/register');
      await alerted('The register could not be loaded');
    }
    answer('dispensed', of([]));
    await press('Try again');
    await see('Nothing in this month');
  });
  test('comes out as a file of the month that is shown', async () => {
    as('admin');
    answer('dispensed', of([line], '2026-10'));
    await open('/admin/register?month=2026-10');
    let made: Blob | undefined;
    URL.createObjectURL = (file) => {
      made = file as Blob;
      return 'blob:register';
    };
    answer('dispensedCsv', raw('\uFEFForder\r\n', 'text/csv; charset=utf-8'));
    await press('Download as CSV');
    await until(() => expect(made?.type).toMatch(/^text\/csv/));
    expect(callsOf('dispensedCsv').map(({ query }) => query.get('month'))).toEqual(['2026-10']);
  });
});
