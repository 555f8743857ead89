import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { BulkOutcome, CatalogueImport } from '@doorstep/contract/catalogue.schema';
import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { describe, expect, test, vi } from 'vitest';
import { account, pagination, profile, success } from '../answers.ts';
import {
  answer,
  at,
  callsOf,
  field,
  find,
  gone,
  follow,
  heading,
  open,
  press,
  raw,
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
  picture: null,
  archived: false,
  updated_at: '2026-11-24T10:00:00.000+05:30',
};
const LATER = '2026-11-24T11:00:00.000+05:30',
  LAST = '2026-11-24T12:00:00.000+05:30';
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
    await userEvent.selectOptions(await field('Sort'), 'Ends first');
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

describe('price and stock of many', () => {
  const outcome: BulkOutcome = {
    applied: false,
    total: 1,
    changed: 1,
    same: 0,
    refused: 0,
    rows: [
      {
        id: 3,
        code: 'DS-0412',
        name: 'Omezen 20',
        before: { mrp: 125, offer_price: 112.5, stock: 40 },
        after: { mrp: 125, offer_price: 106.88, stock: 40 },
      },
    ],
    refused_rows: [],
    seen: 'abc',
  };
  const opened = async () => {
    asAdmin();
    await open('/admin/catalogue?stock=in');
    await see('1 medicine');
  };
  test('are shown first, then done as shown: of all that the filter finds', async () => {
    await opened();
    answer('bulkMedicines', ({ body }) => ({
      success,
      data: { ...outcome, applied: (body as { seen?: string }).seen === 'abc' },
    }));
    await press('Price and stock of all of these');
    await userEvent.selectOptions(await field('Price'), 'Offer price');
    await type('How much', 'five');
    await press('Preview');
    await see('Give the amount in rupees, up or down.');
    await type('How much', '-5 %');
    await press('Preview');
    await see('₹112.50 → ₹106.88');
    await press('Change 1 medicine');
    await see('1 medicine changed');
    const price = { how: 'percent', of: 'offer_price', by: -5 };
    expect(callsOf('bulkMedicines').map(({ body }) => body)).toEqual([
      { filter: { stock: 'in' }, price },
      { filter: { stock: 'in' }, price, seen: 'abc' },
    ]);
  });
  test('of those that are chosen alone; what was changed meanwhile is said, and has to be shown anew', async () => {
    await opened();
    answer('bulkMedicines', ({ body }) =>
      (body as { seen?: string }).seen
        ? refused(409, 'bulk_changed', 'The catalogue has changed since the preview.')
        : { success, data: outcome },
    );
    await userEvent.click(await field('Choose Omezen 20'));
    await press('Price and stock of 1 chosen');
    await userEvent.selectOptions(await field('Stock', await find('form', /1 medicine/)), 'Set to');
    await type('Packs', '12');
    await press('Preview');
    await press('Change 1 medicine');
    await see('The catalogue has changed since the preview.');
    await gone('Change 1 medicine');
    expect(callsOf('bulkMedicines')[0]!.body).toEqual({ ids: [3], stock: { how: 'set', packs: 12 } });
  });
  test('are sent again as the same call where no answer came: packs are added once', async () => {
    await opened();
    answer('bulkMedicines', { success, data: outcome });
    await press('Price and stock of all of these');
    await userEvent.selectOptions(await field('Stock', await find('form', /1 medicine/)), 'Add');
    await type('Packs', '5');
    await press('Preview');
    await see('₹112.50 → ₹106.88');
    answer('bulkMedicines', unreachable);
    await press('Change 1 medicine');
    await see('No answer came. Press again: what was done is not done twice.');
    answer('bulkMedicines', { success, data: { ...outcome, applied: true } });
    await press('Change 1 medicine');
    await see('1 medicine changed');
    const [preview, ...sent] = callsOf('bulkMedicines').map(({ headers }) => headers.get('idempotency-key'));
    expect([preview, sent.length, new Set(sent).size]).toEqual([null, 2, 1]);
    expect(sent[0]).toMatch(/^[\w-]{36}$/);
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
      const { archived } = body as { archived?: boolean };
      const data = { ...omezen, archived: archived ?? false, updated_at: archived ? LATER : LAST };
      answer('staffMedicine', { success, data });
      return { success, data };
    });
    await press('Archive');
    await see('This medicine is archived');
    await press('Put back');
    await see('Put back. Patients find it again.');
    await type('Batch', 'KR2500');
    await press('Save');
    await see('Saved');
    expect(bodies()).toEqual([
      { archived: true, seen_at: omezen.updated_at },
      { archived: false, seen_at: LATER },
      { batch: 'KR2500', seen_at: LAST },
    ]);
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

describe('the picture of a medicine', () => {
  const PICTURE = '/api/img/picture/first-card.jpg';
  const file = (size = 10) => new File([new Uint8Array(size)], 'omezen.jpg', { type: 'image/jpeg' });
  const pictured = (picture: string | null, updated_at: string): StaffMedicine => ({
    ...omezen,
    image: picture ?? omezen.image,
    picture,
    updated_at,
  });
  const opened = async (medicine = omezen) => {
    asAdmin(medicine);
    await open('/admin/catalogue/3');
    await find('form', 'All about Omezen 20');
  };
  const choose = async (chosen = file()) => userEvent.upload(await field('Picture file'), chosen);
  const saves = (data: StaffMedicine) => () => {
    answer('staffMedicine', { success, data });
    return { success, data };
  };
  const shown = async (src: string) =>
    expect.poll(async () => (await find('img', 'The pack of Omezen 20')).getAttribute('src')).toBe(src);

  test('is seen before it is saved, is saved with what was seen, and comes back by undo', async () => {
    await opened();
    await choose();
    await find('img', 'The chosen picture of Omezen 20, not saved yet');
    expect(callsOf('uploadMedicinePicture')).toEqual([]);
    answer('uploadMedicinePicture', saves(pictured(PICTURE, LATER)));
    await press('Save the picture');
    await see('The shop shows the new picture');
    await shown(PICTURE);
    expect(callsOf('uploadMedicinePicture')[0]!.query.get('seen_at')).toBe(omezen.updated_at);
    answer('changeMedicinePicture', saves(omezen));
    await press('Undo');
    await shown(omezen.image);
    expect(callsOf('changeMedicinePicture').map(({ body }) => body)).toEqual([
      { picture: null, seen_at: LATER },
    ]);
  });
  test('is removed, and put back', async () => {
    await opened(pictured(PICTURE, LATER));
    answer('changeMedicinePicture', saves(pictured(null, LAST)));
    await press('Remove the picture');
    await see('Removed: the shop shows the drawn pack');
    await shown(omezen.image);
    answer('changeMedicinePicture', saves(pictured(PICTURE, LATER)));
    await press('Undo');
    await shown(PICTURE);
    expect(callsOf('changeMedicinePicture').map(({ body }) => body)).toEqual([
      { picture: null, seen_at: LATER },
      { picture: PICTURE, seen_at: LAST },
    ]);
  });
  test('that is too large, or none, is not sent', async () => {
    await opened();
    await choose(file(5 * 2 ** 20 + 1));
    await see('This picture is larger than 5 MB. Please choose a smaller one.');
    const box = (await field('Picture file')).closest('[data-slot="medicine-picture"] > div')!;
    fireEvent.drop(box, { dataTransfer: { files: [new File(['x'], 'x.svg', { type: 'image/svg+xml' })] } });
    await see('Please choose a picture: JPG, PNG or WebP.');
    expect(callsOf('uploadMedicinePicture')).toEqual([]);
  });
  test('that was not taken is still chosen; after another has changed the medicine it is saved over what is there now', async () => {
    await opened();
    await choose();
    answer('uploadMedicinePicture', unreachable);
    await press('Save the picture');
    await see('The picture was not saved. Please try again.');
    answer('uploadMedicinePicture', () => {
      answer('staffMedicine', { success, data: { ...omezen, batch: 'KR2500', updated_at: LATER } });
      return refused(409, 'medicine_changed', 'Somebody else has changed this medicine meanwhile.');
    });
    await press('Save the picture');
    await see('Somebody else has changed this medicine meanwhile.');
    answer('uploadMedicinePicture', ({ query }) =>
      query.get('seen_at') === LATER
        ? saves({ ...pictured(PICTURE, LAST), batch: 'KR2500' })()
        : refused(409, 'medicine_changed', 'Still.'),
    );
    await press('Save the picture');
    await see('The shop shows the new picture');
    // The form has not seen the other's batch: its own change is not written over that.
    answer('changeMedicine', ({ body }) =>
      (body as { seen_at: string }).seen_at === LAST
        ? { success, data: omezen }
        : refused(409, 'medicine_changed', 'Changed.', {
            medicine: { ...pictured(PICTURE, LAST), batch: 'KR2500' },
          }),
    );
    await type('Batch', 'KR9999');
    await press('Save');
    await see('Now: KR2500');
  });
  test('saved here is seen by the form: what was typed is saved after it', async () => {
    await opened();
    await type('Batch', 'KR9999');
    await choose();
    answer('uploadMedicinePicture', saves(pictured(PICTURE, LATER)));
    await press('Save the picture');
    await see('The shop shows the new picture');
    answer('changeMedicine', { success, data: { ...pictured(PICTURE, LAST), batch: 'KR9999' } });
    await press('Save');
    await see('Saved');
    expect(bodies()).toEqual([{ batch: 'KR9999', seen_at: LATER }]);
  });
});

describe('an import', () => {
  const LINES = [
    { columns: ['Item', 'Title', 'MRP'], found: { code: 0, name: 1, mrp: 2 } },
    {
      rows: 2,
      bytes: 9,
      bad: 1,
      bad_rows: [
        { line: 3, code: 'row_name_missing', reason: 'The name is missing.', cells: ['=B', 'a, "b"', '2'] },
      ],
    },
    {
      preview: [
        { code: 'DS-0412', name: 'Omezen 20', kind: 'changed', fields: { mrp: { from: 125, to: 130 } } },
      ],
    },
    { done: true, rows: 2, bad: 1, inserted: 0, updated: 1, unchanged: 0 },
  ];
  const ndjson = (lines: object[]) =>
    raw(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), 'application/x-ndjson');
  const opened = async (imports: CatalogueImport[] = []) => {
    asAdmin();
    answer('catalogueImports', { success, data: imports, pagination: pagination(imports.length) });
    await open('/admin/catalogue/import');
    await heading('Import into the catalogue');
  };
  const choose = async () =>
    userEvent.upload(await field('CSV file'), new File(['x'], 'shop.csv', { type: 'text/csv' }));

  test('shows which column is what, and what would change; another column is checked anew', async () => {
    await opened();
    await choose();
    answer('importCatalogue', ndjson(LINES));
    await press('Check first');
    await see('MRP (₹): 125 → 130');
    expect(await field('Name')).toHaveProperty('value', '1');
    await userEvent.selectOptions(await field('Batch'), 'Title');
    await userEvent.selectOptions(await field('Pack'), 'MRP');
    await userEvent.selectOptions(await field('MRP (₹)'), 'Not in the file');
    await gone('MRP (₹): 125 → 130');
    await press('Check first');
    await see('MRP (₹): 125 → 130');
    const query = callsOf('importCatalogue').at(-1)!.query;
    expect(query.getAll('map')).toEqual(['batch:Title', 'pack:MRP']);
    expect(query.getAll('skip')).toEqual(['mrp']);
    expect([query.get('name'), query.get('dry_run')]).toEqual(['shop.csv', '1']);
  });
  test('gives its bad rows as a file, with the reason and without a formula (T39)', async () => {
    await opened();
    await choose();
    answer('importCatalogue', ndjson(LINES));
    await press('Check first');
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made');
    await press('Bad rows as a file');
    const [blob] = made.mock.calls[0] as [Blob];
    made.mockRestore();
    expect(await blob.text()).toContain(
      `Item,Title,MRP,line,reason\r\n'=B,"a, ""b""",2,3,The name is missing.\r\n`,
    );
  });
  test('of before is undone after it was said what stays', async () => {
    const november: CatalogueImport = {
      id: 7,
      at: '2026-11-22T10:30:00.000+05:30',
      by: 'Ravi Oraon',
      file: 'november.csv',
      inserted: 1,
      updated: 2,
      undone_at: null,
      can_undo: true,
    };
    await opened([november]);
    answer('undoImport', ({ body }) => ({
      success,
      data: {
        applied: (body as { dry_run?: boolean }).dry_run !== true,
        restored: 1,
        removed: 1,
        left: 1,
        left_rows: [{ id: 3, name: 'Omezen 20', reason: 'sold' as const }],
      },
    }));
    await press('Undo the import of november.csv, Sun 22 Nov 2026');
    await see(
      /1 go back to what they were, 1 that it added go away\. 1 stays as it is: Omezen 20 \(sold since\)/,
    );
    answer('catalogueImports', {
      success,
      data: [{ ...november, undone_at: LATER, can_undo: false }],
      pagination: pagination(1),
    });
    await press('Undo the import', document.body);
    await see('Undone');
    expect(callsOf('undoImport').map(({ body }) => body)).toEqual([{ dry_run: true }, {}]);
  });
});
