import type {
  AdminOrder,
  AdminOrderDetail,
  AdminOrders,
  UnplacedPayment,
} from '@doorstep/contract/order-admin.schema';
import type { StaffMember } from '@doorstep/contract/staff-account.schema';
import type { ReviewedPrescription } from '@doorstep/contract/review.schema';
import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import type { AuditLine } from '@doorstep/contract/staff.schema';
import type { ReactNode } from 'react';
import { orderedLine, orderLine, quoteOf } from '../order/fixtures.tsx';

// Only stories import this file.
/** Stands for the gate, which has the page's main and heading. */
export const inPage = (Story: () => ReactNode) => (
  <main className="mx-auto flex w-full max-w-page flex-col gap-6 px-gutter py-6">
    <h1 className="sr-only">Staff</h1>
    <Story />
  </main>
);
export const paged = <T,>(data: T[], total = data.length, page = 1, limit = 20) => ({
  success: true as const,
  data,
  pagination: {
    page,
    limit,
    total,
    total_exact: true,
    has_previous: page > 1,
    has_next: page * limit < total,
  },
});
/** Counted to 1,000, as the server does. */
export const ordersOf = (data: AdminOrder[], total = data.length): AdminOrders => {
  const { pagination, ...rest } = paged(data, total);
  return {
    ...rest,
    orders: data,
    pagination: { ...pagination, total: Math.min(total, 1000), total_exact: total <= 1000 },
  };
};
export const longName = 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy';

