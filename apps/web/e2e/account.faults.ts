import { expect, test, type Page } from '@playwright/test';
import {
  codeOf,
  freshMobile,
  loggedIn,
  messagesTo,
  NEW_PASSWORD,
  newPerson,
  shown,
  wrongCode,
} from './account.ts';
import { button, heading, ownMedicine, PASSWORD, sessionOf, store } from './checkout.ts';
import { closedGate, open } from './pages.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** In the form, by the button; the summary says it too. */
const said = (page: Page, sentence: string) =>
  page.getByRole('main').getByText(sentence, { exact: true }).first();
const register = '**/api/auth/register/',
  sendOtp = '**/api/auth/send-otp/',
  verifyOtp = '**/api/auth/verify-otp/',
  resetPassword = '**/api/auth/reset-password/',
  login = '**/api/auth/login/';
const html = { status: 502, contentType: 'text/html', body: '<html><h1>Bad Gateway</h1>' };
const answer = (page: Page, url: string, reply: object) => page.route(url, (route) => route.fulfill(reply));
const tooMany = {
  status: 429,
  headers: { 'retry-after': '17' },
  json: { success: false, error: 'Too many tries. Try again in 17 s.', code: 'too_many' },
};

async function fillSignup(page: Page, mobile = freshMobile(), password = PASSWORD) {
  await open(page, '/signup');
  await field(page, 'Mobile Number').fill(mobile);
  await field(page, 'Full Name').fill('Meena Devi');
  await field(page, 'Email').fill('meena@example.com');
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  return mobile;
}
/** Nothing that was typed is gone. */
async function stillFilled(page: Page, mobile: string) {
  await expect(field(page, 'Mobile Number')).toHaveValue(shown(mobile));
  await expect(field(page, 'Full Name')).toHaveValue('Meena Devi');
  await expect(field(page, 'Password')).toHaveValue(PASSWORD);
}
/** The verify page of somebody who has just signed up. */
async function toVerify(page: Page) {
  const mobile = await fillSignup(page);
  await button(page, 'Create account').click();
  await button(page, 'Verify mobile number').click();
  await expect(heading(page, 'Verify your mobile number')).toBeFocused();
  return mobile;
}
/** The second step of a forgotten password. */
async function toReset(page: Page, mobile: string) {
  await open(page, '/ForgotPassword');
  await field(page, 'Mobile Number').fill(mobile);
  await button(page, 'Send OTP').click();
  await expect(heading(page, 'Choose a new password')).toBeFocused();
}

test.describe('what is typed wrong', () => {
  test('sign-up says it of each field, and no longer when it is edited', async ({ page }) => {
    await open(page, '/signup');
    await button(page, 'Create account').click();
    await expect(page.getByRole('alert').first()).toBeFocused();
    for (const sentence of [
      'Mobile number is required',
      'Full name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
    ])
      await expect(said(page, sentence)).toBeVisible();
    await field(page, 'Mobile Number').fill('98765');
    await field(page, 'Full Name').fill(' M ');
    await field(page, 'Email').fill('meena@');
    await field(page, 'Password').fill('abc');
    await field(page, 'Confirm Password').fill('abd');
    await expect(page.getByText('Full name is required')).toHaveCount(0);
    await button(page, 'Create account').click();
    for (const sentence of [
      'Please enter a valid 10-digit mobile number',
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ])
      await expect(said(page, sentence)).toBeVisible();
    await page.getByRole('alert').getByRole('link', { name: 'Passwords do not match' }).click();
    await expect(field(page, 'Confirm Password')).toBeFocused();
  });
  test('the OTP, on both pages, each in its own words', async ({ page }) => {
    await toVerify(page);
    await button(page, 'Verify OTP').click();
    await expect(said(page, 'Please enter a valid 6-digit OTP')).toBeVisible();
    await field(page, 'OTP').fill('12345');
    await expect(page.getByText('Please enter a valid 6-digit OTP')).toHaveCount(0);
    await button(page, 'Verify OTP').click();
    await expect(said(page, 'Please enter a valid 6-digit OTP')).toBeVisible();
    await toReset(page, freshMobile());
    await button(page, 'Reset Password').click();
    await expect(said(page, 'OTP is required')).toBeVisible();
    await expect(said(page, 'New password is required')).toBeVisible();
    await field(page, 'OTP').fill('123');
    await field(page, 'New Password').fill('abc');
    await button(page, 'Reset Password').click();
    await expect(said(page, 'OTP must be 6 digits')).toBeVisible();
    await expect(said(page, 'Password must be at least 6 characters')).toBeVisible();
  });
  test('a password that many use is refused by the server, at its field', async ({ page }) => {
    const mobile = await fillSignup(page, undefined, 'password');
    await button(page, 'Create account').click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: 'Many people use that password. Please choose another one.' })
      .click();
    await expect(field(page, 'Password')).toBeFocused();
    expect(await messagesTo(page.request, mobile)).toEqual([]);
  });
});

