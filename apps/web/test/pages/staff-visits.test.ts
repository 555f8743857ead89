import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffVisit } from '@doorstep/contract/paramedical.schema';
import type { BookingPayments } from '@doorstep/contract/schedule.schema';
import {
  boardOf,
  found,
  foundOf,
  nurses,
  second,
  visit,
} from '../../src/paramedical/staff-visits/fixtures.ts';
import { account, profile, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  callsOf,
  closedGate,
  count,
  failed,
  fill,
  find,
  follow,
  gone,
  main,
  open,
  press,
  refused,
  see,
  unreachable,
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
  test('takes the right code while the board is still read anew after a wrong one', async () => {
    await open('/staff/visits');
    await fill('Code of the patient', '1234', await saline());
    answer('setVisit', refused(409, 'visit_code_wrong', 'This is not the code.'));
    const gate = closedGate();
    answer('staffVisits', async () => {
      await gate.opened;
      return boardOf(north, south);
    });
    await press('Start the visit of Birsa Munda');
    await alerted('This is not the code.', await saline());
    answer('setVisit', ({ body }) => {
      expect(body).toEqual({ status: 'started', code: '4817' });
      north = [visit, { ...second, step: 'started' }];
      return boardOf(north, south);
    });
    await fill('Code of the patient', '4817', await saline());
    await press('Start the visit of Birsa Munda');
    await until(() => expect(callsOf('setVisit')).toHaveLength(2));
    gate.open();
    await find('button', 'Visit is done: Birsa Munda');
  });
  test('asks for the money before it is completed, and records amount, method and receiver once', async () => {
    north = [visit, { ...second, step: 'started', due: 406, nurse: { id: 2, name: 'Ajay Bedia' } }];
    await open('/staff/visits');
    await press('Visit is done: Birsa Munda');
    const dialog = await find('dialog', 'Payment of Birsa Munda');
    await fill('Amount taken', '406', dialog);
    await user.selectOptions(await find('combobox', 'Paid by', dialog), 'cash');
    answer('setVisit', ({ body }) => {
      expect(body).toEqual({
        status: 'done',
        payment: { amount: 406, method: 'cash', reference: null, receiver: 'Ajay Bedia' },
      });
      north = [
        visit,
        {
          ...second,
          step: 'done',
          due: 0,
          received: {
            amount: 406,
            method: 'cash',
            reference: null,
            receiver: 'Ajay Bedia',
            at: '2026-11-24T09:40:00.000+05:30',
          },
        },
      ];
      return boardOf(north, south);
    });
    await press('Save payment and finish', dialog);
    await see(/Cash, taken by Ajay Bedia/);
    expect(callsOf('setVisit')).toHaveLength(1);
  });
  test('is completed without a payment where nothing was taken, and is shown as due', async () => {
    north = [visit, { ...second, step: 'started', due: 406 }];
    await open('/staff/visits');
    await press('Visit is done: Birsa Munda');
    answer('setVisit', ({ body }) => {
      expect(body).toEqual({ status: 'done' });
      north = [visit, { ...second, step: 'done', due: 406 }];
      return boardOf(north, south);
    });
    await press('Done, payment stays due', await find('dialog', 'Payment of Birsa Munda'));
    await see('₹406.00 is still due');
    await find('button', 'Record payment of Birsa Munda');
  });
  describe('with a wrong payment', () => {
    const cash = {
      amount: 406,
      method: 'cash' as const,
      reference: null,
      receiver: 'Ajay Bedia',
      at: '2026-11-24T09:40:00.000+05:30',
    };
    const paid: StaffVisit = { ...second, step: 'done', due: 0, received: cash };
    const unpaid: StaffVisit = { ...paid, due: 406, received: null };
    const reversed: BookingPayments = {
      id: second.id,
      payment_status: 'due',
      total: 406,
      due: 406,
      entries: [
        {
          kind: 'received',
          ...cash,
          recorded_at: '2026-11-24T09:41:00.000+05:30',
          recorded_by: 'Ravi Oraon (admin)',
          reason: null,
        },
        {
          kind: 'reversed',
          ...cash,
          amount: -406,
          recorded_at: '2026-11-24T09:50:00.000+05:30',
          recorded_by: 'Ravi Oraon (admin)',
          reason: 'It was UPI',
        },
      ],
    };
    const correct = async () => {
      north = [visit, paid];
      await open('/staff/visits');
      await press('Correct payment of Birsa Munda');
      return find('dialog', 'Correct payment of Birsa Munda');
    };
    const REASON = 'Why is it wrong?';

    test('is corrected once by a double click, and can be recorded anew', async () => {
      const dialog = await correct();
      for (const fact of ['Ajay Bedia', '₹406.00', 'Cash', 'Tue 24 Nov 2026, 9:40 AM'])
        await see(fact, dialog);
      await see(/The visit counts as unpaid again/, dialog);
      await press('Correct payment', dialog);
      await see('Please say why the payment is corrected.', dialog);
      expect(callsOf('reversePayment')).toEqual([]);
      await fill(REASON, ' It was UPI ', dialog);
      const gate = closedGate();
      answer('reversePayment', async ({ params, body }) => {
        expect([params['id'], body]).toEqual([second.id, { reason: 'It was UPI' }]);
        await gate.opened;
        north = [visit, unpaid];
        return { success, data: reversed };
      });
      await user.dblClick(await find('button', 'Correct payment', dialog));
      gate.open();
      await see('The payment of Birsa Munda is reversed and due again.');
      await see('₹406.00 is still due', await saline());
      expect(callsOf('reversePayment')).toHaveLength(1);
      expect(count('dialog')).toBe(0);
      await until(async () => expect(await saline()).toHaveFocus());
      expect(count('button', 'Correct payment of Birsa Munda')).toBe(0);

      await press('Record payment of Birsa Munda');
      const record = await find('dialog', 'Payment of Birsa Munda');
      await fill('Amount taken', '406', record);
      await user.selectOptions(await find('combobox', 'Paid by', record), 'upi');
      await fill('UPI transaction number', '533812345678', record);
      answer('setVisit', ({ body }) => {
        expect(body).toEqual({
          payment: { amount: 406, method: 'upi', reference: '533812345678', receiver: 'Sunita Toppo' },
        });
        const received = {
          ...cash,
          method: 'upi' as const,
          reference: '533812345678',
          receiver: 'Sunita Toppo',
        };
        north = [visit, { ...paid, received }];
        return boardOf(north, south);
      });
      await press('Save payment', record);
      await see(/UPI, taken by Sunita Toppo/, await saline());
      await press('Correct payment of Birsa Munda');
      const again = await find('dialog', 'Correct payment of Birsa Munda');
      await see('533812345678', again);
      expect(await find('textbox', REASON, again)).toHaveValue('');
    });
    test('keeps the reason after an error and after it is closed, and can be tried again', async () => {
      const dialog = await correct();
      await fill(REASON, 'It was UPI', dialog);
      answer('reversePayment', unreachable);
      await press('Correct payment', dialog);
      await alerted('Nothing was heard back. Please look at the booking before you try again.', dialog);
      expect(await find('textbox', REASON, dialog)).toHaveValue('It was UPI');
      await press('Keep payment', dialog);
      await until(() => expect(count('dialog')).toBe(0));
      await see(/Cash, taken by Ajay Bedia/, await saline());
      expect(callsOf('reversePayment')).toHaveLength(1);
      await until(async () => expect(await find('button', 'Correct payment of Birsa Munda')).toHaveFocus());

      await press('Correct payment of Birsa Munda');
      const again = await find('dialog', 'Correct payment of Birsa Munda');
      expect(await find('textbox', REASON, again)).toHaveValue('It was UPI');
      await gone(/^Nothing was heard back/, again);
      answer('reversePayment', () => {
        north = [visit, unpaid];
        return { success, data: reversed };
      });
      await press('Correct payment', again);
      await see('The payment of Birsa Munda is reversed and due again.');
    });
    test('shows why the server refuses, and the card behind is up to date', async () => {
      const dialog = await correct();
      await fill(REASON, 'It was UPI', dialog);
      answer('reversePayment', () => {
        north = [visit, unpaid];
        return refused(409, 'payment_none', 'No payment is recorded for this booking.');
      });
      await press('Correct payment', dialog);
      await alerted('No payment is recorded for this booking.', dialog);
      await see('₹406.00 is still due', await saline());
      expect(await find('textbox', REASON, dialog)).toHaveValue('It was UPI');
      answer(
        'reversePayment',
        refused(400, 'invalid', 'Please look at what is marked.', {
          fields: { reason: 'Please use at most 300 letters.' },
        }),
      );
      await press('Correct payment', dialog);
      await alerted('Please use at most 300 letters.', dialog);
    });
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

describe('a visit is cancelled by the shop', () => {
  const ask = async () => {
    await open('/staff/visits');
    await press('Cancel the visit of Asha Kumari', await find('region', 'Ranchi north'));
    return find('dialog', 'Cancel the visit of Asha Kumari?');
  };
  const because = async (dialog: HTMLElement, reason: string) => {
    await user.selectOptions(await find('combobox', 'Reason', dialog), reason);
    await press('Cancel and give back ₹399.00', dialog);
  };
  test('with a reason: the money and who is told are said before, and its card has the focus then', async () => {
    const dialog = await ask();
    await see('Wound dressing · Tue 24 Nov, 10:30 AM', dialog);
    await see(/the patient is told at once/, dialog);
    answer('callOffBooking', ({ params, body }) => {
      expect([params['id'], body]).toEqual([visit.id, { reason: 'away', note: 'The nurse has a fever.' }]);
      north = [{ ...visit, step: 'cancelled', back: 0 }, second];
      return { success, data: { ...found[0]!, status: 'cancelled' as const, back: 0 } };
    });
    await fill(/In your words/, 'The nurse has a fever.', dialog);
    await because(dialog, 'Nobody of ours can be there');
    await see('Cancelled. Asha Kumari is told.');
    await until(async () => expect(await dressing()).toHaveFocus());
    expect(count('button', 'Cancel the visit of Asha Kumari', await dressing())).toBe(0);
    expect(count('dialog')).toBe(0);
  });
  test('is refused in words, and the board behind shows what another has done', async () => {
    const dialog = await ask();
    answer('callOffBooking', () => {
      north = [{ ...visit, step: 'on-the-way', nurse: { id: 1, name: 'Sunita Toppo' } }, second];
      return refused(409, 'booking_on_way', 'Somebody is on the way to this patient.');
    });
    await because(dialog, 'Booked twice');
    await alerted('Somebody is on the way to this patient.', dialog);
    expect(await find('combobox', 'Reason', dialog)).toHaveValue('twice');
    await press('Keep it', dialog);
    await gone('Somebody is on the way to this patient.');
    expect(count('button', 'Cancel the visit of Asha Kumari', await dressing())).toBe(0);
  });
  test('of which nothing was heard says so, and can be tried again', async () => {
    const dialog = await ask();
    answer('callOffBooking', unreachable);
    await because(dialog, 'Booked twice');
    await alerted(/before you try again/, dialog);
    answer('callOffBooking', { success, data: { ...found[0]!, status: 'cancelled', back: 0 } });
    await press('Cancel and give back ₹399.00', dialog);
    await see('Cancelled. Asha Kumari is told.');
  });
});

describe('a booking is found', () => {
  const row = (name: RegExp) => find('article', name);
  test('of any day and kind, leads to its day on the board, and is cancelled from there', async () => {
    answer('findBookings', foundOf());
    await open('/staff/visits');
    await fill('Find a booking', ' kumari ');
    await user.keyboard('{Enter}');
    await at('/staff/visits?find=kumari');
    await see('4 bookings');
    expect(callsOf('findBookings').at(-1)!.query.get('search')).toBe('kumari');
    expect(count('region', 'Ranchi north')).toBe(0);
    const appointment = await row(/^Thu 26 Nov, 5:00 PM Ravi Kumari$/);
    await see(/Dr\. Ananya Sen/, appointment);
    expect(count('link', /board/, appointment)).toBe(0);
    const collection = await row(/^Fri 27 Nov, 7:30 AM Asha Kumari$/);
    await see('Sample collection · LT-222222222222', collection);
    expect(await find('link', /board/, collection)).toHaveAttribute(
      'href',
      '/staff/collections?day=2026-11-27#LT-222222222222',
    );
    expect(count('button', /^Cancel booking/)).toBe(3);
    answer('callOffBooking', ({ params }) => {
      expect(params['id']).toBe(found[1]!.id);
      const data = { ...found[1]!, status: 'cancelled' as const, back: 0 };
      answer('findBookings', { success, data: [found[0]!, data, found[2]!, found[3]!], total: 4 });
      return { success, data };
    });
    await press(/^Cancel booking: Ravi/, appointment);
    const dialog = await find('dialog', 'Cancel the appointment of Ravi Kumari?');
    await user.selectOptions(await find('combobox', 'Reason', dialog), 'The patient asked for it');
    await press('Cancel and give back ₹600.00', dialog);
    await see('Cancelled', appointment);
    await until(() => expect(appointment).toHaveFocus());
    await follow(/^Show on the board: Asha Kumari, Tue 24 Nov/);
    await at('/staff/visits?day=2026-11-24');
    await until(async () => expect(await dressing()).toHaveFocus());
  });
  test('among many says how to see the others; what fits nothing, or is too short, says so', async () => {
    answer('findBookings', foundOf(43));
    await open('/staff/visits?find=98');
    await see('The first 4 of 43 bookings. Type more to see the others.');
    answer('findBookings', { success, data: [], total: 0 });
    await open('/staff/visits?find=Zubeida');
    await see('No booking fits “Zubeida”');
    await open('/staff/visits?find=Z');
    await see('Please type at least 2 letters or figures');
    answer('findBookings', failed);
    await open('/staff/visits?find=Birsa');
    await see('The bookings could not be searched');
    answer('findBookings', foundOf());
    await press('Try again');
    await see('4 bookings');
    await follow('To today’s board');
    await at('/staff/visits');
    await find('region', 'Ranchi north', main());
  });
});
