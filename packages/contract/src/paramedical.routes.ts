// Made from paramedical.schema.ts by `npm run routes`.
export const listServices = {
  path: '/paramedical-services/',
  shape: {
    data: [
      {
        id: 0,
        title: '',
        title_hi: '',
        description: '',
        description_hi: '',
        price: 0,
        minutes: 0,
        keep_ready: [{ icon: '', text: '', text_hi: '' }],
      },
    ],
  },
} as const;
export const getService = {
  path: '/paramedical-services/:id/',
  shape: {
    data: {
      id: 0,
      title: '',
      title_hi: '',
      description: '',
      description_hi: '',
      price: 0,
      minutes: 0,
      keep_ready: [{ icon: '', text: '', text_hi: '' }],
    },
  },
} as const;
export const getBareService = {
  path: '/paramedical/services/:id/',
  shape: {
    id: 0,
    title: '',
    title_hi: '',
    description: '',
    description_hi: '',
    price: 0,
    minutes: 0,
    keep_ready: [{ icon: '', text: '', text_hi: '' }],
  },
} as const;
export const getServiceImage = { path: '/img/service/:file' } as const;
export const listServiceDays = {
  path: '/paramedical-services/:id/days/',
  shape: { data: { now: '', minutes: 0, days: [{ day: '', state: '', slots: [{ time: '' }] }] } },
} as const;
export const bookVisit = { method: 'POST', path: '/book-paramedical/', shape: { total_price: 0 } } as const;
export const staffVisits = {
  path: '/staff/visits/',
  personal: true,
  shape: {
    data: {
      now: '',
      day: '',
      teams: [
        {
          id: 0,
          name: '',
          nurses: [{ id: 0, name: '', role: '', registration_no: '' }],
          visits: [
            {
              id: '',
              step: '',
              service: '',
              starts_at: '',
              ends_at: '',
              address: '',
              patient: { name: '', mobile: '' },
              due: 0,
              back: 0,
              code_tries: 0,
            },
          ],
        },
      ],
    },
  },
} as const;
export const setVisit = {
  method: 'POST',
  path: '/staff/visits/:id/status/',
  shape: {
    data: {
      now: '',
      day: '',
      teams: [
        {
          id: 0,
          name: '',
          nurses: [{ id: 0, name: '', role: '', registration_no: '' }],
          visits: [
            {
              id: '',
              step: '',
              service: '',
              starts_at: '',
              ends_at: '',
              address: '',
              patient: { name: '', mobile: '' },
              due: 0,
              back: 0,
              code_tries: 0,
            },
          ],
        },
      ],
    },
  },
} as const;
