import type { ChatMessage, ServerEvent } from '@doorstep/contract/chat.schema';
import type {
  CheckedPrescription,
  ConsultationDetail,
  StaffConsultation,
} from '@doorstep/contract/consultation.schema';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { calendarOf } from '../../src/appointment/staff-calendar/fixtures.ts';
import { chatId } from '../../src/consultation/fixtures.ts';
import {
  dangerChat,
  inboxOf,
  NOW,
  ownChat,
  record,
  sheet,
  videoChat,
  waitingChat,
} from '../../src/consultation/staff-inbox/fixtures.ts';
import { account, listOf, medicine, profile, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  blockTabs,
  callsOf,
  count,
  failed,
  field,
  fill,
  find,
  gone,
  heading,
  main,
  open,
  press,
  raw,
  refused,
  reload,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';
import { availabilityAt } from '../shop-clock.ts';

const INBOX = '/staff/inbox',
  ONE = `${INBOX}?id=${chatId}`;
/** The line to the server, as the browser has it. */
class Line extends EventTarget {
  static latest: Line | undefined;
  sent: Array<{ type: string; message?: string }> = [];
  constructor() {
    super();
    Line.latest = this;
    queueMicrotask(() =>
      this.hear({ type: 'connection_status', consultation_id: chatId, status: 'connected' }),
    );
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Line['sent'][number]);
  }
  close() {}
  hear(event: ServerEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}
const said: ChatMessage = waitingChat.last_message!;
/** What the server knows: each change shows at the next reading. */
let waiting: StaffConsultation[], busy: boolean, detail: ConsultationDetail;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  account();
  waiting = [dangerChat, waitingChat, videoChat];
  busy = false;
  detail = ownChat;
  answer('getProfile', profile({ role: 'doctor' }));
  answer('staffToday', { success, at: NOW, data: [] });
  answer('availability', availabilityAt(NOW));
  answer('staffConsultations', () => inboxOf(waiting, { busy }));
  answer('getConsultation', () => ({ success, data: detail }));
  answer('listMessages', { success, messages: [said], has_more: false });
  answer('chatTicket', { success, ticket: 't'.repeat(32), expires_at: NOW, ice_servers: [] });
  answer('patientRecord', { success, data: record });
  answer('checkPrescription', checked());
});
/** Telemedicine check of the one medicine in these tests. */
const checked = (
  some: Partial<CheckedPrescription['lines'][number]> = {},
): { success: true; data: CheckedPrescription } => ({
  success,
  data: {
    mode: 'text',
    earlier: null,
    lines: [
      {
        medicine_id: 13,
        list: 'A',
        days_most: 30,
        packs: 2,
        problem: null,
        days_problem: null,
        dose_problem: null,
        ...some,
      },
    ],
    typed: [],
  },
});
const rows = () => find('navigation', 'Open consultations');
const button = (name: string | RegExp) => find('button', name, main());

describe('the list', () => {
  test('says who waits, for how long, and the danger in words; a link opens one, with focus on its name', async () => {
    await open(INBOX);
    await heading('Inbox');
    await see('Danger sign: Chest pain or pressure');
    await see('Waits 52 min');
    await see('Begins Tue 24 Nov, 3:00 PM');
    await user.click(await find('link', 'Asha Kumari', await rows()));
    await at(ONE);
    await until(async () => expect(await find('heading', 'Asha Kumari')).toHaveFocus());
    expect(await find('link', 'Asha Kumari', await rows())).toHaveAttribute('aria-current', 'page');
  });
  test('is empty, cannot be loaded, and has no calendar', async () => {
    waiting = [];
    await open(INBOX);
    await see('Nobody waits');
    answer('staffConsultations', failed);
    await open(INBOX);
    await see('The inbox could not be loaded');
    answer('staffConsultations', () => inboxOf([waitingChat]));
    await press('Try again');
    await find('link', 'Asha Kumari');
    answer('staffConsultations', refused(404, 'calendar_none', 'Your account has no calendar yet.'));
    await open(INBOX);
    await see('Your account has no calendar yet');
  });
  test('a switch says that one is busy, once the server has it', async () => {
    await open(INBOX);
    const away = () => find('switch', 'I am busy');
    answer('setCalendar', unreachable);
    await user.click(await away());
    await see('Nothing was changed. Please try again.');
    expect(await away()).not.toBeChecked();
    answer('setCalendar', ({ body }) => {
      expect(body).toEqual({ busy: true });
      busy = true;
      return calendarOf({ busy });
    });
    await user.click(await away());
    await until(async () => expect(await away()).toBeChecked());
    await see('Patients read now that you are busy.');
  });
  test('one of another doctor, or one’s own as a patient, is not on the desk', async () => {
    answer('getConsultation', refused(404, 'consultation_not_found', 'We could not find this consultation'));
    await open(ONE);
    await see('It may be of another doctor.');
    answer('getConsultation', { success, data: { ...ownChat, side: 'patient' } });
    await open(ONE);
    await see('It may be of another doctor.');
  });
});

