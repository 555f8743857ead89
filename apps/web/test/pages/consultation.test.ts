import type { ChatMessage, ServerEvent } from '@doorstep/contract/chat.schema';
import type { Consultation } from '@doorstep/contract/consultation.schema';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chat, chatDetail, chatId, closedChat, endedChat, online } from '../../src/consultation/fixtures.ts';
import { pagination, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  busy,
  callsOf,
  count,
  failed,
  field,
  fill,
  find,
  gone,
  heading,
  logIn,
  loggedOut,
  main,
  open,
  press,
  refused,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';
import { availabilityAt } from '../shop-clock.ts';

const NOW = '2026-11-24T11:12:00.000+05:30',
  PAGE = `/consultation/${chatId}`,
  LIST = '/online-consultation';
const body = () => document.body;

/** The line to the server, as the browser has it. */
class Line extends EventTarget {
  static latest: Line | undefined;
  sent: Array<{ type: string; client_id?: string; message?: string }> = [];
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
const said = (number: number, some: Partial<ChatMessage> = {}): ChatMessage => ({
  message_id: number,
  message: `message ${number}`,
  sender_name: 'Dr. Meera Sinha',
  sender_id: 9,
  sender_type: 'doctor',
  timestamp: '2026-11-24T11:04:00.000+05:30',
  client_id: `doctor-${number}`,
  ...some,
});
const messages = (...all: ChatMessage[]) => ({ success, messages: all, has_more: false });
const listOf = (...data: Consultation[]) => ({ success, data, pagination: pagination(data.length) });

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line);
  answer('availability', availabilityAt(NOW));
  answer('listOnlineDoctors', { success, data: online });
  answer('getConsultation', { success, data: chatDetail });
  answer('listMessages', messages(said(1)));
  answer('chatTicket', { success, ticket: 't'.repeat(32), expires_at: NOW, ice_servers: [] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the doctors online', () => {
  test('who is busy cannot be reached; the other tab offers video', async () => {
    await open(LIST);
    await heading('Online Consultation');
    await see('Chat is open until 10:00 PM, Indian time.');
    await see('(250+ reviews)');
    await see('How Online Consultation Works');
    await see('Currently Busy');
    await see('Available Now');
    expect(
      document.querySelectorAll('[data-slot="online-doctor-card"][data-state="busy"] button:disabled'),
    ).toHaveLength(1);
    await user.click(await find('tab', 'Video Consultation'));
    await at(`${LIST}?tab=video`);
    await see('Video consultations are open until 5:00 PM, Indian time.');
  });
  test('none, and none to be had', async () => {
    answer('listOnlineDoctors', { success, data: [] });
    await open(LIST);
    await see('No doctors available');
    await see('Please check back later for available doctors');
    answer('listOnlineDoctors', failed);
    await open(LIST);
    await see('Failed to load online doctors');
    answer('listOnlineDoctors', { success, data: online });
    await press('Try again');
    await gone('Failed to load online doctors');
  });
  test('a visitor is asked to log in, and comes back to the same doctor', async () => {
    await open(`${LIST}?doctor=1`);
    await see('Please log in to access medical chat services');
    expect(await find('link', 'Log in', body())).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(`${LIST}?doctor=1`)}`,
    );
  });
  test('an empty message is not sent; what failed is kept, and sent once', async () => {
    await open(LIST);
    logIn();
    await open(`${LIST}?doctor=1`);
    await press('None of these 6', body());
    await press('Continue', body());
    await press('Send and open the chat', body());
    await alerted('Please write what it is about.', body());
    expect(callsOf('startChat')).toHaveLength(0);
    answer('startChat', unreachable);
    await fill('What is it about?', 'Swollen feet', body());
    await press('Send and open the chat', body());
    await alerted('Failed to start consultation. Please try again.', body());
    answer('startChat', refused(409, 'doctor_busy', 'This doctor is busy now.'));
    await press('Send and open the chat', body());
    await alerted('This doctor is busy now.', body());
    // It stands there still after a reload.
    await open(`${LIST}?doctor=1`);
    await press('None of these 6', body());
    await press('Continue', body());
    expect(await field('What is it about?', body())).toHaveValue('Swollen feet');
    answer('startChat', { success, consultation_id: chatId });
    await press('Send and open the chat', body());
    await at(PAGE);
    expect(callsOf('startChat').at(-1)!.body).toMatchObject({
      doctor_id: 1,
      message: 'Swollen feet',
      danger_signs: [],
      agreed: true,
    });
    const [first, second] = callsOf('startChat').map(
      (call) => (call.body as { client_id: string }).client_id,
    );
    expect(first).toBe(second);
  });
  test('outside chat hours: when it opens again, and whom to call', async () => {
    answer('availability', availabilityAt('2026-11-24T22:00:00.000+05:30'));
    logIn();
    await open(`${LIST}?doctor=1`);
    await see('Chat is closed now');
    for (const number of ['112', '108', '+916512345108'])
      expect(body().querySelector(`[role=dialog] a[href="tel:${number}"]`)).not.toBeNull();
  });
});

describe('one’s own page', () => {
  beforeEach(() => {
    answer('listConsultations', listOf({ ...chat, unread: 2 }));
    answer('listBookings', { success, data: [], pagination: pagination(0) });
    answer('listPrescriptions', { success, data: [], pagination: pagination(0) });
  });
  test('a visitor sees the ways and the hours, and is asked to log in', async () => {
    await open('/PatientDashboard');
    await heading('Hello, Patient');
    await see('Please log in to access medical consultation services');
    await press('Start a chat');
    await see('Please log in to access our secure medical chat platform...');
  });
  test('the chat that is open goes on; none is begun beside it (S5)', async () => {
    logIn();
    await open('/PatientDashboard');
    await heading('Hello, Meena Devi');
    await find('link', 'Chat with Dr. Meera Sinha');
    await press('Open your chat');
    await see('Recent Medical Activity');
    await see('message 1');
    await see('MD');
    expect(callsOf('startChat')).toHaveLength(0);
  });
  test('without one, it begins with whoever is on duty', async () => {
    answer('listConsultations', listOf({ ...chat, status: 'closed' }));
    answer('startChat', { success, consultation_id: chatId });
    logIn();
    await open('/PatientDashboard');
    await find('link', 'Chat with Dr. Meera Sinha');
    await press('Start a chat');
    await press('None of these 6', body());
    await press('Continue', body());
    await fill('What is it about?', 'Swollen feet', body());
    await press('Send and open the chat', body());
    await see('message 1');
    expect(callsOf('startChat')[0]!.body).not.toHaveProperty('doctor_id');
  });
  test('nothing yet; not to be had', async () => {
    answer('listConsultations', listOf());
    logIn();
    await open('/PatientDashboard');
    await see('Nothing yet');
    answer('listBookings', busy);
    await open('/PatientDashboard');
    await see('Your activity could not be loaded');
    answer('listBookings', { success, data: [], pagination: pagination(0) });
    await press('Try again');
    await see('Nothing yet');
  });
});

describe('a consultation', () => {
  test('nobody logged in', async () => {
    await open(PAGE);
    await heading('Authentication Required');
    await see('Please log in to access medical consultation services');
  });
  test('an unknown type', async () => {
    logIn();
    await open(`${PAGE}?type=fax`);
    await heading('Invalid Consultation Type');
    await see('Please specify a valid consultation type (chat or video)');
  });
  test('another’s, and one that cannot be read', async () => {
    logIn();
    answer('getConsultation', refused(404, 'consultation_not_found', 'We could not find this consultation'));
    await open(PAGE);
    await heading('We could not find this consultation');
    answer('getConsultation', failed);
    await open(PAGE);
    await heading('Failed to load consultation details');
    expect(count('link', /112/)).toBe(1);
    expect(count('button', 'Try Again')).toBe(1);
  });
  test('what is written is sent, shown once and marked', async () => {
    logIn();
    await open(PAGE);
    await see('message 1');
    const box = await field('Message');
    await user.type(box, 'Both the same.{Enter}');
    await until(() => expect(Line.latest!.sent.some(({ type }) => type === 'message')).toBe(true));
    const { client_id: clientId } = Line.latest!.sent.find(({ type }) => type === 'message')!;
    expect(box).toHaveValue('');
    await see('Sending');
    Line.latest!.hear({
      type: 'message',
      ...said(2, { message: 'Both the same.', sender_type: 'patient', client_id: clientId! }),
    });
    await see('sent');
    Line.latest!.hear({ type: 'receipt', message_id: 2, state: 'delivered' });
    await see('delivered');
    Line.latest!.hear({ type: 'receipt', message_id: 2, state: 'seen' });
    await see('seen');
    expect(document.querySelectorAll('[data-slot="chat-message"]')).toHaveLength(2);
  });
  test('the line is lost: said, and what is written meanwhile is kept; one may take it back', async () => {
    logIn();
    await open(PAGE);
    await see('message 1');
    answer('chatTicket', unreachable);
    Line.latest!.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
    await see('Connection failed');
    await see(/^No connection\. Trying again in \d s\.$/);
    await user.type(await field('Message'), 'Are you there?{Enter}');
    await see('Kept. Goes by itself when you are back');
    await press('Take it back');
    await gone('Are you there?');
    expect(localStorage.getItem('chat_outbox')).not.toContain('Are you there?');
  });
  test('the session runs out in mid-sentence: the words wait, and the login leads back (F21)', async () => {
    logIn();
    await open(PAGE);
    await see('message 1');
    await user.type(await field('Message'), 'It began on');
    answer('getConsultation', loggedOut);
    answer('chatTicket', loggedOut);
    Line.latest!.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
    await heading('Authentication Required');
    expect(await find('link', /Log ?in/, main())).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(PAGE)}`,
    );
    answer('getConsultation', { success, data: chatDetail });
    answer('chatTicket', { success, ticket: 't'.repeat(32), expires_at: NOW, ice_servers: [] });
    logIn();
    await open(PAGE);
    await until(async () => expect(await field('Message')).toHaveValue('It began on'));
  });
  test('danger signs first where nobody asked for them; whom to call does not wait for the line', async () => {
    logIn();
    answer('getConsultation', { success, data: { ...chatDetail, danger_signs: null } });
    answer('answerSigns', unreachable);
    await open(PAGE);
    await user.click(await find('button', 'None of these 6'));
    await press('Continue');
    await alerted('Your answer was not sent. Please try again.');
    const yes = document.querySelector<HTMLInputElement>('[data-slot="danger-signs"] input')!;
    await user.click(yes);
    // The other five are open.
    await see('Call for help now');
  });
  test('sends the first yes without consent, and consent once when the patient goes on', async () => {
    logIn();
    const asked = { ...chatDetail, danger_signs: null, consent: null };
    answer('getConsultation', { success, data: asked });
    const bodies: unknown[] = [];
    answer('answerSigns', ({ body }) => {
      bodies.push(body);
      const data = {
        ...asked,
        danger_signs: { at: NOW, yes: ['chest-pain' as const] },
        consent: bodies.length > 1 ? { at: NOW, version: '1' } : null,
      };
      answer('getConsultation', { success, data });
      return { success, data };
    });
    await open(PAGE);
    await see('None of these 6');
    await user.click(document.querySelector<HTMLInputElement>('[data-slot="danger-signs"] input')!);
    await see('Call for help now');
    await until(() => expect(bodies).toHaveLength(1));
    await user.click(await find('button', /I have called/));
    await see('message 1');
    expect(bodies).toEqual([
      { danger_signs: ['chest-pain'] },
      { danger_signs: ['chest-pain'], agreed: true },
    ]);
    expect(document.querySelector('[data-slot="danger-signs"]')).toBeNull();
  });
  test('ends for its patient after a question that names what ends', async () => {
    logIn();
    answer('endConsultation', refused(409, 'consultation_closed', 'This consultation is closed.'));
    await open(PAGE);
    await press('End consultation');
    await see(/Dr. Meera Sinha will no longer see your prescriptions, reports and allergies/, body());
    await press('Keep it open', body());
    await gone(/will no longer see/, body());
    expect(callsOf('endConsultation')).toHaveLength(0);
    await press('End consultation');
    await press('End consultation', await find('alertdialog'));
    await see('This consultation is closed.', body());
    expect(callsOf('endConsultation')).toHaveLength(1);
    answer('endConsultation', () => {
      answer('getConsultation', { success, data: endedChat });
      return { success, data: endedChat };
    });
    await press('End consultation', await find('alertdialog'));
    await see('You ended this consultation. Your record is no longer shared with the doctor.');
    expect(count('textbox', 'Message')).toBe(0);
    expect(count('button', 'End consultation')).toBe(0);
    expect(callsOf('endConsultation').at(-1)!.params).toEqual({ id: chatId });
  });
  test('offers no end to its doctor', async () => {
    logIn();
    answer('getConsultation', { success, data: { ...chatDetail, side: 'doctor' } });
    await open(PAGE);
    await see('message 1');
    expect(count('button', 'End consultation')).toBe(0);
  });
  test('closed by its doctor: the note, and nothing to write in', async () => {
    logIn();
    answer('getConsultation', { success, data: closedChat });
    await open(PAGE);
    await see(/Half a tablet less/);
    expect(count('textbox', 'Message')).toBe(0);
    await see('message 1');
  });
  test('a video consultation that is over: another can be booked', async () => {
    logIn();
    answer('getConsultation', { success, data: { ...closedChat, type: 'video' } });
    await open(PAGE);
    expect(await find('link', 'Schedule Video Consultation')).toHaveAttribute(
      'href',
      '/consultation/video/book?doctor=1',
    );
  });
  test('closed while one writes: said at once, the words are kept', async () => {
    logIn();
    await open(PAGE);
    await see('message 1');
    // The messages can be here before the line is.
    await see('Connected');
    Line.latest!.hear({ type: 'closed', note: 'Rest for two days.' });
    await see('Rest for two days.');
    expect(count('textbox', 'Message')).toBe(0);
  });
  test('what was written as markup is shown as text (T19)', async () => {
    logIn();
    const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    answer('getConsultation', {
      success,
      data: { ...chatDetail, doctor: { ...chatDetail.doctor, name: '<b>Meera</b>' } },
    });
    answer('listMessages', messages(said(1, { message: markup })));
    await open(PAGE);
    await see(markup);
    await heading('Chat with Dr. <b>Meera</b>');
    expect(document.querySelector('[role="log"] img, [role="log"] script, h1 b')).toBeNull();
  });
  test('ten at night comes while one writes: whom to call, and the words are kept', async () => {
    answer('availability', availabilityAt('2026-11-24T21:59:58.500+05:30'));
    logIn();
    await open(PAGE);
    await see('message 1');
    await user.type(await field('Message'), 'And one');
    await see('Chat is closed now');
    expect(count('textbox', 'Message')).toBe(0);
    expect(document.querySelectorAll('a[href="tel:112"]').length).toBeGreaterThan(0);
    expect(localStorage.getItem('chat_outbox')).toContain('And one');
  });
  test('a device whose clock is a day ahead, in another zone, follows the shop’s (F26)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T22:30:00-05:00') });
    try {
      await open(LIST);
      await see('Chat is open until 10:00 PM, Indian time.');
      answer('availability', availabilityAt('2026-11-24T08:59:00.000+05:30'));
      await open(LIST);
      await see('Chat opens again at 9:00 AM, Indian time.');
    } finally {
      vi.useRealTimers();
    }
  });
});
