import { expect, type Page } from '@playwright/test';
import {
  codeOf,
  freshMobile,
  loggedIn,
  messagesTo,
  NEW_PASSWORD,
  newPerson,
  passTimer,
  shown,
  wrongCode,
} from './account.ts';
import { button, heading, lineOf, ownMedicine, PASSWORD, sessionOf, shopping, store } from './checkout.ts';
import { complaints, hydrated, open, tabTo } from './pages.ts';
import { test } from './translated.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('sign up and verify, by mouse: the OTP is read in the outbox, and it logs in', async ({ page }) => {
  const said = complaints(page),
    mobile = freshMobile();
  await open(page, '/login');
  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await expect(heading(page, 'Create account')).toBeFocused();
  await field(page, 'Mobile Number').fill(mobile);
  await field(page, 'Full Name').fill('Meena Devi');
  await field(page, 'Email (optional)').fill('meena@example.com');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
  await button(page, 'Create account').click();
  await expect(heading(page, 'Login')).toBeFocused();
  await expect(page.getByText('Registration successful! Please login to continue.')).toBeVisible();
  await expect(field(page, 'Mobile Number')).toHaveValue(shown(mobile));

  await button(page, 'Verify mobile number').click();
  await expect(heading(page, 'Verify your mobile number')).toBeFocused();
  expect(await messagesTo(page.request, mobile)).toHaveLength(1);
  await page.getByRole('link', { name: /Read your OTP in the outbox/ }).click();
  await expect(heading(page, 'Outbox')).toBeFocused();
  const message = page.getByRole('listitem').filter({ hasText: mobile });
  const code = /\d{6}/.exec((await message.getByText(/is your Doorstep OTP/).textContent())!)![0];
  await page.goBack();
  await field(page, 'OTP').fill(code);
  await button(page, 'Verify OTP').click();
  await expect(page.getByText('OTP verified successfully!')).toBeVisible();
  // Coming back asked for no other OTP.
  expect(await messagesTo(page.request, mobile)).toHaveLength(1);

  await expect(page).toHaveURL('/');
  await open(page, '/profile');
  await expect(heading(page, 'Meena Devi')).toBeVisible();
  await expect(page.getByText('Your mobile number is not verified yet.')).toHaveCount(0);
  expect(said).toEqual([]);
});