describe('a prescription', () => {
  const amlovida = medicine(13, {
    name: 'Amlovida 5',
    composition: 'Amlodipine 5 mg',
    prescription_required: true,
  });
  const add = async () => {
    answer('listMedicines', listOf([amlovida]));
    await user.type(await find('combobox', 'Add a medicine'), 'amlo');
    await user.click(await find('option', /^Amlodipine 5 mg/));
  };
  test('needs a medicine, and days and dose of each; a lost answer sends the same once more, under one key', async () => {
    await open(ONE);
    await press('Write a prescription');
    await until(async () => expect(await find('heading', 'Prescription for Asha Kumari')).toHaveFocus());
    await see('Penicillin (rash, 2019)');
    await press('Send prescription');
    await alerted('Please choose a medicine.');
    await see('Please write the diagnosis: it stands on the prescription.');
    await fill('Diagnosis', 'Hypertension');
    await add();
    await press('Send prescription');
    await alerted('Amlovida 5: Days are 1 to 365.');
    expect(callsOf('prescribe')).toHaveLength(0);
    await fill('Days, Amlovida 5', '30');
    await press('0-0-1');
    await press('after food');
    await see('Comes to 2 packs.');
    answer('prescribe', unreachable);
    await press('Send prescription');
    await alerted('It was not sent. What you wrote is kept: please try again.');
    answer('prescribe', { success, data: sheet });
    await press('Send prescription');
    await see('Sent. Asha Kumari finds it under Prescriptions.');
    const [first, second] = callsOf('prescribe');
    expect(second!.body).toEqual({
      diagnosis: 'Hypertension',
      patient: { age: 34, sex: 'female' },
      follow_up: false,
      lines: [{ medicine_id: 13, days: 30, dose: '0-0-1, after food' }],
      typed: [],
      advice: '',
    });
    expect(second!.headers.get('idempotency-key')).toBe(first!.headers.get('idempotency-key'));
    // The patient hears of it in the chat.
    await until(() =>
      expect(
        Line.latest!.sent.filter(({ type }) => type === 'message').map(({ message }) => message),
      ).toEqual([expect.stringMatching(/^I have written a prescription for you\./)]),
    );
    await button('Write a prescription');
  });
  test.for([
    [
      'typed medicines only',
      false,
      /The shop does not sell these medicines: show the PDF at any pharmacy\.$/,
    ],
    ['typed medicines too', true, /the medicines that the shop sells.*For the others, show the PDF/],
  ] as const)('announces %s to the patient without offering them for the cart', async ([, isMixed, text]) => {
    await open(ONE);
    await press('Write a prescription');
    await fill('Diagnosis', 'Colic');
    if (isMixed) {
      await add();
      await fill('Days, Amlovida 5', '30');
      await press('0-0-1');
    }
    answer('listMedicines', listOf([]));
    await user.type(await find('combobox', 'Add a medicine'), 'Gripe water');
    await press('Write “Gripe water” by name');
    await fill('Days, Gripe water', '2');
    await fill('How to take, Gripe water', '5 ml when needed');
    answer('prescribe', { success, data: sheet });
    await press('Send prescription');
    await see('Sent. Asha Kumari finds it under Prescriptions.');
    expect(callsOf('prescribe').at(-1)!.body).toMatchObject({
      typed: [{ name: 'Gripe water', days: 2, dose: '5 ml when needed' }],
    });
    await until(() =>
      expect(
        Line.latest!.sent.filter(({ type }) => type === 'message').map(({ message }) => message),
      ).toEqual([expect.stringMatching(text)]),
    );
  });
  test('says at once why a medicine may not be written in this consultation, and what to do', async () => {
    answer(
      'checkPrescription',
      checked({ packs: null, problem: { code: 'tele_list_a', params: { name: 'amlodipine' } } }),
    );
    await open(ONE);
    await press('Write a prescription');
    await add();
    await see('Amlovida 5 cannot be written here');
    await see(/amlodipine is on list A.*Please offer a video consultation/);
  });
  test('what the server finds wrong stands at its line; another text is another key', async () => {
    await open(ONE);
    await press('Write a prescription');
    await fill('Diagnosis', 'Hypertension');
    await add();
    await fill('Days, Amlovida 5', '30');
    await press('0-0-1');
    answer(
      'prescribe',
      refused(400, 'invalid', 'Please check.', {
        fields: { 'lines.0.medicine_id': 'We could not find this medicine. Please choose it anew.' },
      }),
    );
    await press('Send prescription');
    await alerted('Amlovida 5: We could not find this medicine. Please choose it anew.');
    await fill('Days, Amlovida 5', '15');
    await press('Send prescription');
    await until(() => expect(callsOf('prescribe')).toHaveLength(2));
    const [first, second] = callsOf('prescribe');
    expect(second!.headers.get('idempotency-key')).not.toBe(first!.headers.get('idempotency-key'));
  });
  test('writes a medicine by name that the catalogue does not have; problems stand at their fields', async () => {
    answer('listMedicines', listOf([]));
    const typedLine = {
      name: 'Gripe water',
      list: 'O' as const,
      days_most: 30,
      problem: null,
      days_problem: { code: 'dose_days_most', params: { most: 30 } },
      dose_problem: null,
    };
    answer('checkPrescription', ({ body }) => ({
      success,
      data: {
        ...checked().data,
        lines: [],
        typed: (body as { typed: unknown[] }).typed.length > 0 ? [typedLine] : [],
      },
    }));
    await open(ONE);
    await press('Write a prescription');
    await fill('Diagnosis', 'Colic');
    await user.type(await find('combobox', 'Add a medicine'), 'Gripe water');
    await press('Write “Gripe water” by name');
    await see('List O: any consultation');
    await fill('Days, Gripe water', '60');
    await until(async () =>
      expect(await field('Days, Gripe water')).toHaveAccessibleDescription(/at most 30 days/i),
    );
    await press('1-1-1');
    answer(
      'prescribe',
      refused(400, 'invalid', 'Please check.', { fields: { 'typed.0.days': 'At most 30 days.' } }),
    );
    await press('Send prescription');
    await alerted('Gripe water: At most 30 days.');
    await fill('Days, Gripe water', '5');
    answer('prescribe', { success, data: sheet });
    await press('Send prescription');
    await see('Sent. Asha Kumari finds it under Prescriptions.');
    expect(callsOf('prescribe').at(-1)!.body).toMatchObject({
      lines: [],
      typed: [{ name: 'Gripe water', days: 5, dose: '1-1-1' }],
    });
  });
  test('half written it outlives a reload, and goes only when that is asked for', async () => {
    await open(ONE);
    await press('Write a prescription');
    await add();
    await fill('Days, Amlovida 5', '30');
    await reload();
    await press('Go on with the prescription');
    expect(await field('Days, Amlovida 5')).toHaveValue('30');
    await press('Discard it');
    await press('Discard it', await find('alertdialog', 'Discard this prescription?'));
    await button('Write a prescription');
  });
});

