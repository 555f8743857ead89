import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  account,
  emptyHome,
  knowsLogin,
  loggedInByOtp,
  medicine,
  myOrders,
  otpSent,
  profile,
  success,
  wishlist,
} from '../answers.ts';
import {
  alerted,
  answer,
  at,
  backOnline,
  callsOf,
  closedGate,
  count,
  field,
  fill,
  find,
  follow,
  gone,
  heading,
  loggedOut,
  main,
  offline,
  open,
  page,
  press,
  raw,
  refused,
  see,
  tooMany,
  unreachable,
  until,
  user,
} from '../page.ts';

const PASSWORD = 'doorstep1';
async function fillSignup() {
  await open('/signup');
  await fill('Mobile Number', '7123456789');
  await fill('Full Name', 'Meena Devi');
  await fill('Email (optional)', 'meena@example.com');
  await fill('Password', PASSWORD);
  await fill('Confirm Password', PASSWORD);
}
/** Nothing that was typed is gone. */
async function stillFilled() {
  expect(await field('Mobile Number')).toHaveValue('71234 56789');
  expect(await field('Full Name')).toHaveValue('Meena Devi');
  expect(await field('Password')).toHaveValue(PASSWORD);
}
/** The verify page of somebody who has just signed up. */
async function toVerify() {
  await fillSignup();
  answer('register', otpSent);
  await press('Create account');
  await press('Verify mobile number');
  await heading('Verify your mobile number');
}
/** The second step of a forgotten password. */
async function toReset() {
  answer('sendOtp', otpSent);
  await open('/ForgotPassword');
  await fill('Mobile Number', '7123456789');
  await press('Send OTP');
  await heading('Choose a new password');
}
async function login(mobile = '7123456789') {
  await heading('Login');
  await fill('Mobile Number', mobile);
  await fill('Password', PASSWORD);
  await press('Login');
}

describe('what is typed wrong', () => {
  test('sign-up says it of each field, and no longer when it is edited', async () => {
    await open('/signup');
    await press('Create account');
    await until(() => expect(document.activeElement).toHaveAttribute('role', 'alert'));
    for (const sentence of [
      'Mobile number is required',
      'Full name is required',
      'Password is required',
      'Please confirm your password',
    ])
      await see(sentence);
    await fill('Mobile Number', '98765');
    await fill('Full Name', ' M ');
    await fill('Email (optional)', 'meena@');
    await fill('Password', 'abc');
    await fill('Confirm Password', 'abd');
    await gone('Full name is required');
    await press('Create account');
    for (const sentence of [
      'Please enter a valid 10-digit mobile number',
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ])
      await see(sentence);
    await follow('Passwords do not match', await find('alert', undefined, main()));
    expect(await field('Confirm Password')).toHaveFocus();
    expect(callsOf('register')).toEqual([]);
  });
  test('the OTP of a new account', async () => {
    await toVerify();
    await press('Verify OTP');
    await see('Please enter a valid 6-digit OTP');
    await fill('OTP', '12345');
    await gone('Please enter a valid 6-digit OTP');
    await press('Verify OTP');
    await see('Please enter a valid 6-digit OTP');
    expect(callsOf('verifyOtp')).toEqual([]);
  });
  test('the OTP of a forgotten password, in its own words', async () => {
    await toReset();
    await press('Reset Password');
    await see('OTP is required');
    await see('New password is required');
    await fill('OTP', '123');
    await fill('New Password', 'abc');
    await press('Reset Password');
    await see('OTP must be 6 digits');
    await see('Password must be at least 6 characters');
    expect(callsOf('resetPassword')).toEqual([]);
  });
  test('a password that many use is refused by the server, at its field', async () => {
    await fillSignup();
    const sentence = 'Many people use that password. Please choose another one.';
    answer('register', refused(400, 'invalid', sentence, { fields: { password: sentence } }));
    await press('Create account');
    await follow(sentence);
    expect(await field('Password')).toHaveFocus();
  });
  test('login: what is missing or wrong is said at its field, and again by the server', async () => {
    document.documentElement.dataset['demo'] = '';
    await open('/login');
    await see('Demo: mobile 98765 43210, password doorstep1');
    delete document.documentElement.dataset['demo'];
    await press('Login');
    const summary = await find('alert', undefined, main());
    await until(() => expect(summary).toHaveFocus());
    await alerted('Mobile number is required');
    await alerted('Password is required');
    await fill('Mobile Number', '12345');
    await fill('Password', '12345');
    await press('Login');
    await see('Please enter a valid 10-digit mobile number');
    await see('Password must be at least 6 characters');
    expect(callsOf('login')).toEqual([]);
    answer('login', refused(400, 'invalid_login', 'Invalid mobile number or password. Please try again.'));
    await fill('Mobile Number', '9123400001');
    await fill('Password', 'wrong password');
    await press('Login');
    await see('Invalid mobile number or password. Please try again.');
    expect(await field('Mobile Number')).toHaveValue('91234 00001');
  });
});

