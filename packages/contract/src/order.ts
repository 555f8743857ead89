import { API_BASE } from './envelope.ts';

export const serviceTypes = ['medicine', 'paramedical', 'appointment', 'video-consultation', 'medical-test'] as const;
export type ServiceType = (typeof serviceTypes)[number];
/** Decision C1. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Safety T7: 1 to 99 packs of one medicine, 50 medicines. */
export const QTY_MAX = 99;
export const LINES_MAX = 50;
/** A quote's prices stand this long (contract 'Payment: one path'). */
export const QUOTE_MINUTES = 30;

/** One line of a quote or an order; rupees. */
export interface OrderLine {
  id: number;
  name: string;
  qty: number;
  offer_price: number;
  mrp: number;
  total: number;
  image: string | null;
  pack: string | null;
  prescription_required: boolean;
}
export interface Quote {
  success: true;
  quote_id: string;
  /** Rupees. */
  subtotal: number;
  delivery_charge: number;
  total: number;
  /** From the store to the address, to 0.1 km. */
  distance_km: number;
  /** ISO instant. */
  expires_at: string;
  lines: OrderLine[];
}
export interface Placed { success: true; order_id: string; total: number; delivery_charge: number; payment_id: string }
export interface PlaceBody {
  medicines: Array<{ id: number; qty: number }>;
  services: never[];
  address_id: number;
  lat: number | null;
  lng: number | null;
  for_other: boolean;
  contact_mobile?: string | undefined;
  prescription_id?: string | undefined;
  quote_id?: string | undefined;
  payment_id?: string | undefined;
  payment_verified?: true | undefined;
}

export interface OrderDetail {
  id: string;
  order_id: string;
  service_type: ServiceType;
  status: OrderStatus;
  payment_status: 'paid' | 'due' | 'refunding' | 'refunded';
  payment_method: string;
  payment_id: string | null;
  subtotal: number;
  delivery_charge: number;
  total: number;
  items: OrderLine[];
  /** Where it goes, in one line; null for what happens online. */
  address: string | null;
  contact_mobile: string | null;
  /** A medicine of it waits for a prescription that a pharmacist has approved (decision S9). */
  prescription_needed: boolean;
  prescription_id: string | null;
  created_at: string;
  timeline: Array<{ status: OrderStatus; at: string }>;
}

export const placeOrderPath = `${API_BASE}/order/place/`;
export const orderPath = (id: string): string => `${API_BASE}/orders/${encodeURIComponent(id)}/`;
