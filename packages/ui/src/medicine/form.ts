import type { IconName } from '../base/icon/names.ts';

/** Dosage form: how a medicine is packed, drawn and counted. */
export type MedicineForm =
  | 'tablet'
  | 'capsule'
  | 'syrup'
  | 'drops'
  | 'cream'
  | 'injection'
  | 'inhaler'
  | 'powder'
  | 'other';
/** Drawn where the picture of a medicine is missing. */
export const formIcons: Record<MedicineForm, IconName> = {
  tablet: 'icon-tablets',
  capsule: 'icon-pill',
  syrup: 'icon-flask-conical',
  drops: 'icon-droplets',
  cream: 'icon-package',
  injection: 'icon-syringe',
  inhaler: 'icon-spray-can',
  powder: 'icon-package',
  other: 'icon-package',
};
