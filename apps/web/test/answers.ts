import type { Role } from '@doorstep/contract/account';
import type { Address } from '@doorstep/contract/address.schema';
import type { Pagination } from '@doorstep/contract/common.schema';
import type { Medicine, MedicineDetail, MedicineList } from '@doorstep/contract/medicine.schema';
import type {
  MyOrder,
  MyOrders,
  OrderDetail,
  OrderHistory,
  PastOrder,
  Quote,
} from '@doorstep/contract/order.schema';
import type { AdminOrder, AdminOrderDetail, AdminOrders } from '@doorstep/contract/order-admin.schema';
import type { PaymentOrder, PaymentStatus } from '@doorstep/contract/payment.schema';
import type { Prescription, Prescriptions } from '@doorstep/contract/prescription.schema';
import type { Claim, ReviewedPrescription } from '@doorstep/contract/review.schema';
import type { Booking, Bookings } from '@doorstep/contract/schedule.schema';
import type { Wish } from '@doorstep/contract/wishlist.schema';
import { answer, logIn, TOKEN } from './page.ts';
import { availabilityAt } from './shop-clock.ts';

/*
 * What a server of ours could answer. The harness checks each answer against the contract when it is given.
 * Amounts are rupees, as on the wire.
 */
export const success = true as const;
const at = '2026-11-24T10:00:00.000+05:30';
export const pagination = (total: number, some: Partial<Pagination> = {}): Pagination => ({
  page: 1,
  limit: 12,
  total,
  total_exact: true,
  has_previous: false,
  has_next: false,
  ...some,
});

export const medicine = (id = 1, some: Partial<Medicine> = {}): Medicine => ({
  id,
  name: `Paramol ${id}`,
  image: null,
  mrp: 34,
  offer_price: 27.2,
  description: 'For fever and pain.',
  manufacturer: 'Kanke Remedies',
  composition: 'Paracetamol 650 mg',
  form: 'tablet',
  pack: 'Strip of 15 tablets',
  prescription_required: false,
  in_stock: true,
  rating: null,
  review_count: null,
  unit_price: null,
  unit: null,
  ...some,
});
export const medicines = (count: number): Medicine[] =>
  Array.from({ length: count }, (_, index) => medicine(index + 1));
export const listOf = (data: Medicine[]): MedicineList => ({
  success,
  data,
  pagination: pagination(data.length),
  corrected: null,
});
export const detailOf = (data: Medicine): MedicineDetail => ({
  success,
  data,
  leaflet: null,
  alternatives: [],
  related: [],
});
/** As the cart is kept. */
export const lineOf = ({ id, name, image, mrp, offer_price }: Medicine, qty = 1) => ({
  id,
  name,
  image,
  mrp,
  offer_price,
  qty,
});

export const address = (id = 1, some: Partial<Address> = {}): Address => ({
  id,
  title: 'Home',
  label: 'Home',
  address_type: 'Home',
  name: 'Meena Devi',
  mobile: '9876543210',
  address_line_1: 'Flat 4B, Shanti Apartments',
  line1: 'Flat 4B, Shanti Apartments',
  address_line_2: 'Kanke Road',
  landmark: '',
  city: 'Ranchi',
  state: 'Jharkhand',
  pincode: '834008',
  full_address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834008',
  address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834008',
  latitude: 23.3812,
  longitude: 85.33199,
  is_default: true,
  distance_km: 4.2,
  promised_at: '2026-11-24T20:00:00.000+05:30',
  delivery_charge: 13,
  ...some,
});
export const addressesOf = (all: Address[]) => ({ success, addresses: all, data: all });

