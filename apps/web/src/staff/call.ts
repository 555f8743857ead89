import {
  bulkMedicines,
  catalogueImports,
  exportCatalogue,
  undoImport,
} from '@doorstep/contract/catalogue.routes';
import { giveRole, shutOut, staffAccounts } from '@doorstep/contract/account.routes';
import { importCatalogue } from '@doorstep/contract/medicine.routes';
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
import {
  addMedicine,
  auditExport,
  auditList,
  changeMedicine,
  claimPrescription,
  dispensed,
  dispensedCsv,
  reviewList,
  releasePrescription,
  reviewPrescription,
  staffMedicine,
  staffMedicines,
  undoReview,
} from '@doorstep/contract/staff.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

const routes = {
  addMedicine,
  adminCreditNote,
  adminOrder,
  adminOrders,
  adminOrdersCsv,
  moveOrders,
  noteOrder,
  orphanPayments,
  refundOrder,
  setOrderStatus,
  auditExport,
  auditList,
  bulkMedicines,
  catalogueImports,
  changeMedicine,
  exportCatalogue,
  claimPrescription,
  dispensed,
  dispensedCsv,
  reviewList,
  releasePrescription,
  reviewPrescription,
  staffMedicine,
  staffMedicines,
  undoImport,
  undoReview,
  importCatalogue,
  giveRole,
  shutOut,
  staffAccounts,
};
export const { target, call } = calls(routes);
export const { useCall } = answers(routes);