test.describe('what the line or the server does', () => {
  test('sign-up: no sense, no words, nobody there; then it works with what was typed', async ({
    page,
    context,
  }) => {
    const mobile = await fillSignup(page);
    await answer(page, register, html);
    await button(page, 'Create account').click();
    await expect(said(page, 'Registration failed. Please try again.')).toBeVisible();
    await page.unroute(register);
    await answer(page, register, { status: 400, json: { success: false } });
    await button(page, 'Create account').click();
    await expect(said(page, 'Registration failed. Please check your details and try again.')).toBeVisible();
    await page.unroute(register);
    await answer(page, register, tooMany);
    await button(page, 'Create account').click();
    await expect(said(page, 'Too many tries. Try again in 17 s')).toBeVisible();
    await page.unroute(register);
    await context.setOffline(true);
    await button(page, 'Create account').click();
    await expect(
      said(page, 'You are offline. What you wrote is still here. Please try again when you are online.'),
    ).toBeVisible();
    await stillFilled(page, mobile);
    await context.setOffline(false);
    await button(page, 'Create account').click();
    await expect(heading(page, 'Login')).toBeFocused();
  });
  test('pressed twice it is sent once', async ({ page }) => {
    const mobile = await fillSignup(page);
    const gate = closedGate();
    let sent = 0;
    await page.route(register, async (route) => {
      sent++;
      await gate.opened;
      await route.continue();
    });
    await button(page, 'Create account').dblclick();
    await field(page, 'Email').press('Enter');
    gate.open();
    await expect(heading(page, 'Login')).toBeFocused();
    expect(sent).toBe(1);
    expect(await messagesTo(page.request, mobile)).toHaveLength(1);
  });
  test('login: no sense in the answer, then a wrong password, with the number kept', async ({ page }) => {
    const mobile = await newPerson(page.request);
    await open(page, '/login');
    await field(page, 'Mobile Number').fill(mobile);
    await field(page, 'Password').fill('wrong-one');
    await answer(page, login, html);
    await button(page, 'Login').click();
    await expect(said(page, 'Login failed. Please try again.')).toBeVisible();
    await page.unroute(login);
    await button(page, 'Login').click();
    await expect(said(page, 'Invalid mobile number or password. Please try again.')).toBeVisible();
    await expect(field(page, 'Mobile Number')).toHaveValue(shown(mobile));
  });
  test('the provider of SMS is down: it is said, and asked again it is sent (F34)', async ({ page }) => {
    const mobile = await newPerson(page.request);
    await open(page, '/ForgotPassword');
    await field(page, 'Mobile Number').fill(mobile);
    await answer(page, sendOtp, {
      status: 503,
      json: { success: false, error: 'Could not send OTP. Please try again.', code: 'sms_failed' },
    });
    await button(page, 'Send OTP').click();
    await expect(said(page, 'Could not send OTP. Please try again.')).toBeVisible();
    await expect(heading(page, 'Forgot password')).toBeVisible();
    await page.unroute(sendOtp);
    await button(page, 'Send OTP').click();
    await expect(page.getByText('OTP sent to your mobile!')).toBeVisible();
  });
  test('a wrong OTP, no answer, and another OTP that cannot be sent, then can', async ({ page }) => {
    const mobile = await toVerify(page);
    const code = await codeOf(page.request, mobile);
    await field(page, 'OTP').fill(wrongCode(code));
    await button(page, 'Verify OTP').click();
    await expect(said(page, 'Invalid OTP. Please try again.')).toBeVisible();
    await answer(page, verifyOtp, html);
    await button(page, 'Verify OTP').click();
    await expect(said(page, 'OTP verification failed. Please try again.')).toBeVisible();
    await page.unroute(verifyOtp);
    const resend = button(page, 'Resend OTP');
    await expect(resend).not.toHaveAttribute('aria-disabled', { timeout: 40_000 });
    await answer(page, sendOtp, html);
    await resend.click();
    await expect(said(page, 'Failed to send OTP. Please try again.')).toBeVisible();
    await page.unroute(sendOtp);
    await resend.click();
    await expect(said(page, 'OTP sent successfully!')).toBeVisible();
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(async () => (await messagesTo(page.request, mobile)).length).toBe(2);
    await field(page, 'OTP').fill(await codeOf(page.request, mobile));
    await button(page, 'Verify OTP').click();
    await expect(said(page, 'OTP verified successfully!')).toBeVisible();
    await expect(page.getByText('Mobile number verified! You can now login.')).toBeVisible();
  });
  test('a reset with a wrong OTP, and without an answer; for a number without an account nothing is told (T15)', async ({
    page,
  }) => {
    const mobile = await newPerson(page.request);
    await toReset(page, mobile);
    await field(page, 'OTP').fill(wrongCode(await codeOf(page.request, mobile)));
    await field(page, 'New Password').fill(NEW_PASSWORD);
    await button(page, 'Reset Password').click();
    await expect(said(page, 'Reset failed. Please check details and OTP.')).toBeVisible();
    await field(page, 'OTP').fill('000000');
    await answer(page, resetPassword, html);
    await button(page, 'Reset Password').click();
    await expect(said(page, 'Reset failed. Please check details and OTP.')).toBeVisible();
    await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD);
    await page.unroute(resetPassword);
    const nobody = freshMobile();
    await toReset(page, nobody);
    await expect(page.getByText('OTP sent to your mobile!')).toBeVisible();
    expect(await messagesTo(page.request, nobody)).toEqual([]);
  });
});

