import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { StaffToday, TodayPart } from '@doorstep/contract/staff.schema';
import type { EndpointName } from '@doorstep/contract/table.schema';
import {
  account,
  adminDetail,
  adminOrder,
  adminOrdersOf,
  emptyHome,
  knowsLogin,
  ownClaim,
  pagination,
  preferences,
  profile,
  reviewed,
  success,
  dispensedBefore,
} from '../answers.ts';
import {
  alerted,
  answer,
  at,
  blobsAlive,
  callsOf,
  count,
  field,
  fill,
  find,
  follow,
  gone,
  heading,
  loggedOut,
  open,
  otherShape,
  page,
  press,
  raw,
  refused,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';
import { calendarOf, days } from '../../src/appointment/staff-calendar/fixtures.ts';
import { boardOf } from '../../src/paramedical/staff-visits/fixtures.ts';

type Role = 'admin' | 'pharmacist' | 'doctor';
const part = (key: string, some: Partial<TodayPart> = {}): TodayPart => ({
  key,
  count: 0,
  worst_at: null,
  amount: null,
  name: null,
  rows: [],
  ...some,
});
const NOW = '2026-11-24T10:00:00.000+05:30';
const today = (parts: TodayPart[], at = NOW): StaffToday => ({ success, at, data: parts });
const ID = adminOrder().id;
/** Logged in as one of the shop's people. */
function as(role: Role | 'patient') {
  account();
  answer('getProfile', profile({ role }));
  if (role !== 'patient') answer('staffToday', today([]));
  // The audit asks by name of those who work here.
  if (role === 'admin') answer('staffAccounts', { success, data: [] });
  // A desk that an earlier test has left open is left when the next page opens.
  answer('releasePrescription', { success });
  if (role === 'pharmacist') answer('claimPrescription', { success, data: ownClaim() });
}
/** What each list answers that has nothing in it. */
function empty() {
  answer('staffToday', today([]));
  answer('adminOrders', adminOrdersOf([]));
  answer('staffMedicines', { success, data: [], pagination: pagination(0) });
  answer('orphanPayments', { success, data: [] });
  answer('catalogueImports', { success, data: [], pagination: pagination(0) });
  answer('auditList', { success, data: [], pagination: pagination(0) });
  answer('staffAccounts', { success, data: [] });
  answer('reviewList', { success, data: [], pagination: pagination(0) });
  answer('staffCalendar', calendarOf());
  answer('listDoctorDays', { success, data: { now: NOW, minutes: 30, days } });
  answer('staffVisits', boardOf([]));
}
const pages = [
  ['/admin', 'staff', 'Today', 'staffToday', 'Today’s work could not be loaded'],
  ['/admin/orders', 'admin', 'All orders', 'adminOrders', 'The orders could not be loaded'],
  ['/admin/catalogue', 'admin', 'Catalogue', 'staffMedicines', 'The catalogue could not be loaded'],
  ['/admin/payments', 'admin', 'Paid but not placed', 'orphanPayments', 'The payments could not be loaded'],
  ['/admin/staff', 'admin', 'Staff', 'staffAccounts', 'The staff could not be loaded'],
  ['/admin/audit', 'admin', 'Who read and changed what', 'auditList', 'The list could not be loaded'],
  [
    '/staff/prescriptions',
    'pharmacist',
    'Prescriptions',
    'reviewList',
    'The prescriptions could not be loaded',
  ],
  ['/staff/calendar', 'doctor', 'My calendar', 'staffCalendar', 'Your calendar could not be loaded'],
  ['/staff/visits', 'admin', 'Home visits', 'staffVisits', 'The visits could not be loaded'],
] as const satisfies ReadonlyArray<[string, Role | 'staff', string, EndpointName, string]>;

describe.each(pages)('%s', (path, forRole, title, call, failed) => {
  const role = forRole === 'staff' ? 'doctor' : forRole;
  test.each(
    forRole === 'staff'
      ? (['patient'] as const)
      : (['patient', role === 'admin' ? 'pharmacist' : 'admin'] as const),
  )(
    'is not for a %s, whatever the browser keeps; there is a way back, and nothing is asked',
    async (other) => {
      as(other);
      const user = JSON.parse(localStorage.getItem('user')!) as object;
      localStorage.setItem('user', JSON.stringify({ ...user, role }));
      await open(path);
      await heading('This page is not for your account');
      // A call to the staff's endpoints would fail the test: nothing answers it.
      if (other === 'patient') return;
      empty();
      await follow('To your page');
      await find('navigation', 'Staff pages');
    },
  );
  test('sends a visitor to log in, and back', async () => {
    await open(path);
    await heading('Login');
    empty();
    knowsLogin({ role });
    answer('getProfile', profile({ role }));
    answer('staffToday', today([]));
    await fill('Mobile Number', '9000000001');
    await fill('Password', 'doorstep1');
    await press('Login');
    await at(path);
    await heading(title);
  });
  test("the API is down, or answers another's HTML or another shape: a sentence, and trying again brings the list", async () => {
    for (const fault of [
      unreachable,
      page(),
      otherShape(call, { success: true, data: [{ id: null }], orders: [] }),
    ]) {
      as(role);
      answer(call, fault);
      await open(path);
      await alerted(failed);
    }
    empty();
    await press('Try again');
    await gone(failed);
  });
});

test('the orders turn their pages, and a page past the end leads back', async () => {
  as('admin');
  const all = Array.from({ length: 21 }, (_, n) => adminOrder({ id: `OD-${String(n).padStart(12, '2')}` }));
  answer('adminOrders', ({ query }) => {
    const page = Number(query.get('page') ?? 1),
      orders = all.slice((page - 1) * 20, page * 20);
    return {
      ...adminOrdersOf(orders),
      pagination: pagination(21, { page, limit: 20, has_previous: page > 1, has_next: page === 1 }),
    };
  });
  const rows = (number: number) => until(() => expect(count('rowheader')).toBe(number));
  await open('/admin/orders?search=9876543210');
  await see('21 orders');
  await rows(20);
  await follow('Page 2');
  await at('/admin/orders?search=9876543210&page=2');
  await rows(1);
  await until(() => expect(document.activeElement).toHaveTextContent('All orders'));
  await open('/admin/orders?search=9876543210&page=9');
  await follow('To the first page');
  await rows(20);
});

describe('an order', () => {
  const row = () => find('row', new RegExp(ID));
  const status = () => find('combobox', `Status of order ${ID}`);
  const confirm = async () => {
    await user.selectOptions(await status(), 'Confirmed');
    await press(`Update ${ID}`);
  };
  const opened = async (some: Parameters<typeof adminOrder>[0] = {}) => {
    as('admin');
    answer('adminOrders', adminOrdersOf([adminOrder(some)]));
    await open(`/admin/orders?search=${ID}`);
    await row();
  };
  test('that waits for a prescription does not leave Pending: the refusal is said at its status', async () => {
    await opened({ prescription: 'needed' });
    await see('Not given yet', await row());
    answer(
      'setOrderStatus',
      refused(409, 'prescription_needed', 'A pharmacist has to approve the prescription first.'),
    );
    await confirm();
    await until(async () =>
      expect(await status()).toHaveAccessibleDescription(
        'A pharmacist has to approve the prescription first.',
      ),
    );
    expect(count('button', /^Undo/)).toBe(0);
  });
  test('whose answer is lost: what was done shows as done, what was not is said', async () => {
    await opened();
    answer('setOrderStatus', unreachable);
    await confirm();
    await until(async () =>
      expect(await find('alert', undefined, await row())).toHaveTextContent(
        'The status was not changed. Please try again.',
      ),
    );
    answer('adminOrders', adminOrdersOf([adminOrder({ status: 'processing' })]));
    await confirm();
    await find('button', 'Undo: back to Pending');
    expect(callsOf('setOrderStatus')).toHaveLength(2);
  });
  const evil = '<img src=x onerror="window.owned=1"><b>Asha</b>';
  test('names are shown as text, whatever they hold', async () => {
    const someone = { mobile: '9876543210', name: evil };
    answer('adminOrder', { success, data: adminDetail({ user: someone }) });
    await opened({ user: someone });
    await see(evil, await row());
    await user.click(await find('link', `Details of order ${ID}`));
    await find('heading', ID);
    await see(evil);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
  test('whoever has no name yet is known by the mobile number (C39)', async () => {
    const nameless = { mobile: '9876543210', name: '' };
    await opened({ user: nameless });
    await see('98765 43210', await row());
    await atDesk(reviewed({ patient: nameless }));
    await find('heading', '98765 43210');
    await open('/staff/prescriptions');
    await find('link', 'Review 98765 43210');
  });
  test('names at the desk are text too', async () => {
    await atDesk(reviewed({ patient: { name: evil, mobile: '9876543210' } }));
    await find('heading', evil);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
  test('one that cannot be had says so, and is asked for again', async () => {
    as('admin');
    answer('adminOrder', unreachable);
    await open(`/admin/orders/${ID}`);
    await see('The order could not be loaded');
    answer('adminOrder', { success, data: adminDetail() });
    await press('Try again');
    await find('heading', 'Notes for staff');
  });
  test('its invoice and credit notes open from where the server says they are', async () => {
    as('admin');
    answer('adminOrder', {
      success,
      data: adminDetail({
        invoice_url: '/api/files/inv1/',
        invoice_number: 'DS/26-27/000042',
        credit_notes: [{ id: 1, number: 'CN/26-27/000007', amount: 12, date: '2026-11-24' }],
      }),
    });
    answer('getFile', raw('%PDF-1.4', 'application/pdf'));
    answer('adminCreditNote', { success, credit_note_url: '/api/files/cn1/' });
    await open(`/admin/orders/${ID}`);
    await press('Invoice DS/26-27/000042');
    await until(() => expect(callsOf('getFile')[0]?.params).toEqual({ id: 'inv1' }));
    await press('Credit note CN/26-27/000007 · ₹12.00');
    await until(() => expect(callsOf('getFile')[1]?.params).toEqual({ id: 'cn1' }));
    expect(callsOf('adminCreditNote')[0]?.params).toEqual({ id: ID, note: '1' });
  });
  test('a refund of another sum than was shown gives nothing back, and shows the right one', async () => {
    as('admin');
    answer('adminOrder', { success, data: adminDetail({ status: 'processing' }) });
    await open(`/admin/orders/${ID}`);
    await press('Cancel order');
    await user.selectOptions(await find('combobox', 'Reason'), 'Damaged');
    const sentence = 'Nothing was given back: the sum is ₹12.00 now. Please look at the order again.';
    answer('refundOrder', refused(409, 'refund_differs', sentence));
    const { total } = adminDetail();
    answer('adminOrder', { success, data: adminDetail({ status: 'processing', total: 12 }) });
    await press(`Cancel and refund ₹${total.toFixed(2)}`, document.body);
    await see(sentence, document.body);
    expect(callsOf('refundOrder')[0]?.body).toEqual({ reason: 'damaged', amount: total });
    const data = adminDetail({ total: 12, status: 'cancelled', payment_status: 'refunding' });
    answer('refundOrder', { success, data, refund: { amount: 12 } });
    answer('adminOrder', { success, data });
    await press('Cancel and refund ₹12.00', document.body);
    await see('₹12.00 go back to the patient.', document.body);
    await until(() => expect(count('dialog', undefined, document.body)).toBe(0));
  });
  test('one that does not exist leads back to the list', async () => {
    as('admin');
    answer('adminOrder', refused(404, 'not_found', 'We could not find this order'));
    await open(`/admin/orders/${ID}`);
    await find('heading', 'There is no such order');
    await find('link', 'To all orders');
  });
});

/** A pharmacist's desk with this prescription on it. */
async function atDesk(one = reviewed()) {
  as('pharmacist');
  answer('getFile', raw('png', 'image/png'));
  answer('reviewList', { success, data: [one], pagination: pagination(1) });
  await open('/staff/prescriptions?id=p1');
  await find('form', /^Review the prescription of/);
}
const ask = async () => {
  await user.click(await find('radio', 'Ask'));
  await fill('What do you ask?', 'How many a day?');
};
describe('a decision', () => {
  test('on a prescription by a doctor of the shop: doctor, registration, consultation and diagnosis', async () => {
    await atDesk(
      reviewed({
        type: 'pdf',
        by_doctor: {
          consultation_id: 'CN-7K2P9QX4M3WT',
          doctor_name: 'Dr. Ravi Oraon',
          registration_no: 'JMC 1188',
          advice: '',
          diagnosis: 'Migraine',
          mode: 'audio',
          follow_up: true,
          patient_age: 34,
          patient_sex: 'female',
          typed: [{ name: 'Magnesium drink', days: 5, dose: '0-0-1' }],
          lines: [],
        },
      }),
    );
    await see('Written by a doctor of the shop');
    await see('Dr. Ravi Oraon');
    await see('Registration number: JMC 1188');
    await see('Consultation: audio only, follow-up');
    await see('Diagnosis: Migraine');
    await see('Also written, not in the catalogue: Magnesium drink (0-0-1, for 5 days)');
    await atDesk();
    expect(document.body.textContent).not.toContain('Written by a doctor of the shop');
  });
  test('two pharmacists at one prescription: the second is told, looks again, and decides anew', async () => {
    await atDesk();
    await user.click(await find('radio', 'Reject'));
    await fill('Why not?', 'Not legible');
    const review = { decision: 'approved', by: 'Sunita', at: '2026-11-24T10:05:00.000+05:30' } as const;
    answer(
      'reviewPrescription',
      refused(409, 'reviewed', 'Another pharmacist has approved this prescription meanwhile.', { review }),
    );
    await press('Save and open next');
    await alerted('Another pharmacist has approved this prescription meanwhile.');
    expect(count('button', 'Save and open next')).toBe(0);
    const approved = reviewed({
      status: 'approved',
      waiting: false,
      reviewed: { by: review.by, at: review.at },
    });
    approved.orders[0]!.lines[0]!.rx_status = 'approved';
    answer('reviewList', { success, data: [approved], pagination: pagination(1) });
    await press('Look at it again');
    await until(async () => expect(await find('radio', 'Approve')).toBeChecked());
    answer('reviewPrescription', { success, data: approved });
    await ask();
    await press('Save and open next');
    await see(/^Asha Kumari: 1 (asked|approved)\.$/);
    expect(callsOf('reviewPrescription').map(({ body }) => body)).toMatchObject([
      { reviewed_at: null },
      { reviewed_at: review.at, lines: [{ decision: 'question', reason: 'How many a day?' }] },
    ]);
  });
  test('opens the prescription again after an undo when the list cannot be read', async () => {
    await atDesk();
    answer('reviewList', { success, data: [reviewed(), reviewed({ id: 'p2' })], pagination: pagination(2) });
    await open('/staff/prescriptions?id=p1');
    await find('form', /^Review the prescription of/);
    await ask();
    answer('reviewPrescription', { success, data: reviewed() });
    answer('undoReview', { success, data: reviewed() });
    await press('Save and open next');
    await until(() => expect(location.search).toContain('id=p2'));
    answer('reviewList', unreachable);
    await press(/^Undo/);
    await see('Taken back: Asha Kumari');
    await until(() => expect(location.search).toContain('id=p1'));
  });
  test('can be undone by Z as soon as the bar is visible', async () => {
    await atDesk();
    await ask();
    answer('reviewPrescription', { success, data: reviewed() });
    answer('undoReview', { success, data: reviewed() });
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-slot=undo-bar]')) return;
      seen.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true }));
    });
    seen.observe(document.body, { childList: true, subtree: true });
    await press('Save and open next');
    await see('Taken back: Asha Kumari');
    expect(callsOf('undoReview')).toHaveLength(1);
  });
  test('the session ends over a half-made one: after the login it is on the desk as it was, until it is saved', async () => {
    await atDesk();
    await ask();
    await user.click(await find('checkbox', 'I have called the patient'));
    answer('reviewPrescription', loggedOut);
    await press('Save and open next');
    await heading('Login');
    knowsLogin({ role: 'pharmacist' });
    await fill('Mobile Number', '9876543210');
    await fill('Password', 'doorstep1');
    await press('Login');
    await find('form', /^Review the prescription of/);
    await until(async () => expect(await field('What do you ask?')).toHaveValue('How many a day?'));
    expect(await find('radio', 'Ask')).toBeChecked();
    expect(await find('checkbox', 'I have called the patient')).toBeChecked();
    answer('reviewPrescription', { success, data: reviewed() });
    await press('Save and open next');
    await see(/^Asha Kumari: 1 (asked|approved)\.$/);
    expect(sessionStorage.getItem('review_draft')).toBeNull();
  });
  test('on a later order: what was dispensed is seen, what the doctor wrote is sent, and what is left is said', async () => {
    const one = reviewed({ status: 'approved', valid_until: '2099-01-31' });
    Object.assign(one.orders[0]!.lines[0]!, {
      before: dispensedBefore('OD-1'),
      written: { quantity: 2, days: null, repeats: 0 },
      left: 0,
    });
    await atDesk(one);
    expect(await find('group', 'Omezen 20')).toHaveTextContent(
      '2 packs, Sat 3 Oct 2026, 11:20 AM (Delivered)',
    );
    await see('Nothing left');
    await user.click(await find('radio', 'Approve'));
    const said = 'Nothing is left of what the doctor wrote for Omezen 20.';
    answer(
      'reviewPrescription',
      refused(409, 'over_written', said, { params: { name: 'Omezen 20', left: 0 } }),
    );
    await press('Save and open next');
    await alerted(said);
    await fill('Packs', '3');
    await user.click(await find('checkbox', 'I have called the patient'));
    answer('reviewPrescription', { success, data: reviewed() });
    await press('Save and open next');
    await see(/^Asha Kumari: 1 (asked|approved)\.$/);
    const line = { order_id: ID, id: 0, decision: 'approved', reason: null },
      held = {
        hold: true,
        doctor: { name: '', registration: '', address: '', written_on: null },
        patient_name: 'Asha Kumari',
        patient_age: null,
      };
    expect(callsOf('reviewPrescription').map(({ body }) => body)).toEqual([
      {
        ...held,
        decision: 'approved',
        reviewed_at: null,
        valid_until: '2099-01-31',
        lines: [{ ...line, written: null }],
      },
      {
        ...held,
        decision: 'approved',
        reviewed_at: null,
        valid_until: '2099-01-31',
        called: true,
        lines: [{ ...line, written: { quantity: 3, repeats: 0 } }],
      },
    ]);
  });
  test('whose saving fails stays on the desk; a picture that does not come can be asked for again', async () => {
    as('pharmacist');
    await atDesk();
    answer('getFile', raw('', 'text/plain', 503));
    await open('/staff/prescriptions?id=p1');
    await see('The prescription could not be shown');
    answer('getFile', raw('png', 'image/png'));
    await press('Try again');
    await find('img', /^Prescription of/);
    await ask();
    answer('reviewPrescription', unreachable);
    await press('Save and open next');
    await alerted('The decision was not saved. Please try again.');
    expect(await field('What do you ask?')).toHaveValue('How many a day?');
    answer('reviewPrescription', { success, data: reviewed() });
    await press('Save and open next');
    await see(/^Asha Kumari: 1 (asked|approved)\.$/);
  });
});