test(
  'sign up, verify and log in, by keyboard alone',
  { tag: ['@phone', '@zoom', '@translated'] },
  async ({ page }) => {
    const mobile = freshMobile();
    await open(page, '/signup');
    await tabTo(page, field(page, 'Mobile Number'));
    await page.keyboard.type(mobile);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toBeFocused();
    await tabTo(page, field(page, 'Full Name'));
    await page.keyboard.type('Meena Devi');
    await page.keyboard.press('Tab');
    await page.keyboard.type('meena@example.com');
    for (const name of ['Password', 'Confirm Password']) {
      await tabTo(page, field(page, name));
      await page.keyboard.type(PASSWORD);
    }
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Login')).toBeFocused();
    await tabTo(page, button(page, 'Verify mobile number'));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Verify your mobile number')).toBeFocused();
    await tabTo(page, field(page, 'OTP'));
    const code = await codeOf(page.request, mobile);
    await page.keyboard.type(wrongCode(code));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invalid OTP. Please try again.').first()).toBeVisible();
    await tabTo(page, field(page, 'OTP'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  },
);

test(
  'continue with OTP: the account is made, and a page that asks for a login is opened; later it is the same account',
  { tag: '@both' },
  async ({ page }) => {
    const said = complaints(page),
      mobile = freshMobile();
    await open(page, '/login?next=%2Fprofile');
    await button(page, 'Continue with OTP').click();
    await expect(field(page, 'Mobile Number')).toBeFocused();
    await field(page, 'Mobile Number').fill(mobile);
    await button(page, 'Continue with OTP').click();
    await expect(heading(page, 'Log in with OTP')).toBeFocused();
    await field(page, 'OTP').fill(wrongCode(await codeOf(page.request, mobile)));
    await button(page, 'Verify OTP').click();
    await expect(page.getByText('Invalid OTP. Please try again.').first()).toBeVisible();
    await field(page, 'OTP').fill(await codeOf(page.request, mobile));
    await field(page, 'OTP').press('Enter');
    await expect(page).toHaveURL('/profile');
    await expect(heading(page, 'Profile')).toBeVisible();
    await expect(page.getByText(shown(mobile))).toBeVisible();
    await button(page, 'Logout').last().click();
    await passTimer(page.request);
    await open(page, '/login');
    await field(page, 'Mobile Number').fill(mobile);
    await button(page, 'Continue with OTP').click();
    await expect(heading(page, 'Log in with OTP')).toBeFocused();
    await field(page, 'OTP').fill(await codeOf(page.request, mobile));
    await button(page, 'Verify OTP').click();
    await expect(page).toHaveURL('/');
    expect(said.filter((line) => !line.includes('400'))).toEqual([]);
  },
);

test(
  'forgot password: another OTP, a new password, and the old one is none',
  { tag: '@phone' },
  async ({ page }) => {
    const mobile = await newPerson(page.request);
    await passTimer(page.request);
    await open(page, '/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page, 'Forgot password')).toBeFocused();
    await field(page, 'Mobile Number').fill(mobile);
    await button(page, 'Send OTP').click();
    await expect(page.getByText('OTP sent to your mobile!')).toBeVisible();
    await expect(heading(page, 'Choose a new password')).toBeFocused();
    await field(page, 'New Password').fill(NEW_PASSWORD);
    // Back to the first step, and what was typed is still there in both.
    await button(page, 'Resend OTP').click();
    await expect(field(page, 'Mobile Number')).toHaveValue(shown(mobile));
    await page.keyboard.press('Tab');
    await button(page, 'Send OTP').click();
    await expect(field(page, 'New Password')).toHaveValue(NEW_PASSWORD);
    await field(page, 'OTP').fill(await codeOf(page.request, mobile));
    await field(page, 'OTP').press('Enter');
    await expect(heading(page, 'Login')).toBeFocused();
    await expect(page.getByText('Password reset successful! Please log in.')).toBeVisible();
    await field(page, 'Password').fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(page.getByText('Invalid mobile number or password. Please try again.')).toBeVisible();
    await field(page, 'Password').fill(NEW_PASSWORD);
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/');
  },
);

test('who may not pay yet verifies the mobile and comes back to the payment, with everything kept (C32)', async ({
  page,
}, info) => {
  const mobile = await newPerson(page.request);
  const medicine = await ownMedicine(page.request, info);
  await shopping(page, [lineOf(medicine)], mobile);
  const { access_token } = await page.evaluate(() => ({
    access_token: localStorage.getItem('access_token')!,
  }));
  const added = await page.request.post('/api/user/addresses/', {
    headers: { authorization: `Bearer ${access_token}` },
    data: {
      title: 'Home',
      name: 'Meena Devi',
      mobile,
      address_line_1: '12 Main Road',
      address_line_2: '',
      landmark: '',
      city: 'Ranchi',
      state: 'Jharkhand',
      pincode: '834001',
      is_default: true,
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await open(page, '/order-step-1');
  await button(page, 'Proceed to Summary').click();
  await expect(heading(page, 'Check your order')).toBeVisible();
  await button(page, 'Proceed to Payment').click();
  await expect(heading(page, 'Payment')).toBeVisible();
  await button(page, 'Proceed to Payment').click();
  await page.getByRole('link', { name: 'Verify mobile number' }).click();
  await expect(heading(page, 'Verify your mobile number')).toBeFocused();
  await expect(page.getByText('OTP sent successfully!')).toBeVisible();
  await field(page, 'OTP').fill(await codeOf(page.request, mobile));
  await button(page, 'Verify OTP').click();
  await expect(heading(page, 'Payment')).toBeVisible();
  await expect(page).toHaveURL('/order-step-3');
  await button(page, 'Proceed to Payment').click();
  await expect(page.getByRole('dialog', { name: 'Sandbox payment' })).toBeVisible();
});

test(
  'the profile: five tabs, each with its address; Back and reload find them',
  { tag: '@release' },
  async ({ page }) => {
    const mobile = await loggedIn(page),
      said = complaints(page);
    await open(page, '/profile/orders');
    await expect(page).toHaveURL('/profile?tab=orders');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Orders')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('No orders yet')).toBeVisible();
    await tab('Addresses').click();
    await expect(page).toHaveURL('/profile?tab=addresses');
    await expect(page.getByText('No addresses found')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Wishlist')).toBeFocused();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page).toHaveURL('/profile?tab=settings');
    await page.reload();
    await hydrated(page);
    await expect(tab('Settings')).toHaveAttribute('aria-selected', 'true');
    await tab('Overview').click();
    await expect(page.getByText('You have not ordered anything yet.')).toBeVisible();
    await page.getByRole('link', { name: 'View Wishlist' }).click();
    await expect(tab('Wishlist')).toBeFocused();
    await expect(page.getByText(shown(mobile))).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(heading(page, 'Login')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    expect(said).toEqual([]);
  },
);

test(
  'the wishlist of the profile: into the cart, off the list and back again',
  { tag: ['@phone', '@release'] },
  async ({ page }, info) => {
    const medicine = await ownMedicine(page.request, info);
    const mobile = await newPerson(page.request);
    const session = await sessionOf(page.request, mobile);
    await store(page, session);
    const authorization = { authorization: `Bearer ${session.access_token}` };
    expect(
      (
        await page.request.post(`/api/user/wishlist/${medicine.id}/`, { headers: authorization, data: {} })
      ).ok(),
    ).toBe(true);
    const wished = async () =>
      (
        (await (await page.request.get('/api/user/wishlist/', { headers: authorization })).json()) as {
          data: Array<{ id: number }>;
        }
      ).data.map(({ id }) => id);
    await open(page, '/profile?tab=wishlist');
    await page.getByRole('button', { name: `Add to Cart: ${medicine.name}` }).click();
    await expect(page.getByText('1 in cart')).toBeVisible();
    await page.getByRole('button', { name: `Remove ${medicine.name}` }).click();
    await expect(page.getByText(`${medicine.name} is no longer on your wishlist.`)).toBeVisible();
    await expect.poll(wished).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: medicine.name })).toBeVisible();
    await expect.poll(wished).toEqual([medicine.id]);
  },
);

test.describe('settings', () => {
  const openSection = async (page: Page, name: string) => {
    await open(page, '/profile?tab=settings');
    await tabTo(page, page.getByRole('heading', { level: 2, name }).getByRole('button'));
    await page.keyboard.press('Enter');
  };
  test('name, e-mail and picture, by keyboard', { tag: '@release' }, async ({ page }) => {
    await loggedIn(page);
    await openSection(page, 'Edit Profile');
    await tabTo(page, field(page, 'Full Name'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Meena Kumari');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await expect(heading(page, 'Meena Kumari')).toBeVisible();
    await page.getByLabel('Profile picture').setInputFiles({
      name: 'meena.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
    });
    await expect(page.getByText('Your picture is saved.')).toBeVisible();
    await expect(page.getByRole('main').locator('img[src^="blob:"]').first()).toBeVisible();
    await button(page, 'Remove picture').click();
    await expect(page.getByText('Your picture is removed.')).toBeVisible();
    await expect(page.getByRole('main').locator('img[src^="blob:"]')).toHaveCount(0);
  });

  test(
    'a new password signs the other devices out, not this one',
    { tag: ['@phone', '@release'] },
    async ({ page, request }) => {
      const mobile = await loggedIn(page);
      const other = await sessionOf(request, mobile);
      await openSection(page, 'Change Password');
      const save = page
        .getByRole('region', { name: 'Change Password' })
        .getByRole('button', { name: 'Change Password' });
      await field(page, 'Current Password').fill('wrong-one');
      await field(page, 'New Password').fill(NEW_PASSWORD);
      await save.click();
      await page
        .getByRole('alert')
        .getByRole('link', { name: 'That is not your password. Please try again.' })
        .click();
      await expect(field(page, 'Current Password')).toBeFocused();
      await field(page, 'Current Password').fill(PASSWORD);
      await save.click();
      await expect(
        page.getByText('Your password is changed. Your other devices are signed out.'),
      ).toBeVisible();
      expect(
        (
          await request.get('/api/user/profile/', {
            headers: { authorization: `Bearer ${other.access_token}` },
          })
        ).status(),
      ).toBe(401);
      await page.reload();
      await hydrated(page);
      await expect(heading(page, 'Meena Devi')).toBeVisible();
    },
  );

  test(
    'what may be sent, language and comfort mode are kept with the account',
    { tag: '@release' },
    async ({ page }) => {
      const mobile = await loggedIn(page);
      await openSection(page, 'Notifications');
      const whatsapp = page.getByRole('checkbox', { name: 'Order updates by WhatsApp' });
      const saved = page.waitForResponse(
        (answer) => answer.url().endsWith('/preferences/') && answer.request().method() === 'PUT',
      );
      await whatsapp.click();
      await saved;
      const agreed = page.waitForResponse(
        (answer) => answer.url().endsWith('/preferences/') && answer.request().method() === 'PUT',
      );
      await page.getByRole('checkbox', { name: 'Order updates by e-mail' }).press('Space');
      await agreed;
      const comfort = page.waitForResponse(
        (answer) => answer.url().endsWith('/preferences/') && answer.request().method() === 'PUT',
      );
      await page.getByRole('main').getByRole('combobox', { name: 'Comfort mode' }).selectOption('Very large');
      await comfort;
      await expect(page.locator('html[data-comfort="2"]')).toBeAttached();
      await openSection(page, 'Notifications');
      await expect(whatsapp).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Order updates by e-mail' })).toBeChecked();
      await page.getByRole('main').getByLabel('Language').selectOption('hi');
      await expect(page.getByRole('tab', { name: 'सेटिंग्स' })).toBeVisible();
      // On a device that is new to the account both are there after the login.
      await expect
        .poll(
          async () =>
            (
              (await (
                await page.request.get('/api/user/preferences/', {
                  headers: {
                    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}`,
                  },
                })
              ).json()) as { data: { language: string } }
            ).data.language,
        )
        .toBe('hi');
      const other = await (await page.context().browser()!.newContext()).newPage();
      await open(other, new URL('/login', page.url()).href);
      await field(other, 'Mobile Number').fill(mobile);
      await field(other, 'Password').fill(PASSWORD);
      await button(other, 'Login').click();
      await expect(other.locator('html[lang=hi-IN][data-comfort="2"]')).toBeAttached();
      await other.context().close();
    },
  );

  test(
    'a lost phone is signed out; all that is kept comes as a file',
    { tag: '@release' },
    async ({ page, request }) => {
      const mobile = await newPerson(request);
      const lost = await sessionOf(request, mobile);
      await loggedIn(page, mobile);
      await openSection(page, 'Privacy and Security');
      await expect(page.getByText('This device')).toBeVisible();
      await page.getByRole('button', { name: /^Sign out: / }).click();
      await expect(page.getByText(/ is signed out\.$/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Sign out: / })).toHaveCount(0);
      expect(
        (
          await request.get('/api/user/profile/', {
            headers: { authorization: `Bearer ${lost.access_token}` },
          })
        ).status(),
      ).toBe(401);
      const file = page.waitForEvent('download');
      await button(page, 'Download my data').click();
      expect((await file).suggestedFilename()).toBe('doorstep-my-data.json');
      await expect(page.getByText('Nobody of our staff has opened anything of yours.')).toBeVisible();
    },
  );

  test(
    'the account is deleted after the password, and is gone',
    { tag: '@phone' },
    async ({ page, request }) => {
      const mobile = await loggedIn(page);
      await openSection(page, 'Privacy and Security');
      await button(page, 'Delete account').click();
      const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
      await expect(dialog.getByRole('heading')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(button(page, 'Delete account')).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByLabel('Current Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your account is deleted. Take care.')).toBeVisible();
      await expect(page).toHaveURL('/');
      expect(
        (await request.post('/api/auth/login/', { data: { mobile, password: PASSWORD } })).status(),
      ).toBe(400);
    },
  );
});
