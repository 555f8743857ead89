import { importCatalogue } from '@doorstep/contract/medicine.routes';
import {
  adminOrder,
  adminOrders,
  adminOrdersCsv,
  moveOrders,
  noteOrder,
  orphanPayments,
  refundOrder,
  setOrderStatus,
} from '@doorstep/contract/order-admin.routes';
import {
  auditList,
  changeMedicine,
  claimPrescription,
  dispensed,
  dispensedCsv,
  reviewList,
  releasePrescription,
  reviewPrescription,
  staffMedicines,
  undoReview,
} from '@doorstep/contract/staff.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

const routes = {
  adminOrder,
  adminOrders,
  adminOrdersCsv,
  moveOrders,
  noteOrder,
  orphanPayments,
  refundOrder,
  setOrderStatus,
  auditList,
  changeMedicine,
  claimPrescription,
  dispensed,
  dispensedCsv,
  reviewList,
  releasePrescription,
  reviewPrescription,
  staffMedicines,
  undoReview,
  importCatalogue,
};
export const { target, call } = calls(routes);
export const { useCall } = answers(routes);