export const quoteOf = (one: Medicine, qty = 1, some: Partial<Quote> = {}): Quote => {
  const { id, name, offer_price, mrp, image, pack, prescription_required } = one;
  const subtotal = offer_price * qty;
  return {
    success,
    quote_id: 'Q-1',
    subtotal,
    delivery_charge: 13,
    total: subtotal + 13,
    distance_km: 4.2,
    promised_at: '2026-11-24T20:00:00.000+05:30',
    promise_waits: false,
    expires_at: '2026-11-24T10:30:00.000+05:30',
    prescription_by: null,
    lines: [{ id, name, qty, offer_price, mrp, total: subtotal, image, pack, prescription_required }],
    ...some,
  };
};
/** What the cart and the summary left behind for the payment page. */
export const summaryOf = (one: Medicine, some: Record<string, unknown> = {}) => ({
  addressId: 1,
  medicines: [{ id: one.id, qty: 1 }],
  lat: null,
  lng: null,
  forOther: false,
  contactMobile: '',
  prescription: null,
  deliveryFee: 13,
  total: one.offer_price + 13,
  subtotal: one.offer_price,
  quoteId: 'Q-1',
  paymentOrder: null,
  ...some,
});
export const opened = (amount: number): PaymentOrder => ({
  success,
  key: 'rzp_test',
  amount,
  currency: 'INR',
  order_id: 'order_1',
  script_url: '/_pay/checkout.js',
});
export const payment = (some: Partial<PaymentStatus> = {}) => ({
  success,
  data: {
    id: 'order_1',
    state: 'open' as const,
    service_type: 'medicine' as const,
    amount: 40.2,
    payment_id: null,
    order_id: null,
    refund: null,
    ...some,
  },
});

const ID = 'OD-7K2P9QX4M3WT';
export const order = (some: Partial<OrderDetail> = {}): OrderDetail => ({
  id: ID,
  order_id: ID,
  service_type: 'medicine',
  status: 'pending',
  payment_status: 'paid',
  payment_method: 'Razorpay',
  payment_id: 'pay_1',
  subtotal: 27.2,
  delivery_charge: 13,
  total: 40.2,
  items: [
    {
      id: 1,
      name: 'Paramol 1',
      qty: 1,
      offer_price: 27.2,
      mrp: 34,
      total: 27.2,
      image: null,
      pack: null,
      prescription_required: false,
      rx_status: null,
      rx_reason: null,
    },
  ],
  address: 'Flat 4B, Shanti Apartments',
  contact_mobile: null,
  prescription_needed: false,
  prescription_id: null,
  prescription_by: null,
  created_at: at,
  updated_at: at,
  timeline: [{ status: 'pending', at, by: 'you' }],
  refunds: [],
  can_cancel: true,
  promised_at: '2026-11-24T20:00:00.000+05:30',
  promise_waits: false,
  late: false,
  invoice_url: null,
  invoice_number: null,
  credit_notes: [],
  ...some,
});
export const past = (some: Partial<PastOrder> = {}): PastOrder => ({
  id: ID,
  order_id: ID,
  status: 'pending',
  total_amount: 40.2,
  delivery_charge: 13,
  payment_status: 'paid',
  created_at: at,
  updated_at: at,
  promised_at: '2026-11-24T20:00:00.000+05:30',
  promise_waits: false,
  medicines_details: [
    { id: 1, name: 'Paramol 1', image: null, offer_price: 27.2, qty: 1, rx_status: null, rx_reason: null },
  ],
  invoice_url: null,
  invoice_number: null,
  credit_notes: [],
  timeline: [{ status: 'pending', at, by: 'you' }],
  refunds: [],
  can_cancel: true,
  prescription_id: null,
  ...some,
});
export const historyOf = (orders: PastOrder[], some: Partial<Pagination> = {}): OrderHistory => ({
  success,
  orders,
  pagination: pagination(orders.length, { limit: 10, ...some }),
});
export const refund = {
  id: 'R-1',
  amount: 40.2,
  state: 'pending' as const,
  method: 'Razorpay' as const,
  reference: null,
  reason: 'You cancelled the order.',
  created_at: at,
  expected_by: '2026-12-01',
  processed_at: null,
};
export const cancelled = past({
  status: 'cancelled',
  payment_status: 'refunding',
  can_cancel: false,
  refunds: [refund],
  timeline: [
    { status: 'pending', at, by: 'you' },
    { status: 'cancelled', at, by: 'you' },
  ],
});