describe('what the line or the server does', () => {
  test('sign-up: no sense, no words, too often, nobody there; then it works with what was typed', async () => {
    await fillSignup();
    answer('register', page());
    await press('Create account');
    await see('Registration failed. Please try again.');
    answer('register', raw('{"success":false}', 'application/json', 400));
    await press('Create account');
    await see('Registration failed. Please check your details and try again.');
    answer('register', tooMany(17));
    await press('Create account');
    await see(/Too many tries\. Try again in 17 s/);
    offline();
    await press('Create account');
    await see('You are offline. What you wrote is still here. Please try again when you are online.');
    await stillFilled();
    backOnline();
    answer('register', otpSent);
    await press('Create account');
    await heading('Login');
    expect(callsOf('register').at(-1)?.body).toMatchObject({ mobile: '7123456789', password: PASSWORD });
  });
  test('sign-up pressed twice is sent once', async () => {
    await fillSignup();
    const gate = closedGate();
    answer('register', async () => {
      await gate.opened;
      return otpSent;
    });
    await user.dblClick(await find('button', 'Create account', main()));
    await user.type(await field('Email (optional)'), '{Enter}');
    gate.open();
    await heading('Login');
    expect(callsOf('register')).toHaveLength(1);
  });
  test('login: no sense in the answer, then a wrong password, with the number kept', async () => {
    answer('login', page());
    await open('/login');
    await login();
    await see('Login failed. Please try again.');
    answer('login', refused(400, 'invalid_login', 'Invalid mobile number or password. Please try again.'));
    await press('Login');
    await see('Invalid mobile number or password. Please try again.');
    expect(await field('Mobile Number')).toHaveValue('71234 56789');
  });
  test('the provider of SMS is down: it is said, and asked again it is sent (F34)', async () => {
    answer('sendOtp', refused(503, 'sms_failed', 'Could not send OTP. Please try again.'));
    await open('/ForgotPassword');
    await fill('Mobile Number', '7123456789');
    await press('Send OTP');
    await see('Could not send OTP. Please try again.');
    await heading('Forgot password');
    answer('sendOtp', otpSent);
    await press('Send OTP');
    await see('OTP sent to your mobile!');
    expect(callsOf('sendOtp').map(({ body }) => body)).toEqual([
      { mobile: '7123456789', purpose: 'reset' },
      { mobile: '7123456789', purpose: 'reset' },
    ]);
  });
  test('a wrong OTP, no answer, and another OTP that cannot be sent, then can', async () => {
    answer('register', { ...otpSent, resend_after: 0 });
    await fillSignup();
    await press('Create account');
    await press('Verify mobile number');
    await heading('Verify your mobile number');
    answer('verifyOtp', refused(400, 'invalid_otp', 'Invalid OTP. Please try again.'));
    await fill('OTP', '123456');
    await press('Verify OTP');
    await see('Invalid OTP. Please try again.');
    answer('verifyOtp', page());
    await press('Verify OTP');
    await see('OTP verification failed. Please try again.');
    answer('sendOtp', page());
    await until(() => expect(main()).toHaveTextContent('Resend OTP'));
    await press('Resend OTP');
    await see('Failed to send OTP. Please try again.');
    answer('sendOtp', otpSent);
    await press('Resend OTP');
    await see('OTP sent successfully!');
    await until(() =>
      expect(
        [...main().querySelectorAll('button')].find((one) => one.textContent.includes('Resend')),
      ).toHaveAttribute('aria-disabled', 'true'),
    );
    answer('verifyOtp', { success, message: 'Verified.' });
    answer('login', tooMany(17));
    await fill('OTP', '654321');
    await press('Verify OTP');
    await see('OTP verified successfully!');
    // Whoever cannot be logged in right now can do so a moment later.
    await see('Mobile number verified! You can now login.');
  });
  test('a reset with a wrong OTP, and without an answer', async () => {
    await toReset();
    answer('resetPassword', refused(400, 'invalid_otp', 'Reset failed. Please check details and OTP.'));
    await fill('OTP', '123456');
    await fill('New Password', 'lalten-42');
    await press('Reset Password');
    await see('Reset failed. Please check details and OTP.');
    answer('resetPassword', page());
    await fill('OTP', '000000');
    await press('Reset Password');
    await until(() => expect(callsOf('resetPassword')).toHaveLength(2));
    await see('Reset failed. Please check details and OTP.');
    expect(await field('New Password')).toHaveValue('lalten-42');
  });
});

