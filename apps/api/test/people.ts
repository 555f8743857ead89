import type { LoggedIn, OtpPurpose, Role } from '@doorstep/contract/account';
import type { Addresses } from '@doorstep/contract/address';
import { API_BASE } from '@doorstep/contract/envelope';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import type { EndpointName } from '@doorstep/contract/table.schema';
import { sql } from 'drizzle-orm';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import type { AppServer } from '../src/create-server.ts';
import { hmac } from '../src/payment/provider.ts';
import { sandboxKeys } from '../src/payment/sandbox.ts';
import { newFileId } from '../src/platform/storage.ts';
import type { Shopper } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { jpeg } from './files/pictures.ts';
import { sampleRows, type NewRow } from './rows.ts';

export const mobiles = {
  asha: '9876543210',
  imran: '9876543211',
  admin: '9000000001',
  pharmacist: '9000000002',
  doctor: '9000000003',
};
export type Person = keyof typeof mobiles;
export const people = Object.keys(mobiles) as Person[];

let asked = 0;
/** Another one each time: what one test fails or asks often does not count against the next. */
export const newAddress = () => `10.${(++asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
export const tryLogin = (server: AppServer, payload: object, remoteAddress = newAddress()) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login/', payload, remoteAddress });
export async function logIn(server: AppServer, mobile: string, password = DEMO_PASSWORD): Promise<LoggedIn> {
  const answer = await tryLogin(server, { mobile, password });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<LoggedIn>();
}
export const bearerOf = ({ access_token }: Pick<LoggedIn, 'access_token'>) => ({
  authorization: `Bearer ${access_token}`,
});
const sessions = new WeakMap<AppServer, Map<Person, Promise<LoggedIn>>>();
/** The header of one session for each person and house. */
async function bearer(server: AppServer, person: Person) {
  const known = sessions.get(server) ?? new Map<Person, Promise<LoggedIn>>();
  sessions.set(server, known);
  if (!known.has(person)) known.set(person, logIn(server, mobiles[person]));
  return bearerOf(await known.get(person)!);
}
export const as = Object.fromEntries(
  people.map((person) => [person, (server: AppServer) => bearer(server, person)]),
) as Record<Person, (server: AppServer) => Promise<{ authorization: string }>>;

let newcomers = 0;
/** A mobile that nobody has. */
export const newMobile = () =>
  `7${String(process.pid % 1e5).padStart(5, '0')}${String(++newcomers).padStart(4, '0')}`;
/** Somebody with the demo's password whom no other test knows. */
export async function newPerson(server: AppServer, role: Role) {
  const mobile = newMobile();
  const {
    rows: [row],
  } = await server.database.db.execute<{ id: number }>(sql`
    insert into account (mobile, name, email, password_hash, role, mobile_verified_at, created_at)
    select ${mobile}, 'New Patient', null, password_hash, ${role}, mobile_verified_at, created_at from account where mobile = ${mobiles.asha} returning id`);
  const headers = bearerOf(await logIn(server, mobile));
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    more: Record<string, string> = {},
  ) =>
    server.app.inject({
      method,
      url: `${API_BASE}${url}`,
      headers: { ...headers, ...more },
      ...(payload && { payload }),
    });
  return { id: row!.id, mobile, headers, call };
}
export const newPatient = (server: AppServer) => newPerson(server, 'patient');
/** What this phone got, newest first. */
export const textsTo = async (server: AppServer, mobile: string): Promise<string[]> =>
  (
    await server.database.db.execute<{ text: string }>(
      sql`select text from outbox where "to" = ${mobile} order by id desc`,
    )
  ).rows.map(({ text }) => text);
/** As a person comes by it: asked for, and read off the phone. */
export async function codeFor(server: AppServer, mobile: string, purpose: OtpPurpose): Promise<string> {
  await server.app.inject({
    method: 'POST',
    url: `${API_BASE}/auth/send-otp/`,
    payload: { mobile, purpose },
    remoteAddress: newAddress(),
  });
  return /^\d{6}/.exec((await textsTo(server, mobile))[0]!)![0];
}

/** Sentences and codes that are the patient's own words, and no word of how the server is made. */
const spoken =
  /"(?:new_|current_|confirm_|not_your_|staff_)?passwords?(?:_(?:required|short|long|guessable|differ))?"|Invalid mobile number or password|(?:New p|P)assword is required|Password must be at (?:least|most)|Please confirm your password|Passwords do not match|Many people use that password|That is not your password|A password has|Please select/g;
/** failureOf, for calls that have to speak of a password or ask to select something. */
export function refusalOf(answer: Parameters<typeof failureOf>[0]) {
  const { error, fields } = JSON.parse(answer.body) as { error: string; fields?: Record<string, string> };
  return {
    ...failureOf({
      ...answer,
      isScrubbed: true,
      body: answer.body.replaceAll(spoken, (said) => (said.startsWith('"') ? '"word"' : 'Word')),
    }),
    error,
    fields,
  };
}

/** A request as it can be sent to a call. */
export interface Example {
  params?: Record<string, string>;
  query?: string;
  body?: object | Buffer | string;
  headers?: Record<string, string>;
}
export const HOME = {
  title: 'Office',
  address_line_1: '7 Main Road',
  city: 'Ranchi',
  state: 'Jharkhand',
  pincode: '834001',
  is_default: false,
};

export const ON_MAP = {
  name: 'Sita Devi',
  mobile: '9811144466',
  address: '12 Kanke Road, Ranchi',
  latitude: 23.3812,
  longitude: 85.3163,
};
/** A new one, or the newest of who has no room for more. */
async function anAddressOf(shop: Shopper): Promise<string> {
  const made = await shop.post('/user/addresses/add/', ON_MAP);
  const { id } =
    made.statusCode === 201
      ? made.json<{ id: number }>()
      : (await shop.good<Addresses>(shop.get('/user/addresses/'))).addresses.at(-1)!;
  return String(id);
}

/** The whole way to an order: what is half done, the provider's webhooks would end meanwhile. */
async function paid(shop: Shopper) {
  const cart = [{ id: 2, qty: 1 }];
  const quote = await shop.quote(cart);
  const result = await shop.pay((await shop.create(quote)).order_id);
  await shop.good(shop.verify(result, quote));
  await shop.good(shop.place(cart, result.razorpay_payment_id));
  return { quote, result };
}
/** A prescription that was not sent: twenty uploads an hour are one person's. */
async function stored(shop: Shopper, server: AppServer): Promise<string> {
  const { mobile } = (
    await server.app.inject({ url: `${API_BASE}/user/profile/`, headers: shop.headers })
  ).json<{ mobile: string }>();
  const id = newFileId();
  await server.database.db.execute(sql`
    with owner as (select id from account where mobile = ${mobile}),
      made as (insert into file (id, account_id, kind, type, bytes, created_at) select ${newFileId()}, id, 'prescription', 'image/jpeg', 1, now() from owner returning id)
    insert into prescription (id, account_id, file_id, digest, uploaded_at) select ${id}, owner.id, made.id, ${id}, now() from owner, made`);
  return id;
}
async function uploaded(shop: Shopper, server: AppServer) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API_BASE}/prescription/upload/`,
    payload: multipart([{ bytes: await jpeg() }]),
    headers: { ...shop.headers, 'content-type': multipartType },
  });
  return answer.json<{ data: { id: string; image: string } }>().data;
}
/** A good request to each call, prepared by who shops, whose it then is; a new row of the table without one does not compile, and fails the loops. */
export const examples: Record<
  EndpointName,
  (shop: Shopper, server: AppServer) => Example | Promise<Example>
