import type { LabBooking, MedicalTests } from '@doorstep/contract/lab.schema';
import type { BookableDays } from '@doorstep/contract/schedule.schema';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { heading, store } from './checkout.ts';
import { ADMIN, patient, type Patient } from './orders.ts';
import { ownProduct } from './own-product.ts';
import { complaints, hydrated, tabTo } from './pages.ts';
import { asStaff } from './staff.ts';

const onePage = `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Kids [3 0 R] /Count 1 >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>
endobj
trailer
<< /Root 1 0 R /Size 4 >>
%%EOF
`;
/** Books a collection of one test at the next free time, to be paid when somebody comes, and lets the clock go on until half an hour before. */
async function booksCollection(request: APIRequestContext, { post }: Patient) {
  const read = async <T>(path: string) => (await (await request.get(`/api${path}`)).json()) as T;
  const { data: tests } = await read<MedicalTests>('/medical-tests/'),
    { data: known } = await read<BookableDays>('/medical-tests/days/');
  const { time } = known.days.find(({ slots }) => slots.length > 0)!.slots[0]!;
  const { data } = await post<LabBooking>('/medical-tests/book/', {
    test_ids: [tests.find(({ title }) => title === 'HbA1c')!.id],
    package_ids: [],
    address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi - 834001',
    date: time.slice(0, 10),
    time: time.slice(11, 16),
    latitude: 23.3612,
    longitude: 85.3212,
  });
  const wait = Date.parse(data.booking.starts_at) - Date.parse('2026-11-24T10:00:00+05:30') - 1_800_000;
  const moved = await request.post('/api/dev/clock/', { data: { advance_s: Math.round(wait / 1_000) } });
  expect(moved.ok(), await moved.text()).toBe(true);
  return data.booking;
}

test(
  'a sample from nobody to its report: a collector is sent, the report uploaded with its values, and its patient reads who saw it',
  { tag: '@both' },
  async ({ page: outer, browser }) => {
    // Its own clock: a sample is collected at the earliest an hour before its time.
    const product = await ownProduct();
    const baseURL = product.url;
    const page = await (await browser.newContext({ baseURL, viewport: outer.viewportSize() })).newPage();
    const asha = await patient(page.request),
      name = 'Asha Lalita Munda';
    await asha.rename(name);
    const { id, starts_at } = await booksCollection(page.request, asha);
    await asStaff(page, ADMIN, `/staff/collections?day=${starts_at.slice(0, 10)}`);
    const said = complaints(page);
    await expect(heading(page, 'Sample collections')).toBeVisible();
    const card = page.getByRole('article', { name: new RegExp(name) });
    await expect(card).toContainText('HbA1c');
    await expect(card).toContainText('to be paid at collection');

    // By keyboard: who comes, then how far the sample is.
    const who = card.getByRole('combobox', { name: `Who comes to ${name}` });
    await tabTo(page, who, 300);
    await who.selectOption(
      (await who.locator('option:enabled:not([value=""])').first().getAttribute('value'))!,
    );
    for (const act of ['Assign for', 'Sample is collected:', 'Sample is at the lab:']) {
      await tabTo(page, card.getByRole('button', { name: `${act} ${name}` }), 300);
      await page.keyboard.press('Enter');
      if (act === 'Sample is collected:')
        await page.getByRole('button', { name: 'Done, payment stays due' }).click();
      await expect(card.getByRole('button', { name: `${act} ${name}` })).toHaveCount(0);
    }
    await card.getByRole('link', { name: `Upload report: ${name}` }).click();
    await expect(heading(page, `Reports of ${name}`)).toBeFocused();

    // The name is compared before anything is sent.
    await page.getByLabel('Report file').setInputFiles({
      name: 'hba1c.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(onePage),
    });
    const send = page.getByRole('button', { name: 'Send the report' });
    await send.click();
    await expect(page.getByText('Please compare the name on the report, then tick this box.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^I have read the name on the report/ }).check();
    await send.click();
    await expect(page.getByText(`Uploaded. ${name} is told.`)).toBeVisible();
    const value = page.getByRole('group', { name: 'HbA1c' }).getByRole('textbox', { name: 'Value' });
    await value.fill('7.4');
    await page.getByRole('button', { name: 'Save the values' }).click();
    await expect(page.getByText('The values are saved.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: /^Open the report of/ }).click(),
    ]);
    await opened.close();
    expect(said).toEqual([]);

    const other = await browser.newContext({ baseURL });
    const own = await other.newPage();
    await store(own, { ...asha.session });
    await own.goto(`/bookings/${id}`);
    await hydrated(own);
    await expect(own.getByText('Report ready').first()).toBeVisible();
    await expect(own.getByText('7.4').first()).toBeVisible();
    await expect(own.getByText(/show it to your doctor/).first()).toBeVisible();
    await own.getByRole('link', { name: 'Who looked at your data' }).click();
    await expect(own.getByText(/lab report/i).first()).toBeVisible();
    await other.close();
    await page.context().close();
    await product.remove();
  },
);
