// Made from catalogue.schema.ts by `npm run routes`.
export const staffMedicines = {
  path: '/staff/medicines/',
  personal: true,
  shape: {
    data: [
      {
        id: 0,
        code: '',
        name: '',
        form: '',
        description: '',
        mrp: 0,
        offer_price: 0,
        stock: 0,
        schedule: '',
        image: '',
        updated_at: '',
      },
    ],
    pagination: { page: 0, limit: 0, total: 0 },
  },
} as const;
export const staffMedicine = {
  path: '/staff/medicines/:id/',
  personal: true,
  shape: {
    data: {
      id: 0,
      code: '',
      name: '',
      form: '',
      description: '',
      mrp: 0,
      offer_price: 0,
      stock: 0,
      schedule: '',
      image: '',
      updated_at: '',
    },
  },
} as const;
export const addMedicine = {
  method: 'POST',
  path: '/staff/medicines/',
  shape: {
    data: {
      id: 0,
      code: '',
      name: '',
      form: '',
      description: '',
      mrp: 0,
      offer_price: 0,
      stock: 0,
      schedule: '',
      image: '',
      updated_at: '',
    },
  },
} as const;
export const changeMedicine = {
  method: 'PUT',
  path: '/staff/medicines/:id/',
  shape: {
    data: {
      id: 0,
      code: '',
      name: '',
      form: '',
      description: '',
      mrp: 0,
      offer_price: 0,
      stock: 0,
      schedule: '',
      image: '',
      updated_at: '',
    },
  },
} as const;
export const uploadMedicinePicture = {
  method: 'POST',
  path: '/staff/medicines/:id/picture/',
  shape: {
    data: {
      id: 0,
      code: '',
      name: '',
      form: '',
      description: '',
      mrp: 0,
      offer_price: 0,
      stock: 0,
      schedule: '',
      image: '',
      updated_at: '',
    },
  },
} as const;
export const changeMedicinePicture = {
  method: 'PUT',
  path: '/staff/medicines/:id/picture/',
  shape: {
    data: {
      id: 0,
      code: '',
      name: '',
      form: '',
      description: '',
      mrp: 0,
      offer_price: 0,
      stock: 0,
      schedule: '',
      image: '',
      updated_at: '',
    },
  },
} as const;
export const catalogueImports = {
  path: '/staff/catalogue/imports/',
  personal: true,
  shape: { data: [{ id: 0, at: '', inserted: 0, updated: 0 }], pagination: { page: 0, limit: 0, total: 0 } },
} as const;
export const undoImport = {
  method: 'POST',
  path: '/staff/catalogue/imports/:id/undo/',
  shape: { data: { restored: 0, removed: 0, left: 0, left_rows: [{ id: 0, name: '', reason: '' }] } },
} as const;
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
