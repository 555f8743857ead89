import type { Address, Addresses } from '@doorstep/contract/address.schema';
import type {
  OrderDetail,
  OrderedLine,
  OrderHistory,
  OrderLine,
  PastMedicine,
  PastOrder,
  Quote,
} from '@doorstep/contract/order.schema';
import type { RxStatus } from '@doorstep/contract/order';
import type { ShownLine } from '../cart/data.ts';
import { medicines } from '../medicine/fixtures.tsx';

// Only stories import this file.
/** A line of the cart: which of the invented medicines, how many, and what is special about it. */
export const cartLine = (at: number, quantity = 1, special: Partial<ShownLine> = {}): ShownLine => {
  const { id, name, image, pack, mrp, offer_price, prescription_required } = medicines[at]!;
  return {
    id,
    name,
    image,
    pack: pack ?? undefined,
    pricePaise: Math.round(offer_price * 100),
    mrpPaise: Math.round(mrp * 100),
    quantity,
    prescriptionRequired: prescription_required,
    unavailable: undefined,
    left: undefined,
    changedFromPaise: undefined,
    ...special,
  };
};
/** Paramol 650 and two Omezen 20: ₹139.70. */
export const cartLines = [cartLine(0), cartLine(2, 2)];
/** The same as `cartLine`, on its way to an order. */
export const orderLine = (at: number, qty = 1, offer_price = medicines[at]!.offer_price): OrderLine => {
  const { id, name, image, pack, mrp, prescription_required } = medicines[at]!;
  return {
    id,
    name,
    image,
    pack: pack ?? null,
    mrp,
    qty,
    offer_price,
    total: offer_price * qty,
    prescription_required,
  };
};
const TONIGHT = '2026-11-24T20:00:00.000+05:30';
export const quoteOf = (lines: OrderLine[], delivery_charge = 13, distance_km = 4.2): Quote => {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  return {
    success: true,
    quote_id: 'Q-8sJf2mVxQpLr0WbTkYhN3A',
    subtotal,
    delivery_charge,
    total: subtotal + delivery_charge,
    distance_km,
    promised_at: lines.some(({ prescription_required }) => prescription_required) ? null : TONIGHT,
    promise_waits: lines.some(({ prescription_required }) => prescription_required),
    expires_at: '2026-11-24T11:00:00.000+05:30',
    prescription_by: null,
    lines,
  };
};
export const quote = quoteOf([orderLine(0), orderLine(2, 2)]);
/** Omezen 20 costs ₹59.00 now, and not ₹56.25. */
export const dearer = quoteOf([orderLine(0), orderLine(2, 2, 59)]);
export const omezenDearer = { id: '3', name: 'Omezen 20', fromPaise: 5625, toPaise: 5900 };

type Given = [
  id: number,
  title: string,
  name: string,
  mobile: string,
  line1: string,
  line2: string,
  landmark: string,
  city: string,
  pincode: string,
  km: number,
  state?: string,
];
const addressOf = ([
  id,
  title,
  name,
  mobile,
  line1,
  line2,
  landmark,
  city,
  pincode,
  distance_km,
  state = 'Jharkhand',
]: Given): Address => {
  const full = [line1, line2, landmark, `${city}, ${state} ${pincode}`].filter(Boolean).join(', ');
  return {
    id,
    title,
    label: title,
    address_type: title,
    name,
    mobile,
    address_line_1: line1,
    line1,
    address_line_2: line2,
    landmark,
    city,
    state,
    pincode,
    full_address: full,
    address: full,
    latitude: 23.37,
    longitude: 85.33,
    is_default: id === 1,
    distance_km,
    promised_at: distance_km <= 30 ? TONIGHT : null,
    delivery_charge: distance_km > 30 ? null : Math.ceil(distance_km * 3),
  };
};
export const home = addressOf([
  1,
  'Home',
  'Asha Kumari',
  '9876543210',
  'Flat 4B, Shanti Apartments',
  'Kanke Road',
  'Gandhi Nagar Gate',
  'Ranchi',
  '834001',
  4.2,
]);
export const office = addressOf([
  2,
  'Office',
  'Asha Kumari',
  '9876543210',
  'Block C, Engineers’ Bhawan',
  'Main Road',
  '',
  'Ranchi',
  '834002',
  2.8,
]);
export const village = addressOf([
  3,
  'Village',
  'Savitri Devi',
  '8765432109',
  'Post Office Gali',
  'Barkagaon',
  '',
  'Hazaribagh',
  '825311',
  42.1,
]);
export const longAddress = addressOf([
  1,
  'My grandfather’s house behind the old bus stand',
  'Venkatanarasimharajuvaripeta Subramaniam Krishnamoorthy Iyengar',
  '9876543210',
  'Third floor, the door behind the second staircase, Block D',
  'Sri Ramakrishna Paramahamsa Cooperative Housing Society, Old bus stand crossing, Doranda',
  'Gandhi Nagar Gate, opposite the water tank',
  'Ranchi',
  '834002',
  29.9,
]);
export const hindiHome = addressOf([
  1,
  'घर',
  'आशा कुमारी',
  '9876543210',
  'फ़्लैट 4B, शांति अपार्टमेंट',
  'कांके रोड',
  'गांधी नगर गेट',
  'राँची',
  '834001',
  4.2,
  'झारखंड',
]);
export const hindiVillage = addressOf([
  3,
  'गाँव',
  'सावित्री देवी',
  '8765432109',
  'पोस्ट ऑफ़िस गली',
  'बड़कागाँव',
  '',
  'हज़ारीबाग',
  '825311',
  42.1,
  'झारखंड',
]);
export const addressesOf = (...all: Address[]): Addresses => ({ success: true, addresses: all, data: all });