describe('what a patient shares', () => {
  test('is read only when it is asked for, once; a file opens, or says why not', async () => {
    await open(ONE);
    await see('138 over 88, this morning at 8.');
    expect(callsOf('patientRecord')).toHaveLength(0);
    await press('Show what the patient shares');
    await see('Only while the consultation is open. This look stands in the patient’s access log.');
    await see('Pantoprazole 40 mg');
    await press('Back to the list');
    await press('Show what the patient shares');
    expect(callsOf('patientRecord')).toHaveLength(1);
    answer('getFile', failed);
    await press('Open: Photo, Tue 24 Nov 2026');
    await alerted('This file could not be opened. Please try again.');
    answer('getFile', raw('png', 'image/png'));
    blockTabs();
    await press('Open: Photo, Tue 24 Nov 2026');
    expect(await find('link', 'Open the file')).toHaveAttribute('href', expect.stringMatching(/^blob:/));
  });
  test('includes medicines that a doctor typed, which the catalogue does not have', async () => {
    const sheet = record.prescriptions[1]!,
      typed = [{ name: 'Gripe water', days: 2, dose: '5 ml when needed' }];
    answer('patientRecord', {
      success,
      data: {
        ...record,
        prescriptions: [
          { ...sheet, by_doctor: { ...sheet.by_doctor!, typed } },
          {
            ...sheet,
            id: 'rx-8',
            image: '/api/files/rx8/',
            by_doctor: { ...sheet.by_doctor!, lines: [], typed },
          },
        ],
      },
    });
    await open(ONE);
    await press('Show what the patient shares');
    await see('Pantoprazole 40 mg, Gripe water');
    await see('Gripe water');
  });
  test('that cannot be read can be asked for again', async () => {
    answer('patientRecord', failed);
    await open(ONE);
    await press('Show what the patient shares');
    await see('This could not be read');
    answer('patientRecord', { success, data: { ...record, allergies: '', prescriptions: [], reports: [] } });
    await press('Try again');
    await see('None are written. Please ask.');
    await see('No reports.');
  });
});

