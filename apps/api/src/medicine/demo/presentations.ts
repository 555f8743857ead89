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
  how: string;
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
  how: string,
): Presentation => ({ form, word, pack, unit, size, how });

const SWALLOW = 'Swallow it with water';
const SHAKE = 'Shake the bottle and measure with the cup or spoon that comes with it.';
const MEASURE = 'Measure with the cup or spoon that comes with it.';
const THIN = 'Put a thin layer on clean, dry skin and wash your hands.';
const NURSE = 'Given as an injection by a trained person.';
const DROP = 'Wash your hands, pull the lower lid down and let one drop fall in.';

export const presentations = {
  tab: p('tablet', '', many('Strip', 'tablet'), 'tablet', 15, SWALLOW),
  sr: p(
    'tablet',
    'SR',
    many('Strip', 'tablet'),
    'tablet',
    15,
    'Swallow it whole with water, never broken or chewed',
  ),
  md: p('tablet', 'MD', many('Strip', 'tablet'), 'tablet', 10, 'Let it melt on the tongue'),
  chew: p('tablet', 'Chewable', many('Strip', 'tablet'), 'tablet', 15, 'Chew it well'),
  eff: p(
    'tablet',
    'Effervescent',
    many('Tube', 'tablet'),
    'tablet',
    10,
    'Let it dissolve in a glass of water and drink it at once',
  ),
  hundred: p('tablet', '', many('Bottle', 'tablet'), 'tablet', 100, SWALLOW),
  cap: p('capsule', 'Capsule', many('Strip', 'capsule'), 'capsule', 10, SWALLOW),
  crs: p(
    'capsule',
    'SR Capsule',
    many('Strip', 'capsule'),
    'capsule',
    10,
    'Swallow it whole with water, never opened',
  ),
  syr: p('syrup', 'Syrup', of('Bottle', 'ml'), 'ml', 100, MEASURE),
  sus: p('syrup', 'Suspension', of('Bottle', 'ml'), 'ml', 100, SHAKE),
  dry: p(
    'syrup',
    'Dry Syrup',
    of('Bottle', 'ml'),
    'ml',
    60,
    'Add clean, cooled boiled water up to the mark and shake. Keep it cool and use it within a week.',
  ),
  sol: p('syrup', 'Solution', of('Bottle', 'ml'), 'ml', 200, MEASURE),
  drp: p('drops', 'Drops', of('Bottle', 'ml'), 'ml', 15, 'Measure with the dropper that comes with it.'),
  eye: p('drops', 'Eye Drops', of('Bottle', 'ml'), 'ml', 5, DROP),
  ear: p(
    'drops',
    'Ear Drops',
    of('Bottle', 'ml'),
    'ml',
    10,
    'Warm the bottle in your hand, lie on one side and let the drops fall in.',
  ),
  nas: p(
    'drops',
    'Nasal Drops',
    of('Bottle', 'ml'),
    'ml',
    10,
    'Clean the nose, tilt the head back and let the drops fall in.',
  ),
  cre: p('cream', 'Cream', of('Tube', 'g'), 'g', 30, THIN),
  gel: p('cream', 'Gel', of('Tube', 'g'), 'g', 30, THIN),
  oin: p('cream', 'Ointment', of('Tube', 'g'), 'g', 20, THIN),
  lot: p('cream', 'Lotion', of('Bottle', 'ml'), 'ml', 60, THIN),
  inj: p('injection', 'Injection', of('Vial', 'ml'), 'ml', 10, NURSE),
  amp: p('injection', 'Injection', of('Ampoule', 'ml'), 'ml', 2, NURSE),
  vial: p('injection', 'Injection', (size) => (size === 1 ? '1 vial' : `${size} vials`), 'vial', 1, NURSE),
  bag: p(
    'injection',
    'Infusion',
    of('Bottle', 'ml'),
    'ml',
    500,
    'Given slowly into a vein by a trained person.',
  ),
  pen: p(
    'injection',
    'Pen',
    of('Pen', 'ml'),
    'ml',
    3,
    'Injected under the skin of belly or thigh, as you were shown.',
  ),
  ins: p(
    'injection',
    'Injection',
    of('Vial', 'ml'),
    'ml',
    10,
    'Injected under the skin of belly or thigh, as you were shown.',
  ),
  pfs: p(
    'injection',
    'Injection',
    (size) => (size === 1 ? '1 prefilled syringe' : `${size} prefilled syringes`),
    'syringe',
    1,
    'Injected under the skin, as you were shown.',
  ),
  inh: p(
    'inhaler',
    'Inhaler',
    (size) => `${size} doses`,
    'dose',
    200,
    'Shake, breathe out, press once while breathing in slowly, and hold your breath for ten seconds.',
  ),
  rota: p(
    'inhaler',
    'Inhalation Caps',
    many('Box', 'capsule'),
    'capsule',
    30,
    'Breathed in through its device, never swallowed.',
  ),
  resp: p('inhaler', 'Respules', many('Box', 'respule'), 'respule', 5, 'Breathed in through a nebuliser.'),
  pow: p('powder', 'Powder', of('Sachet', 'g'), 'g', 5, 'Stir it into a glass of water and drink it.'),
  jar: p('powder', 'Powder', of('Jar', 'g'), 'g', 200, 'Stir it into a glass of water or milk and drink it.'),
  ors: p(
    'powder',
    'Sachet',
    of('Sachet', 'g'),
    'g',
    21,
    'Stir the whole sachet into one litre of clean drinking water, sip it often, and use it within a day.',
  ),
  dust: p('powder', 'Dusting Powder', of('Bottle', 'g'), 'g', 100, 'Dust it on clean, dry skin.'),
  spray: p(
    'other',
    'Nasal Spray',
    (size) => `${size} doses`,
    'dose',
    120,
    'Clean the nose, point the tip slightly outwards and spray once or twice.',
  ),
  wash: p('other', 'Mouthwash', of('Bottle', 'ml'), 'ml', 150, 'Rinse for half a minute and spit it out.'),
  liquid: p(
    'other',
    'Liquid',
    of('Bottle', 'ml'),
    'ml',
    100,
    'Put it on with clean cotton, as the label says.',
  ),
  sham: p(
    'other',
    'Shampoo',
    of('Bottle', 'ml'),
    'ml',
    100,
    'Massage it into wet hair, leave it for five minutes and rinse.',
  ),
  soap: p('other', 'Soap', of('Bar', 'g'), 'g', 75, 'Use it on wet skin and rinse well.'),
  supp: p(
    'other',
    'Suppositories',
    (size) => `Pack of ${size} suppositories`,
    'suppository',
    5,
    'Put it into the back passage, lying on one side.',
  ),
  steam: p(
    'other',
    'Inhalant Capsules',
    many('Strip', 'capsule'),
    'capsule',
    10,
    'Cut one open into hot water and breathe in the steam. Never swallow it.',
  ),
  loz: p('other', 'Lozenges', many('Strip', 'lozenge'), 'lozenge', 10, 'Let it melt slowly in the mouth.'),
  gum: p(
    'other',
    'Gum',
    (size) => `Pack of ${size} pieces`,
    'piece',
    10,
    'Chew it slowly, rest it against the cheek, and chew again.',
  ),
  patch: p(
    'other',
    'Patch',
    (size) => `Pack of ${size} patch${size === 1 ? '' : 'es'}`,
    'patch',
    7,
    'Put a new one on clean, dry, hairless skin each day.',
  ),
  pess: p(
    'other',
    'Vaginal Tablets',
    (size) => `Strip of ${size} tablets`,
    'tablet',
    6,
    'Placed high in the vagina at bedtime with the applicator.',
  ),
} satisfies Record<string, Presentation>;
export type PresentationName = keyof typeof presentations;
