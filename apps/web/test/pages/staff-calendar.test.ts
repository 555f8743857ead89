import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffAppointment, StaffCalendar } from '@doorstep/contract/appointment.schema';
import { appointments, asha, calendarOf, days } from '../../src/appointment/staff-calendar/fixtures.ts';
import { account, profile, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  backOnline,
  callsOf,
  count,
  field,
  fill,
  find,
  gone,
  heading,
  offline,
  open,
  press,
  refused,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';

const NOW = '2026-11-24T09:40:00.000+05:30';
/** What the server knows: each change shows at the next reading. */
let data: StaffCalendar['data'];
beforeEach(() => {
  account();
  answer('getProfile', profile({ role: 'doctor' }));
  answer('staffToday', { success, at: NOW, data: [] });
  data = calendarOf().data;
  answer('staffCalendar', ({ query }) => ({ success, data: { ...data, day: query.get('day') ?? data.day } }));
  answer('listDoctorDays', { success, data: { now: NOW, minutes: 30, days } });
});
const named = (name: string) => find('article', new RegExp(name));
const without = (id: string) => data.appointments.filter((one) => one.id !== id);

describe('the day', () => {
  test('is today by the shop’s clock; the days beside it have addresses, and the way back', async () => {
    await open('/staff/calendar');
    await heading('My calendar');
    await find('heading', /Tue 24 Nov 2026/);
    await see('Dr. Anjali Tirkey, General physician. All times are Indian time.');
    await find('article', '10:30 AM Asha Kumari');
    expect(callsOf('staffCalendar').at(-1)!.query.get('day')).toBeNull();
    await user.click(await find('link', /^The next day/));
    await at('/staff/calendar?day=2026-11-25');
    await find('heading', 'Wed 25 Nov 2026');
    expect(callsOf('staffCalendar').at(-1)!.query.get('day')).toBe('2026-11-25');
    await user.click(await find('link', 'To today'));
    await at('/staff/calendar');
    await open('/staff/calendar?day=2026-02-31');
    await find('heading', /Tue 24 Nov 2026/);
    expect(callsOf('staffCalendar').at(-1)!.query.get('day')).toBeNull();
  });
  test('without appointments says so; a long one has them all', async () => {
    data = { ...data, appointments: [] };
    await open('/staff/calendar');
    await see('No appointments on this day.');
    data = { ...data, appointments: appointments(16) };
    await open('/staff/calendar');
    await see('16 appointments');
    await until(() => expect(count('article')).toBe(16));
  });
  test('marks one as done; a refusal is said at it, and what another did is seen', async () => {
    data = { ...data, now: '2026-11-24T10:45:00.000+05:30' };
    answer('finishAppointment', refused(409, 'booking_cancelled', 'This booking was cancelled.'));
    await open('/staff/calendar');
    await press('Done: Asha Kumari');
    await alerted('This booking was cancelled.', await named('Asha Kumari'));
    answer('finishAppointment', ({ params }) => {
      expect(params['id']).toBe(asha.id);
      data = { ...data, appointments: [{ ...asha, status: 'done' }] };
      return { success, data };
    });
    await press('Done: Asha Kumari');
    await until(() => expect(count('button', 'Done: Asha Kumari')).toBe(0));
    await gone('This booking was cancelled.');
  });
  test('that is left open offers what its clock allows, without a press', async () => {
    data = { ...data, now: '2026-11-24T10:29:59.500+05:30' };
    await open('/staff/calendar');
    await find('button', 'Move or cancel: Asha Kumari');
    data = { ...data, now: '2026-11-24T10:30:00.500+05:30' };
    await find('button', 'Done: Asha Kumari');
    expect(count('button', 'Move or cancel: Asha Kumari')).toBe(0);
  });
  test('an account without a calendar is told so', async () => {
    answer('staffCalendar', refused(404, 'calendar_none', 'Your account has no calendar yet.'));
    await open('/staff/calendar');
    await see('Your account has no calendar yet');
    expect(count('button', 'Try again')).toBe(0);
  });
});

describe('a leave that hits bookings', () => {
  const later: StaffAppointment = {
    ...asha,
    id: 'AP-333333333333',
    patient: { ...asha.patient, name: 'Birsa Munda' },
    starts_at: '2026-11-25T10:00:00.000+05:30',
    ends_at: '2026-11-25T10:30:00.000+05:30',
  };
  const wishes = async () => {
    await fill('First day', '2026-11-25');
    await fill(/^Note/, 'Wedding');
    await press('Take leave');
  };
  const hitting = (...hit: StaffAppointment[]) =>
    refused(409, 'leave_hits', `${hit.length} bookings fall into this leave.`, { appointments: hit });

  test('names them; each is moved out of it or cancelled, and then it stands with what was typed', async () => {
    const hit = [{ ...asha, starts_at: '2026-11-25T10:30:00.000+05:30' }, later];
    answer('addLeave', hitting(...hit));
    await open('/staff/calendar');
    await wishes();
    await alerted('2 appointments fall into this leave');
    expect(await field(/^Note/)).toHaveValue('Wedding');
    answer('moveAppointment', () => {
      data = { ...data, appointments: without(asha.id) };
      return { success, data };
    });
    // The 25th is the leave itself, and the 26th is full.
    const form = await find('form', 'Take leave');
    await press('Another time: Birsa Munda', form);
    const choices = [...(await find('combobox', 'Day', form)).querySelectorAll('option')];
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Tue 24 Nov 2026', 'Fri 27 Nov 2026']);
    await press('Move to Tue 24 Nov, 4:30 PM: Asha Kumari', form);
    await alerted('1 appointment falls into this leave');
    expect(callsOf('moveAppointment')[0]).toMatchObject({
      params: { id: asha.id },
      body: { time: '2026-11-24T16:30:00+05:30' },
    });
    answer('cancelAppointment', { success, data });
    await press('Cancel, all money back: Birsa Munda', form);
    const dialog = await find('dialog', 'Cancel the appointment of Birsa Munda?');
    await see('Wed 25 Nov, 10:00 AM', dialog);
    await press('Cancel and give back ₹600.00', dialog);
    await see('Please choose a reason.', dialog);
    expect(callsOf('cancelAppointment')).toHaveLength(0);
    await user.selectOptions(await find('combobox', 'Reason', dialog), 'Nobody of ours can be there');
    await press('Cancel and give back ₹600.00', dialog);
    await see('No booking falls into this leave any more.');
    expect(callsOf('cancelAppointment')[0]!.body).toEqual({ reason: 'away' });
    // The appointment is gone from the page.
    await until(async () => expect(await heading('My calendar')).toHaveFocus());
    answer('addLeave', () => {
      data = { ...data, leave: [{ id: 1, from: '2026-11-25', to: '2026-11-25', note: 'Wedding' }] };
      return { success, data };
    });
    await press('Take leave', form);
    await find('button', 'Take back the leave: Wed 25 Nov 2026');
    expect(callsOf('addLeave').map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({
        from: '2026-11-25',
        to: '2026-11-25',
        note: 'Wedding',
        despite_bookings: false,
      })),
    );
    await until(async () => expect(await field('First day')).toHaveValue(''));
  });
  test('is taken all the same: what it hits is named until it is settled, and taking it back settles all', async () => {
    answer('addLeave', hitting(later));
    await open('/staff/calendar');
    await wishes();
    await alerted('1 appointment falls into this leave');
    answer('addLeave', () => {
      data = {
        ...data,
        leave: [{ id: 7, from: '2026-11-25', to: '2026-11-25', note: 'Wedding' }],
        clashes: [later],
      };
      return { success, data };
    });
    await press('Take leave all the same');
    await alerted('1 appointment falls into leave or out of your hours');
    expect(callsOf('addLeave').at(-1)!.body).toMatchObject({ despite_bookings: true });
    answer('moveAppointment', refused(409, 'slot_taken', 'That time was just taken.'));
    await press('Move to Tue 24 Nov, 4:30 PM: Birsa Munda');
    await alerted('That time was just taken.', await named('Birsa Munda'));
    answer('removeLeave', ({ params }) => {
      expect(params['id']).toBe('7');
      data = { ...data, leave: [], clashes: [] };
      return { success, data };
    });
    await press('Take back the leave: Wed 25 Nov 2026');
    await gone('1 appointment falls into leave or out of your hours');
    await see('No leave is planned.');
  });
  test('while the line is gone nothing typed is lost, and the next press takes it', async () => {
    await open('/staff/calendar');
    await find('article', /Asha Kumari/);
    answer('addLeave', { success, data });
    offline();
    await wishes();
    await alerted('Nothing was changed. Please try again.');
    expect(await field(/^Note/)).toHaveValue('Wedding');
    backOnline();
    await press('Take leave');
    await until(() => expect(callsOf('addLeave')).toHaveLength(1));
    await until(async () => expect(await field(/^Note/)).toHaveValue(''));
  });
});

