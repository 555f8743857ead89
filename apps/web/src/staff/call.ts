import { answerCart } from '@doorstep/contract/cart-request.routes';
import { getMedicine, importCatalogue, listMedicines } from '@doorstep/contract/medicine.routes';
import { giveRole, shutOut, staffAccounts } from '@doorstep/contract/staff-account.routes';
import {
  addMedicine,
  bulkMedicines,
  catalogueImports,
  changeMedicine,
  changeMedicinePicture,
  exportCatalogue,
  staffMedicine,
  staffMedicines,
  undoImport,
  uploadMedicinePicture,
} from '@doorstep/contract/catalogue.routes';
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
  claimPrescription,
  dispensed,
  dispensedCsv,
  reviewList,
  releasePrescription,
  reviewPrescription,
  undoReview,
} from '@doorstep/contract/review.routes';
import { auditCsv, auditList } from '@doorstep/contract/staff.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

const routes = {
  answerCart,
  getMedicine,
  listMedicines,
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
  auditCsv,
  auditList,
  bulkMedicines,
  catalogueImports,
  changeMedicine,
  changeMedicinePicture,
  claimPrescription,
  dispensed,
  dispensedCsv,
  exportCatalogue,
  reviewList,
  releasePrescription,
  reviewPrescription,
  staffMedicine,
  staffMedicines,
  undoImport,
  undoReview,
  uploadMedicinePicture,
  importCatalogue,
  giveRole,
  shutOut,
  staffAccounts,
};
export const { target, call } = calls(routes);
export const { useCall, useLatest } = answers(routes);