test.describe('where one may be', () => {
  test('/verify-otp without a number leads to sign-up', async ({ page }) => {
    await open(page, '/verify-otp');
    await expect(page).toHaveURL('/signup');
    await expect(heading(page, 'Create account')).toBeVisible();
  });
  test('a link of a stranger leads nowhere after login; ours does, through sign-up too (T20, T34)', async ({
    page,
  }) => {
    const mobile = await newPerson(page.request);
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      await open(page, `/login?next=${encodeURIComponent(next)}`);
      await field(page, 'Mobile Number').fill(mobile);
      await field(page, 'Password').fill(PASSWORD);
      await button(page, 'Login').click();
      await expect(page).toHaveURL('/');
      await page.evaluate(() => localStorage.clear());
    }
    await open(page, '/profile?tab=settings');
    await page.getByRole('link', { name: 'New here? Create an account' }).click();
    await page.getByRole('link', { name: 'Already have an account? Login' }).click();
    await field(page, 'Mobile Number').fill(mobile);
    await field(page, 'Password').fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/profile?tab=settings');
  });
  test('whoever goes back while the OTP is being sent stays there', async ({ page }) => {
    const gate = closedGate();
    await page.route(sendOtp, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await loggedIn(page);
    await open(page, '/profile');
    const asked = page.waitForRequest(sendOtp),
      sent = page.waitForResponse(sendOtp);
    await page.getByRole('link', { name: 'Verify mobile number' }).click();
    await asked;
    await page.goBack();
    await expect(heading(page, 'Meena Devi')).toBeVisible();
    gate.open();
    await (await sent).finished();
    // A tab of this page is drawn after whatever the answer does.
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expect(page).toHaveURL('/profile?tab=orders');
    await expect(heading(page, 'Meena Devi')).toBeVisible();
  });
  test('the hearts of an account leave a shared phone with it, by logout and by the end of the session; the next one to log in has their own (C12, T44)', async ({
    page,
  }, info) => {
    const medicine = await ownMedicine(page.request, info),
      next = await newPerson(page.request),
      hearts = () => page.evaluate(() => localStorage.getItem('wishlist'));
    const login = async (mobile: string) => {
      await open(page, '/login');
      await field(page, 'Mobile Number').fill(mobile);
      await field(page, 'Password').fill(PASSWORD);
      const joined = page.waitForResponse((one) => one.url().endsWith('/api/user/wishlist/'));
      await button(page, 'Login').click();
      await (await joined).finished();
    };
    const mobile = await newPerson(page.request);
    await store(page, { wishlist: [medicine.id] });
    await login(mobile);
    await expect.poll(hearts).toBe(`[${medicine.id}]`);
    await open(page, '/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page, 'Login')).toBeVisible();
    expect(await hearts()).toBe('[]');
    await login(mobile);
    await expect.poll(hearts).toBe(`[${medicine.id}]`);
    await page.request.post('/api/auth/logout/', {
      headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` },
    });
    await page.goto('/profile');
    await expect(heading(page, 'Login')).toBeVisible();
    await login(next);
    await open(page, '/profile?tab=wishlist');
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    expect(await hearts()).toBe('[]');
  });
  test("after a logout Back shows nothing, also from the browser's memory (T44)", async ({ page }) => {
    await loggedIn(page);
    await open(page, '/profile');
    await expect(heading(page, 'Meena Devi')).toBeVisible();
    // Another tab logs out while this page lies in memory, where it hears nothing.
    await page.evaluate(() => {
      for (const key of ['access_token', 'refresh_token', 'user']) localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(page.getByText('Meena Devi')).toHaveCount(0);
  });
  test('a session that has ended leads to login and back to the same tab (F21)', async ({ page }) => {
    const mobile = await loggedIn(page);
    await open(page, '/profile?tab=settings');
    await expect(heading(page, 'Meena Devi')).toBeVisible();
    await page.request.post('/api/auth/logout/', {
      headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` },
    });
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(heading(page, 'Login')).toBeVisible();
    await field(page, 'Mobile Number').fill(mobile);
    await field(page, 'Password').fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/profile?tab=wishlist');
  });
});