describe('an import', () => {
  const ndjson = (text: string) => raw(text, 'application/x-ndjson');
  const toPanel = async () => {
    as('admin');
    empty();
    await open('/admin/catalogue/import');
    const panel = await find('region', 'Import a catalogue');
    const choose = async (text = 'code,name\n') =>
      userEvent.upload(await field('CSV file', panel), new File([text], 'shop.csv', { type: 'text/csv' }));
    return { panel, choose };
  };
  test('whose file is none says so', async () => {
    const { panel, choose } = await toPanel();
    answer(
      'importCatalogue',
      ndjson('{"error":"The file could not be checked: it has no column for the name."}\n'),
    );
    await choose('nonsense\n1\n');
    await press('Check first', panel);
    await alerted('The file could not be checked', panel);
  });
  test('says in the language of the reader what is wrong with a row, and with the whole file', async () => {
    as('admin');
    empty();
    answer('setPreferences', { success, data: preferences });
    await open('/admin/catalogue/import');
    await press('हिन्दी', document.body);
    await userEvent.upload(await field('CSV फ़ाइल'), new File(['x'], 'shop.csv', { type: 'text/csv' }));
    const bad = {
      line: 2,
      code: 'row_price_missing',
      params: { field: 'price' },
      reason: 'The price is missing.',
    };
    answer(
      'importCatalogue',
      ndjson(
        `${JSON.stringify({ rows: 1, bytes: 9, bad: 1, bad_rows: [bad] })}\n{"done":true,"rows":1,"bad":1,"inserted":0,"updated":0,"unchanged":0}\n`,
      ),
    );
    await press('पहले जाँचें');
    await see('कीमत नहीं है।');
    answer('importCatalogue', ndjson('{"error":"The file is empty.","code":"csv_empty"}\n'));
    await press('सूची लाएँ');
    await alerted('फ़ाइल ख़ाली है।');
  });
  test('that another one holds up says so, and that nothing was changed', async () => {
    const { panel, choose } = await toPanel();
    const sentence = 'Another import is running. Try again when it has ended.';
    answer('importCatalogue', refused(409, 'import_running', sentence));
    await choose();
    await press('Import', panel);
    await alerted(sentence, panel);
    await see(/Nothing was changed\./, panel);
  });
  test.each([
    ['breaks off', ndjson('{"rows":10,"bytes":100,"bad":0,"bad_rows":[]}\n{"rows":2')],
    ['gets no answer', unreachable],
  ])('that %s: we do not know how it ended', async (_, fault) => {
    const { panel, choose } = await toPanel();
    answer('importCatalogue', fault);
    await choose();
    await press('Import', panel);
    await alerted('We do not know how it ended. Check the file again before you import it.', panel);
    await gone(/Nothing was changed\./, panel);
  });
});

