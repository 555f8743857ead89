// Made from medicine.schema.ts by `npm run routes`.
export const listMedicines = {
  path: '/medicines/',
  shape: {
    data: [{ id: 0, name: '', mrp: 0, offer_price: 0, description: '', form: '' }],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const listMedicineUses = { path: '/medicines/uses/', shape: { data: [''] } } as const;
export const checkMedicines = {
  path: '/medicines/check/',
  shape: {
    limits: [{ substance: '', ids: [0], ordered: 0, left: 0 }],
    cautions: [{ code: '', medicines: [{ id: 0, name: '' }] }],
  },
} as const;
export const checkCart = {
  path: '/cart/check/',
  personal: true,
  shape: {
    limits: [{ substance: '', ids: [0], ordered: 0, left: 0 }],
    cautions: [{ code: '', medicines: [{ id: 0, name: '' }] }],
  },
} as const;
export const getMedicine = {
  path: '/medicines/:id/',
  shape: {
    data: { id: 0, name: '', mrp: 0, offer_price: 0, description: '', form: '' },
    alternatives: [{ id: 0, name: '', mrp: 0, offer_price: 0, description: '', form: '' }],
    related: [{ id: 0, name: '', mrp: 0, offer_price: 0, description: '', form: '' }],
  },
} as const;
export const getMedicineImage = { path: '/img/medicine/:file' } as const;
export const getMedicinePicture = { path: '/img/picture/:file' } as const;
export const importCatalogue = { method: 'POST', path: '/staff/catalogue/import/' } as const;
