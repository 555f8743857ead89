import { expect, test, type Locator, type Page } from '@playwright/test';
import { codeOf, messagesTo, passTimer } from './account.ts';
import { button, heading, orderPlaced, ownMedicine, payBy, payWindow } from './checkout.ts';
import { at, card, HISTORY, patient, type Patient } from './orders.ts';
import { hydrated, open, tabTo } from './pages.ts';

const CIRCLE = '/profile?tab=settings&open=care',
  LOG = '/profile?tab=settings&open=privacy';
const bar = (page: Page, name: string) => page.getByRole('region', { name: `You are acting for ${name}` });
const numberOf = ({ session }: Patient): string => session.user.mobile;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** A grown child and a parent whom no other test knows. */
async function family(page: Page) {
  const [child, parent] = [await patient(page.request), await patient(page.request)];
  await child.rename('Kiran Devi');
  await parent.rename('Meena Devi');
  // Each mobile has had a code just now.
  await passTimer(page.request);
  return { child, parent };
}
/** The agreement by the API, as the page makes it. */
async function agreed(page: Page, child: Patient, parent: Patient, name: string): Promise<void> {
  await parent.rename(name);
  const mobile = numberOf(parent),
    { id } = await child.post<{ id: number }>('/user/care/', { mobile, name, relation: 'daughter' });
  await child.post(`/user/care/${id}/confirm/`, { otp: await codeOf(page.request, mobile) });
}
/** Leads to the home page, as that person. */
async function acts(page: Page, name: string) {
  await page.goto(CIRCLE);
  await hydrated(page);
  await button(page, `Order and read for ${name}`).click();
  await expect(bar(page, name)).toBeVisible();
  await expect(page).toHaveURL('/');
  await hydrated(page);
}
const jumps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 500);
      }),
  );

test('by mouse: a daughter asks, orders, pays and reads for her mother, who sees it and ends it', async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.slow();
  const { child, parent } = await family(page),
    medicine = await ownMedicine(page.request, info);
  await at(page, child, CIRCLE);
  await field(page, 'Their mobile number').fill(numberOf(parent));
  await field(page, 'Their name').fill('Mother');
  await field(page, 'You are their').selectOption('Daughter');
  await button(page, 'Send the code').click();
  await expect(field(page, 'Code')).toBeVisible();
  const told = await messagesTo(page.request, numberOf(parent));
  expect(told[1]!.text).toContain('Kiran Devi');
  await field(page, 'Code').fill('000000');
  await button(page, 'Confirm').click();
  await expect(page.getByText('Invalid OTP. Please try again.').first()).toBeVisible();
  await field(page, 'Code').fill(await codeOf(page.request, numberOf(parent)));
  await button(page, 'Confirm').click();

  // Until now she was called as the daughter calls her.
  await button(page, 'Order and read for Meena Devi').click();
  await expect(bar(page, 'Meena Devi')).toBeVisible();
  await open(page, `/medicines/${medicine.id}`);
  await expect(bar(page, 'Meena Devi')).toBeVisible();
  expect(await jumps(page)).toBeLessThan(0.01);
  await button(page, /^Add to Cart/)
    .first()
    .click();
  await open(page, '/order-step-1');
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
  await button(page, 'Proceed to Summary').click();
  await expect(heading(page, 'Check your order')).toBeVisible();
  await button(page, 'Proceed to Payment').click();
  await expect(heading(page, 'Payment')).toBeVisible();
  await payBy(page, /^Pay ₹/);
  const id = await orderPlaced(page);
  await open(page, HISTORY);
  await expect(card(page, id)).toContainText(medicine.name);

  // What is hers alone is not offered, or says so.
  await open(page, '/profile?tab=settings');
  await expect(heading(page, 'Meena Devi')).toBeVisible();
  await expect(page.getByText('Only Meena Devi can open this')).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByRole('tab')).toHaveText(['Orders', 'Addresses']);
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(button(page, /^(Edit|Delete) Home/)).toHaveCount(0);
  await open(page, '/online-consultation');
  await expect(heading(page, 'Only Meena Devi can open this')).toBeVisible();
  await open(page, `/medicines/${medicine.id}`);
  await button(page, /wishlist/i)
    .first()
    .click();
  await expect(page.getByText('Only Meena Devi can do this, in their own account.')).toBeVisible();

  const mothers = await (await browser.newContext({ baseURL: baseURL!, locale: 'en-IN' })).newPage();
  await at(mothers, parent, HISTORY);
  await expect(card(mothers, id)).toContainText(medicine.name);
  await open(mothers, LOG);
  await expect(mothers.getByText(/^Kiran Devi ordered for you/).first()).toBeVisible();
  await expect(mothers.getByText(/^Kiran Devi paid for you/).first()).toBeVisible();
  await expect(mothers.getByText(/^Kiran Devi opened an order/).first()).toBeVisible();

  // She types an address while her mother ends it: it is refused, and what she typed stays.
  await open(page, '/user/addresses');
  await button(page, 'Add Address').first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Pincode').fill('834001');
  await expect(form.getByText('Ranchi, Jharkhand', { exact: true }).first()).toBeVisible();
  await form.getByLabel('Address Line 1').fill('12 Main Road');
  await form.getByRole('radio', { name: 'Office' }).check();
  await open(mothers, CIRCLE);
  await button(mothers, 'End with Kiran Devi').click();
  await expect(mothers.getByText('Nobody acts for you.')).toBeVisible();
  await mothers.context().close();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(/You may no longer act for this person\. Nothing was done\./).first(),
  ).toBeVisible();
  await expect(form.getByLabel('Address Line 1')).toHaveValue('12 Main Road');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(bar(page, 'Meena Devi')).toContainText('You can no longer act for Meena Devi');
  await bar(page, 'Meena Devi').getByRole('button', { name: 'Back to my account' }).click();
  await expect(bar(page, 'Meena Devi')).toHaveCount(0);
  await open(page, '/profile');
  await expect(heading(page, 'Kiran Devi')).toBeVisible();
});

