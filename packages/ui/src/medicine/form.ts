import type { IconName } from '../base/icon/names.ts';

/** Drawn where the picture of a medicine is missing. */
export const formIcons = {
  tablet: 'icon-tablets',
  capsule: 'icon-pill',
  syrup: 'icon-flask-conical',
  drops: 'icon-droplets',
  cream: 'icon-package',
  injection: 'icon-syringe',
  inhaler: 'icon-spray-can',
  powder: 'icon-package',
  other: 'icon-package',
} as const satisfies Record<string, IconName>;
/** Dosage form: how a medicine is packed, drawn and counted. */
export type MedicineForm = keyof typeof formIcons;
