import { beforeEach, describe, expect, test } from 'vitest';
import { answered, asOwn, callBack, closed, written } from '../../src/support/fixtures.ts';
import { pagination, profile, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  backOnline,
  callsOf,
  count,
  failed,
  field,
  fill,
  find,
  heading,
  logIn,
  main,
  offline,
  open,
  press,
  refused,
  reload,
  see,
  until,
  user,
} from '../page.ts';

const SENT = { id: 'SP-7K2MPQ4TXW93', kind: 'message' as const, due_at: '2026-11-25T11:00:00.000+05:30' };
const value = async (label: string | RegExp) => (await field(label)).value;
const own = (...tickets: Parameters<typeof asOwn>[0][]) => ({
  success,
  data: tickets.map(asOwn),
  pagination: pagination(tickets.length),
});
async function write() {
  await fill('Your question', 'Do you come to Kanke?');
  await fill('Your name', 'Sita Devi');
  await fill('Mobile number', '98111 44477');
}
beforeEach(() => {
  answer('sendTicket', { success, data: SENT });
});

describe('a visitor', () => {
  test('asks, and has a number, what happens next and by when', async () => {
    await open('/support?about=/paramedical');
    await heading('Help and support');
    expect(await value(/^What is it about/)).toBe('/paramedical');
    await write();
    await press('Send');
    await find('heading', 'We have your message');
    await see('SP-7K2MPQ4TXW93');
    await see('You get our answer by SMS: Wed 25 Nov, by 11 AM.');
    const [call] = callsOf('sendTicket');
    expect(call!.body).toEqual({
      kind: 'message',
      message: 'Do you come to Kanke?',
      about: '/paramedical',
      name: 'Sita Devi',
      mobile: '9811144477',
      language: 'en',
    });
    expect(call!.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    await press('Ask something else');
    expect([await value('Your question'), await value('Your name')]).toEqual(['', 'Sita Devi']);
  });
  test('who follows ‘Call me back about this page’ has that chosen', async () => {
    await open('/support?about=%2Fmedicines%2F7&kind=call_back');
    await until(async () => expect((await field(/^Call me back/)).checked).toBe(true));
    expect(await value(/^What is it about/)).toBe('/medicines/7');
    // What they choose instead is there after a reload; another link says it anew.
    await user.click(await field(/^Write me the answer/));
    await reload();
    await until(async () => expect((await field(/^Write me the answer/)).checked).toBe(true));
    await open('/support?about=%2Fmedicines%2F8&kind=call_back');
    await until(async () => expect((await field(/^Call me back/)).checked).toBe(true));
  });
  test('what is wrong is said by its field, and nothing is sent', async () => {
    await open('/support');
    await fill('Mobile number', '12345');
    await press('Send');
    await alerted('Please write your question.');
    await alerted('Please enter a valid 10-digit mobile number');
    expect(callsOf('sendTicket')).toEqual([]);
    expect(await value('Mobile number')).toBe('12345');
  });
  test('what was typed is there after a reload and a login', async () => {
    await open('/support');
    await write();
    await reload();
    await until(async () => expect(await value('Your question')).toBe('Do you come to Kanke?'));
    logIn();
    answer('listTickets', own());
    await reload();
    await until(async () => expect(await value('Your question')).toBe('Do you come to Kanke?'));
    expect(await value('Your name')).toBe('Sita Devi');
  });
  test('without a line it says that nothing is lost, and sends it later, once', async () => {
    await open('/support');
    await write();
    offline();
    await see('You are offline');
    await press('Send');
    expect(callsOf('sendTicket')).toEqual([]);
    backOnline();
    await press('Send');
    await find('heading', 'We have your message');
    expect(callsOf('sendTicket')).toHaveLength(1);
  });
  test.each([
    ['a fault', failed, 'It was not sent. What you wrote is still here: please try again.'],
    ['a refusal', refused(429, 'too_many', 'Too many tries. Try again in 40 s.'), 'Try again in 40 s.'],
  ])('%s keeps what was typed, and the same key', async (_, fault, sentence) => {
    answer('sendTicket', fault);
    await open('/support');
    await write();
    await press('Send');
    await alerted(sentence);
    expect(await value('Your question')).toBe('Do you come to Kanke?');
    answer('sendTicket', { success, data: SENT });
    await press('Send');
    await find('heading', 'We have your message');
    const keys = callsOf('sendTicket').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
  test('reads questions with answers, by the shop’s rules', async () => {
    await open('/support');
    await see(/^Nothing for medicines of ₹499\.00 and more\. Below that ₹3\.00 for each km/);
    await see(/^Unopened packs within 15 days of delivery/);
    expect(document.getElementById('faq-deleteAccount')).toBeInTheDocument();
  });
});

describe('who is logged in', () => {
  test('has name and mobile filled in, and reads what they asked and our answers', async () => {
    logIn();
    answer('listTickets', own(callBack, answered));
    await open('/support');
    await until(async () => expect(await value('Your name')).toBe('Meena Devi'));
    expect(await value('Mobile number')).toBe('98765 43210');
    await see('Yes, within 15 days of delivery.');
    await see('Sent without a login: its text is not shown here.');
    expect(count('article')).toBe(2);
  });
  test('a failure there leaves the form as it is', async () => {
    logIn();
    answer('listTickets', failed);
    await open('/support');
    await see('What you asked could not be loaded');
    answer('listTickets', own());
    await press('Try again');
    await see(/^Nothing yet\./);
  });
});

describe('other pages', () => {
  test.each([
    ['/about', 'About Doorstep', 'JH-RN1-120045, JH-RN1-120046'],
    ['/privacy', 'Privacy', /^To be filled in by a lawyer: how to complain/],
    ['/terms', 'Terms', /^To be filled in by a lawyer: law that holds/],
  ])('%s', async (path, title, text) => {
    await open(path);
    await heading(title);
    await see(text, main());
    expect(document.title).toBe(`${title} - Doorstep`);
  });
  test('footer and sign-up lead there', async () => {
    await open('/signup');
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['How we handle your data', '/privacy'],
    ] as const)
      expect(await find('link', name, main())).toHaveAttribute('href', href);
    expect(await find('link', 'Call me back about this page')).toHaveAttribute(
      'href',
      '/support?about=%2Fsignup&kind=call_back',
    );
  });
});

describe('the staff', () => {
  const listed = (...data: (typeof written)[]) => ({
    success,
    now: '2026-11-24T12:30:00.000+05:30',
    data,
    pagination: pagination(data.length),
  });
  beforeEach(() => {
    logIn({ role: 'admin' });
    answer('getProfile', profile({ role: 'admin' }));
    answer('staffToday', { success, at: '2026-11-24T12:30:00.000+05:30', data: [] });
  });
  const card = (id: string) => find('article', id);
  test('reads who asks, and answers', async () => {
    answer('staffTickets', listed(callBack, written));
    await open('/staff/tickets');
    await heading('Messages');
    expect(await card(callBack.id)).toHaveTextContent('Late');
    const one = await card(written.id);
    expect(one).not.toHaveTextContent('Late');
    await fill('Answer', 'Yes, within 15 days.', one);
    answer('answerTicket', ({ params }) => {
      answer('staffTickets', listed(callBack, answered));
      return { success, data: { ...answered, id: params['id']! } };
    });
    await press('Send the answer', one);
    await see(`Your answer to ${written.id} is on its way.`);
    expect(callsOf('answerTicket')[0]).toMatchObject({
      params: { id: written.id },
      body: { text: 'Yes, within 15 days.' },
    });
  });
  test('what the server refuses stands by its field, with what was typed', async () => {
    answer('staffTickets', listed(written));
    answer('answerTicket', refused(409, 'ticket_closed', 'This message is closed. Open it again to answer.'));
    await open('/staff/tickets');
    const one = await card(written.id);
    await fill('Answer', 'Yes.', one);
    await press('Send the answer', one);
    await see('This message is closed. Open it again to answer.');
    expect((await field('Answer', one)).value).toBe('Yes.');
  });
  test('closes and opens again, by keyboard', async () => {
    answer('staffTickets', listed(written));
    answer('closeTicket', { success, data: closed });
    await open('/staff/tickets');
    (await find('button', `Close ${written.id}`)).focus();
    answer('staffTickets', listed(closed));
    await user.keyboard('{Enter}');
    await see(`${written.id} is closed.`);
    answer('reopenTicket', { success, data: callBack });
    (await find('button', `Open again: ${closed.id}`)).focus();
    await user.keyboard('{Enter}');
    await see(`${closed.id} waits for us again.`);
  });
  test('what is shown lives in the address', async () => {
    answer('staffTickets', listed(closed));
    await open('/staff/tickets');
    await user.selectOptions(await find('combobox', 'Show', main()), 'closed');
    await at('/staff/tickets?status=closed');
    await until(() => expect(callsOf('staffTickets').at(-1)!.query.get('status')).toBe('closed'));
    await open(`/staff/tickets?id=${closed.id}`);
    await see(`Only ${closed.id} is shown.`);
  });
  test('is not for a doctor', async () => {
    answer('getProfile', profile({ role: 'doctor' }));
    await open('/staff/tickets');
    await see(/^Only the shop’s admins can open it/);
  });
});