/** The same as `orderLine`, ordered. */
export const orderedLine = (
  line: OrderLine,
  rx_status: RxStatus | null = null,
  rx_reason: string | null = null,
): OrderedLine => ({ ...line, rx_status, rx_reason });
export const pastMedicine = (
  at: number,
  qty = 1,
  rx_status: RxStatus | null = null,
  rx_reason: string | null = null,
): PastMedicine => {
  const { id, name, image, offer_price } = medicines[at]!;
  return { id, name, image, offer_price, qty, rx_status, rx_reason };
};
const placed = '2026-11-24T10:30:00.000+05:30';
/** An order as its own page gets it: its sums are those of its lines, where `some` does not say another. */
export function orderOf({
  items = quote.lines.map((line) => orderedLine(line)),
  delivery_charge = 13,
  ...some
}: Partial<OrderDetail> = {}): OrderDetail {
  const subtotal = items.reduce((sum, { total }) => sum + total, 0);
  return {
    id: 'OD-7K2WPQ9XTB4M',
    order_id: 'OD-7K2WPQ9XTB4M',
    service_type: 'medicine',
    status: 'pending',
    payment_status: 'paid',
    payment_method: 'Razorpay',
    payment_id: 'pay_QxT7Lm2VbR9aKd',
    subtotal,
    delivery_charge,
    total: subtotal + delivery_charge,
    items,
    address: home.full_address,
    contact_mobile: '9876543210',
    prescription_needed: false,
    prescription_id: null,
    prescription_by: null,
    created_at: placed,
    updated_at: placed,
    timeline: [{ status: 'pending', at: placed, by: 'you' }],
    refunds: [],
    promised_at: TONIGHT,
    promise_waits: false,
    can_cancel: true,
    late: false,
    invoice_url: null,
    invoice_number: null,
    credit_notes: [],
    ...some,
  };
}
/** The same as the history lists it. */
export function pastOrder(
  order_id: string,
  {
    medicines_details = [pastMedicine(0), pastMedicine(2, 2)],
    delivery_charge = 13,
    ...some
  }: Partial<PastOrder> = {},
): PastOrder {
  const goods = medicines_details.reduce((sum, { offer_price, qty }) => sum + offer_price * qty, 0);
  return {
    id: order_id,
    order_id,
    status: 'pending',
    total_amount: goods + delivery_charge,
    delivery_charge,
    payment_status: 'paid',
    created_at: placed,
    updated_at: placed,
    medicines_details,
    invoice_url: null,
    invoice_number: null,
    credit_notes: [],
    timeline: [{ status: 'pending', at: placed, by: 'you' }],
    refunds: [],
    can_cancel: true,
    prescription_id: null,
    promised_at: TONIGHT,
    promise_waits: false,
    ...some,
  };
}
export const historyOf = (orders: PastOrder[], total = orders.length, page = 1): OrderHistory => ({
  success: true,
  orders,
  pagination: {
    page,
    limit: 10,
    total,
    total_exact: true,
    has_previous: page > 1,
    has_next: page * 10 < total,
  },
});