describe('the end', () => {
  const dialog = () => find('dialog', 'Close the consultation with Asha Kumari?');
  test('needs a note, which stays where it could not be sent; then it is closed', async () => {
    await open(ONE);
    await press('Close with a note');
    await press('Close the consultation', await dialog());
    await see('Please write a note: the patient reads it.', await dialog());
    await fill('Note for the patient', 'A cold.', await dialog());
    answer('closeConsultation', unreachable);
    await press('Close the consultation', await dialog());
    await alerted('It was not closed. Your note is kept: please try again.', await dialog());
    await press('Keep it open', await dialog());
    await press('Close with a note');
    expect(await field('Note for the patient', await dialog())).toHaveValue('A cold.');
    answer('closeConsultation', ({ body }) => {
      expect(body).toEqual({ note: 'A cold.' });
      detail = { ...detail, status: 'closed', closed_at: NOW, note: 'A cold.' };
      waiting = [dangerChat];
      return { success, data: detail };
    });
    await press('Close the consultation', await dialog());
    await see('Closed. Asha Kumari reads your note.');
    await see('Your note to the patient:');
    await until(async () => expect(count('link', 'Asha Kumari', await rows())).toBe(0));
    expect(count('button', 'Write a prescription')).toBe(0);
  });
  test('another window was first: it is said, and nothing more can be written', async () => {
    await open(ONE);
    await press('Write a prescription');
    await find('heading', 'Prescription for Asha Kumari');
    detail = { ...detail, status: 'closed', closed_at: NOW, note: 'Closed elsewhere.' };
    await until(() => expect(Line.latest).toBeDefined());
    Line.latest!.hear({ type: 'closed', note: 'Closed elsewhere.' });
    await see('Closed elsewhere.');
    await gone('Send prescription');
  });
});
