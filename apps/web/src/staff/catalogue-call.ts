import { importCatalogue } from '@doorstep/contract/medicine.routes';
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
import { calls } from '../app/call.ts';
import { answers } from '../app/use-call.ts';

const routes = {
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
  importCatalogue,
};
export const { target, call } = calls(routes);
export const { useCall } = answers(routes);