test(
  'by keyboard alone: asked, agreed, ordered and paid for, and back to oneself',
  { tag: '@phone' },
  async ({ page }, info) => {
    test.slow();
    const { child, parent } = await family(page),
      medicine = await ownMedicine(page.request, info);
    const type = async (on: Locator, text: string) => {
      await tabTo(page, on);
      await page.keyboard.type(text);
    };
    const press = async (on: Locator) => {
      await tabTo(page, on);
      await page.keyboard.press('Enter');
    };
    await at(page, child, CIRCLE);
    await type(field(page, 'Their mobile number'), numberOf(parent));
    await type(field(page, 'Their name'), 'Mother');
    await type(field(page, 'You are their'), 'Dau');
    await press(button(page, 'Send the code'));
    await expect(field(page, 'Code')).toBeVisible();
    await type(field(page, 'Code'), await codeOf(page.request, numberOf(parent)));
    await page.keyboard.press('Enter');
    await press(button(page, 'Order and read for Meena Devi'));
    await expect(bar(page, 'Meena Devi')).toBeVisible();
    await open(page, `/medicines/${medicine.id}`);
    await expect(bar(page, 'Meena Devi')).toBeVisible();
    // The skip link is first all the same.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await press(button(page, /^Add to Cart/).first());
    await open(page, '/order-step-1');
    await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();
    await press(button(page, 'Proceed to Summary'));
    await expect(heading(page, 'Check your order')).toBeVisible();
    await press(button(page, 'Proceed to Payment'));
    await expect(heading(page, 'Payment')).toBeVisible();
    await press(button(page, 'Proceed to Payment'));
    await press(payWindow(page).getByRole('button', { name: /^Pay ₹/ }));
    const id = await orderPlaced(page);
    expect((await parent.order(id)).id).toBe(id);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
    await press(bar(page, 'Meena Devi').getByRole('button', { name: 'Stop' }));
    await expect(page).toHaveURL('/');
    await hydrated(page);
    await expect(bar(page, 'Meena Devi')).toHaveCount(0);
    await open(page, HISTORY);
    await expect(card(page, id)).toHaveCount(0);
  },
);

test(
  'two tabs act for two people, each with a cart and addresses of its own',
  { tag: '@release' },
  async ({ page, context }, info) => {
    const { child, parent } = await family(page),
      second = await patient(page.request),
      [one, two] = [await ownMedicine(page.request, info), await ownMedicine(page.request, info)];
    await passTimer(page.request);
    await agreed(page, child, parent, 'Meena Devi');
    await agreed(page, child, second, 'Suresh Prasad');
    await at(page, child, CIRCLE);
    await acts(page, 'Meena Devi');
    const other = await context.newPage();
    await acts(other, 'Suresh Prasad');
    for (const [tab, medicine] of [
      [page, one],
      [other, two],
    ] as const) {
      await open(tab, `/medicines/${medicine.id}`);
      await button(tab, /^Add to Cart/)
        .first()
        .click();
      await open(tab, '/order-step-1');
    }
    for (const [tab, mine, theirs, name] of [
      [page, one, two, 'Meena Devi'],
      [other, two, one, 'Suresh Prasad'],
    ] as const) {
      await tab.reload();
      await hydrated(tab);
      await expect(bar(tab, name)).toBeVisible();
      await expect(tab.getByRole('group', { name: `Quantity of ${mine.name}`, exact: true })).toBeVisible();
      await expect(tab.getByRole('group', { name: `Quantity of ${theirs.name}`, exact: true })).toHaveCount(
        0,
      );
    }
    // As oneself the cart is empty.
    const own = await context.newPage();
    await open(own, '/order-step-1');
    await expect(bar(own, 'Meena Devi')).toHaveCount(0);
    await expect(own.getByRole('group', { name: /^Quantity of/ })).toHaveCount(0);
  },
);