describe('hours and the switch', () => {
  test('what is edited stays while another day is looked at, and is saved as a whole', async () => {
    await open('/staff/calendar');
    await fill('Monday, stretch 1: to', '13:00');
    await user.click(await find('link', /^The next day/));
    await find('heading', 'Wed 25 Nov 2026');
    expect(await field('Monday, stretch 1: to')).toHaveValue('13:00');
    answer('setCalendar', refused(400, 'hours_overlap', 'Two of these hours overlap. Please join them.'));
    await press('Save hours');
    await alerted('Two of these hours overlap. Please join them.');
    answer('setCalendar', ({ body }) => {
      data = { ...data, ...(body as object) };
      return { success, data };
    });
    await press('Save hours');
    await see('These hours are saved.');
    expect((callsOf('setCalendar').at(-1)!.body as StaffCalendar['data']).weekly[0]).toEqual({
      weekday: 1,
      from: 540,
      to: 780,
    });
  });
  test('busy is said once the server has it', async () => {
    await open('/staff/calendar');
    const busy = () => find('switch', 'I am busy');
    answer('setCalendar', unreachable);
    await user.click(await busy());
    await see('Nothing was changed. Please try again.');
    expect(await busy()).not.toBeChecked();
    answer('setCalendar', ({ body }) => {
      expect(body).toEqual({ busy: true });
      data = { ...data, busy: true };
      return { success, data };
    });
    await user.click(await busy());
    await until(async () => expect(await busy()).toBeChecked());
  });
});