export const prescription = (id = 'p1', some: Partial<Prescription> = {}): Prescription => ({
  id,
  image: `/api/files/${id}/`,
  uploaded_at: at,
  status: 'pending',
  note: null,
  valid_until: null,
  type: 'image',
  in_use: false,
  approved_for: [],
  cart: null,
  ...some,
});
/** Of a prescription that is open on this desk. */
export const ownClaim = (some: Partial<Claim> = {}): Claim => ({
  by: 'Meena Devi',
  own: true,
  since: '2026-11-24T11:02:00.000+05:30',
  until: '2026-11-24T11:12:00.000+05:30',
  ...some,
});
export const reviewed = (some: Partial<ReviewedPrescription> = {}): ReviewedPrescription => ({
  id: 'p1',
  image: '/api/files/p1/',
  type: 'image',
  uploaded_at: at,
  status: 'pending',
  note: null,
  valid_until: null,
  patient: { name: 'Asha Kumari', mobile: '9876543210' },
  patient_age: null,
  patient_name: null,
  old_reason: null,
  called: null,
  reviewed: null,
  doctor: { name: null, registration: null, address: null, written_on: null },
  held: null,
  not_done: null,
  cart: null,
  claim: null,
  waiting: true,
  orders: [
    {
      order_id: ID,
      created_at: at,
      status: 'pending',
      paid: 40.2,
      others: 0,
      lines: [
        {
          id: 0,
          medicine_id: 1,
          name: 'Omezen 20',
          qty: 1,
          pack: null,
          composition: 'Omeprazole 20 mg',
          strength: '20 mg',
          form: 'capsule',
          schedule: 'H',
          amount: 40.2,
          rx_status: 'checking',
          rx_reason: null,
          before: { decisions: [], count: 0, approved: 0, dispensed: 0 },
          written: null,
          left: null,
        },
      ],
    },
  ],
  ...some,
});

/** An appointment of tomorrow, paid. */
export const appointment = (some: Partial<Booking> = {}): Booking => ({
  id: 'AP-7K2P9QX4M3WT',
  order_id: 'AP-7K2P9QX4M3WT',
  service_type: 'appointment',
  service_id: 3,
  status: 'booked',
  title: 'Dr. Ananya Sen',
  title_hi: 'डॉ. अनन्या सेन',
  detail: 'General medicine',
  starts_at: '2026-11-25T17:00:00.000+05:30',
  ends_at: '2026-11-25T17:30:00.000+05:30',
  place: 'Lalpur clinic, Circular Road, Ranchi 834001',
  place_hi: 'लालपुर क्लिनिक, सर्कुलर रोड, राँची 834001',
  distance_km: null,
  total: 500,
  travel: 0,
  payment_status: 'paid',
  payment_id: 'pay_1',
  person: {
    name: 'Dr. Ananya Sen',
    photo: null,
    role: 'General medicine, MBBS, MD',
    role_hi: 'सामान्य चिकित्सा, MBBS, MD',
    registration_no: 'JMC 10482',
    languages: ['Hindi', 'English'],
    mobile: null,
  },
  code: null,
  patient: { name: 'Asha Kumari', age: 34, gender: 'Female', phone: '9876543210' },
  keep_ready: [],
  doctor_order: null,
  can_cancel: true,
  can_move: true,
  refund_now: 500,
  free_until: '2026-11-25T13:00:00.000+05:30',
  created_at: at,
  refunds: [],
  ...some,
});
/** A home visit of tomorrow whose nurse is known. */
export const visit = (some: Partial<Booking> = {}): Booking =>
  appointment({
    id: 'PV-9X4M3WT7K2PQ',
    order_id: 'PV-9X4M3WT7K2PQ',
    service_type: 'paramedical',
    service_id: 1,
    title: 'Dressing of a wound',
    title_hi: 'घाव की ड्रेसिंग',
    detail: '45 min',
    place: 'Flat 4B, Shanti Apartments',
    place_hi: undefined,
    total: 399,
    person: {
      name: 'Sunita Toppo',
      photo: null,
      role: 'Nurse, GNM',
      registration_no: 'JNRC 20317',
      languages: ['Hindi'],
      mobile: '9876501234',
    },
    code: '4817',
    patient: null,
    refund_now: 399,
    ...some,
  });
export const bookingsOf = (data: Booking[], some: Partial<Pagination> = {}): Bookings => ({
  success,
  data,
  pagination: pagination(data.length, { limit: 20, ...some }),
});

