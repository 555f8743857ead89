import { expect } from '@playwright/test';
import { codeOf, freshMobile, shown, wrongCode } from './account.ts';
import { button, heading } from './checkout.ts';
import { complaints, open, tabTo } from './pages.ts';
import { test } from './translated.ts';

test(
  'in Hindi and by keyboard alone: an OTP makes the account, a wrong one is told in its field, and the page that asked for a login opens',
  { tag: ['@both', '@translated'] },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
    const mobile = freshMobile();
    await open(page, '/profile?tab=settings');
    const said = complaints(page);
    await expect(heading(page, 'लॉगिन')).toBeVisible();
    const number = page.getByLabel('मोबाइल नंबर');
    await tabTo(page, number);
    await page.keyboard.type(mobile);
    await tabTo(page, button(page, 'OTP से आगे बढ़ें'));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'OTP से लॉगिन करें')).toBeFocused();
    const otp = page.getByLabel('OTP (कोड)');
    await tabTo(page, otp);
    await page.keyboard.type(wrongCode(await codeOf(page.request, mobile)));
    await page.keyboard.press('Enter');
    await expect(page.getByText('OTP गलत है। कृपया फिर कोशिश करें।').first()).toBeVisible();
    await tabTo(page, otp);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(await codeOf(page.request, mobile));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile?tab=settings');
    await expect(heading(page, 'प्रोफ़ाइल')).toBeVisible();
    await expect(page.getByText(shown(mobile))).toBeVisible();
    await expect(page.getByRole('tab', { name: 'सेटिंग्स' })).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    expect(said.filter((line) => !line.includes('400'))).toEqual([]);
  },
);