describe('with an OTP (C39)', () => {
  const toOtp = async (path = '/login') => {
    await open(path);
    await fill('Mobile Number', '98765 43210');
    answer('sendOtp', otpSent);
    await press('Continue with OTP');
    await heading('Log in with OTP');
  };
  test('mobile and OTP log in, and lead back to where one came from', async () => {
    account();
    const session = loggedInByOtp();
    localStorage.clear();
    await toOtp('/login?next=%2Fprofile%3Ftab%3Dsettings');
    expect(callsOf('sendOtp').map(({ body }) => body)).toEqual([{ mobile: '9876543210', purpose: 'login' }]);
    answer('verifyOtp', session);
    await fill('OTP', '123456');
    await press('Verify OTP');
    await at('/profile?tab=settings');
    expect(callsOf('verifyOtp').map(({ body }) => body)).toEqual([
      { mobile: '9876543210', otp: '123456', purpose: 'login' },
    ]);
    expect([localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]).toEqual([
      session.access_token,
      session.refresh_token,
    ]);
  });
  test('without a mobile it is said at its field, and nothing of the password', async () => {
    await open('/login');
    await press('Continue with OTP');
    await see('Mobile number is required');
    expect(await field('Mobile Number')).toHaveFocus();
    await gone('Password is required');
    expect(callsOf('sendOtp')).toEqual([]);
  });
  test('one that cannot be sent is said, with the number kept; a wrong one is, and another can be asked for', async () => {
    answer('sendOtp', refused(503, 'sms_failed', 'Could not send OTP. Please try again.'));
    await open('/login');
    await fill('Mobile Number', '98765 43210');
    await press('Continue with OTP');
    await see('Could not send OTP. Please try again.');
    expect(await field('Mobile Number')).toHaveValue('98765 43210');
    answer('sendOtp', { ...otpSent, resend_after: 0 });
    await press('Continue with OTP');
    await heading('Log in with OTP');
    answer('verifyOtp', refused(400, 'wrong_otp', 'Invalid OTP. Please try again.'));
    await fill('OTP', '123456');
    await press('Verify OTP');
    await see('Invalid OTP. Please try again.');
    await press('Resend OTP');
    await see('OTP sent successfully!');
    expect(callsOf('sendOtp').map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ mobile: '9876543210', purpose: 'login' })),
    );
  });
  test('an answer that is no session keeps nobody logged in', async () => {
    await toOtp();
    answer('verifyOtp', { success, message: 'Verified.' });
    await fill('OTP', '123456');
    await press('Verify OTP');
    await see('OTP verification failed. Please try again.');
    expect(localStorage.getItem('access_token')).toBeNull();
  });
  test('after a sign-up the OTP logs in', async () => {
    emptyHome();
    await toVerify();
    answer('verifyOtp', { success, message: 'Verified.' });
    knowsLogin({ mobile: '7123456789' });
    await fill('OTP', '123456');
    await press('Verify OTP');
    await see('OTP verified successfully!');
    await at('/');
    expect(callsOf('login').map(({ body }) => body)).toEqual([{ mobile: '7123456789', password: PASSWORD }]);
  });
  test('whoever has no name and no password yet has a profile, and is led to where one is set', async () => {
    account();
    answer('getProfile', profile({ username: '', email: null, has_password: false }));
    await open('/profile?tab=settings');
    await heading('Profile');
    await press('Change Password');
    await follow('Set a password');
    await heading('Forgot password');
    expect(await field('Mobile Number')).toHaveValue('98765 43210');
  });
});

