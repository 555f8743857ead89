import { expect, test, type Page } from '@playwright/test';
import { ASHA, button, heading, needsSheet, ownMedicine, PASSWORD, sessionOf, store } from './checkout.ts';
import { ADMIN, patient, PHARMACIST, review } from './orders.ts';
import { hydrated, open } from './pages.ts';
import { asStaff, atDesk, row, status } from './staff.ts';

const pages = {
  '/admin': [ADMIN, 'All orders', /\/api\/admin\/orders\/(\?.*)?$/, 'The orders could not be loaded'],
  '/admin/catalogue': [
    ADMIN,
    'Catalogue',
    /\/api\/staff\/medicines\/(\?.*)?$/,
    'The catalogue could not be loaded',
  ],
  '/admin/payments': [
    ADMIN,
    'Paid but not placed',
    /\/api\/admin\/payments\/unplaced\/$/,
    'The payments could not be loaded',
  ],
  '/admin/audit': [
    ADMIN,
    'Who read and changed what',
    /\/api\/staff\/audit\/(\?.*)?$/,
    'The list could not be loaded',
  ],
  '/staff/prescriptions': [
    PHARMACIST,
    'Prescriptions',
    /\/api\/staff\/prescriptions\/(\?.*)?$/,
    'The prescriptions could not be loaded',
  ],
} as const;
const staffCalls = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(admin|staff)\//.test(request.url())) asked.push(request.url());
  });
  return asked;
};

for (const [path, [mobile, title, call, failed]] of Object.entries(pages)) {
  test(`${path} is not for a patient, whatever the browser keeps, nor for the other staff; there is a way back`, async ({
    page,
  }) => {
    const asked = staffCalls(page);
    for (const other of [ASHA, mobile === ADMIN ? PHARMACIST : ADMIN]) {
      const session = await sessionOf(page.request, other);
      await store(page, {
        ...session,
        user: { ...session.user, role: mobile === ADMIN ? 'admin' : 'pharmacist' },
      });
      await page.goto(path);
      await hydrated(page);
      await expect(heading(page, 'This page is not for your account')).toBeVisible();
    }
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: 'To your page' }).click();
    await expect(page.getByRole('navigation', { name: 'Staff pages' })).toBeVisible();
  });

  test(`${path} sends a visitor to log in, and back`, async ({ page }) => {
    await open(page, path);
    await expect(heading(page, 'Login')).toBeVisible();
    await page.getByLabel('Mobile Number').fill(mobile);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Login').click();
    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
  });

  test(`${path}: the API is down, or answers another's HTML or another shape: a sentence, and trying again brings the list`, async ({
    page,
  }) => {
    await asStaff(page, mobile, '/support');
    const faults = [
      () => page.route(call, (route) => route.abort()),
      () =>
        page.route(call, (route) =>
          route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
        ),
      () =>
        page.route(call, (route) =>
          route.fulfill({ json: { success: true, data: [{ id: null }], orders: [] } }),
        ),
    ];
    for (const fault of faults) {
      await fault();
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
      await page.unrouteAll();
    }
    await button(page, 'Try again').click();
    await expect(page.getByText(failed)).toBeHidden();
  });
}

test('an order that waits for a prescription does not leave Pending: the refusal is said at its status', async ({
  page,
}, info) => {
  const asha = await patient(page.request);
  const id = await asha.orders(await ownMedicine(page.request, info, needsSheet));
  await asStaff(page, ADMIN, `/admin?search=${id}&view=prescription`);
  await expect(row(page, id).getByText('Not given yet')).toBeVisible();
  await status(page, id).selectOption('Confirmed');
  await button(page, `Update ${id}`).click();
  await expect(status(page, id)).toHaveAccessibleDescription(
    'A pharmacist has to approve the prescription first.',
  );
  await expect(button(page, /^Undo/)).toBeHidden();
  expect((await asha.order(id)).status).toBe('pending');
});

