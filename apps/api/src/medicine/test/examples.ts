import type { medicineEndpoints } from '@doorstep/contract/medicine.schema';
import type { catalogueEndpoints } from '@doorstep/contract/catalogue.schema';
import { anyone, everyone, adminAlone } from '../../../test/answers.ts';
import type { AreaExamples } from '../../../test/examples.ts';

export default {
  listMedicines: {
    example: () => ({ query: '?search=para&page=1&limit=5&letter=P&sort=price-asc' }),
    answers: anyone,
  },
  getMedicine: {
    example: () => ({ params: { id: '1' } }),
    answers: anyone,
  },
  getMedicineImage: {
    example: () => ({ params: { file: '1.svg' } }),
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
  bulkMedicines: {
    example: () => ({ body: { ids: [3], stock: { how: 'add', packs: 1 } } }),
    answers: adminAlone,
  },
  exportCatalogue: {
    example: () => ({ query: '?search=para&stock=in' }),
    answers: adminAlone,
  },
} satisfies AreaExamples<typeof medicineEndpoints & typeof catalogueEndpoints>;
