import type { medicineEndpoints } from '@doorstep/contract/medicine.schema';
import type { StaffMedicine, catalogueEndpoints } from '@doorstep/contract/catalogue.schema';
import { sql } from 'drizzle-orm';
import { patiently } from '../../../test/checkout.ts';
import { multipart, multipartType } from '../../../test/files/multipart.ts';
import { jpeg } from '../../../test/files/pictures.ts';
import { as } from '../../../test/people.ts';
import { anyone, everyone, adminAlone } from '../../../test/answers.ts';
import { sampleRows, type NewRow } from '../../../test/rows.ts';
import type { AreaExamples } from '../../../test/examples.ts';

export default {
  listMedicines: {
    example: () => ({ query: '?search=para&page=1&limit=5&letter=P&sort=price-asc' }),
    answers: anyone,
  },
  listMedicineUses: {
    example: () => ({}),
    answers: anyone,
  },
  checkMedicines: {
    example: () => ({ query: '?ids=1,2&packs=9,1' }),
    answers: anyone,
  },
  checkCart: {
    example: () => ({ query: '?ids=1,2&packs=9,1' }),
    answers: everyone(),
  },
  getMedicine: {
    example: () => ({ params: { id: '1' } }),
    answers: anyone,
  },
  getMedicineImage: {
    example: () => ({ params: { file: '1.svg' } }),
    answers: anyone,
  },
  getMedicinePicture: {
    example: async (_, server) => {
      const headers = { ...(await as.admin(server)), 'content-type': multipartType },
        payload = multipart([{ bytes: await jpeg() }]);
      const { json } = await patiently(() =>
        server.app.inject({ method: 'POST', url: '/api/staff/medicines/5/picture/', headers, payload }),
      );
      const { data } = json<{ data: StaffMedicine }>();
      return { params: { file: data.picture!.slice('/api/img/picture/'.length) } };
    },
    answers: anyone,
  },
  listWishlist: {
    example: () => ({}),
    answers: everyone(),
  },
  addWish: {
    example: () => ({ params: { id: '3' } }),
    answers: everyone(),
  },
  removeWish: {
    example: () => ({ params: { id: '3' } }),
    answers: everyone(),
  },
  importCatalogue: {
    example: () => ({
      query: '?dry_run=1',
      body: 'code,name,mrp\nB1,Fresh,5\n',
      headers: { 'content-type': 'text/csv' },
    }),
    answers: adminAlone,
  },
  staffMedicines: {
    example: () => ({ query: '?search=para&page=1&limit=5' }),
    answers: adminAlone,
  },
  staffMedicine: {
    example: () => ({ params: { id: '3' } }),
    answers: adminAlone,
  },
  // As it stands in the catalogue already: nothing changes.
  addMedicine: {
    example: () => {
      const [, { code, name, mrpPaise, offerPaise }] = sampleRows() as [NewRow, NewRow];
      return { body: { code, name, mrp: mrpPaise / 100, offer_price: offerPaise / 100 } };
    },
    answers: { ...adminAlone, admin: 201, 'server token': 201 },
  },
  changeMedicine: {
    example: () => ({ params: { id: '3' }, body: { in_stock: true } }),
    answers: adminAlone,
  },
  uploadMedicinePicture: {
    example: async () => ({
      params: { id: '3' },
      body: multipart([{ bytes: await jpeg() }]),
      headers: { 'content-type': multipartType },
    }),
    answers: adminAlone,
  },
  changeMedicinePicture: {
    example: () => ({ params: { id: '3' }, body: { picture: null } }),
    answers: adminAlone,
  },
  catalogueImports: {
    example: () => ({ query: '?page=1&limit=5' }),
    answers: adminAlone,
  },
  undoImport: {
    example: async (_, server) => {
      const { rows } = await server.database.db.execute<{ id: number }>(sql`
        with made as (insert into catalogue_import (at, inserted, updated) values (now(), 0, 1) returning id),
        kept as (insert into catalogue_import_row (import_id, medicine_id, name, before, stock) select id, 0, 'Gone', '{}', 0 from made returning import_id)
        select import_id as id from kept`);
      return { params: { id: String(rows[0]!.id) }, body: { dry_run: true } };
    },
    answers: adminAlone,
  },
  bulkMedicines: {
    example: () => ({ body: { ids: [3], stock: { how: 'add', packs: 1 } } }),
    answers: adminAlone,
  },
  exportCatalogue: {
    example: () => ({ query: '?search=para&stock=in' }),
    answers: adminAlone,
  },
} satisfies AreaExamples<typeof medicineEndpoints & typeof catalogueEndpoints>;
