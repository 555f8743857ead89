import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BookableDays, Hold } from '@doorstep/contract/schedule.schema';
import { meera } from '../../src/appointment/fixtures.ts';
import { account, success } from '../answers.ts';
import { availabilityAt } from '../shop-clock.ts';
import {
  alerted,
  answer,
  at,
  backOnline,
  busy,
  callsOf,
  closedGate,
  count,
  field,
  find,
  follow,
  heading,
  logIn,
  main,
  offline,
  open,
  press,
  refused,
  see,
  store,
  TOKEN,
  unreachable,
  until,
  user,
} from '../page.ts';

const PAGE = '/doctor-slots?doctor=1';
const NOW = '2026-11-22T11:12:00.000+05:30',
  LATER = '2026-11-22T11:22:01.000+05:30';
const ten = '2026-11-24T10:00',
  half = '2026-11-24T10:30';
const chosen = (time: string) => `${PAGE}&slot=${encodeURIComponent(time)}`;
const taken = refused(409, 'slot_taken', 'That time was just taken. Please choose another time.');

function daysOf(takenTimes: readonly string[] = [], now = NOW): BookableDays {
  const days = ['22', '23', '24', '25'].map((date) => {
    const day = `2026-11-${date}`;
    return date === '22'
      ? { day, state: 'closed' as const, slots: [] }
      : {
          day,
          state: date === '23' ? ('full' as const) : ('free' as const),
          slots: [`${day}T10:00`, `${day}T10:30`, `${day}T17:00`].map((time) => ({
            time,
            taken: date === '23' || takenTimes.includes(time),
          })),
        };
  });
  return { success, data: { now, minutes: 30, days } };
}
const holdOf = (time: string, some: Partial<Hold> = {}): Hold => ({
  success,
  hold_id: 'S-1',
  slot_time: time,
  expires_at: '2026-11-22T11:22:00.000+05:30',
  now: NOW,
  can_extend: true,
  ...some,
});
const radio = (name: string) => find('radio', name);
const timeOf = ({ body }: { body: unknown }) => (body as { slot_time: string }).slot_time;
/** As one comes back to the tab. */
const comeBack = () => dispatchEvent(new Event('focus'));

beforeEach(() => {
  answer('getDoctor', { success, data: meera });
  answer('listDoctorDays', daysOf());
  answer('availability', availabilityAt(NOW));
});

describe('a visitor', () => {
  test('looks, chooses and goes on; nothing is held', async () => {
    await open(PAGE);
    await heading('Choose a time');
    await see('Dr. Meera Sinha');
    await see('Tuesday 24 November 2026');
    await press('Select Slot');
    await alerted('Please choose a time first.');
    expect(await radio('10:00 AM')).toHaveFocus();
    await user.click(await radio('10:30 AM'));
    await at(chosen(half));
    await see('We keep this time for you as soon as you are logged in.');
    await follow('Continue');
    await until(() => expect(location.pathname + location.search).toMatch(/slot=2026-11-24T10%3A30/));
    expect(callsOf('holdSlot')).toHaveLength(0);
  });

  test('a time in the address is chosen, unless it is taken by now, or none of the doctor’s', async () => {
    await open(chosen(half));
    expect(await radio('10:30 AM')).toBeChecked();
    answer('listDoctorDays', daysOf([half]));
    await open(chosen(half));
    await alerted('Tue 24 Nov, 10:30 AM was just taken');
    expect(count('link', 'Continue')).toBe(0);
    for (const nonsense of ['2026-11-20T10:00', '2026-02-30T10:00', 'x']) {
      await open(chosen(nonsense));
      await see('No time chosen yet');
      expect(count('alert')).toBe(0);
    }
  });
});

