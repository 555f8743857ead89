import type { Medicine, MedicineList } from '@doorstep/contract/medicine.schema';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { button, heading, lineOf } from './checkout.ts';
import { at, fillPrescriber, patient, reviewOf } from './orders.ts';
import { complaints, hydrated } from './pages.ts';
import { atDesk } from './staff.ts';

/** Two of the demo's medicines that are sold on prescription and easily taken for one another. */
async function pair(request: APIRequestContext): Promise<[Medicine, Medicine]> {
  const read = async (query: string) =>
    ((await (await request.get(`/api/medicines/?${query}`)).json()) as MedicineList).data;
  const fits = ({ in_stock, left, prescription_required, offer_price }: Medicine) =>
    in_stock && !left && prescription_required && offer_price < 400;
  for (let page = 1; page <= 40; page++)
    for (const one of await read(`sort=name-asc&limit=100&page=${page}`)) {
      if (!one.alike || !fits(one)) continue;
      const [other] = await read(`ids=${one.alike[0]!.id}`);
      if (other && fits(other)) return [one, other];
    }
  throw new Error('no two medicines fit');
}
const nameOf = ({ name }: Medicine) => name.replace(/ .*/, '');

test(
  'two names that look alike are set apart in list, cart and order; at the desk the pharmacist says which one was read',
  { tag: '@both' },
  async ({ page, browser }) => {
    const [one, other] = await pair(page.request);
    const [not] = one.alike!;
    const note = `Not ${not!.name} (${not!.composition})`;
    const meena = await patient(page.request);
    const open = async (path: string) => {
      await page.goto(path);
      await hydrated(page);
    };
    await at(page, meena, `/medicines?search=${encodeURIComponent(nameOf(one))}`, {
      cart_meds: [lineOf(one), lineOf(other)],
    });
    const said = complaints(page);
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: one.name, exact: true }) });
    await expect(card.getByText(note)).toBeVisible();
    await card.getByRole('link', { name: one.name, exact: true }).click();
    await expect(heading(page, one.name)).toBeVisible();
    await expect(page.getByText(note).filter({ visible: true })).toBeVisible();

    await open('/order-step-1');
    await expect(page.getByText('You have two medicines with similar names')).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
    await expect(button(page, 'Proceed to Summary')).toBeEnabled();

    const { id: sheet } = await meena.uploads();
    const order = await meena.orders([one], { prescription_id: sheet });
    await open(`/order-success?order_id=${order}`);
    await expect(page.getByText(note)).toBeVisible();
    expect(said).toEqual([]);

    const desk = await (await browser.newContext()).newPage();
    await atDesk(desk, sheet);
    const line = desk.getByRole('group', { name: one.name });
    await expect(line.getByText(note)).toBeVisible();
    await fillPrescriber(desk);
    await line.getByRole('radio', { name: 'Approve' }).click();
    const names = line.getByRole('radiogroup', { name: 'Which one stands on the sheet?' });
    const save = button(desk, 'Save and open next');
    await save.click();
    await expect(names.getByText(/^Say which one you read on the sheet/)).toBeVisible();
    await names.getByRole('radio', { name: new RegExp(`^${not!.name}`) }).check();
    await expect(names.getByText(new RegExp(`^${one.name} was ordered`))).toBeVisible();
    await save.click();
    await expect(names).toBeVisible();
    await names.getByRole('radio', { name: new RegExp(`^${one.name}`) }).check();
    await desk.reload();
    await hydrated(desk);
    // What was read is kept with the rest of the decision.
    await expect(names.getByRole('radio', { name: new RegExp(`^${one.name}`) })).toBeChecked();
    await save.click();
    await expect(names).toBeHidden();
    expect((await reviewOf(page.request, sheet)).held).not.toBeNull();
    await desk.context().close();
  },
);
