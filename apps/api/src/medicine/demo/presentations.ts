import type { MedicineForm } from '@doorstep/contract/medicine';

export interface Presentation {
  form: MedicineForm;
  /** Stands behind the brand; empty for a plain tablet. */
  word: string;
  pack: (size: number) => string;
  /** What one is called; the unit price is for one of it. */
  unit: string;
  /** Usual number of units, where the table of generics names none. */
  size: number;
}

const many = (container: string, unit: string) => (size: number) =>
  `${container} of ${size} ${unit}${size === 1 ? '' : 's'}`;
const of = (container: string, unit: string) => (size: number) => `${container} of ${size} ${unit}`;
const p = (
  form: MedicineForm,
  word: string,
  pack: Presentation['pack'],
  unit: string,
  size: number,
): Presentation => ({ form, word, pack, unit, size });

export const presentations = {
  tab: p('tablet', '', many('Strip', 'tablet'), 'tablet', 15),
  sr: p('tablet', 'SR', many('Strip', 'tablet'), 'tablet', 15),
  md: p('tablet', 'MD', many('Strip', 'tablet'), 'tablet', 10),
  chew: p('tablet', 'Chewable', many('Strip', 'tablet'), 'tablet', 15),
  eff: p('tablet', 'Effervescent', many('Tube', 'tablet'), 'tablet', 10),
  hundred: p('tablet', '', many('Bottle', 'tablet'), 'tablet', 100),
  cap: p('capsule', 'Capsule', many('Strip', 'capsule'), 'capsule', 10),
  crs: p('capsule', 'SR Capsule', many('Strip', 'capsule'), 'capsule', 10),
  syr: p('syrup', 'Syrup', of('Bottle', 'ml'), 'ml', 100),
  sus: p('syrup', 'Suspension', of('Bottle', 'ml'), 'ml', 100),
  dry: p('syrup', 'Dry Syrup', of('Bottle', 'ml'), 'ml', 60),
  sol: p('syrup', 'Solution', of('Bottle', 'ml'), 'ml', 200),
  drp: p('drops', 'Drops', of('Bottle', 'ml'), 'ml', 15),
  eye: p('drops', 'Eye Drops', of('Bottle', 'ml'), 'ml', 5),
  ear: p('drops', 'Ear Drops', of('Bottle', 'ml'), 'ml', 10),
  nas: p('drops', 'Nasal Drops', of('Bottle', 'ml'), 'ml', 10),
  cre: p('cream', 'Cream', of('Tube', 'g'), 'g', 30),
  gel: p('cream', 'Gel', of('Tube', 'g'), 'g', 30),
  oin: p('cream', 'Ointment', of('Tube', 'g'), 'g', 20),
  lot: p('cream', 'Lotion', of('Bottle', 'ml'), 'ml', 60),
  inj: p('injection', 'Injection', of('Vial', 'ml'), 'ml', 10),
  amp: p('injection', 'Injection', of('Ampoule', 'ml'), 'ml', 2),
  vial: p('injection', 'Injection', (size) => (size === 1 ? '1 vial' : `${size} vials`), 'vial', 1),
  bag: p('injection', 'Infusion', of('Bottle', 'ml'), 'ml', 500),
  pen: p('injection', 'Pen', of('Pen', 'ml'), 'ml', 3),
  ins: p('injection', 'Injection', of('Vial', 'ml'), 'ml', 10),
  pfs: p(
    'injection',
    'Injection',
    (size) => (size === 1 ? '1 prefilled syringe' : `${size} prefilled syringes`),
    'syringe',
    1,
  ),
  inh: p('inhaler', 'Inhaler', (size) => `${size} doses`, 'dose', 200),
  rota: p('inhaler', 'Inhalation Caps', many('Box', 'capsule'), 'capsule', 30),
  resp: p('inhaler', 'Respules', many('Box', 'respule'), 'respule', 5),
  pow: p('powder', 'Powder', of('Sachet', 'g'), 'g', 5),
  jar: p('powder', 'Powder', of('Jar', 'g'), 'g', 200),
  ors: p('powder', 'Sachet', of('Sachet', 'g'), 'g', 21),
  dust: p('powder', 'Dusting Powder', of('Bottle', 'g'), 'g', 100),
  spray: p('other', 'Nasal Spray', (size) => `${size} doses`, 'dose', 120),
  wash: p('other', 'Mouthwash', of('Bottle', 'ml'), 'ml', 150),
  liquid: p('other', 'Liquid', of('Bottle', 'ml'), 'ml', 100),
  sham: p('other', 'Shampoo', of('Bottle', 'ml'), 'ml', 100),
  soap: p('other', 'Soap', of('Bar', 'g'), 'g', 75),
  supp: p('other', 'Suppositories', (size) => `Pack of ${size} suppositories`, 'suppository', 5),
  steam: p('other', 'Inhalant Capsules', many('Strip', 'capsule'), 'capsule', 10),
  loz: p('other', 'Lozenges', many('Strip', 'lozenge'), 'lozenge', 10),
  gum: p('other', 'Gum', (size) => `Pack of ${size} pieces`, 'piece', 10),
  patch: p('other', 'Patch', (size) => `Pack of ${size} patch${size === 1 ? '' : 'es'}`, 'patch', 7),
  pess: p('other', 'Vaginal Tablets', (size) => `Strip of ${size} tablets`, 'tablet', 6),
} satisfies Record<string, Presentation>;
export type PresentationName = keyof typeof presentations;
