import { expect, test } from '@playwright/test';
import { newPerson } from './account.ts';
import { button, heading, ownMedicine, PASSWORD, store } from './checkout.ts';
import { open } from './pages.ts';

test('the hearts of an account leave a shared phone with it, by logout and by the end of the session; the next one to log in has their own (C12, T44)', async ({
  page,
}, info) => {
  const medicine = await ownMedicine(page.request, info),
    next = await newPerson(page.request),
    // An emptied store has no key.
    hearts = () => page.evaluate(() => localStorage.getItem('wishlist') ?? '[]');
  const login = async (mobile: string) => {
    await open(page, '/login');
    await page.getByLabel('Mobile Number', { exact: true }).fill(mobile);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const joined = page.waitForResponse((one) => new URL(one.url()).pathname === '/api/user/wishlist/');
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