test('a lost answer: what was done shows as done, what was not is said, and nothing is done twice', async ({
  page,
}, info) => {
  const asha = await patient(page.request);
  const id = await asha.orders(await ownMedicine(page.request, info));
  await asStaff(page, ADMIN, `/admin?search=${id}`);
  await page.route(/\/status\/$/, (route) => route.abort());
  await status(page, id).selectOption('Confirmed');
  await button(page, `Update ${id}`).click();
  await expect(row(page, id).getByRole('alert')).toHaveText('The status was not changed. Please try again.');
  expect((await asha.order(id)).status).toBe('pending');
  await page.unrouteAll();
  await page.route(/\/status\/$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await status(page, id).selectOption('Confirmed');
  await button(page, `Update ${id}`).click();
  await expect(button(page, 'Undo: back to Pending')).toBeVisible();
  const { status: now, timeline } = await asha.order(id);
  expect([now, timeline.filter((entry) => entry.status === 'processing').length]).toEqual(['processing', 1]);
});

test('names are shown as text, whatever they hold', async ({ page }, info) => {
  const evil = '<img src=x onerror="window.owned=1"><b>Asha</b>';
  const asha = await patient(page.request);
  const renamed = await page.request.put('/api/user/profile/', {
    data: { username: evil, email: 'asha@example.com' },
    headers: { authorization: `Bearer ${asha.session.access_token}` },
  });
  expect(renamed.ok(), await renamed.text()).toBe(true);
  const { id: prescription_id } = await asha.uploads();
  const id = await asha.orders(await ownMedicine(page.request, info, needsSheet), { prescription_id });
  await asStaff(page, ADMIN, `/admin?search=${id}`);
  await expect(row(page, id).getByText(evil, { exact: true })).toBeVisible();
  await button(page, `Details of order ${id}`).click();
  await expect(page.getByRole('dialog').getByText(evil).first()).toBeVisible();
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  await atDesk(page, prescription_id);
  await expect(heading(page, 'Prescriptions')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: evil })).toBeVisible();
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
});

test('two pharmacists at one prescription: the second is told, looks again, and decides anew', async ({
  page,
}, info) => {
  const asha = await patient(page.request);
  const { id: prescription_id } = await asha.uploads();
  const medicine = await ownMedicine(page.request, info, needsSheet);
  const id = await asha.orders(medicine, { prescription_id });
  await atDesk(page, prescription_id);
  await page.getByRole('radio', { name: 'Reject' }).check();
  await page.getByLabel('Why not?').fill('Not legible');
  await review(page.request, prescription_id, { decision: 'approved' });
  await button(page, 'Save the decision').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Another pharmacist has approved this prescription meanwhile.',
  );
  await expect(button(page, 'Save the decision')).toBeHidden();
  expect((await asha.order(id)).items[0]?.rx_status).toBe('approved');
  await button(page, 'Look at it again').click();
  await expect(page.getByRole('radio', { name: 'Approve' })).toBeChecked();
  await page.getByRole('radio', { name: 'Ask' }).check();
  await page.getByLabel('What do you ask?').fill('How many a day?');
  await button(page, 'Save the decision').click();
  await expect
    .poll(async () => (await asha.order(id)).items[0])
    .toMatchObject({ rx_status: 'question', rx_reason: 'How many a day?' });
});

test('the session ends over a half-made decision: after the login it is on the desk as it was, until it is saved', async ({
  page,
}, info) => {
  const asha = await patient(page.request);
  const { id: prescription_id } = await asha.uploads();
  const id = await asha.orders(await ownMedicine(page.request, info, needsSheet), { prescription_id });
  await atDesk(page, prescription_id);
  await page.getByRole('radio', { name: 'Ask' }).check();
  await page.getByLabel('What do you ask?').fill('How many a day?');
  await page.getByRole('checkbox', { name: 'I have called the patient' }).check();
  await page.route(/\/review\/$/, (route) =>
    route.fulfill({ status: 401, json: { success: false, error: 'Please log in.', code: 'unauthorised' } }),
  );
  await button(page, 'Save the decision').click();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.unrouteAll();
  await page.getByLabel('Mobile Number').fill(PHARMACIST);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Login').click();
  await expect(page.getByLabel('What do you ask?')).toHaveValue('How many a day?');
  await expect(page.getByRole('radio', { name: 'Ask' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'I have called the patient' })).toBeChecked();
  await button(page, 'Save the decision').click();
  await expect.poll(async () => (await asha.order(id)).items[0]?.rx_reason).toBe('How many a day?');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('review_draft'))).toBeNull();
});

