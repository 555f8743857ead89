import { expect, test, type Page } from '@playwright/test';
import { messagesTo, passTimer } from './account.ts';
import { button, heading, needsSheet, ownMedicine } from './checkout.ts';
import {
  ADMIN,
  at,
  card,
  fillPrescriber,
  HISTORY,
  patient,
  PHARMACIST,
  reviewOf,
  type Patient,
} from './orders.ts';
import { complaints, hydrated, tabTo } from './pages.ts';
import { asStaff, atDesk, row, status, taken } from './staff.ts';

const updated = (page: Page) => page.getByRole('status').filter({ hasText: 'Updated' }).last();
const search = (page: Page, text: string) =>
  page.getByRole('main').getByRole('search').getByRole('combobox').fill(text);

test('an admin finds an order, moves it through its statuses, and takes a move back', async ({
  page,
}, info) => {
  const asha = await patient(page.request);
  const id = await asha.orders(await ownMedicine(page.request, info));
  await asStaff(page, ADMIN, '/admin/orders');
  const said = complaints(page);
  await expect(heading(page, 'All orders')).toBeVisible();
  await expect(page).toHaveTitle('All orders - Doorstep');
  await search(page, id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/orders?search=${id}`);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();

  for (const [word, wire] of [
    ['Confirmed', 'processing'],
    ['Out for Delivery', 'shipped'],
    ['Delivered', 'delivered'],
  ] as const) {
    await status(page, id).selectOption(word);
    await button(page, `Update ${id}`).click();
    await expect(updated(page)).toBeVisible();
    await expect(button(page, /^Undo/)).toBeVisible();
    expect((await asha.order(id)).status).toBe(wire);
  }
  await button(page, 'Undo: back to Out for Delivery').click();
  await expect(status(page, id)).toHaveValue('shipped');
  expect((await asha.order(id)).status).toBe('shipped');

  await page.getByRole('link', { name: `Details of order ${id}` }).click();
  await expect(heading(page, id)).toBeFocused();
  const happened = page.getByRole('list', { name: 'What happened' });
  for (const word of ['Placed', 'Confirmed'])
    await expect(happened.getByText(word, { exact: true })).toBeVisible();
  await expect(happened.getByText('Out for Delivery')).toHaveCount(2);
  await expect(happened.getByText(/\(admin\)/)).toHaveCount(4);
  await page.goBack();
  await expect(row(page, id)).toBeVisible();

  // What the list shows lives in its address.
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Delivered');
  await expect(page).toHaveURL(`/admin/orders?search=${id}&status=delivered`);
  await expect(page.getByText('No orders here')).toBeVisible();
  await page.goBack();
  await expect(row(page, id)).toBeVisible();
  await page.reload();
  await expect(row(page, id)).toBeVisible();

  // What the staff reads and changes stands in the audit.
  await page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link', { name: 'Audit' }).click();
  await expect(heading(page, 'Who read and changed what')).toBeFocused();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `Changed the status: order ${id}` })
      .filter({ hasText: 'status from pending to processing' }),
  ).toBeVisible();
  expect(said).toEqual([]);
});

test(
  'by keyboard alone: an order is opened from the list, gets a note, and one line goes back with its sum said before',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const asha = await patient(page.request);
    const [one, two] = [await ownMedicine(page.request, info), await ownMedicine(page.request, info)];
    const id = await asha.orders([one, two]);
    const rupees = (await asha.order(id)).items[0]!.total.toFixed(2);
    await asStaff(page, ADMIN, `/admin/orders?search=${id}`);
    const said = complaints(page);
    const link = page.getByRole('link', { name: `Details of order ${id}` });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/orders/${id}`);
    await expect(heading(page, id)).toBeFocused();
    await expect(page).toHaveTitle(`${id} - Doorstep`);
    await expect(page.getByText('Total paid', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );

    await tabTo(page, button(page, 'By line'));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Refund lines' });
    await tabTo(page, dialog.getByRole('checkbox').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Reason' }));
    await page.keyboard.press('n');
    const confirm = dialog.getByRole('button', { name: `Refund ₹${rupees}`, exact: true });
    await tabTo(page, confirm);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const happened = page.getByRole('list', { name: 'What happened' });
    await expect(happened.getByText(`₹${rupees} given back`)).toBeVisible();
    await expect(happened.getByText('We do not have it any more.')).toBeVisible();
    const { refunds, status: stands } = await asha.order(id);
    expect(refunds.map(({ amount }) => amount.toFixed(2))).toEqual([rupees]);
    expect(stands).toBe('pending');

    const field = page.getByRole('textbox', { name: 'New note' });
    await tabTo(page, field);
    await page.keyboard.type('Call from the gate.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Ravi Oraon \(admin\) · /)).toBeVisible();
    await expect(field).toHaveValue('');

    await page.goBack();
    await expect(page).toHaveURL(`/admin/orders?search=${id}`);
    await expect(row(page, id)).toBeVisible();
    expect(said).toEqual([]);
  },
);

test(
  'by keyboard alone: an order is confirmed and put back',
  { tag: ['@phone', '@release'] },
  async ({ page }, info) => {
    const asha = await patient(page.request);
    const id = await asha.orders(await ownMedicine(page.request, info));
    await asStaff(page, ADMIN, `/admin/orders?search=${id}`);
    await tabTo(page, status(page, id));
    await page.keyboard.press('c');
    await expect(status(page, id)).toHaveValue('processing');
    expect((await asha.order(id)).status).toBe('pending');
    await page.keyboard.press('Tab');
    await expect(button(page, `Update ${id}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, /^Undo/)).toBeVisible();
    await expect(status(page, id)).toBeFocused();
    expect((await asha.order(id)).status).toBe('processing');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(status(page, id)).toHaveValue('pending');
    await expect.poll(async () => (await asha.order(id)).status).toBe('pending');
  },
);

test(
  "a price that an admin changes is the shop's price at once, and can be put back",
  { tag: ['@phone', '@release'] },
  async ({ page }, info) => {
    const medicine = await ownMedicine(
      page.request,
      info,
      ({ in_stock, offer_price }) => in_stock && offer_price > 20,
    );
    await asStaff(page, ADMIN, '/admin/catalogue');
    await search(page, medicine.name);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: medicine.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: medicine.name })).toBeVisible();
    const offer = page.getByLabel('Offer price (₹)');
    await expect(offer).toHaveValue(medicine.offer_price.toFixed(2));
    await offer.fill(String(medicine.mrp + 1));
    await offer.press('Enter');
    await expect(page.getByText('The offer price is above the MRP.').first()).toBeVisible();
    await offer.fill('twelve');
    await offer.press('Enter');
    await expect(
      page.getByText('Give the price in rupees, with at most two decimals.').first(),
    ).toBeVisible();
    // What was typed outlives a reload.
    await offer.fill('12.50');
    await page.getByLabel('Batch').fill('E2E-7');
    await page.getByLabel('Batch').blur();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(offer).toHaveValue('12.50');
    await offer.press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByText('Your unsaved changes are back')).toBeHidden();
    await page.goto(`/medicines/${medicine.id}`);
    await expect(page.getByRole('main').getByText('₹12.50').first()).toBeVisible();

    await page.goto(`/admin/catalogue/${medicine.id}`);
    await hydrated(page);
    await expect(page.getByLabel('Batch')).toHaveValue('E2E-7');
    await button(page, 'Archive').click();
    await expect(page.getByText('This medicine is archived')).toBeVisible();
    expect((await page.request.get(`/api/medicines/${medicine.id}/`)).status()).toBe(404);
    // On a phone the message lies over the foot of the page, and stays while the pointer is on it.
    await page.getByRole('button', { name: 'Close message' }).click();
    await button(page, 'Put back').click();
    await expect(page.getByText('This medicine is archived')).toBeHidden();
    await offer.fill(String(medicine.offer_price));
    await offer.press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  },
);

test(
  'a CSV is checked first, then imported; bad rows are told with their line',
  { tag: '@release' },
  async ({ page }) => {
    const code = `E2E-${Date.now().toString(36)}`,
      name = `Staffol ${code} 500`;
    const csv = `code,name,composition,mrp,offer,pack,manufacturer\n${code}-1,${name},Paracetamol 500 mg,30,24.50,Strip of 10 tablets,Kanke Remedies\n${code}-2,,Paracetamol 500 mg,30,24.50,Strip of 10 tablets,Kanke Remedies\n${code}-3,Badol,Paracetamol 500 mg,10,24.50,Strip of 10 tablets,Kanke Remedies\n`;
    await asStaff(page, ADMIN, '/admin/catalogue/import');
    const panel = page.getByRole('region', { name: 'Import a catalogue' });
    const choose = () =>
      panel
        .getByLabel('CSV file')
        .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await choose();
    await taken(panel, 'Check first', 'Checked. Nothing was changed yet.');
    await expect(panel.getByRole('list', { name: 'Rows that are bad' }).getByRole('listitem')).toHaveCount(2);
    await expect(panel.getByText('Line 3', { exact: true })).toBeVisible();
    const { data } = (await (
      await page.request.get(`/api/medicines/?search=${encodeURIComponent(name)}`)
    ).json()) as { data: Array<{ name: string }> };
    expect(data.filter((one) => one.name === name)).toEqual([]);
    await taken(panel, 'Import', 'Imported');
    await expect(panel.getByText(/1 new, 0 changed/)).toBeVisible();
    await page.goto(`/admin/catalogue?search=${code}-1`);
    await hydrated(page);
    await expect(page.getByRole('row', { name }).getByText('₹24.50')).toBeVisible();
  },
);

test(
  'a pharmacist approves one line and rejects another, and the patient sees both',
  { tag: '@both' },
  async ({ page }, info) => {
    const asha = await patient(page.request);
    const [one, two] = [
      await ownMedicine(page.request, info, needsSheet),
      await ownMedicine(page.request, info, needsSheet),
    ];
    const { id: prescription_id } = await asha.uploads();
    const id = await asha.orders([one, two], { prescription_id });
    await atDesk(page, prescription_id);
    await expect(page.getByRole('img', { name: /^Prescription of/ })).toBeVisible();
    await fillPrescriber(page);
    await page.getByLabel('Written on').blur();
    const keyboard = !info.project.name.startsWith('phone');
    // Neighbours by name may begin alike: each order's lines stand in its order.
    const lines = page.locator('[data-slot="review-line"]'),
      reject = lines.nth(1).getByRole('radio', { name: 'Reject' }),
      why = page.getByLabel('Why not?'),
      save = button(page, 'Save and open next');
    if (keyboard) {
      await page.keyboard.press('j');
      await expect(lines.first()).toBeFocused();
      await page.keyboard.press('a');
      await page.keyboard.press('j');
      await page.keyboard.press('r');
      await expect(page.getByRole('radio', { name: 'Not on this prescription' })).toBeFocused();
      await page.keyboard.press('j');
      await expect(save).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await lines.first().getByRole('radio', { name: 'Approve' }).click();
      await reject.click();
      await save.click();
    }
    await expect(why).toBeFocused();
    await expect(why).toHaveAccessibleDescription(
      'The patient reads this. Please say why: the patient reads it.',
    );
    await page.keyboard.type('Not on this prescription');
    if (keyboard) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
    } else await save.click();
    const bar = page.locator('[data-slot="undo-bar"]');
    await expect(bar).toContainText('Meena Devi: 1 approved, 1 rejected.');
    // Taken back it is on the desk again as it was, and saved once more it goes out.
    if (keyboard) await page.keyboard.press('z');
    else await bar.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(new RegExp(`id=${prescription_id}`));
    await expect(why).toHaveValue('Not on this prescription');
    await save.click();
    await expect(bar).toContainText('Meena Devi: 1 approved, 1 rejected.');
    await passTimer(page.request);
    await expect
      .poll(async () => (await asha.order(id)).items.map(({ rx_status }) => rx_status))
      .toEqual(['approved', 'rejected']);
    const { refunds } = await asha.order(id);
    expect(refunds).toHaveLength(1);
    await at(page, asha, HISTORY);
    await expect(card(page, id).getByText('Not on this prescription').first()).toBeVisible();
  },
);

interface Sent extends Patient {
  name: string;
  sheet: string;
  id: string;
  decision: 'approved' | 'question' | 'rejected';
}
test(
  'a row of prescriptions by keyboard alone: each decision is on its own patient’s line, and nothing comes of it before it can no longer be undone (S18)',
  { tag: '@both' },
  async ({ page }, info) => {
    test.setTimeout(600_000);
    // Twenty of them in `npm run test:all`; on a phone with a keyboard a few show that the desk leads through.
    const many = process.env['JOURNEYS'] === 'all' && !info.project.name.startsWith('phone') ? 20 : 5;
    const medicine = await ownMedicine(page.request, info, needsSheet);
    const plan = ['approved', 'question', 'rejected'] as const;
    const sent: Sent[] = [];
    for (let i = 0; i < many; i++) {
      const one = await patient(page.request),
        name = `Desk ${String.fromCodePoint(65 + i)} Munda`;
      await one.rename(name);
      const { id: sheet } = await one.uploads();
      sent.push({
        ...one,
        name,
        sheet,
        id: await one.orders(medicine, { prescription_id: sheet }),
        decision: plan[i % 3]!,
      });
    }
    await atDesk(page, sent[0]!.sheet);
    const line = page.locator('[data-slot="review-line"]');
    const held = new Map<string, string>();
    /** What was sent of an order after it was placed. */
    const toldOf = async (id: string, mobile: string) =>
      (await messagesTo(page.request, mobile)).filter(
        ({ text }) => text.includes(id) && !text.includes('we have your order'),
      );
    for (const [i, { name, sheet, id, order, decision, session }] of sent.entries()) {
      const title = page.getByRole('heading', { name, exact: true });
      // Where another test has sent one meanwhile, that one is left alone.
      if (i > 0 && !page.url().includes(sheet)) {
        await page.waitForURL((url) => !url.search.includes(sent[i - 1]!.sheet));
        if (!page.url().includes(sheet)) await atDesk(page, sheet);
        else await expect(title).toBeFocused();
      } else if (i > 0) await expect(title).toBeFocused();
      await expect(title).toBeVisible();
      await page.keyboard.press('j');
      await expect(line).toBeFocused();
      await page.keyboard.press({ approved: 'a', question: 'q', rejected: 'r' }[decision]);
      if (decision !== 'approved') {
        const reasons = line.getByRole('radiogroup', { name: 'Reasons to choose from' });
        await expect(reasons.getByRole('radio').first()).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('j');
      await expect(button(page, 'Save and open next')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-slot="undo-bar"]')).toContainText(`${name}: 1 `);
      const told = await toldOf(id, session.user.mobile);
      const { refunds, status } = await order(id);
      // Read last: what is held now was held when the rest was read.
      const stands = await reviewOf(page.request, sheet);
      if (!stands.held) continue; // another test has moved the clock
      held.set(sheet, stands.held.until);
      expect(stands.orders[0]!.lines[0]!.rx_status).toBe('checking');
      expect([told, refunds, status]).toEqual([[], [], 'pending']);
    }
    expect(held.size).toBeGreaterThan(many / 2 - 1);
    await passTimer(page.request);
    for (const { sheet, id, order, decision, session } of sent) {
      await expect.poll(async () => (await reviewOf(page.request, sheet)).held).toBeNull();
      await expect.poll(async () => (await toldOf(id, session.user.mobile)).length).toBeGreaterThan(0);
      const { reviewed, orders } = await reviewOf(page.request, sheet);
      expect(orders[0]!.lines[0]!.rx_status).toBe(decision);
      const until = held.get(sheet);
      if (until) expect(Date.parse(reviewed!.at)).toBeGreaterThanOrEqual(Date.parse(until));
      const { refunds, status } = await order(id);
      expect([refunds.length, status]).toEqual(decision === 'rejected' ? [1, 'cancelled'] : [0, 'pending']);
    }
  },
);

test(
  'an admin lands on Today, opens the late orders by their tile, and finds an order by the search, with the keyboard',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const asha = await patient(page.request);
    const id = await asha.orders(await ownMedicine(page.request, info));
    await page.goto('/login');
    await hydrated(page);
    await page.getByLabel('Mobile Number').fill(ADMIN);
    await page.getByLabel('Password', { exact: true }).fill('doorstep1');
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/admin');
    await expect(heading(page, 'Today')).toBeFocused();
    await expect(page).toHaveTitle('Today - Doorstep');
    const said = complaints(page);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Cart/ })).toHaveCount(0);
    // Nothing stands beside the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    const menu = page.getByRole('button', { name: 'Menu' });
    const rail = page.getByRole('navigation', { name: 'Staff pages' });
    if (info.project.name.startsWith('phone')) {
      await expect(rail).toBeHidden();
      await menu.click();
    }
    await expect(rail.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');

    await page.getByRole('main').getByRole('link', { name: /late$/ }).click();
    await expect(page).toHaveURL('/admin/orders?view=late');
    await expect(heading(page, 'All orders')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Late', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(heading(page, 'Today')).toBeVisible();

    const field = page.getByRole('combobox', { name: /^Search an order/ });
    await tabTo(page, field);
    await page.keyboard.type(id.slice(3, 11).toLowerCase());
    await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/orders/${id}`);
    await expect(heading(page, id)).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Notes for staff' })).toBeVisible();

    // Where the orders stood before, their links still lead to them.
    await page.goto(`/admin?search=${id}`);
    await expect(page).toHaveURL(`/admin/orders?search=${id}`);
    await expect(row(page, id)).toBeVisible();
    expect(said).toEqual([]);
  },
);

test(
  'a pharmacist lands at the queue, and Today leads to who waits longest',
  { tag: ['@phone', '@release'] },
  async ({ page }) => {
    const asha = await patient(page.request);
    await asha.uploads();
    await page.goto('/login');
    await hydrated(page);
    await page.getByLabel('Mobile Number').fill(PHARMACIST);
    await page.getByLabel('Password', { exact: true }).fill('doorstep1');
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/staff/prescriptions');
    await expect(heading(page, 'Prescriptions')).toBeFocused();
    const rail = page.getByRole('navigation', { name: 'Staff pages' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(rail.getByRole('link', { name: /^Prescriptions \d+ waiting$/ })).toBeVisible();
    await rail.getByRole('link', { name: 'Today' }).click();
    await expect(rail).toBeHidden();
    await expect(heading(page, 'Today')).toBeFocused();
    const queue = page.getByRole('region', { name: 'Prescriptions, longest waiting first' });
    await expect(queue.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('link', { name: 'Start with the oldest prescription' }).click();
    await expect(page.getByRole('form', { name: /^Review the prescription of/ })).toBeVisible();
  },
);
