// Made from address.schema.ts by `npm run routes`.
export const listAddresses = {
  path: '/user/addresses/',
  personal: true,
  shape: {
    addresses: [
      {
        id: 0,
        title: '',
        label: '',
        address_type: '',
        name: '',
        mobile: '',
        address_line_1: '',
        line1: '',
        address_line_2: '',
        landmark: '',
        city: '',
        state: '',
        pincode: '',
        full_address: '',
        address: '',
      },
    ],
    data: [
      {
        id: 0,
        title: '',
        label: '',
        address_type: '',
        name: '',
        mobile: '',
        address_line_1: '',
        line1: '',
        address_line_2: '',
        landmark: '',
        city: '',
        state: '',
        pincode: '',
        full_address: '',
        address: '',
      },
    ],
  },
} as const;
export const addAddress = {
  method: 'POST',
  path: '/user/addresses/',
  shape: {
    data: {
      id: 0,
      title: '',
      label: '',
      address_type: '',
      name: '',
      mobile: '',
      address_line_1: '',
      line1: '',
      address_line_2: '',
      landmark: '',
      city: '',
      state: '',
      pincode: '',
      full_address: '',
      address: '',
    },
  },
} as const;
export const editAddress = {
  method: 'PUT',
  path: '/user/addresses/:id/',
  shape: {
    data: {
      id: 0,
      title: '',
      label: '',
      address_type: '',
      name: '',
      mobile: '',
      address_line_1: '',
      line1: '',
      address_line_2: '',
      landmark: '',
      city: '',
      state: '',
      pincode: '',
      full_address: '',
      address: '',
    },
  },
} as const;
export const removeAddress = { method: 'DELETE', path: '/user/addresses/:id/' } as const;
export const addMapAddress = {
  method: 'POST',
  path: '/user/addresses/add/',
  shape: {
    id: 0,
    title: '',
    label: '',
    address_type: '',
    name: '',
    mobile: '',
    address_line_1: '',
    line1: '',
    address_line_2: '',
    landmark: '',
    city: '',
    state: '',
    pincode: '',
    full_address: '',
    address: '',
  },
} as const;
export const editMapAddress = {
  method: 'PUT',
  path: '/user/addresses/:id/edit/',
  shape: {
    id: 0,
    title: '',
    label: '',
    address_type: '',
    name: '',
    mobile: '',
    address_line_1: '',
    line1: '',
    address_line_2: '',
    landmark: '',
    city: '',
    state: '',
    pincode: '',
    full_address: '',
    address: '',
  },
} as const;
export const removeMapAddress = { method: 'DELETE', path: '/user/addresses/:id/delete/' } as const;
export const checkDelivery = {
  path: '/delivery/',
  shape: { data: { pincode: '', place: '', distance_km: 0 } },
} as const;
export const findPlaces = {
  path: '/places/',
  shape: { data: [{ id: '', name: '', detail: '', city: '', state: '', pincode: '', kind: '' }] },
} as const;
export const getPlace = {
  path: '/places/:id/',
  shape: { data: { id: '', name: '', detail: '', city: '', state: '', pincode: '', kind: '' } },
} as const;
export const reversePlace = { path: '/places/reverse/' } as const;
export const getMapSource = {
  path: '/places/map/',
  shape: { data: { tiles: '', attribution: '', provider: '' } },
} as const;
export const getMapTile = { path: '/map/tiles/:z/:x/:y.svg' } as const;