const row = (id: string, patient: string, some: Partial<TodayPart['rows'][number]> = {}) => ({
  id,
  patient,
  order_id: 'OD-8KBQMBTRJNSP',
  since: '2026-11-24T08:48:00.000+05:30',
  due_at: '2026-11-24T10:48:00.000+05:30',
  status: null,
  items: 2,
  ...some,
});
const rail = () => find('navigation', 'Staff pages');
const search = () => find('combobox', 'Search an order, patient, mobile or medicine');
const typed = async (text: string) => {
  await user.click(await search());
  await user.keyboard(text);
};

describe('Today', () => {
  test('tells an admin what waits, each with its worst case and the way there; the rail counts the same', async () => {
    as('admin');
    answer(
      'staffToday',
      today([
        part('late', {
          count: 1,
          worst_at: '2026-11-23T19:00:00.000+05:30',
          rows: [row(ID, 'Asha Kumari', { status: 'pending', due_at: '2026-11-23T19:00:00.000+05:30' })],
        }),
        part('orphans', { count: 2, amount: 412, worst_at: '2026-11-24T09:34:00.000+05:30' }),
        part('out_of_stock', { count: 6, name: 'Gluvida 500' }),
        part('failed_messages'),
      ]),
    );
    await open('/admin');
    await heading('Today');
    expect(document.title).toBe('Today - Doorstep');
    const tiles = [
      ['1 order is late', '/admin/orders?view=late', 'Longest by 15 h'],
      ['2 payments without order', '/admin/payments', '₹412.00 · for 26 min'],
      ['6 medicines out of stock', '/admin/catalogue?stock=out', 'Most wanted: Gluvida 500'],
      ['0 messages not sent', '/admin/orders?view=untold', 'Nothing to do'],
    ] as const;
    for (const [name, href, worst] of tiles) {
      expect(await find('link', name)).toHaveAttribute('href', href);
      await see(worst);
    }
    const late = await find('region', 'Late orders');
    expect(await find('link', 'Asha Kumari', late)).toHaveAttribute('href', `/admin/orders/${ID}`);
    await see('Late by 15 h', late);
    for (const name of ['Today', /^Orders ?1 waiting$/, /^Payments ?2 waiting$/, 'Audit'])
      await find('link', name, await rail());
    expect(count('link', /Prescriptions/, document.body)).toBe(0);
    expect(count('region', /^Prescriptions/)).toBe(0);
  });
  test('tells a pharmacist who waits longest, and begins there', async () => {
    as('pharmacist');
    answer(
      'staffToday',
      today([
        part('prescriptions', {
          count: 9,
          worst_at: '2026-11-24T07:25:00.000+05:30',
          rows: [
            row('p1', 'Imran Ansari', { since: '2026-11-24T07:25:00.000+05:30' }),
            row('p2', 'Asha Kumari'),
          ],
        }),
      ]),
    );
    await open('/admin');
    expect(await find('link', 'Start with the oldest prescription')).toHaveAttribute(
      'href',
      '/staff/prescriptions?id=p1',
    );
    const queue = await find('region', 'Prescriptions, longest waiting first');
    await see('Over the promise by 35 min', queue);
    await see('1 h 12 min', queue);
    await find('link', 'All 9', queue);
    expect(count('link', /Orders/, await rail())).toBe(0);
    answer('reviewList', { success, data: [], pagination: pagination(0) });
    await follow('Asha Kumari', queue);
    await at('/staff/prescriptions?id=p2');
  });
  test('names are asked for again only when the counts have changed', async () => {
    as('admin');
    const later = '2026-11-24T10:01:00.000+05:30';
    let known = 1;
    answer('staffToday', ({ query }) =>
      query.get('only')
        ? today([part('out_of_stock', { count: 2 })], later)
        : today([part('out_of_stock', { count: known++ })]),
    );
    await open('/admin');
    await find('link', '2 medicines out of stock');
    expect(callsOf('staffToday').filter(({ query }) => !query.get('only'))).toHaveLength(2);
  });
  test('links to where the orders stood lead to where they stand', async () => {
    as('admin');
    empty();
    await open('/admin?search=9876543210&view=late');
    await at('/admin/orders?search=9876543210&view=late');
    await heading('All orders');
  });
});