> = {
  health: () => ({}),
  ready: () => ({}),
  openapi: () => ({}),
  moveClock: () => ({ body: { advance_s: 0 } }),
  login: () => ({ body: { mobile: mobiles.imran, password: DEMO_PASSWORD } }),
  logout: () => ({}),
  getProfile: () => ({}),
  register: () => ({
    body: {
      mobile: newMobile(),
      name: 'New Patient',
      email: 'new@doorstep.example',
      password: 'a-word-of-mine',
      confirm_password: 'a-word-of-mine',
    },
  }),
  sendOtp: async (_, server) => ({ body: { mobile: (await newPatient(server)).mobile, purpose: 'reset' } }),
  verifyOtp: async (_, server) => {
    const { mobile } = await newPatient(server);
    return { body: { mobile, otp: await codeFor(server, mobile, 'verify') } };
  },
  resetPassword: async (_, server) => {
    const { mobile } = await newPatient(server);
    return { body: { mobile, otp: await codeFor(server, mobile, 'reset'), new_password: 'another-of-mine' } };
  },
  updateProfile: () => ({ body: { username: 'Newer Person', email: 'newer@doorstep.example' } }),
  setPicture: async () => ({
    body: multipart([{ bytes: await jpeg() }]),
    headers: { 'content-type': multipartType },
  }),
  removePicture: () => ({}),
  changePassword: () => ({ body: { current_password: DEMO_PASSWORD, new_password: 'another-of-mine' } }),
  listSessions: () => ({}),
  endSession: async (shop, server) => {
    const { mobile } = await shop.good<{ mobile: string }>(shop.get('/user/profile/'));
    await logIn(server, mobile);
    const { data } = await shop.good<{ data: Array<{ id: number; current: boolean }> }>(
      shop.get('/user/sessions/'),
    );
    return {
      params: { id: String(Math.max(...data.filter(({ current }) => !current).map(({ id }) => id))) },
    };
  },
  getPreferences: () => ({}),
  setPreferences: () => ({ body: { language: 'en', comfort: false, notifications: { reminders: false } } }),
  listConsents: () => ({}),
  setConsent: () => ({ body: { purpose: 'offers', given: false } }),
  getAccessLog: () => ({ query: '?page=1' }),
  exportData: () => ({}),
  deleteAccount: () => ({ body: { password: DEMO_PASSWORD } }),
  createStaff: () => ({
    body: {
      role: 'pharmacist',
      mobile: newMobile(),
      name: 'New Pharmacist',
      email: 'staff@doorstep.example',
      password: 'a-word-of-mine',
    },
  }),
  listOutbox: () => ({}),
  listMedicines: () => ({ query: '?search=para&page=1&limit=5&letter=P&sort=price-asc' }),
  getMedicine: () => ({ params: { id: '1' } }),
  getMedicineImage: () => ({ params: { file: '1.svg' } }),
  listWishlist: () => ({}),
  addWish: () => ({ params: { id: '3' } }),
  removeWish: () => ({ params: { id: '3' } }),
  importCatalogue: () => ({
    query: '?dry_run=1',
    body: 'code,name,mrp\nB1,Fresh,5\n',
    headers: { 'content-type': 'text/csv' },
  }),
  listAddresses: () => ({}),
  addAddress: () => ({ body: HOME }),
  editAddress: async (shop) => ({ params: { id: await anAddressOf(shop) }, body: HOME }),
  removeAddress: async (shop) => ({ params: { id: await anAddressOf(shop) } }),
  addMapAddress: () => ({ body: ON_MAP }),
  editMapAddress: async (shop) => ({ params: { id: await anAddressOf(shop) }, body: ON_MAP }),
  removeMapAddress: async (shop) => ({ params: { id: await anAddressOf(shop) } }),
  findPlaces: () => ({ query: '?q=kanke' }),
  getPlace: () => ({ params: { id: 'in-0' } }),
  reversePlace: () => ({ query: '?lat=23.3441&lng=85.3096' }),
  getMapSource: () => ({}),
  getMapTile: () => ({ params: { z: '13', x: '6037', y: '3541' }, query: '?theme=dark' }),
  uploadPrescription: async () => ({
    body: multipart([{ bytes: await jpeg() }]),
    headers: { 'content-type': multipartType },
  }),
  listPrescriptions: () => ({}),
  deletePrescription: async (shop, server) => ({ params: { id: await stored(shop, server) } }),
  reviewList: () => ({ query: '?status=all&page=1&limit=5' }),
  reviewPrescription: async (shop, server) => ({
    params: { id: await stored(shop, server) },
    body: {
      decision: 'approved',
      reason: 'Valid for the whole course',
      lines: [],
      called_at: '2026-11-24T10:00:00+05:30',
      valid_until: '2027-01-31',
    },
  }),
  staffMedicines: () => ({ query: '?search=para&page=1&limit=5' }),
  // As it stands in the catalogue already: nothing changes.
  addMedicine: () => {
    const [, { code, name, mrpPaise, offerPaise }] = sampleRows() as [NewRow, NewRow];
    return { body: { code, name, mrp: mrpPaise / 100, offer_price: offerPaise / 100 } };
  },
  changeMedicine: () => ({ params: { id: '3' }, body: { in_stock: true } }),
  auditList: () => ({ query: '?page=1&limit=5' }),
  getFile: async (shop, server) => ({
    params: { id: (await uploaded(shop, server)).image.split('/').at(-2)! },
  }),
  placeOrder: (shop) => ({ body: shop.cart([{ id: 2, qty: 1 }]) }),
  getOrder: async (shop) => ({ params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id } }),
  myOrders: () => ({}),
  orderHistory: () => ({ query: '?page=1&limit=5&status=pending' }),
  makeInvoice: async (shop) => ({ params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id } }),
  cancelOrder: async (shop) => ({
    params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id },
    body: { reason: 'Bought it at the corner' },
  }),
  reorder: async (shop) => ({ params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id } }),
  givePrescription: async (shop, server) => ({
    params: { id: (await shop.buy([{ id: 5, qty: 1 }])).order_id },
    body: { prescription_id: (await uploaded(shop, server)).id },
  }),
  adminOrders: () => ({ query: '?page=1&limit=5&status=pending&search=asha&view=all' }),
  adminOrder: async (shop) => ({ params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id } }),
  setOrderStatus: async (shop) => ({
    params: { id: (await shop.buy([{ id: 2, qty: 1 }])).order_id },
    body: { status: 'Confirmed' },
  }),
  orphanPayments: () => ({}),
  createPayment: async (shop) => {
    const quote = await shop.quote([{ id: 2, qty: 3 }]);
    return {
      body: { amount: quote.total, service_type: 'medicine', service_id: quote.quote_id, currency: 'INR' },
    };
  },
  verifyPayment: async (shop) => {
    const { quote, result } = await paid(shop);
    return { body: { ...result, service_type: 'medicine', service_id: quote.quote_id } };
  },
  getPayment: async (shop) => ({ params: { id: (await paid(shop)).result.razorpay_order_id } }),
  paymentWebhook: () => {
    const body = JSON.stringify({ event: 'payment.captured', payload: {} });
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': hmac(body, sandboxKeys.webhookSecret),
      },
    };
  },
};
/** What a call uses up: its example is prepared anew for each call. */
export const usedUp: ReadonlySet<EndpointName> = new Set([
  'verifyOtp',
  'resetPassword',
  'endSession',
  'createStaff',
  'deletePrescription',
  'removeAddress',
  'removeMapAddress',
]);
/** Makes another of whoever calls it, or ends their session: that is somebody new each time. */
export const changesCaller: ReadonlySet<EndpointName> = new Set([
  'logout',
  'updateProfile',
  'changePassword',
  'deleteAccount',
]);
export const pathOf = ({ path }: Endpoint, { params = {} }: Example): string =>
  API_BASE + path.replaceAll(/:(\w+)/g, (_, key: string) => params[key]!);
export const send = (
  server: AppServer,
  call: Endpoint,
  example: Example,
  headers: Record<string, string> = {},
  {
    path = pathOf(call, example),
    method = call.method,
  }: { path?: string; method?: Endpoint['method'] | 'HEAD' } = {},
) =>
  server.app.inject({
    method,
    url: path + (example.query ?? ''),
    remoteAddress: newAddress(),
    headers: { ...example.headers, ...headers },
    ...(example.body !== undefined && { payload: example.body }),
  });