test('a decision whose saving fails stays on the desk', async ({ page }, info) => {
  const asha = await patient(page.request);
  const { id: prescription_id } = await asha.uploads();
  const id = await asha.orders(await ownMedicine(page.request, info, needsSheet), { prescription_id });
  await page.route(`/api/files/**`, (route) => route.fulfill({ status: 503, body: '' }));
  await atDesk(page, prescription_id);
  await expect(page.getByText('The prescription could not be shown')).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(page.getByRole('img', { name: /^Prescription of/ })).toBeVisible();
  await page.route(/\/review\/$/, (route) => route.abort());
  await page.getByRole('radio', { name: 'Ask' }).check();
  await page.getByLabel('What do you ask?').fill('How many a day?');
  await button(page, 'Save the decision').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The decision was not saved. Please try again.',
  );
  await page.unrouteAll();
  await button(page, 'Save the decision').click();
  await expect.poll(async () => (await asha.order(id)).items[0]?.rx_reason).toBe('How many a day?');
});

test('an import that another one holds up, that breaks off, or whose file is none, says so', async ({
  page,
}) => {
  await asStaff(page, ADMIN, '/admin/catalogue');
  await button(page, 'Import a CSV').click();
  const panel = page.getByRole('region', { name: 'Import a catalogue' });
  const choose = (text: string) =>
    panel
      .getByLabel('CSV file')
      .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('nonsense\n1\n');
  await panel.getByRole('button', { name: 'Check first' }).click();
  await expect(panel.getByRole('alert')).toContainText('The file could not be checked');
  const answers = [
    [
      {
        status: 409,
        json: {
          success: false,
          error: 'Another import is running. Try again when it has ended.',
          code: 'import_running',
        },
      },
      'Another import is running. Try again when it has ended.',
      true,
    ],
    [
      {
        status: 200,
        contentType: 'application/x-ndjson',
        body: '{"rows":10,"bytes":100,"bad":0,"bad_rows":[]}\n{"rows":2',
      },
      'We do not know how it ended. Check the file again before you import it.',
      false,
    ],
  ] as const;
  for (const [answer, sentence, certain] of answers) {
    await page.route(/\/catalogue\/import\//, (route) => route.fulfill(answer));
    await choose('code,name\n');
    await panel.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(panel.getByRole('alert')).toContainText(sentence);
    await expect(panel.getByText('Nothing was changed.')).toHaveCount(certain ? 1 : 0);
    await page.unrouteAll();
  }
});

test('an import that is stopped once its file is sent may be in: it does not say that nothing was changed', async ({
  page,
  context,
}) => {
  await asStaff(page, ADMIN, '/admin/catalogue');
  await button(page, 'Import a CSV').click();
  const panel = page.getByRole('region', { name: 'Import a catalogue' });
  await panel
    .getByLabel('CSV file')
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from('nonsense\n1\n') });
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 8_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await panel.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(panel.getByRole('progressbar')).toHaveJSProperty('value', 1);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('alert')).toHaveText(
    'We do not know how it ended. Check the file again before you import it.',
  );
});

test('an order whose details cannot be had leaves the list where it is, and says so', async ({
  page,
  context,
}, info) => {
  const asha = await patient(page.request);
  const id = await asha.orders(await ownMedicine(page.request, info));
  await asStaff(page, ADMIN, `/admin?search=${id}`);
  await expect(row(page, id)).toBeVisible();
  await context.setOffline(true);
  await button(page, `Details of order ${id}`).click();
  await expect(page.getByText('The order could not be loaded')).toBeVisible();
  await expect(row(page, id)).toBeVisible();
  await context.setOffline(false);
  await button(page, `Details of order ${id}`).click();
  await expect(page.getByRole('dialog', { name: `Order ${id}` })).toBeVisible();
});
