import {
  bulkMedicines,
  catalogueImports,
  exportCatalogue,
  undoImport,
} from '@doorstep/contract/catalogue.routes';
import { importCatalogue } from '@doorstep/contract/medicine.routes';
import {
  adminOrder,
  adminOrders,
  noteOrder,
  orphanPayments,
  refundOrder,
  setOrderStatus,
} from '@doorstep/contract/order-admin.routes';
import {
  addMedicine,
  auditList,
  changeMedicine,
  reviewList,
  reviewPrescription,
  staffMedicine,
  staffMedicines,
  undoReview,
} from '@doorstep/contract/staff.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

const routes = {
  addMedicine,
  adminOrder,
  adminOrders,
  noteOrder,
  orphanPayments,
  refundOrder,
  setOrderStatus,
  auditList,
  bulkMedicines,
  catalogueImports,
  changeMedicine,
  exportCatalogue,
  reviewList,
  reviewPrescription,
  staffMedicine,
  staffMedicines,
  undoImport,
  undoReview,
  importCatalogue,
};
export const { target, call } = calls(routes);
export const { useCall } = answers(routes);
