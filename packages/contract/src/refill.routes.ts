// Made from refill.schema.ts by `npm run routes`.
export const listRefills = {
  path: '/user/refills/',
  personal: true,
  shape: {
    data: [
      {
        medicine: { id: 0, name: '', mrp: 0, offer_price: 0, description: '', form: '' },
        packs: 0,
        bought_on: '',
      },
    ],
    today: '',
    channels: [''],
  },
} as const;
export const setRefill = {
  method: 'PUT',
  path: '/user/refills/:medicine_id/',
  shape: {
    data: {
      medicine: { id: 0, name: '', mrp: 0, offer_price: 0, description: '', form: '' },
      packs: 0,
      bought_on: '',
    },
  },
} as const;
export const forgetRefill = { method: 'DELETE', path: '/user/refills/:medicine_id/' } as const;
