import { expect, test } from '@playwright/test';
import { heading } from './checkout.ts';
import { open, tabTo } from './pages.ts';

test(
  'in Hindi and by keyboard alone: a page that is asked for offline opens when the line is back, and Back finds the link that was left',
  { tag: '@both' },
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'hi', url: baseURL! }]);
    await open(page, '/');
    const list = page.locator('a[href="/medicines"]').filter({ visible: true }).first();
    await tabTo(page, list);
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByText('आप ऑफ़लाइन हैं। आपका कार्ट सुरक्षित है।')).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page, 'दवाइयाँ')).toBeFocused();
    await expect(page).toHaveURL('/medicines');
    await expect(page.getByText('आप ऑफ़लाइन हैं। आपका कार्ट सुरक्षित है।')).toHaveCount(0);

    const third = page.locator('main article').nth(2).getByRole('link');
    const name = (await third.textContent())!;
    await tabTo(page, third);
    await page.keyboard.press('Enter');
    await expect(heading(page, name)).toBeFocused();
    await page.goBack();
    await expect(third).toBeFocused();
    await expect(third).toBeInViewport();
  },
);