export const asha: AdminOrder = {
  id: 'OD-7Q2MK4',
  user: { mobile: '9876543210', name: 'Asha Kumari' },
  status: 'pending',
  total: 412,
  items: [
    { name: 'Glucinsul 30/70', qty: 1, rx_status: 'checking' },
    { name: 'Paramol 650', qty: 2, rx_status: null },
  ],
  late: true,
  due_at: '2026-11-24T09:12:00+05:30',
  created_at: '2026-11-23T09:12:00+05:30',
  address: 'Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001',
  payment_status: 'paid',
  prescription: 'checking',
  last_change: null,
};
export const birsa: AdminOrder = {
  ...asha,
  id: 'OD-9XW3PA',
  user: { mobile: '9876543211', name: 'Birsa Munda' },
  status: 'processing',
  total: 112.5,
  items: [{ name: 'Omezen 20', qty: 2, rx_status: null }],
  late: false,
  due_at: '2026-11-25T10:20:00+05:30',
  created_at: '2026-11-24T10:02:00+05:30',
  prescription: null,
  last_change: { by: 'Ravi Oraon (admin)', at: '2026-11-24T10:20:00+05:30' },
};
const lines = [orderLine(0), orderLine(3), orderLine(8)];
const { subtotal, delivery_charge, total } = quoteOf(lines);
export const detail: AdminOrderDetail = {
  id: asha.id,
  order_id: asha.id,
  service_type: 'medicine',
  status: 'processing',
  payment_status: 'paid',
  payment_method: 'Razorpay',
  payment_id: 'pay_NxQ8dR2m',
  subtotal,
  delivery_charge,
  total,
  items: [
    orderedLine(lines[0]!),
    orderedLine(lines[1]!, 'approved'),
    orderedLine(lines[2]!, 'rejected', 'Not on this prescription'),
  ],
  address: asha.address,
  contact_mobile: '8765432109',
  prescription_needed: true,
  prescription_id: 'p1',
  prescription_by: null,
  created_at: asha.created_at,
  updated_at: '2026-11-24T11:15:00+05:30',
  timeline: [],
  refunds: [],
  promised_at: '2026-11-24T20:00:00.000+05:30',
  promise_waits: false,
  can_cancel: true,
  late: false,
  invoice_url: null,
  invoice_number: null,
  credit_notes: [],
  user: asha.user,
  history: [
    { status: 'pending', by: 'Asha Kumari', at: asha.created_at },
    { status: 'processing', by: 'Ravi Oraon (admin)', at: '2026-11-24T11:15:00+05:30' },
  ],
  left_out: [2],
  notes: [
    {
      id: 1,
      text: 'Lift is out. Call from the gate.',
      by: 'Ravi Oraon (admin)',
      at: '2026-11-24T11:20:00+05:30',
    },
  ],
};
const member = (id: number, name: string, some: Partial<StaffMember> = {}): StaffMember => ({
  id,
  name,
  mobile: `900000000${id}`,
  role: 'pharmacist',
  shut_out: false,
  last_login_at: '2026-11-24T09:05:00+05:30',
  second_step: true,
  own: false,
  ...some,
});
export const people: StaffMember[] = [
  member(3, 'Dr Anjali Tirkey', { role: 'doctor', last_login_at: '2026-11-20T18:40:00+05:30' }),
  member(2, 'Meera Sinha'),
  member(1, 'Ravi Oraon', { role: 'admin', own: true }),
  member(4, 'Sunil Mahto', { shut_out: true, last_login_at: null, second_step: false }),
];
export const payments: UnplacedPayment[] = [
  {
    payment_id: 'pay_NxQ8dR2m',
    provider_order: 'order_1',
    amount: 412,
    service_type: 'medicine',
    user: asha.user,
    captured_at: '2026-11-24T09:40:00+05:30',
    state: 'paid',
    problem: 'out_of_stock',
  },
  {
    payment_id: null,
    provider_order: 'order_Ht72Lk0w',
    amount: 125000,
    service_type: 'medical-test',
    user: birsa.user,
    captured_at: null,
    state: 'refunding',
    problem: null,
  },
];
export const medicine: StaffMedicine = {
  id: 3,
  code: 'DS-0412',
  name: 'Omezen 20',
  name_hi: 'ओमेज़ेन 20',
  composition: 'Omeprazole 20 mg',
  strength: '20 mg',
  form: 'capsule',
  pack: 'Strip of 10 capsules',
  manufacturer: 'Kanke Remedies',
  description: 'It contains omeprazole and is used for acidity and heartburn.',
  category: 'Stomach',
  mrp: 125,
  offer_price: 112.5,
  in_stock: true,
  stock: 40,
  prescription_required: false,
  schedule: 'none',
  batch: 'KR2411',
  expires_on: '2028-04-30',
  hsn: '3004',
  gst_rate: 5,
  image: orderLine(2).image!,
  picture: null,
  archived: false,
  updated_at: '2026-11-20T10:00:00+05:30',
};
export const insulin: StaffMedicine = {
  ...medicine,
  id: 4,
  code: 'DS-0188',
  name: 'Glucinsul 30/70',
  pack: 'Vial of 10 ml',
  mrp: 182,
  offer_price: 164,
  in_stock: false,
  stock: 0,
  prescription_required: true,
};
const line: AuditLine = {
  id: 1,
  at: '2026-11-24T11:15:00+05:30',
  actor: { name: 'Meena Toppo', role: 'pharmacist' },
  action: 'read',
  object_kind: 'prescription',
  object: 'OD-7Q2MK4',
  subject: { name: 'Asha Kumari' },
  result: 'done',
  request_id: 'r1',
  changes: null,
};
export const auditLines: AuditLine[] = [
  line,
  {
    ...line,
    id: 2,
    actor: { name: 'Ravi Oraon', role: 'admin' },
    action: 'status',
    object_kind: 'order',
    object: 'OD-9XW3PA',
    subject: { name: 'Birsa Munda' },
    changes: { status: { from: 'pending', to: 'processing' } },
  },
  {
    ...line,
    id: 3,
    actor: { name: 'Ravi Oraon', role: 'admin' },
    action: 'change',
    object_kind: 'medicine',
    object: 'Omezen 20',
    subject: null,
    changes: { offer_price: { from: 112.5, to: 99 }, stock: { from: 12, to: 0 } },
  },
  {
    ...line,
    id: 4,
    actor: { name: 'Asha Kumari', role: 'patient' },
    action: 'read',
    object_kind: 'call',
    object: null,
    subject: null,
    result: 'refused',
  },
];
export const prescription: ReviewedPrescription = {
  id: 'p1',
  image: '/api/files/p1/',
  type: 'image',
  uploaded_at: '2026-11-24T09:58:00+05:30',
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
      order_id: asha.id,
      created_at: asha.created_at,
      status: 'pending',
      paid: 412.5,
      others: 0,
      lines: [
        {
          id: 0,
          medicine_id: 4,
          name: 'Glucinsul 30/70',
          qty: 1,
          pack: 'Vial of 10 ml',
          composition: 'Insulin isophane 70 % + human insulin 30 %',
          strength: null,
          form: 'injection',
          schedule: 'H',
          amount: 362.5,
          rx_status: 'checking',
          rx_reason: null,
          before: { decisions: [], count: 0, approved: 0, dispensed: 0 },
          written: null,
          left: null,
        },
      ],
    },
  ],
};