/** What one line of an earlier order says of the same medicine. */
export const dispensedBefore = (orderId: string) => ({
  decisions: [
    {
      order_id: orderId,
      quantity: 2,
      status: 'approved' as const,
      order_status: 'delivered' as const,
      decided_at: '2026-10-03T11:20:00.000+05:30',
    },
  ],
  count: 1,
  approved: 2,
  dispensed: 2,
});

export const adminOrder = (some: Partial<AdminOrder> = {}): AdminOrder => ({
  id: ID,
  user: { mobile: '9876543210', name: 'Asha Kumari' },
  status: 'pending',
  total: 40.2,
  items: [{ name: 'Paramol 1', qty: 1, rx_status: null }],
  late: false,
  due_at: null,
  created_at: at,
  address: 'Flat 4B, Shanti Apartments',
  payment_status: 'paid',
  prescription: null,
  last_change: null,
  ...some,
});
export const adminOrdersOf = (orders: AdminOrder[]): AdminOrders => ({
  success,
  orders,
  data: orders,
  pagination: pagination(orders.length, { limit: 20 }),
});
export const adminDetail = (some: Partial<AdminOrderDetail> = {}): AdminOrderDetail => ({
  ...order(),
  user: { mobile: '9876543210', name: 'Asha Kumari' },
  history: [],
  left_out: [],
  notes: [],
  ...some,
});

export const profile = (some: object = {}) => ({
  success,
  username: 'Meena Devi',
  mobile: '9876543210',
  email: 'meena@example.com',
  profile_pic: null,
  role: 'patient' as const,
  mobile_verified: true,
  has_password: true,
  ...some,
});
export const preferences = {
  language: 'en' as const,
  comfort: 0 as const,
  notifications: { orders_sms: true, orders_whatsapp: false, orders_email: true, reminders: true },
  offered: ['sms', 'whatsapp', 'email'] as Array<'sms' | 'whatsapp' | 'email'>,
};
export const otpSent = { success, message: 'OTP sent.', resend_after: 30 };
export const myOrders = (orders: MyOrder[] = [], some: Partial<Pagination> = {}): MyOrders => ({
  success,
  orders,
  data: orders,
  pagination: pagination(orders.length, { limit: 10, ...some }),
});
export const wishlist = (data: Wish[] = [], some: Partial<Pagination> = {}) => ({
  success,
  data,
  ids: data.map(({ id }) => id),
  pagination: pagination(data.length, { limit: 100, ...some }),
});
export const prescriptions = (data: Prescription[] = [], some: Partial<Pagination> = {}): Prescriptions => ({
  success,
  data,
  pagination: pagination(data.length, { limit: 100, ...some }),
});
/** Logged in, with an account that has nothing yet: what its pages ask for on their own. */
export function account(): void {
  logIn();
  answer('getProfile', profile());
  answer('myOrders', myOrders());
  answer('listBookings', bookingsOf([]));
  answer('listWishlist', wishlist());
  answer('listAddresses', addressesOf([]));
  answer('listPrescriptions', prescriptions());
  answer('getPreferences', { success, data: preferences });
  answer('listConsents', { success, data: [] });
  answer('listSessions', { success, data: [] });
  answer('getAccessLog', { success, data: [], pagination: pagination(0) });
}
/** The home page of whoever is logged in, with nothing on its way. */
export function emptyHome(): void {
  answer('listMedicines', listOf([]));
  answer('orderHistory', historyOf([]));
  answer('listBookings', bookingsOf([]));
  answer('listAddresses', addressesOf([]));
  answer('availability', availabilityAt(at));
}
export const session = ({ mobile = '9876543210', role = 'patient' }: Who = {}) => ({
  success,
  access_token: TOKEN,
  refresh_token: 'b'.repeat(43),
  user: {
    id: 1,
    name: 'Meena Devi',
    email: null,
    mobile,
    phone: mobile,
    role,
    mobile_verified: true,
  },
});
export const loggedInByOtp = () => ({ ...session(), message: 'Verified.', created: true });
interface Who {
  mobile?: string;
  role?: Role;
}
/** What a login answers, and what is asked for right after it. */
export function knowsLogin(some: Who = {}): void {
  answer('login', session(some));
  answer('getPreferences', { success, data: preferences });
  answer('listWishlist', wishlist());
}