describe('without what it needs', () => {
  test.each(['/doctor-slots', '/doctor-slots?doctor=x', '/doctor-slots?doctor=0'])('%s', async (path) => {
    await open(path);
    await heading('No doctor selected.');
    answer('listDoctors', { success, data: [meera] });
    await press('Go back');
    await at('/doctors');
  });
  test('an unknown doctor', async () => {
    const none = refused(404, 'doctor_not_found', 'We could not find this doctor');
    answer('getDoctor', none);
    answer('listDoctorDays', none);
    await open(PAGE);
    await heading('We could not find this doctor');
  });
  test('no free time', async () => {
    const { data } = daysOf();
    answer('listDoctorDays', {
      success,
      data: { ...data, days: data.days.map(({ day }) => ({ day, state: 'closed' as const, slots: [] })) },
    });
    await open(PAGE);
    await see('No Available Slots');
    answer('listDoctors', { success, data: [meera] });
    await follow('Choose Another Doctor');
    await at('/doctors');
  });
  test('the server is down, then up again', async () => {
    answer('listDoctorDays', busy);
    await open(PAGE);
    await heading('The free times could not be loaded');
    answer('listDoctorDays', daysOf());
    await press('Try again');
    await see('Tuesday 24 November 2026');
  });
  test('without a line', async () => {
    answer('listDoctorDays', unreachable);
    await open(PAGE);
    await heading('The free times could not be loaded');
    offline();
    await press('Try again');
    await heading('You are offline');
    backOnline();
    answer('listDoctorDays', daysOf());
    await press('Try again');
    await see('Tuesday 24 November 2026');
  });
});

