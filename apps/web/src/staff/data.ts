import { profilePath, type Profile, type Role } from '@doorstep/contract/account';
import {
  adminOrderPath,
  adminOrdersPath,
  unplacedPaymentsPath,
  type AdminOrder,
  type AdminOrderDetail,
  type AdminOrders,
  type AdminOrdersQuery,
  type UnplacedPayment,
} from '@doorstep/contract/order-admin';
import {
  auditPath,
  reviewsPath,
  staffMedicinesPath,
  type AuditLine,
  type AuditList,
  type ReviewedPrescription,
  type ReviewList,
  type StaffMedicine,
  type StaffMedicines,
} from '@doorstep/contract/staff';
import { usePersonal } from '../app/personal.ts';

/** Who works at a desk of the shop; a doctor has another. */
export type StaffRole = Extract<Role, 'admin' | 'pharmacist'>;
/** Asked of the server each time: what the browser keeps of a role proves nothing. */
export const useProfile = () => usePersonal<Profile>(profilePath, ({ role }) => typeof role === 'string');

const text = (value: unknown): value is string => typeof value === 'string';
const money = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const whole = <T>({ data }: { data: T[] }, one: (item: T) => boolean) =>
  Array.isArray(data) && data.every(one);

export const isAdminOrder = (one: AdminOrder): boolean =>
  text(one?.id) &&
  text(one.user?.name) &&
  text(one.user.mobile) &&
  text(one.status) &&
  money(one.total) &&
  Array.isArray(one.items);
export const useAdminOrders = (query: AdminOrdersQuery) =>
  usePersonal<AdminOrders>(
    adminOrdersPath(query),
    (answer) => whole(answer, isAdminOrder) && Number.isSafeInteger(answer.pagination?.total),
  );
export const useAdminOrder = (id: string) =>
  usePersonal<{ data: AdminOrderDetail }>(
    adminOrderPath(id),
    ({ data }) =>
      text(data?.id) && text(data.user?.name) && Array.isArray(data.items) && Array.isArray(data.history),
  );
export const useUnplacedPayments = () =>
  usePersonal<{ data: UnplacedPayment[] }>(unplacedPaymentsPath, (answer) =>
    whole(answer, (one) => text(one?.provider_order) && money(one.amount) && text(one.user?.name)),
  );

export const isStaffMedicine = (one: StaffMedicine): boolean =>
  Number.isSafeInteger(one?.id) && text(one.name) && money(one.mrp) && money(one.offer_price);
export const useStaffMedicines = (query: { search?: string; page?: number }) =>
  usePersonal<StaffMedicines>(staffMedicinesPath(query), (answer) => whole(answer, isStaffMedicine));
export const useAudit = (page: number) =>
  usePersonal<AuditList>(auditPath({ page }), (answer) =>
    whole<AuditLine>(answer, (one) => text(one?.at) && text(one.actor?.name) && text(one.action)),
  );

const isReviewed = (one: ReviewedPrescription): boolean =>
  text(one?.id) && text(one.image) && text(one.patient?.name) && Array.isArray(one.orders);
export const useReviews = (query: { status: 'pending' | 'all'; page: number } | { id: string } | null) =>
  usePersonal<ReviewList>(query && reviewsPath(query), (answer) => whole(answer, isReviewed));
