import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffVisit } from '@doorstep/contract/paramedical.schema';
import { boardOf, nurses, second, visit } from '../../src/paramedical/staff-visits/fixtures.ts';
import { account, profile, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  callsOf,
  count,
  fill,
  find,
  follow,
  gone,
  open,
  press,
  refused,
  see,
  until,
  user,
} from '../page.ts';

/** What the server knows: each change shows at the next reading. */
let north: StaffVisit[], south: StaffVisit[];
beforeEach(() => {
  account();
  answer('getProfile', profile({ role: 'admin' }));
  answer('staffToday', { success, at: '2026-11-24T09:40:00.000+05:30', data: [] });
  north = [visit, second];
  south = [{ ...visit, id: 'PV-444444444444', service: 'Injection', nurse: { id: 4, name: 'Mary Hansda' } }];
  answer('staffVisits', ({ query }) => {
    const board = boardOf(north, south, { day: query.get('day') ?? '2026-11-24' });
    // On duty at the time of the visit that is asked about is Ajay alone.
    if (query.has('visit'))
      board.data.teams[0]!.nurses = nurses.map((one) => Object.assign({}, one, { free: one.id === 3 }));
    return board;
  });
});
const dressing = () => find('article', /Wound dressing/);
const saline = () => find('article', /IV saline/);

describe('the day board', () => {
  test('has the visits of each team by the hour; team and day live in the address', async () => {
    await open('/staff/visits');
    await see('3 visits, 1 needs a nurse');
    const board = await find('region', 'Ranchi north');
    expect([...board.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
      '9:30 AM',
      '10:30 AM',
    ]);
    await see('₹450.00 to be paid at the visit', board);
    expect(await find('link', /^Map: Near Albert Ekka/, board)).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Near%20Albert%20Ekka%20Chowk%2C%20Main%20Road%2C%20Ranchi%20834001',
    );
    await follow('Ranchi south (1)');
    await at('/staff/visits?team=2');
    await until(() => expect(count('region', 'Ranchi north')).toBe(0));
    await user.click(await find('link', /^The day before/));
    await at('/staff/visits?day=2026-11-23&team=2');
    north = south = [];
    await open('/staff/visits?day=2026-11-29');
    await see('No visit on this day.');
    expect(count('button', 'Print the list')).toBe(0);
  });
  test('prints a sheet of each team without a code', async () => {
    let printed = 0;
    globalThis.print = () => {
      printed++;
    };
    await open('/staff/visits');
    await press('Print the list');
    expect(printed).toBe(1);
    const sheet = await find('table', 'Ranchi north: Tue 24 Nov 2026');
    expect(sheet.textContent).toContain('98765 43210');
    expect(sheet.textContent).toContain('₹450.00');
  });
});

describe('a tile of Today', () => {
  test('opens the day of the visit that is next', async () => {
    const waits = (key: string, worst_at: string | null) => ({
      key,
      count: 1,
      worst_at,
      amount: null,
      name: null,
      rows: [],
    });
    answer('staffToday', {
      success,
      at: '2026-11-24T09:40:00.000+05:30',
      data: [
        // After midnight in India, before it elsewhere.
        waits('visits_unassigned', '2026-11-26T00:30:00.000+05:30'),
        waits('visits_clashing', null),
      ],
    });
    await open('/admin');
    await follow(/visit without a nurse/);
    await at('/staff/visits?day=2026-11-26');
    await see('Thu 26 Nov 2026');
    await open('/admin');
    expect(await find('link', /visit that clashes/)).toHaveAttribute('href', '/staff/visits');
  });
});

describe('a visit', () => {
  test('is assigned to somebody who is free then: that is asked when the list is looked at', async () => {
    await open('/staff/visits');
    await dressing();
    const list = await find('combobox', 'Who comes to Asha Kumari', await find('region', 'Ranchi north'));
    // Sunita is on her way to another one.
    await find('option', 'Sunita Toppo (not free then)', list);
    list.focus();
    await find('option', 'Rina Kujur (not free then)', list);
    expect(callsOf('staffVisits').at(-1)!.query.get('visit')).toBe(visit.id);
    await user.selectOptions(list, 'Ajay Bedia, Nurse, GNM');
    answer('setVisit', refused(409, 'nurse_busy', 'Ajay Bedia has another visit then.'));
    await press('Assign for Asha Kumari');
    await alerted('Ajay Bedia has another visit then.', await dressing());
    answer('setVisit', ({ params, body }) => {
      expect([params['id'], body]).toEqual([visit.id, { nurse_id: 3 }]);
      north = [{ ...visit, nurse: { id: 3, name: 'Ajay Bedia' } }, second];
      return boardOf(north, south);
    });
    await press('Assign for Asha Kumari');
    await find('button', 'On the way to Asha Kumari', await dressing());
    await gone('Ajay Bedia has another visit then.');
    await see('3 visits');
  });
  test('starts with the code: a wrong one is counted, a dead one is made anew after a call', async () => {
    await open('/staff/visits');
    answer('setVisit', ({ body }) => {
      expect(body).toEqual({ status: 'started', code: '1234' });
      north = [visit, { ...second, code_tries: 0 }];
      return refused(409, 'visit_code_dead', 'Too many wrong codes.');
    });
    await fill('Code of the patient', '1234', await saline());
    await press('Start the visit of Birsa Munda');
    await alerted('Too many wrong codes.', await saline());
    await see(/^No try is left for the code/);
    answer('setVisit', ({ body }) => {
      expect(body).toEqual({ new_code: true });
      north = [visit, second];
      return boardOf(north, south);
    });
    await press('The patient was called: make a new code (Birsa Munda)');
    answer('setVisit', ({ body }) => {
      expect(body).toEqual({ status: 'started', code: '4817' });
      north = [visit, { ...second, step: 'started' }];
      return boardOf(north, south);
    });
    await fill('Code of the patient', '4817', await saline());
    await press('Start the visit of Birsa Munda');
    await find('button', 'Visit is done: Birsa Munda');
    answer('setVisit', refused(409, 'visit_step_wrong', 'This visit is further on.'));
    await press('Back to: On the way, Birsa Munda');
    await alerted('This visit is further on.', await saline());
    expect(callsOf('setVisit').at(-1)!.body).toEqual({ status: 'on-the-way' });
  });
  test('that wants a code and is given none says so in the words of its field', async () => {
    await open('/staff/visits');
    answer(
      'setVisit',
      refused(400, 'invalid', 'Please look at what is marked.', {
        fields: { code: 'Please enter the four digits that the patient says at the door.' },
      }),
    );
    await press('Start the visit of Birsa Munda');
    await alerted('Please enter the four digits that the patient says at the door.', await saline());
  });
});
