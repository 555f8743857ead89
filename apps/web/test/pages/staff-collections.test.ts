import { beforeEach, expect, test } from 'vitest';
import type { StaffCollection } from '@doorstep/contract/lab.schema';
import { collection, dayOf, second } from '../../src/lab/staff-collections/fixtures.ts';
import { report, reportsOf } from '../../src/lab/staff-report/fixtures.ts';
import { account, profile, success } from '../answers.ts';
import {
  answer,
  at,
  callsOf,
  count,
  field,
  find,
  follow,
  open,
  press,
  refused,
  see,
  until,
  user,
} from '../page.ts';

/** What the server knows: each change shows at the next reading. */
let all: StaffCollection[];
beforeEach(() => {
  account();
  answer('getProfile', profile({ role: 'admin' }));
  answer('staffToday', { success, at: '2026-11-24T09:40:00.000+05:30', data: [] });
  all = [collection, second];
  answer('staffCollections', ({ query }) => dayOf(all, { day: query.get('day') ?? '2026-11-24' }));
});
const asha = () => find('article', /Asha Kumari/);

test('a day of collections: whose they are lives in the address; somebody is sent, and the sample collected', async () => {
  await open('/staff/collections');
  await see('2 collections, 1 needs a collector');
  await follow('Suresh Mahto (1)');
  await at('/staff/collections?collector=1');
  await until(() => expect(count('article', /Asha Kumari/)).toBe(0));
  await follow('Everybody');
  answer('setCollection', () =>
    refused(409, 'collector_busy', 'Rina Kujur collects somewhere else then. Please choose somebody else.'),
  );
  const who = await find('combobox', 'Who comes to Asha Kumari', await asha());
  await user.selectOptions(who, 'Rina Kujur');
  await press('Assign for Asha Kumari');
  await see(/^Rina Kujur collects somewhere else then/, await asha());
  answer('setCollection', () => {
    all = [{ ...collection, collector: { id: 2, name: 'Rina Kujur' } }, second];
    return dayOf(all);
  });
  await press('Assign for Asha Kumari');
  await see('Rina Kujur comes to Asha Kumari.');
  answer('setCollection', () => {
    all = [{ ...all[0]!, status: 'started', sample: 'collected' }, second];
    return dayOf(all);
  });
  await press('Sample is collected: Asha Kumari');
  await see('Asha Kumari: the sample is collected.');
  expect(callsOf('setCollection').map(({ body }) => body)).toEqual([
    { collector_id: 2 },
    { collector_id: 2 },
    { state: 'collected' },
  ]);
  answer('staffReports', reportsOf([]));
  await follow('Report: Asha Kumari');
  await at(`/staff/collections/${collection.id}?day=2026-11-24`);
  await see('There is no report yet.');
});

test('a wrong payment is corrected with a reason, and is due again', async () => {
  const upi = {
    amount: 349,
    method: 'upi' as const,
    reference: '533812345678',
    receiver: 'Suresh Mahto',
    at: '2026-11-24T08:20:00.000+05:30',
  };
  all = [collection, { ...second, due: 0, received: upi }];
  await open('/staff/collections');
  await press('Correct payment of Birsa Munda');
  const dialog = await find('dialog', 'Correct payment of Birsa Munda');
  for (const fact of ['Suresh Mahto', '₹349.00', 'UPI', '533812345678', 'Tue 24 Nov 2026, 8:20 AM'])
    await see(fact, dialog);
  await see(/The collection counts as unpaid again/, dialog);
  await user.type(await find('textbox', 'Why is it wrong?', dialog), 'The UPI payment failed');
  answer('reversePayment', refused(409, 'payment_none', 'No payment is recorded for this booking.'));
  await press('Correct payment', dialog);
  await see('No payment is recorded for this booking.', dialog);
  answer('reversePayment', ({ params, body }) => {
    expect([params['id'], body]).toEqual([second.id, { reason: 'The UPI payment failed' }]);
    all = [collection, second];
    const payment_status = 'due' as const;
    return { success, data: { id: second.id, payment_status, total: 349, due: 349, entries: [] } };
  });
  await press('Correct payment', dialog);
  await see('The payment of Birsa Munda is reversed and due again.');
  await find('button', 'Record payment of Birsa Munda');
  expect(count('button', 'Correct payment of Birsa Munda')).toBe(0);
  await until(async () => expect(await find('article', /Birsa Munda/)).toHaveFocus());
});

test('the values of a report are saved, and the report is taken back', async () => {
  answer('staffReports', reportsOf());
  await open(`/staff/collections/${second.id}`);
  const esr = await find('group', 'ESR');
  await user.type(await find('textbox', 'Value', esr), '14');
  answer('setReportValues', reportsOf());
  await press('Save the values');
  await see('The values are saved.');
  expect(callsOf('setReportValues').at(-1)!.body).toEqual({
    values: [
      { code: 'haemoglobin', name: 'Haemoglobin', value: 11.2, unit: 'g/dL', low: 12, high: 15.5 },
      { code: 'esr', name: 'ESR', value: 14, unit: 'mm/h', low: null, high: 20 },
      { code: null, name: 'Ferritin', value: 18, unit: 'ng/mL', low: 13, high: 150 },
    ],
  });
  answer('removeReport', ({ params }) => {
    expect(params['id']).toBe(report.id);
    answer('staffReports', reportsOf([]));
    return reportsOf([]);
  });
  await press('Take back the report of Wed 25 Nov 2026, 11:40 AM');
  await press('Take back', await find('alertdialog', 'Take this report back?'));
  await see('There is no report yet.');
});

test('a report is sent with the name that was confirmed; where it is refused it can be tried again', async () => {
  answer('staffReports', reportsOf([]));
  await open(`/staff/collections/${second.id}`);
  await user.upload(await field('Report file'), new File(['%PDF-'], 'cbc.pdf', { type: 'application/pdf' }));
  await user.click(await find('checkbox', /^I have read the name on the report/));
  answer('uploadReport', () => refused(409, 'report_too_early', 'The sample was not collected yet.'));
  await press('Send the report');
  await see('The sample was not collected yet.');
  answer('uploadReport', () => {
    answer('staffReports', reportsOf());
    return reportsOf();
  });
  await press('Try again');
  await see('Uploaded. Asha Kumari is told.');
  await see(/^Uploaded Wed 25 Nov 2026, 11:40 AM/);
});
