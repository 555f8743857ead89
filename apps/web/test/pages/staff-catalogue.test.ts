import { userEvent } from '@testing-library/user-event';
import type { StaffMedicine } from '@doorstep/contract/staff.schema';
import { describe, expect, test } from 'vitest';
import { account, pagination, profile, success } from '../answers.ts';
import {
  answer,
  at,
  callsOf,
  field,
  find,
  follow,
  heading,
  open,
  press,
  refused,
  see,
  unreachable,
} from '../page.ts';

const omezen: StaffMedicine = {
  id: 3,
  code: 'DS-0412',
  name: 'Omezen 20',
  name_hi: null,
  composition: 'Omeprazole 20 mg',
  strength: '20 mg',
  form: 'capsule',
  pack: 'Strip of 10 capsules',
  manufacturer: 'Kanke Remedies',
  description: 'For acidity.',
  category: null,
  mrp: 125,
  offer_price: 112.5,
  in_stock: true,
  stock: 40,
  prescription_required: true,
  schedule: 'H',
  batch: 'KR2411',
  expires_on: '2028-04-30',
  hsn: '3004',
  gst_rate: 5,
  image: '/api/img/medicine/3.svg',
  archived: false,
  updated_at: '2026-11-24T10:00:00.000+05:30',
};
const LATER = '2026-11-24T11:00:00.000+05:30';
function asAdmin(medicine = omezen) {
  account();
  answer('getProfile', profile({ role: 'admin' }));
  answer('staffToday', { success, at: omezen.updated_at, data: [] });
  answer('staffMedicines', { success, data: [medicine], pagination: pagination(1) });
  answer('staffMedicine', { success, data: medicine });
}
const type = async (label: string, text: string) => {
  const box = await field(label);
  await userEvent.clear(box);
  if (text) await userEvent.type(box, text);
};
const bodies = () => callsOf('changeMedicine').map(({ body }) => body);

describe('the list of the catalogue', () => {
  test('keeps its filters in the URL, and leads to each medicine', async () => {
    asAdmin();
    await open('/admin/catalogue?search=ome');
    await see('1 medicine');
    await userEvent.selectOptions(await field('Stock'), 'Out of stock');
    await at('/admin/catalogue?search=ome&stock=out');
    await userEvent.selectOptions(await field('Order'), 'Ends first');
    await at('/admin/catalogue?search=ome&stock=out&sort=expiry-asc');
    await userEvent.selectOptions(await field('Show'), 'Archived');
    await expect
      .poll(() => Object.fromEntries(callsOf('staffMedicines').at(-1)!.query))
      .toEqual({ search: 'ome', stock: 'out', sort: 'expiry-asc', archived: 'yes' });
    await at('/admin/catalogue?search=ome&stock=out&show=archived&sort=expiry-asc');
    await follow('Omezen 20');
    await heading('Omezen 20');
    await at('/admin/catalogue/3');
  });
});

describe('the page of a medicine', () => {
  const opened = async (medicine = omezen) => {
    asAdmin(medicine);
    await open('/admin/catalogue/3');
    return find('form', 'All about Omezen 20');
  };
  test('sends what was changed alone, with what was seen', async () => {
    await opened();
    answer('changeMedicine', { success, data: { ...omezen, stock: 12, updated_at: LATER } });
    await type('Stock (packs)', '12');
    await type('Batch', '');
    await press('Save');
    await see('Saved');
    expect(bodies()).toEqual([{ stock: 12, batch: null, seen_at: omezen.updated_at, stock_seen: 40 }]);
    expect(sessionStorage.getItem('medicine_drafts')).toBeNull();
  });
  test('tells in its field what is wrong, and sends nothing', async () => {
    await opened();
    await type('Stock (packs)', 'many');
    await userEvent.click(await field('Prescription needed'));
    await press('Save');
    await see('Give the stock in whole packs, from 0 to 99,999.');
    expect(bodies()).toEqual([]);
  });
  test('keeps what was typed when it could not be saved, and offers it again', async () => {
    await opened();
    answer('changeMedicine', unreachable);
    await type('Name in Hindi', 'ओमेज़ेन');
    await press('Save');
    await see('Nothing was saved. Please try again.');
    await open('/admin/catalogue/3');
    await see('Your unsaved changes are back');
    expect(await field('Name in Hindi')).toHaveProperty('value', 'ओमेज़ेन');
    await press('Discard my changes');
    expect(await field('Name in Hindi')).toHaveProperty('value', '');
    expect(sessionStorage.getItem('medicine_drafts')).toBeNull();
  });
  test('shows what another has saved meanwhile beside what was typed, and saves over it when told so', async () => {
    await opened();
    const theirs = { ...omezen, offer_price: 100, batch: 'KR2500', updated_at: LATER };
    answer('changeMedicine', ({ body }) =>
      (body as { seen_at: string }).seen_at === LATER
        ? { success, data: { ...theirs, offer_price: 110 } }
        : refused(409, 'medicine_changed', 'Somebody else has changed it.', { medicine: theirs }),
    );
    await type('Offer price (₹)', '110');
    await press('Save');
    await see('Somebody else has changed this medicine meanwhile');
    await see('Now: 100.00');
    await see('Yours: 110');
    await press('Keep mine and save');
    await see('Saved');
    // The batch that the other has written stays.
    expect(bodies().at(-1)).toEqual({ offer_price: 110, seen_at: LATER });
    expect(await field('Batch')).toHaveProperty('value', 'KR2500');
  });
  test('of which packs were sold meanwhile shows how many there are, and saves from there', async () => {
    await opened();
    answer('changeMedicine', ({ body }) =>
      (body as { stock_seen: number }).stock_seen === 40
        ? refused(409, 'stock_changed', 'There are 26 packs by now.', {
            stock: 26,
            fields: { stock: 'There are 26 packs by now.' },
          })
        : { success, data: { ...omezen, stock: 50 } },
    );
    await type('Stock (packs)', '50');
    await press('Save');
    await see('There are 26 packs by now.');
    expect(await field('Stock (packs)')).toHaveProperty('value', '26');
    await type('Stock (packs)', '50');
    await press('Save');
    await see('Saved');
    expect(bodies().at(-1)).toMatchObject({ stock: 50, stock_seen: 26 });
  });
  test('archives, and puts back', async () => {
    await opened();
    answer('changeMedicine', ({ body }) => {
      const { archived } = body as { archived: boolean };
      answer('staffMedicine', { success, data: { ...omezen, archived } });
      return { success, data: { ...omezen, archived } };
    });
    await press('Archive');
    await see('This medicine is archived');
    await press('Put back');
    await see('Put back. Patients find it again.');
    expect(bodies()).toEqual([{ archived: true }, { archived: false }]);
  });
  test('of a new one asks for no more than a code, a name and a price, and leads to its page', async () => {
    asAdmin();
    await open('/admin/catalogue/new');
    await heading('A new medicine');
    await press('Save');
    await see("Please give the pharmacy's code.");
    await type('Code of the pharmacy', 'N-1');
    await type('Name', 'Omezen 20');
    await type('MRP (₹)', '1,125.50');
    answer('addMedicine', { success, data: omezen });
    await press('Save');
    await heading('Omezen 20');
    await at('/admin/catalogue/3');
    expect(callsOf('addMedicine').map(({ body }) => body)).toEqual([
      {
        code: 'N-1',
        name: 'Omezen 20',
        mrp: 1125.5,
        form: 'tablet',
        schedule: 'none',
      },
    ]);
  });
});
