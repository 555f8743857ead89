import type { Role } from './account.ts';
import { API_BASE, type Pagination } from './envelope.ts';
import type { OrderStatus, RxStatus } from './order.ts';
import type { Prescription } from './prescription.ts';
import { past1, withQuery } from './query.ts';

export const REVIEW_PAGE_SIZE = 20;
export const STAFF_MEDICINES_PAGE_SIZE = 20;
export const AUDIT_PAGE_SIZE = 50;
/** Letters of what a pharmacist writes to a patient. */
export const REASON_MAX = 300;
export const lineDecisions = ['approved', 'rejected', 'question'] as const;
export type LineDecision = (typeof lineDecisions)[number];

/** A line of an order that waits, or waited, on a prescription. */
export interface ReviewLine {
  /** Its position in the order, from 0. */
  id: number;
  medicine_id: number;
  name: string;
  qty: number;
  pack: string | null;
  rx_status: RxStatus | null;
  rx_reason: string | null;
}
export interface ReviewOrder {
  order_id: string;
  created_at: string;
  status: OrderStatus;
  lines: ReviewLine[];
}
/** A prescription as its pharmacist sees it. */
export interface ReviewedPrescription extends Omit<Prescription, 'in_use'> {
  patient: { name: string; mobile: string };
  /** The patient was called about it: by whom, when. */
  called: { by: string; at: string } | null;
  /** The review that stands. */
  reviewed: { by: string; at: string } | null;
  /** Somebody has to look at it: nobody has, or a new order waits on it. */
  waiting: boolean;
  orders: ReviewOrder[];
}
export interface ReviewBody {
  decision: 'approved' | 'rejected';
  /** For the patient; a rejection needs one. */
  reason?: string | null;
  /** Lines that are decided otherwise than the sheet; `order_id` where several orders wait. */
  lines?: Array<{
    id: number;
    order_id?: string | null;
    decision: LineDecision;
    reason?: string | null;
  }> | null;
  /** When the patient was called, ISO instant. */
  called_at?: string | null;
  /** '2027-05-21'; six months from today unless said. */
  valid_until?: string | null;
  /** `reviewed.at` as the pharmacist saw it, null where nobody had reviewed it: another review since is a 409 `reviewed`. */
  reviewed_at?: string | null;
}
export interface ReviewList {
  success: true;
  data: ReviewedPrescription[];
  pagination: Pagination;
}

/** A medicine as its shopkeeper sees it; rupees. */
export interface StaffMedicine {
  id: number;
  code: string;
  name: string;
  pack: string | null;
  manufacturer: string | null;
  mrp: number;
  offer_price: number;
  in_stock: boolean;
  prescription_required: boolean;
  updated_at: string;
}
export interface StaffMedicines {
  success: true;
  data: StaffMedicine[];
  pagination: Pagination;
}

/** Who of the staff did what to whose record, or was refused it. */
export interface AuditLine {
  id: number;
  at: string;
  actor: { name: string; role: Role };
  action: string;
  object_kind: string;
  object_id: string | null;
  /** Whose record it is; null where it is nobody's. */
  subject: { name: string } | null;
  result: 'done' | 'refused';
  request_id: string;
  /** Of a change of the catalogue. */
  changes: Record<string, { from: unknown; to: unknown }> | null;
}
export interface AuditList {
  success: true;
  data: AuditLine[];
  pagination: Pagination;
}

/** With an id that one alone, however it stands. */
export const reviewsPath = ({
  status,
  page,
  id,
}: { status?: 'pending' | 'all'; page?: number; id?: string } = {}): string =>
  withQuery(`${API_BASE}/staff/prescriptions/`, { status, page: past1(page), id });
export const reviewPath = (id: string): string =>
  `${API_BASE}/staff/prescriptions/${encodeURIComponent(id)}/review/`;
export const staffMedicinesPath = ({
  search,
  page,
  limit,
}: { search?: string; page?: number; limit?: number } = {}): string =>
  withQuery(`${API_BASE}/staff/medicines/`, { search: search || undefined, page: past1(page), limit });
export const staffMedicinePath = (id: number): string => `${API_BASE}/staff/medicines/${id}/`;
export const auditPath = ({ page }: { page?: number } = {}): string =>
  withQuery(`${API_BASE}/staff/audit/`, { page: past1(page) });
export const catalogueImportPath = ({ dryRun = false }: { dryRun?: boolean } = {}): string =>
  withQuery(`${API_BASE}/staff/catalogue/import/`, { dry_run: dryRun ? 1 : undefined });