describe('the frame around the pages of the staff', () => {
  test('has no cart, no services and no footer; a patient finds no page of the staff in it', async () => {
    as('patient');
    await open('/admin');
    await heading('This page is not for your account');
    expect(count('contentinfo', undefined, document.body)).toBe(0);
    expect(count('link', /Cart/, document.body)).toBe(0);
    expect(count('navigation', undefined, document.body)).toBe(0);
    expect(count('combobox', /Search/, document.body)).toBe(0);
    emptyHome();
    await follow('Back to Home');
    await find('contentinfo');
  });
  test('marks the page shown, and keeps its place between pages', async () => {
    as('admin');
    empty();
    await open('/admin');
    const before = await rail();
    expect(await find('link', 'Today', before)).toHaveAttribute('aria-current', 'page');
    await follow('Catalogue', before);
    await heading('Catalogue');
    expect(await rail()).toBe(before);
    expect(await find('link', 'Catalogue', before)).toHaveAttribute('aria-current', 'page');
    expect(await find('link', 'Today', before)).not.toHaveAttribute('aria-current');
    await until(() => expect(document.activeElement).toHaveTextContent('Catalogue'));
  });
  test('logs out for good', async () => {
    as('admin');
    empty();
    answer('logout', { success });
    await open('/admin/orders');
    await press(/Account$/, await rail());
    await press('Logout', await rail());
    await heading('Login');
    // Whoever logs in next is not led to where the last one worked.
    expect(location.pathname + location.search).toBe('/login');
    expect(localStorage.getItem('access_token')).toBeNull();
  });
  test('chooses theme and language', async () => {
    as('admin');
    empty();
    answer('setPreferences', { success, data: preferences });
    await open('/admin');
    await press('Dark colours', document.body);
    await until(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await press('हिन्दी', document.body);
    await heading('आज');
    await until(() => expect(callsOf('setPreferences')).toHaveLength(1));
  });
});

describe('the search', () => {
  const evil = '<img src=x onerror="window.owned=1"> Asha';
  const found = () =>
    answer('staffSearch', {
      success,
      data: [
        { type: 'patient', id: '9876543210', title: evil, detail: '9876543210', at: null },
        { type: 'order', id: ID, title: ID, detail: evil, at: NOW },
        { type: 'parcel', id: '7', title: 'What nobody knows how to open', detail: null, at: null },
      ],
    });
  test('finds by group, and goes on by keyboard alone', async () => {
    as('admin');
    empty();
    found();
    answer('adminOrder', { success, data: adminDetail() });
    await open('/admin');
    await typed('ash');
    const orders = await find('group', 'Orders');
    await find('option', /Tue 24 Nov 2026/, orders);
    await find('option', /Asha/, await find('group', 'Patients'));
    expect(count('option', /nobody knows/, document.body)).toBe(0);
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(callsOf('staffSearch').map(({ query }) => query.get('q'))).toEqual(['ash']);
    await user.keyboard('{ArrowDown}{Enter}');
    await at(`/admin/orders/${ID}`);
    await until(() => expect(document.activeElement).toHaveTextContent(ID));
    expect(await search()).toHaveValue('');
  });
  test("an admin's text goes to the list of orders, a pharmacist's to what was found first", async () => {
    as('admin');
    empty();
    found();
    await open('/admin');
    await typed('98765 43210{Enter}');
    await at('/admin/orders?search=98765+43210');
    as('pharmacist');
    answer('staffSearch', {
      success,
      data: [{ type: 'prescription', id: 'p9', title: 'Asha Kumari', detail: '9876543210', at: NOW }],
    });
    await open('/admin');
    await typed('asha');
    await find('option', /^Asha Kumari/);
    await user.keyboard('{Enter}');
    await at('/staff/prescriptions?id=p9');
  });
  test('says when nothing is found, and when it could not look', async () => {
    as('admin');
    empty();
    answer('staffSearch', { success, data: [] });
    await open('/admin');
    await typed('xyz');
    await see('Nothing found');
    answer('staffSearch', unreachable);
    await user.keyboard('q');
    await see('The search did not work. Please try again.');
  });
});

describe('login without a page to go back to', () => {
  test.each([
    ['admin', '/admin', 'Today'],
    ['pharmacist', '/staff/prescriptions', 'Prescriptions'],
    ['doctor', '/staff/calendar', 'My calendar'],
  ] as const)('leads a %s to %s', async (role, path, title) => {
    await open('/login');
    knowsLogin({ role });
    answer('getProfile', profile({ role }));
    empty();
    await fill('Mobile Number', '9000000001');
    await fill('Password', 'doorstep1');
    await press('Login');
    await at(path);
    await heading(title);
  });
});

describe('people of the shop', () => {
  const meera = {
    id: 2,
    name: 'Meera Sinha',
    mobile: '9000000002',
    role: 'pharmacist' as const,
    shut_out: false,
    last_login_at: NOW,
    second_step: true,
    own: false,
  };
  const listed = (...data: Array<Omit<typeof meera, 'role'> & { role: Role }>) =>
    answer('staffAccounts', { success, data });
  const opened = async () => {
    as('admin');
    listed(meera, { ...meera, id: 1, name: 'Ravi Oraon', mobile: '9000000001', role: 'admin', own: true });
    await open('/admin/staff');
    await find('rowheader', /Meera Sinha/);
  };
  test('one is shut out after a question and let in again; focus stays on the button, and nobody shuts themselves out', async () => {
    await opened();
    expect(count('button', /^Shut out/)).toBe(1);
    answer('shutOut', { success, data: { ...meera, shut_out: true } });
    await press('Shut out: Meera Sinha');
    listed({ ...meera, shut_out: true });
    await press('Shut out', await find('alertdialog', 'Shut out Meera Sinha?'));
    const again = await find('button', 'Let in again: Meera Sinha');
    await until(() => expect(document.activeElement).toBe(again));
    expect(callsOf('shutOut').map(({ params, body }) => [params, body])).toEqual([
      [{ id: '2' }, { out: true, current_role: 'pharmacist' }],
    ]);
    answer('shutOut', { success, data: meera });
    await press('Let in again: Meera Sinha');
    listed(meera);
    await press(
      'Let in again',
      await find('alertdialog', 'Make Meera Sinha, 90000 00002, a pharmacist again?'),
    );
    await see('Meera Sinha can log in to work again.');
    expect(callsOf('shutOut')[1]?.body).toEqual({ out: false, current_role: 'patient' });
  });
  test('a refusal is said, and the list is read again', async () => {
    await opened();
    const sentence = 'This is the only admin of the shop. Make another admin first.';
    answer('shutOut', refused(409, 'one_admin', sentence));
    await press('Shut out: Meera Sinha');
    await press('Shut out', await find('alertdialog'));
    await see(sentence);
    await until(() => expect(callsOf('staffAccounts').length).toBeGreaterThan(1));
  });
  test('a role is changed from the row, and given by mobile; what is wrong is said at its field', async () => {
    await opened();
    await press('Change role: Meera Sinha');
    const role = await find('combobox', 'Role');
    await until(() => expect(document.activeElement).toBe(role));
    expect(await find('textbox', 'Mobile')).toHaveValue('90000 00002');
    await user.selectOptions(role, 'Doctor');
    const found = { id: 2, name: 'Meera Sinha', mobile: '9000000002', created_at: NOW };
    answer('findStaffAccount', { success, data: { ...found, role: 'pharmacist' } });
    answer('giveRole', { success, data: { ...meera, role: 'doctor' } });
    await press('Continue');
    const question = await find('alertdialog', 'Make Meera Sinha, 90000 00002, a doctor?');
    expect(question).toHaveAccessibleDescription(/^Role now: Pharmacist\. Account since .* 2026\./);
    // The role stays until it is confirmed; 'Cancel' sends no request.
    await press('Cancel', question);
    expect(callsOf('giveRole')).toEqual([]);
    await press('Continue');
    await press('Confirm the role', await find('alertdialog'));
    await see('Role of Meera Sinha: Doctor');
    expect(callsOf('giveRole').map(({ body }) => body)).toEqual([
      {
        mobile: '9000000002',
        role: 'doctor',
        account_id: 2,
        name: 'Meera Sinha',
        current_role: 'pharmacist',
      },
    ]);
    await press('Continue');
    await see('Mobile number is required');
    await see('The role is admin, pharmacist or doctor.');
    expect(callsOf('giveRole')).toHaveLength(1);
  });
  test('names nobody and asks nothing for a mobile without an account', async () => {
    await opened();
    const sentence = 'Nobody with that mobile number has an account yet. Ask them to sign up first.';
    answer('findStaffAccount', refused(404, 'no_such_account', sentence));
    await fill('Mobile', '9811144455');
    await user.selectOptions(await find('combobox', 'Role'), 'Admin');
    await press('Continue');
    await see(sentence);
    expect(count('alertdialog', /./)).toBe(0);
    expect(callsOf('giveRole')).toEqual([]);
  });
  test('shows that the account changed since it was confirmed, and keeps what was typed', async () => {
    await opened();
    const sentence =
      'This account has changed since you looked at it, so nothing was changed. Check the person and confirm again.';
    answer('findStaffAccount', {
      success,
      data: { id: 9, name: 'Asha Kumari', mobile: '9811144455', role: 'patient', created_at: NOW },
    });
    answer('giveRole', refused(409, 'person_changed', sentence));
    await fill('Mobile', '9811144455');
    await user.selectOptions(await find('combobox', 'Role'), 'Admin');
    await press('Continue');
    await press('Confirm the role', await find('alertdialog', 'Make Asha Kumari, 98111 44455, an admin?'));
    await see(sentence);
    expect(await find('textbox', 'Mobile')).toHaveValue('98111 44455');
  });
  test('resets a lost second step after a question', async () => {
    await opened();
    answer('resetSecondStep', { success });
    await press('Reset second step: Meera Sinha');
    await press(
      'Reset second step',
      await find('alertdialog', 'Reset the second step of Meera Sinha, 90000 00002?'),
    );
    await see('Meera Sinha sets up a new second step at the next login.');
    expect(callsOf('resetSecondStep')[0]?.body).toEqual({ mobile: '9000000002' });
  });
});

describe('the audit', () => {
  const line = {
    id: 1,
    at: NOW,
    actor: { name: 'Ravi Oraon', role: 'admin' as const },
    action: 'read',
    object_kind: 'order',
    object: ID,
    subject: { name: '=Asha' },
    result: 'done' as const,
    request_id: 'r-1',
    changes: null,
  };
  const member = {
    id: 1,
    name: 'Ravi Oraon',
    mobile: '9000000001',
    role: 'admin' as const,
    shut_out: false,
    last_login_at: NOW,
    second_step: false,
    own: true,
  };
  test('its filters are folded on a narrow page, and stand open with their number where some are set', async () => {
    as('admin');
    answer('staffAccounts', { success, data: [member] });
    answer('auditList', { success, data: [line], pagination: pagination(1) });
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { media, matches: false }),
    );
    await open('/admin/audit');
    const order = () => document.querySelector('input[name="order"]');
    await see('Filters');
    expect(order()).not.toBeVisible();
    await user.click(await see('Filters'));
    expect(order()).toBeVisible();
    await user.type(order()!, ID);
    await user.type(await find('textbox', /^Whose/), 'asha{Enter}');
    await at(`/admin/audit?whose=asha&order=${ID}`);
    await see('Filters: 2 set');
    expect(order()).toBeVisible();
    expect(order()).toHaveValue(ID);
  });
  test('is asked by all filters at once, keeps them in the address, and is taken out as a sheet', async () => {
    as('admin');
    answer('staffAccounts', { success, data: [member] });
    answer('auditList', {
      success,
      data: [line],
      pagination: pagination(1_000, { total_exact: false, has_next: true }),
    });
    await open('/admin/audit');
    await see(/Lines: 1,000\+ At most the newest 5,000 lines/);
    expect(await find('link', ID)).toHaveAttribute('href', `/admin/orders/${ID}`);
    await user.selectOptions(await find('combobox', 'Who'), 'Ravi Oraon');
    await user.type(await find('textbox', /^Whose/), 'asha');
    await user.selectOptions(await find('combobox', 'What'), 'Read');
    await user.type(await find('textbox', 'Order number'), ID);
    await press('Show');
    await at(`/admin/audit?who=1&whose=asha&what=read&order=${ID}`);
    await until(() =>
      expect(Object.fromEntries(callsOf('auditList').at(-1)!.query)).toEqual({
        who: '1',
        whose: 'asha',
        what: 'read',
        order: ID,
      }),
    );
    await until(async () => expect(await find('combobox', 'Who')).toHaveValue('1'));
    answer('auditCsv', raw('\uFEFFAt\r\n', 'text/csv; charset=utf-8'));
    await press('Download as CSV');
    await until(() => expect(blobsAlive()[0]?.type).toMatch(/^text\/csv/));
    expect(Object.fromEntries(callsOf('auditCsv')[0]!.query)).toMatchObject({ who: '1', order: ID });
    await follow('Clear');
    await at('/admin/audit');
    await until(async () => expect(await find('combobox', 'Who')).toHaveValue(''));
  });
  test('that holds nothing like it says so; a sheet that cannot be made does, too', async () => {
    as('admin');
    answer('staffAccounts', { success, data: [member] });
    answer('auditList', { success, data: [], pagination: pagination(0) });
    await open('/admin/audit?whose=nobody');
    await see('Nothing found');
    answer('auditCsv', unreachable);
    await press('Download as CSV');
    await see('The file was not made. Please try again.');
  });
});
