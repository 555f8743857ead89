import { answerCart } from '@doorstep/contract/cart-request.routes';
import { checkMedicines, getMedicine, listMedicines } from '@doorstep/contract/medicine.routes';
import {
  claimPrescription,
  correctEntry,
  dispensed,
  dispensedCsv,
  reviewList,
  releasePrescription,
  reviewPrescription,
  undoReview,
} from '@doorstep/contract/review.routes';
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

const routes = {
  answerCart,
  checkMedicines,
  getMedicine,
  listMedicines,
  claimPrescription,
  correctEntry,
  dispensed,
  dispensedCsv,
  reviewList,
  releasePrescription,
  reviewPrescription,
  undoReview,
};
export const { target, call } = calls(routes);
export const { useCall, useLatest } = answers(routes);
