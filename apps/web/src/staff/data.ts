import type { Role } from '@doorstep/contract/account';
import type { AdminOrdersQuery } from '@doorstep/contract/order-admin.schema';
import { useCall as useAccountCall } from '../account/call.ts';
import { useCall } from './call.ts';

/** Who works at a desk of the shop; a doctor has another. */
export type StaffRole = Extract<Role, 'admin' | 'pharmacist'>;
/** Asked of the server each time: what the browser keeps of a role proves nothing. */
export const useProfile = () => useAccountCall('getProfile');

export const useAdminOrders = ({ view, ...query }: AdminOrdersQuery) =>
  useCall('adminOrders', { query: { ...query, view: view === 'all' ? undefined : view } });
export const useAdminOrder = (id: string) => useCall('adminOrder', { params: { id } });
export const useUnplacedPayments = () => useCall('orphanPayments');

export const useStaffMedicines = (query: { search?: string; page?: number }) =>
  useCall('staffMedicines', { query });
export const useAudit = (page: number) => useCall('auditList', { query: { page } });
export const useReviews = (query: { status: 'pending' | 'all'; page: number } | { id: string } | null) =>
  useCall('reviewList', query && { query });
