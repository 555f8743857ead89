import { answerCart } from '@doorstep/contract/cart-request.routes';
import { importCatalogue, listMedicines } from '@doorstep/contract/medicine.routes';
import {
  adminOrder,
  adminOrders,
  noteOrder,
  orphanPayments,
  refundOrder,
  setOrderStatus,
} from '@doorstep/contract/order-admin.routes';
import {
  auditList,
  changeMedicine,
  reviewList,
  reviewPrescription,
  staffMedicines,
  undoReview,
} from '@doorstep/contract/staff.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

const routes = {
  answerCart,
  listMedicines,
  adminOrder,
  adminOrders,
  noteOrder,
  orphanPayments,
  refundOrder,
  setOrderStatus,
  auditList,
  changeMedicine,
  reviewList,
  reviewPrescription,
  staffMedicines,
  undoReview,
  importCatalogue,
};
export const { target, call } = calls(routes);
export const { useCall, useLatest } = answers(routes);
