import { describe, expect, test } from 'vitest';
import { account, emptyHome, knowsLogin, profile, session, success } from '../answers.ts';
import {
  answer,
  at,
  callsOf,
  count,
  fill,
  find,
  heading,
  open,
  press,
  refused,
  see,
  logIn,
  unreachable,
} from '../page.ts';

const ticket = 'T'.repeat(43);
const needed = (enrolled: boolean) => ({
  success,
  second_step: {
    required: true as const,
    ticket,
    expires_at: '2026-11-24T10:10:00.000+05:30',
    enrolled,
    methods: enrolled ? (['totp', 'recovery_code'] as Array<'totp' | 'recovery_code'>) : [],
  },
});
async function logInAsStaff(enrolled: boolean) {
  knowsLogin();
  answer('login', needed(enrolled));
  await open('/login?next=%2Fsupport');
  await fill('Mobile Number', '9000000002');
  await fill('Password', 'doorstep1');
  await press('Login');
}
const loggedIn = () => localStorage.getItem('access_token') !== null;

describe('the second step of a staff login', () => {
  test('takes a code of the app, keeps what was typed when it is refused, and leads on', async () => {
    await logInAsStaff(true);
    await heading('Second step');
    expect(loggedIn()).toBe(false);
    await press('Log in');
    await see('Enter the 6-digit code from your authenticator app, or a recovery code.');
    expect(callsOf('completeSecondStep')).toEqual([]);
    const sentence = 'That code is not right or was used already. Wait for the next code and try again.';
    answer('completeSecondStep', refused(400, 'second_step_wrong', sentence));
    await fill('Code from your authenticator app', '123456');
    await press('Log in');
    await see(sentence);
    expect(await find('textbox', 'Code from your authenticator app')).toHaveValue('123456');
    answer('completeSecondStep', { ...session({ role: 'pharmacist' }), recovery_codes_left: 10 });
    answer('getProfile', profile({ role: 'pharmacist' }));
    await press('Log in');
    await at('/support');
    expect(loggedIn()).toBe(true);
    expect(callsOf('completeSecondStep').map(({ body }) => body)).toEqual([
      { ticket, code: '123456' },
      { ticket, code: '123456' },
    ]);
  });
  test('takes a recovery code instead', async () => {
    await logInAsStaff(true);
    await press('Use a recovery code');
    answer('completeSecondStep', { ...session({ role: 'pharmacist' }), recovery_codes_left: 9 });
    await fill('Recovery code', 'abcd-efgh ijkl-mnop');
    await press('Log in');
    await at('/support');
    expect(callsOf('completeSecondStep')[0]?.body).toEqual({ ticket, code: 'ABCDEFGHIJKLMNOP' });
  });
  test('goes back to the login when the ticket has run out, with the reason', async () => {
    await logInAsStaff(true);
    const sentence = 'That took too long. Please log in with your password again.';
    answer('completeSecondStep', refused(400, 'second_step_expired', sentence));
    await fill('Code from your authenticator app', '123456');
    await press('Log in');
    await heading('Login');
    await see(sentence);
  });
  test('sets up the app first, and logs in once the recovery codes are saved', async () => {
    answer('startEnrolment', {
      success,
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Doorstep:9?secret=JBSWY3DPEHPK3PXP',
    });
    await logInAsStaff(false);
    await heading('Set up your second step');
    await see('JBSW Y3DP EHPK 3PXP');
    expect(count('img', /^QR code/)).toBe(1);
    answer('confirmEnrolment', { ...session({ role: 'doctor' }), recovery_codes: ['AAAA-BBBB-CCCC-DDDD'] });
    await fill('Code from your authenticator app', '654321');
    await press('Confirm and log in');
    await heading('Save your recovery codes');
    await see('AAAA-BBBB-CCCC-DDDD');
    expect(loggedIn()).toBe(false);
    await press('I have saved the codes');
    await at('/support');
    expect(loggedIn()).toBe(true);
  });
  test('leads to the login where no password was given before', async () => {
    emptyHome();
    await open('/second-step');
    await heading('Login');
  });
});

describe('the second step in the settings of staff', () => {
  test('loads its part, and offers to try again after its state did not come', async () => {
    account();
    logIn({ role: 'pharmacist' });
    answer('getProfile', profile({ role: 'pharmacist' }));
    answer('getSecondStep', unreachable);
    await open('/profile?tab=settings&open=secondStep');
    await see('Your second step could not be loaded');
    answer('getSecondStep', {
      success,
      data: { enrolled_at: '2026-11-20T10:00:00.000+05:30', recovery_codes_left: 7, required: true },
    });
    await press('Try again');
    await see('Recovery codes left: 7 of 10');
  });
});
