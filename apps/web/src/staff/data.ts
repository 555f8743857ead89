import { staffRoles, type StaffRole } from '@doorstep/contract/account';
import type { AdminOrdersQuery } from '@doorstep/contract/order-admin.schema';
import type { AuditQuery } from '@doorstep/contract/staff.schema';
import { getProfile } from '@doorstep/contract/account.routes';
import { answers } from '../app/use-call.ts';
import { useCall } from './call.ts';

const { useCall: useAccountCall } = answers({ getProfile });

export const isStaffRole = (role: string | undefined): role is StaffRole =>
  staffRoles.some((one) => one === role);
/** Asked of the server each time: what the browser keeps of a role proves nothing. */
export const useProfile = () => useAccountCall('getProfile');

/** What is as usual is not asked for. */
export const usualLeftOut = ({ view, sort, ...query }: AdminOrdersQuery) => ({
  ...query,
  view: view === 'all' ? undefined : view,
  sort: sort === '-date' ? undefined : sort,
});
export const useAdminOrders = (query: AdminOrdersQuery) =>
  useCall('adminOrders', { query: usualLeftOut(query) });
export const useAdminOrder = (id: string) => useCall('adminOrder', { params: { id } });
export const useUnplacedPayments = () => useCall('orphanPayments');

export const useStaffAccounts = () => useCall('staffAccounts');
export const useAudit = (query: AuditQuery & { page: number }) => useCall('auditList', { query });
