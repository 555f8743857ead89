import { getMedicine, listMedicines, listMedicineUses } from '@doorstep/contract/medicine.routes';
import { answers } from '../app/use-call.ts';

export const { keyOf, useCall, useLatest } = answers({ listMedicines, getMedicine, listMedicineUses });