describe('logged in', () => {
  beforeEach(() => {
    account();
    logIn();
  });

  test('the chosen time is held, and the next one in its place', async () => {
    answer('holdSlot', (call) => holdOf(timeOf(call)));
    await open(PAGE);
    await user.click(await radio('10:00 AM'));
    await see(/^Held for you until 11:22 AM/);
    // The server counts it as taken, also for whoever holds it.
    answer('listDoctorDays', daysOf([ten]));
    comeBack();
    await until(() => expect(callsOf('listDoctorDays').length).toBeGreaterThan(1));
    expect(await radio('10:00 AM')).toBeChecked();
    expect(await radio('10:00 AM')).toBeEnabled();
    await user.click(await radio('10:30 AM'));
    await at(chosen(half));
    await until(() => expect(callsOf('holdSlot').map(timeOf)).toContain(half));
    await see(/^Held for you until/);
  });

  test('what somebody else took meanwhile is said and marked; the time that was held before stays', async () => {
    answer('holdSlot', (call) => (timeOf(call) === half ? taken : holdOf(timeOf(call))));
    await open(PAGE);
    await user.click(await radio('10:00 AM'));
    await see(/^Held for you until/);
    answer('listDoctorDays', daysOf([ten, half]));
    await user.click(await radio('10:30 AM'));
    await alerted('Tue 24 Nov, 10:30 AM was just taken');
    await until(async () => expect(await field(/^10:30 AM taken/)).toBeDisabled());
    await at(chosen(ten));
    expect(await radio('10:00 AM')).toBeChecked();
  });

  test('is kept longer once, is given back, and is chosen no more', async () => {
    answer('holdSlot', (call) => holdOf(timeOf(call)));
    answer('extendHold', holdOf(half, { expires_at: '2026-11-22T11:27:00.000+05:30', can_extend: false }));
    answer('releaseHold', { success });
    await open(chosen(half));
    await press('5 more minutes');
    await see(/^Held for you until 11:27 AM/);
    expect(count('button', '5 more minutes')).toBe(0);
    await press('Give this time back');
    await at(PAGE);
    await until(() => expect(callsOf('releaseHold').map(({ params }) => params)).toEqual([{ id: 'S-1' }]));
    await see('No time chosen yet');
  });

  test('runs out by the shop’s clock, and is held again when that is asked for', async () => {
    answer('holdSlot', (call) => holdOf(timeOf(call)));
    await open(chosen(half));
    await see(/^Held for you until/);
    const before = callsOf('holdSlot').length,
      asked = callsOf('availability').length;
    answer('availability', availabilityAt(LATER));
    comeBack();
    await alerted('We are not keeping this time for you any more');
    comeBack();
    await until(() => expect(callsOf('availability').length).toBeGreaterThan(asked + 1));
    expect(callsOf('holdSlot'), 'is not held anew by itself').toHaveLength(before);
    answer('holdSlot', (call) =>
      holdOf(timeOf(call), {
        now: '2026-11-22T11:22:05.000+05:30',
        expires_at: '2026-11-22T11:32:05.000+05:30',
      }),
    );
    await press('Keep it again');
    await see(/^Held for you until 11:32 AM/);
    expect(callsOf('holdSlot')).toHaveLength(before + 1);
  });

  test('run out, it is said to be taken only where somebody else has it by then', async () => {
    const goOn = async () => {
      await see(/^Held for you until/);
      const before = callsOf('listDoctorDays').length;
      answer('listDoctorDays', daysOf([half]));
      comeBack();
      await until(() => expect(callsOf('listDoctorDays').length).toBeGreaterThan(before));
      await see(/^Held for you until/);
    };
    const runOut = async () => {
      answer('availability', availabilityAt(LATER));
      comeBack();
      await alerted('We are not keeping this time for you any more');
    };
    answer('holdSlot', (call) => holdOf(timeOf(call)));
    await open(chosen(half));
    await goOn();
    const gate = closedGate();
    answer('listDoctorDays', async () => {
      await gate.opened;
      return daysOf([], LATER);
    });
    await runOut();
    expect(document.body.textContent).not.toContain('was just taken');
    gate.open();
    await until(async () => expect(await radio('10:30 AM')).toBeEnabled());
    expect(await radio('10:30 AM')).toBeChecked();
    expect(document.body.textContent).not.toContain('was just taken');

    answer('availability', availabilityAt(NOW));
    answer('listDoctorDays', daysOf());
    await open(chosen(half));
    await goOn();
    answer('availability', availabilityAt(LATER));
    answer('listDoctorDays', daysOf([half], LATER));
    comeBack();
    await alerted('Tue 24 Nov, 10:30 AM was just taken');
    expect(count('link', 'Continue')).toBe(0);
  });

  test('given back or ended in another tab, more minutes are refused, and it says so', async () => {
    answer('holdSlot', (call) => holdOf(timeOf(call)));
    answer('extendHold', refused(404, 'hold_not_found', 'We are not keeping a time for you any more.'));
    await open(chosen(half));
    await press('5 more minutes');
    await alerted('We are not keeping this time for you any more');
  });

  test('kept longer in another tab already, it shows that', async () => {
    answer('holdSlot', (call) => holdOf(timeOf(call)));
    answer('extendHold', refused(409, 'hold_extended', 'This time was kept longer once already.'));
    await open(chosen(half));
    await see(/^Held for you until 11:22 AM/);
    answer('holdSlot', (call) =>
      holdOf(timeOf(call), { expires_at: '2026-11-22T11:27:00.000+05:30', can_extend: false }),
    );
    await press('5 more minutes');
    await see(/^Held for you until 11:27 AM/);
    expect(count('button', '5 more minutes')).toBe(0);
  });

  test.each([
    [
      'three are kept already',
      refused(409, 'holds_many', 'You are keeping 3 times already. Book one of them, or give one back.'),
      'You are keeping 3 times already. Book one of them, or give one back.',
    ],
    ['the server is down', busy, 'We could not keep this time for you.'],
  ])('%s: it can be booked all the same, and tried again', async (_, fault, sentence) => {
    answer('holdSlot', fault);
    await open(chosen(half));
    await see(new RegExp(`^${sentence.replaceAll('.', String.raw`\.`)}`));
    expect(await find('link', 'Continue', main())).toHaveAttribute(
      'href',
      '/doctor-booking?doctor=1&slot=2026-11-24T10%3A30',
    );
    answer('holdSlot', (call) => holdOf(timeOf(call)));
    await press('Try again');
    await see(/^Held for you until/);
  });

  test('logged out in another tab, nothing is kept any more', async () => {
    answer('holdSlot', (call) => holdOf(timeOf(call)));
    await open(chosen(half));
    await see(/^Held for you until/);
    localStorage.removeItem('access_token');
    dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    await see('We keep this time for you as soon as you are logged in.');
    store({ access_token: TOKEN });
    dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    await see(/^Held for you until/);
  });

  test('the clock of the device does not count', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2031-01-01T00:00:00Z'));
    answer('holdSlot', (call) => holdOf(timeOf(call)));
    await open(chosen(half));
    await see(/10:00 left$/);
  });
});
