import { resetSecondStep } from '@doorstep/contract/second-step.routes';
import { findStaffAccount, giveRole, shutOut, staffAccounts } from '@doorstep/contract/staff-account.routes';
import {
  adminCreditNote,
  adminOrder,
  adminOrders,
  adminOrdersCsv,
  moveOrders,
  noteOrder,
  orphanPayments,
  refundOrder,
  setOrderStatus,
} from '@doorstep/contract/order-admin.routes';
import { auditCsv, auditList } from '@doorstep/contract/staff.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

/** Of orders, people and the audit; the catalogue and the desk have theirs, which other pages need not bring. */
const routes = {
  adminCreditNote,
  adminOrder,
  adminOrders,
  adminOrdersCsv,
  moveOrders,
  noteOrder,
  orphanPayments,
  refundOrder,
  setOrderStatus,
  auditCsv,
  auditList,
  findStaffAccount,
  giveRole,
  resetSecondStep,
  shutOut,
  staffAccounts,
};
export const { target, call } = calls(routes);
export const { useCall } = answers(routes);