test.describe('the profile', () => {
  const openSection = async (page: Page, name: string) => {
    await open(page, '/profile?tab=settings');
    await page.locator('summary').filter({ hasText: name }).click();
  };
  test('what cannot be loaded says so, and can be asked for again; the rest stands', async ({ page }) => {
    await loggedIn(page);
    for (const url of ['**/api/user/orders/', '**/api/user/wishlist/', '**/api/user/addresses/'])
      await answer(page, url, html);
    await open(page, '/profile');
    await expect(page.getByRole('link', { name: 'Add Address' })).toBeVisible();
    await page.getByRole('tab', { name: 'Orders' }).click();
    await expect(said(page, 'Your orders could not be loaded')).toBeVisible();
    await page.unroute('**/api/user/orders/');
    await button(page, 'Try again').click();
    await expect(said(page, 'No orders yet')).toBeVisible();
    await page.getByRole('tab', { name: 'Wishlist' }).click();
    await expect(said(page, 'Your wishlist could not be loaded')).toBeVisible();
  });
  test('a heart that cannot be taken away comes back', async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info),
      session = await sessionOf(page.request, await newPerson(page.request));
    await store(page, session);
    await page.request.post(`/api/user/wishlist/${medicine.id}/`, {
      headers: { authorization: `Bearer ${session.access_token}` },
      data: {},
    });
    await page.route(`**/api/user/wishlist/${medicine.id}/`, (route) => route.fulfill(html));
    await open(page, '/profile?tab=wishlist');
    await button(page, `Remove ${medicine.name}`).click();
    await expect(page.getByText('Your wishlist could not be changed. Please try again.')).toBeVisible();
    await expect(button(page, `Add to Cart: ${medicine.name}`)).toBeVisible();
  });
  test('a choice that cannot be saved stands as before (F25)', async ({ page }) => {
    await loggedIn(page);
    await openSection(page, 'Notifications');
    const whatsapp = page.getByRole('checkbox', { name: 'Order updates by WhatsApp' });
    await expect(whatsapp).not.toBeChecked();
    await page.route('**/api/user/preferences/', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(html) : route.continue(),
    );
    await whatsapp.click();
    await expect(
      said(page, 'Your choice could not be saved, so it stands as before. Please try again.'),
    ).toBeVisible();
    await expect(whatsapp).not.toBeChecked();
  });
  test('a wrong password: not changed, not deleted, still logged in', async ({ page }) => {
    await loggedIn(page);
    await openSection(page, 'Change Password');
    await field(page, 'Current Password').fill('wrong-one');
    await field(page, 'New Password').fill(NEW_PASSWORD);
    await button(page, 'Change Password').click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: 'That is not your password. Please try again.' })
      .click();
    await expect(field(page, 'Current Password')).toBeFocused();
    await openSection(page, 'Privacy and Security');
    await button(page, 'Delete account').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Current Password', { exact: true }).fill('wrong-one');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('That is not your password. Please try again.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect(heading(page, 'Meena Devi')).toBeVisible();
  });
  test('a picture of another kind, too large, not arrived, and sent again (F22)', async ({ page }) => {
    await loggedIn(page);
    await openSection(page, 'Edit Profile');
    const input = page.getByLabel('Profile picture'),
      face = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
    await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(said(page, 'Please select an image file (JPG, PNG, etc.)')).toBeVisible();
    await input.setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(5 * 2 ** 20 + 1),
    });
    await expect(said(page, 'Please choose a file of at most 5 MB.')).toBeVisible();
    await input.setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture at all'),
    });
    await expect(page.getByText('Profile picture')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /picture|image file/ })).toBeVisible();
    await page.route('**/api/user/profile/picture/', (route) => route.abort());
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: face });
    await expect(said(page, 'The picture did not reach us. Try again.')).toBeVisible();
    await page.unroute('**/api/user/profile/picture/');
    await button(page, 'Try again').click();
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
  });
  test('no file and no list of devices: said, and asked for again', async ({ page }) => {
    await loggedIn(page);
    for (const url of ['**/api/user/export/', '**/api/user/sessions/']) await answer(page, url, html);
    await openSection(page, 'Privacy and Security');
    await expect(said(page, 'Your devices could not be loaded')).toBeVisible();
    await button(page, 'Download my data').click();
    await expect(said(page, 'Your data could not be collected. Please try again.')).toBeVisible();
    await page.unroute('**/api/user/sessions/');
    await button(page, 'Try again').click();
    await expect(page.getByText('This device')).toBeVisible();
  });
});