describe('where one may be', () => {
  test('/verify-otp without a number leads to sign-up', async () => {
    await open('/verify-otp');
    await at('/signup');
    await heading('Create account');
  });
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    "a stranger's link, %s, leads nowhere after login (T20, T34)",
    async (next) => {
      emptyHome();
      knowsLogin();
      await open(`/login?next=${encodeURIComponent(next)}`);
      await login();
      await at('/');
    },
  );
  test('ours leads on after login, through sign-up too (T20)', async () => {
    await open('/profile?tab=settings');
    await follow('New here? Create an account');
    await follow('Already have an account? Login');
    account();
    localStorage.clear();
    knowsLogin();
    await login();
    await at('/profile?tab=settings');
  });
  test('whoever goes back while the OTP is being sent stays there', async () => {
    account();
    answer('getProfile', profile({ mobile_verified: false }));
    const gate = closedGate();
    answer('sendOtp', async () => {
      await gate.opened;
      return otpSent;
    });
    await open('/profile');
    await follow('Verify mobile number');
    await until(() => expect(callsOf('sendOtp')).toHaveLength(1));
    history.back();
    await heading('Meena Devi');
    gate.open();
    // A tab of this page is drawn after whatever the answer does.
    await user.click(await find('tab', 'Orders'));
    await see('No orders yet');
    await at('/profile?tab=orders');
    await heading('Meena Devi');
  });
  test('a session that has ended leads to login and back to the same tab (F21)', async () => {
    account();
    await open('/profile?tab=settings');
    await heading('Meena Devi');
    answer('listWishlist', loggedOut);
    await user.click(await find('tab', 'Wishlist'));
    await heading('Login');
    expect(localStorage.getItem('access_token')).toBeNull();
    knowsLogin();
    await login();
    await at('/profile?tab=wishlist');
  });
  test("after a logout elsewhere Back shows nothing, also from the browser's memory (T44)", async () => {
    account();
    await open('/profile');
    await heading('Meena Devi');
    // Another tab logs out while this page lies in memory, where it hears nothing.
    for (const key of ['access_token', 'refresh_token', 'user']) localStorage.removeItem(key);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await heading('Login');
    await gone('Meena Devi');
  });
});

