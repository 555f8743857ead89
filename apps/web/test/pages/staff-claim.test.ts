import { expect, test } from 'vitest';
import type { Claim } from '@doorstep/contract/review.schema';
import { account, ownClaim, pagination, profile, reviewed, success } from '../answers.ts';
import {
  alerted,
  answer,
  at,
  callsOf,
  count,
  field,
  fill,
  find,
  gone,
  open,
  press,
  raw,
  refused,
  see,
  unreachable,
  until,
  user,
} from '../page.ts';

const nisha = (some: Partial<Claim> = {}) => ownClaim({ by: 'Nisha Toppo', own: false, ...some });
async function opened(claim: Claim, path = '/staff/prescriptions?id=p1') {
  account();
  answer('getProfile', profile({ role: 'pharmacist' }));
  answer('staffToday', { success, at: '2026-11-24T11:05:00.000+05:30', data: [] });
  answer('getFile', raw('png', 'image/png'));
  answer('reviewList', { success, data: [reviewed({ claim: null })], pagination: pagination(1) });
  answer('claimPrescription', { success, data: claim });
  answer('releasePrescription', { success });
  await open(path);
}
const NOTICE = 'Nisha Toppo is working on this since 11:02';
const bodies = () => callsOf('claimPrescription').map(({ body }) => body);
async function decide() {
  await user.click(await find('radio', 'Ask'));
  await fill('What do you ask?', 'How many a day?');
}

test('a prescription that is opened is claimed, and given back when it is left', async () => {
  await opened(ownClaim());
  await find('form', /^Review the prescription of/);
  await until(() => expect(bodies()).toEqual([{}]));
  expect(count('button', 'Take it over')).toBe(0);
  await user.click(await find('link', 'Back to the list'));
  await at('/staff/prescriptions');
  await until(() =>
    expect(callsOf('releasePrescription').map(({ params }) => params)).toEqual([{ id: 'p1' }]),
  );
});

test('the list tells what waits for a pharmacist from what waits for the patient', async () => {
  await opened(ownClaim(), '/staff/prescriptions');
  const row = (id: string, name: string, some: Parameters<typeof reviewed>[0]) =>
    reviewed({ id, patient: { name, mobile: '9876543211' }, ...some });
  answer('reviewList', {
    success,
    data: [
      row('p1', 'Meena Devi', { waiting: true }),
      row('p2', 'Birsa Munda', { waiting: false }),
      row('p3', 'Salma Khatun', {
        waiting: false,
        held: { by: 'Nisha Toppo', own: false, until: '2026-11-24T11:05:30.000+05:30' },
      }),
    ],
    pagination: pagination(3),
  });
  await open('/staff/prescriptions');
  await see('Waits for the patient');
  const rows = [...document.querySelectorAll('main ul[aria-label="Prescriptions"] > li')].map(
    ({ textContent }) => textContent,
  );
  expect(rows.map((text) => text.match(/Waiting|Waits for the patient|Just decided.*/)?.[0])).toEqual([
    'Waiting',
    'Waits for the patient',
    'Just decided by Nisha Toppo',
  ]);
});

test('the list tells who is at it, and of nobody else', async () => {
  await opened(ownClaim(), '/staff/prescriptions');
  answer('reviewList', {
    success,
    data: [
      reviewed({ claim: nisha() }),
      reviewed({ id: 'p2', patient: { name: 'Birsa Munda', mobile: '9876543211' }, claim: ownClaim() }),
    ],
    pagination: pagination(2),
  });
  await open('/staff/prescriptions');
  await see(NOTICE);
  expect(document.body.textContent.match(/is working on this since/g)).toHaveLength(1);
  expect(callsOf('claimPrescription')).toHaveLength(0);
});

test('another’s is said on opening; it is taken over after a question, and then saved', async () => {
  await opened(nisha());
  await alerted(NOTICE);
  await decide();
  answer(
    'reviewPrescription',
    refused(409, 'claimed', 'Nisha Toppo is working on this prescription now. Take it over first.'),
  );
  await press('Save and open next');
  await alerted('Nisha Toppo is working on this prescription now. Take it over first.');
  // Nothing of it is lost.
  expect(await field('What do you ask?')).toHaveValue('How many a day?');
  await press('Take it over');
  await press('Cancel', document.body);
  expect(bodies()).not.toContainEqual({ take_over: true });
  answer('claimPrescription', unreachable);
  await press('Take it over');
  await press('Take it over', await find('alertdialog', undefined, document.body));
  await see('It was not taken over. Please try again.', document.body);
  answer('claimPrescription', { success, data: ownClaim() });
  await press('Take it over');
  await press('Take it over', await find('alertdialog', undefined, document.body));
  await see('It is on your desk now.', document.body);
  await gone(NOTICE);
  await until(async () => expect(await find('heading', 'Asha Kumari')).toHaveFocus());
  expect(bodies().at(-1)).toEqual({ take_over: true });
  expect(await field('What do you ask?')).toHaveValue('How many a day?');
  answer('reviewPrescription', { success, data: reviewed() });
  await press('Save and open next');
  await until(() => expect(callsOf('reviewPrescription')).toHaveLength(2));
});

test('taken over by another meanwhile, the decision stays on the desk, and who has it is named', async () => {
  await opened(ownClaim());
  await decide();
  answer('claimPrescription', { success, data: nisha() });
  answer('reviewPrescription', refused(409, 'claimed', 'Nisha Toppo is working on this prescription now.'));
  await press('Save and open next');
  await alerted(NOTICE);
  expect(await field('What do you ask?')).toHaveValue('How many a day?');
  // Also after the page was left, and begun anew.
  await open('/staff/prescriptions?id=p1');
  await until(async () => expect(await field('What do you ask?')).toHaveValue('How many a day?'));
});
