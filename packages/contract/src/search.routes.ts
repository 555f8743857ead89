// Made from search.schema.ts by `npm run routes`.
export const countShop = {
  path: '/shop/counts/',
  shape: { data: { medicines: 0, tests: 0, services: 0, doctors: 0, specialties: 0 } },
} as const;
export const searchShop = {
  path: '/search/',
  shape: {
    data: {
      medicines: [{ id: 0, name: '', mrp: 0, offer_price: 0, description: '', form: '' }],
      medicines_total: 0,
      tests: [{ id: 0, title: '', title_hi: '', detail: '', detail_hi: '', price: 0 }],
      packages: [{ id: 0, title: '', title_hi: '', detail: '', detail_hi: '', price: 0 }],
      services: [{ id: 0, title: '', title_hi: '', detail: '', detail_hi: '', price: 0 }],
      doctors: [{ id: 0, title: '', title_hi: '', detail: '', detail_hi: '', price: 0 }],
      close: [''],
    },
  },
} as const;