describe('the profile', () => {
  const section = async (name: string) => {
    await open('/profile?tab=settings');
    await user.click(await see(name, main()));
  };
  test('what cannot be loaded says so, and can be asked for again; the rest stands', async () => {
    account();
    for (const name of ['myOrders', 'listWishlist', 'listAddresses'] as const) answer(name, page());
    await open('/profile');
    await find('link', 'Add Address');
    await user.click(await find('tab', 'Orders'));
    await see('Your orders could not be loaded');
    answer('myOrders', myOrders());
    await press('Try again');
    await see('No orders yet');
    await user.click(await find('tab', 'Wishlist'));
    await see('Your wishlist could not be loaded');
  });
  test('a heart that cannot be taken away comes back', async () => {
    account();
    const { id, name, image, offer_price } = medicine(7);
    answer('listWishlist', wishlist([{ id, name, image, offer_price }]));
    answer('removeWish', page());
    await open('/profile?tab=wishlist');
    await press(`Remove ${name}`);
    await see('Your wishlist could not be changed. Please try again.');
    await find('button', `Add to Cart: ${name}`);
  });
  const turnTo = async (name: string) =>
    user.click(await find('link', name, await find('navigation', 'Pages')));
  test('its orders come a page at a time, and the address says which; the overview counts them all', async () => {
    account();
    const order = (id: string) => ({
      id,
      status: 'delivered' as const,
      total: 120,
      items: [],
      created_at: '2026-11-24T10:00:00.000+05:30',
      payment_method: 'Razorpay',
    });
    answer('myOrders', ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      return myOrders([order(`OD-PAGE-${page}`)], { page, total: 23 });
    });
    await open('/profile');
    await see('23');
    await user.click(await find('tab', 'Orders'));
    await see(/OD-PAGE-1/);
    await turnTo('Page 3');
    await at('/profile?tab=orders&page=3');
    await see(/OD-PAGE-3/);
    expect(callsOf('myOrders').map(({ query }) => query.toString())).toEqual(['limit=10', 'limit=10&page=3']);
    history.back();
    await see(/OD-PAGE-1/);
  });
  test('so do its wishes', async () => {
    account();
    const wish = (id: number) => ({ id, name: `Wish ${id}`, image: null, offer_price: 10 });
    answer('listWishlist', ({ query }) => {
      const page = Number(query.get('page') ?? 1);
      return wishlist([wish(page)], { page, total: 101 });
    });
    await open('/profile?tab=wishlist');
    await see('Wish 1');
    await turnTo('Page 2');
    await at('/profile?tab=wishlist&page=2');
    await see('Wish 2');
    await gone('Wish 1');
  });
  test('after a login all hearts of this device join those of the account, however many (C12)', async () => {
    const hearts = Array.from({ length: 150 }, (_, i) => i + 1);
    localStorage.setItem('wishlist', JSON.stringify(hearts));
    emptyHome();
    await open('/login');
    knowsLogin();
    const known: number[] = [777];
    answer('addWish', ({ params }) => {
      known.unshift(Number(params['id']));
      return { success };
    });
    answer('listWishlist', () => ({ ...wishlist([], { total: known.length }), ids: known }));
    await login();
    await until(() => {
      const kept = JSON.parse(localStorage.getItem('wishlist')!) as number[];
      expect(kept.toSorted((a, b) => a - b)).toEqual([...hearts, 777]);
    });
  });
  test('a choice that cannot be saved stands as before (F25)', async () => {
    account();
    await section('Notifications');
    const whatsapp = await find('checkbox', 'Order updates by WhatsApp');
    expect(whatsapp).not.toBeChecked();
    answer('setPreferences', page());
    await user.click(whatsapp);
    await see('Your choice could not be saved, so it stands as before. Please try again.');
    expect(whatsapp).not.toBeChecked();
    expect(callsOf('setPreferences').map(({ body }) => body)).toEqual([
      { notifications: { orders_whatsapp: true } },
    ]);
  });
  const WRONG = 'That is not your password. Please try again.';
  const wrong = refused(400, 'wrong_password', WRONG, { fields: { current_password: WRONG } });
  test('a wrong password: not changed, said at its field', async () => {
    account();
    answer('changePassword', wrong);
    await section('Change Password');
    await fill('Current Password', 'wrong-one');
    await fill('New Password', 'lalten-42');
    await press('Change Password', await find('region', 'Change Password'));
    await follow(WRONG);
    expect(await field('Current Password')).toHaveFocus();
  });
  test('a wrong password: not deleted, still logged in', async () => {
    account();
    answer('deleteAccount', wrong);
    await section('Privacy and Security');
    await press('Delete account');
    const dialog = await find('alertdialog');
    await fill('Current Password', 'wrong-one', dialog);
    await press('Delete account', dialog);
    await see(WRONG, dialog);
    await press('Keep my account', dialog);
    await heading('Meena Devi');
    expect(localStorage.getItem('access_token')).not.toBeNull();
  });
  test('a link opens one section; what is none opens nothing', async () => {
    account();
    await open('/profile?tab=settings&open=privacy');
    await find('button', 'Delete account');
    expect(await find('button', 'Change Password')).toHaveAttribute('aria-expanded', 'false');
    await open('/profile?tab=settings&open=all');
    await see('Privacy and Security');
    expect(count('button', 'Delete account')).toBe(0);
  });
  test('a picture of another kind, too large, not arrived, and sent again (F22)', async () => {
    account();
    await section('Edit Profile');
    const input = await field('Profile picture');
    const choose = (file: File) => userEvent.upload(input, file, { applyAccept: false });
    await choose(new File(['GIF89a'], 'me.gif', { type: 'image/gif' }));
    await see('Please select an image file (JPG, PNG, etc.)');
    await choose(new File([new Uint8Array(5 * 2 ** 20 + 1)], 'me.jpg', { type: 'image/jpeg' }));
    await see('Please choose a file of at most 5 MB.');
    expect(callsOf('setPicture')).toEqual([]);
    answer('setPicture', unreachable);
    await choose(new File(['picture'], 'me.png', { type: 'image/png' }));
    await see('The picture did not reach us. Try again.');
    answer('setPicture', profile({ profile_pic: '/api/files/me/' }));
    answer('getProfile', profile({ profile_pic: '/api/files/me/' }));
    answer('getFile', raw('png', 'image/png'));
    await press('Try again');
    await see('Your picture is saved.');
    expect(callsOf('setPicture')).toHaveLength(2);
  });
  test('no file and no list of devices: said, and asked for again', async () => {
    account();
    answer('exportData', page());
    answer('listSessions', page());
    await section('Privacy and Security');
    await see('Your devices could not be loaded');
    await press('Download my data');
    await see('Your data could not be collected. Please try again.');
    answer('listSessions', {
      success,
      data: [
        {
          id: 1,
          device: 'Chrome on Android',
          created_at: '2026-11-24T10:00:00.000+05:30',
          last_seen_at: '2026-11-24T10:00:00.000+05:30',
          current: true,
        },
      ],
    });
    await press('Try again');
    await see('This device');
  });
});
