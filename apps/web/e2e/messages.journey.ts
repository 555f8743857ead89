import type { OutboxMessage } from '@doorstep/contract/platform.schema';
import { orderTextsHi } from '@doorstep/contract/order.messages.hi';
import { expect, test } from '@playwright/test';
import { messagesTo } from './account.ts';
import { needsSheet, ownMedicine } from './checkout.ts';
import { at, move, patient, review } from './orders.ts';
import { hydrated, tabTo } from './pages.ts';

test('a whole order’s life is told in Hindi to a Hindi account, by each way that was chosen', async ({
  page,
}, info) => {
  test.slow();
  const { request } = page;
  const sheeted = await ownMedicine(request, info, needsSheet),
    plain = await ownMedicine(request, info),
    meena = await patient(request);
  const { mobile } = meena.session.user,
    mail = `${mobile}@example.com`;
  const headers = { authorization: `Bearer ${meena.session.access_token}` };
  for (const [path, data] of [
    ['/user/profile/', { username: 'Meena Devi', email: mail }],
    [
      '/user/preferences/',
      { language: 'hi', notifications: { orders_sms: true, orders_whatsapp: true, orders_email: true } },
    ],
  ] as const)
    expect((await request.put(`/api${path}`, { data, headers })).ok()).toBe(true);
  const told = async (text: string, file?: string | null) => {
    const all = async (): Promise<OutboxMessage[]> => [
      ...(await messagesTo(request, mobile)),
      ...(await messagesTo(request, mail)),
    ];
    const said = async () => (await all()).filter((one) => one.text === text);
    await expect
      .poll(async () => (await said()).map(({ channel }) => channel).toSorted(), text)
      .toEqual(['email', 'sms', 'whatsapp']);
    if (file !== undefined)
      expect((await said()).find(({ channel }) => channel === 'email')!.attachment).toBe(file);
  };

  const sheet = await meena.uploads(),
    order = await meena.orders([sheeted, plain], { prescription_id: sheet.id });
  await told(orderTextsHi.placed({ order, delivery: 'फ़ार्मासिस्ट की जाँच के बाद' }), null);
  await review(request, sheet.id, {
    decision: 'approved',
    lines: [{ id: 0, order_id: order, decision: 'question', reason: 'Which strength?' }],
  });
  await told(orderTextsHi.question({ order }));
  await review(request, sheet.id, { decision: 'approved' });
  await told(orderTextsHi.approved({ order }));
  const { invoice_number } = await meena.post<{ invoice_number: string }>(
    `/medicines/orders/${order}/generate-invoice/`,
    {},
  );
  await move(request, order, 'Confirmed');
  await expect.poll(async () => (await meena.order(order)).promised_at).not.toBeNull();
  let delivery: string | undefined;
  await expect
    .poll(async () => {
      const confirmed = (await messagesTo(request, mobile)).find(({ text }) => text.includes('पक्का हो गया'));
      delivery = /डिलीवरी: (.*? बजे तक)।/.exec(confirmed?.text ?? '')?.[1];
      return delivery;
    })
    .toMatch(/नवंबर, रात 8 बजे तक$/);
  await told(orderTextsHi.processing({ order, delivery }), null);
  await move(request, order, 'Out for Delivery');
  await told(orderTextsHi.shipped({ order, delivery }), `${invoice_number.replaceAll('/', '-')}.pdf`);
  await move(request, order, 'Delivered');
  await told(orderTextsHi.delivered({ order }), `${invoice_number.replaceAll('/', '-')}.pdf`);

  const other = await meena.uploads(),
    part = await meena.orders([sheeted, plain], { prescription_id: other.id, qty: 2 });
  await review(request, other.id, {
    decision: 'approved',
    lines: [{ id: 0, order_id: part, decision: 'rejected', reason: 'Not on this sheet' }],
  });
  await told(orderTextsHi.rejected({ order: part, days: 7 }));
  const rupees = (await meena.order(part)).refunds[0]!.amount.toFixed(2);
  await told(orderTextsHi.refunded({ order: part, rupees }));

  await page.goto('/dev/outbox');
  await hydrated(page);
  await expect(page.getByText(orderTextsHi.delivered({ order })).first()).toBeVisible();
  await expect(page.getByText(`${invoice_number.replaceAll('/', '-')}.pdf`).first()).toBeVisible();
});

test(
  'the ways that are set up are offered in the profile, and chosen by keyboard',
  { tag: ['@both', '@release'] },
  async ({ page }) => {
    const meena = await patient(page.request);
    await at(page, meena, '/profile?tab=settings');
    await tabTo(page, page.getByRole('heading', { level: 2, name: 'Notifications' }).getByRole('button'));
    await page.keyboard.press('Enter');
    const group = page.getByRole('group', { name: 'What we may send you' });
    // Three ways, and reminders.
    await expect(group.getByRole('checkbox')).toHaveCount(4);
    const mail = group.getByRole('checkbox', { name: 'Order updates by e-mail' });
    await expect(mail).not.toBeChecked();
    await tabTo(page, mail);
    await page.keyboard.press('Space');
    await expect(mail).toBeChecked();
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/user/preferences/', {
          headers: { authorization: `Bearer ${meena.session.access_token}` },
        });
        return ((await answer.json()) as { data: { notifications: object; offered: string[] } }).data;
      })
      .toMatchObject({ notifications: { orders_email: true }, offered: ['sms', 'whatsapp', 'email'] });
  },
);
