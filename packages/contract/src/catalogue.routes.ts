// Made from catalogue.schema.ts by `npm run routes`.
export const bulkMedicines = {
  method: 'POST',
  path: '/staff/catalogue/bulk/',
  shape: {
    data: {
      total: 0,
      changed: 0,
      same: 0,
      refused: 0,
      rows: [
        {
          id: 0,
          code: '',
          name: '',
          before: { mrp: 0, offer_price: 0, stock: 0 },
          after: { mrp: 0, offer_price: 0, stock: 0 },
        },
      ],
      refused_rows: [{ id: 0, code: '', name: '', reason: { code: '' } }],
      seen: '',
    },
  },
} as const;
export const exportCatalogue = { path: '/staff/catalogue/export/', personal: true } as const;
