import { issue } from '@doorstep/contract/failure';
import { describe, expect, test } from 'vitest';
import { readDose } from '../src/consultation/dose.ts';
import { hiddenIn } from '../src/consultation/hidden.ts';
import {
  createDailyDoses,
  listOf,
  listProblem,
  packsNeeded,
  verdictOf,
  type Visit,
} from '../src/consultation/telemedicine.ts';

const at = new Date('2026-11-01T10:00:00+05:30');
const chat: Visit = { mode: 'text', followUp: undefined },
  sound: Visit = { mode: 'audio', followUp: undefined },
  video: Visit = { mode: 'video', followUp: undefined },
  afterVideo: Visit = { mode: 'text', followUp: { at, by: 'video' } },
  afterVisit: Visit = { mode: 'text', followUp: { at, by: 'in-person' } };
const medicine = (composition: string) => ({ name: 'Brand', composition });

describe('lists of the Telemedicine Practice Guidelines', () => {
  test.for([
    ['Paracetamol 500 mg', 'O'],
    ['Ambroxol 30 mg', 'O'],
    ['Ferrous Sulfate 100 mg + Folic Acid 0.5 mg', 'O'],
    ['Amoxicillin 500 mg', 'A'],
    ['Tadalafil 10 mg', 'A'],
    ['Metformin 500 mg', 'A'],
    ['Mupirocin 2 %', 'A'],
    ['Paracetamol 500 mg + Xyzquorvane 10 mg', 'A'],
    ['Xyzquorvane 10 mg', 'A'],
    ['Metformin 500 mg + Vildagliptin 50 mg', 'B'],
    ['Hydrochlorothiazide 12.5 mg', 'B'],
    ['Fentanyl 25 mcg', 'prohibited'],
    ['Alprazolam 0.25 mg', 'prohibited'],
    ['Methylphenidate 10 mg', 'prohibited'],
    ['Paracetamol 325 mg + Tramadol 37.5 mg', 'prohibited'],
    ['Isotretinoin 20 mg', 'prohibited'],
    ['Lenalidomide 10 mg', 'prohibited'],
    ['Misoprostol 200 mcg', 'prohibited'],
  ] as const)('puts %s on list %s', ([composition, list]) => {
    expect(verdictOf(medicine(composition)).list).toBe(list);
  });
  test('judges a typed name like a medicine of the catalogue', () => {
    expect(verdictOf({ name: 'Tab. Morphine 10 mg' }).list).toBe('prohibited');
    expect(verdictOf({ name: 'Inj. Fentanyl' }).list).toBe('prohibited');
    expect(verdictOf({ name: 'Tab Azithromycin 500' }).list).toBe('A');
    expect(verdictOf({ name: 'Dolo 650' }).list).toBe('O');
  });
  const allowed = (composition: string, visit: Visit, isRefill = false) =>
    listProblem(verdictOf(medicine(composition)), visit, isRefill) === undefined;
  test('allows list O by any mode', () => {
    for (const visit of [chat, sound, video, afterVideo])
      expect(allowed('Paracetamol 500 mg', visit)).toBe(true);
  });
  test('allows list A by video, as a refill after a video consultation, or after a visit', () => {
    const list = [chat, sound, video, afterVideo, afterVisit].map((visit) =>
      allowed('Atenolol 50 mg', visit),
    );
    expect(list).toEqual([false, false, true, false, true]);
    expect(allowed('Atenolol 50 mg', afterVideo, true)).toBe(true);
    // Refill or not, a first consultation by chat is none.
    expect(allowed('Atenolol 50 mg', chat, true)).toBe(false);
  });
  test('allows list B at a follow-up only', () => {
    const list = [chat, sound, video, afterVideo, afterVisit].map((visit) =>
      allowed('Linagliptin 5 mg', visit),
    );
    expect(list).toEqual([false, false, false, true, true]);
  });
  test('allows what is prohibited never', () => {
    for (const visit of [chat, video, afterVideo, afterVisit])
      for (const composition of ['Codeine 10 mg', 'Ketamine 50 mg', 'Thalidomide 100 mg'])
        expect(allowed(composition, visit, true), composition).toBe(false);
  });
  test('shortens antibiotics and Schedule H1', () => {
    expect(verdictOf(medicine('Cefixime 200 mg')).daysMost).toBe(14);
    expect(verdictOf(medicine('Amlodipine 5 mg')).daysMost).toBe(30);
  });
});

describe('quantity', () => {
  test.for([
    ['1-0-1, after food', false, 2],
    ['½-0-½', false, 1],
    ['1-1-1-1', false, 4],
    ['1-1-1, only when needed', false, 3],
    ['2 tablets twice daily', false, 4],
    ['One in the morning, one at night', false, 2],
    ['one every 6 hours', false, 4],
    ['OD', false, 1],
    ['5 ml, 1-1-1', true, 15],
    ['10 ml BD', true, 20],
    ['1-0-1', true, undefined],
    ['as I told you', false, undefined],
    ['4 tablets 1-1-1', false, 12],
    ['ten tablets daily', false, 10],
    ['six tablets daily', false, 6],
    ['1 tablet 6 times daily', false, 6],
    ['1-0-1 for 3 days then 3-3-3', false, 9],
    ['2 BD', false, 4],
    ['1-2 tablets 3 times a day', false, 6],
    ['1 to 2 tablets every 4-6 hours', false, 12],
    ['2 tablets x 3 daily', false, 6],
    ['1 tablet at 8 am, 2 pm and 10 pm', false, 3],
    ['1 in the morning, 2 at night', false, 3],
    ['twice daily and at bedtime', false, 3],
    ['1 tablet in the morning after breakfast', false, 1],
    ['1 tablet after breakfast and dinner', false, 2],
    ['1 tablet with each meal', false, 3],
    ['6 hourly', false, 4],
    ['1 + 0 + 1', false, 2],
    ['1 1/2 tablets BD', false, 3],
    ['1 tablet (500 mg) BD for 5 days', false, 2],
    ['1 tablet 30 minutes before food, BD', false, 2],
    ['1-0-1 with 1 glass of water', false, 2],
    ['1 tablet every 8 hours, at most 3 a day', false, 3],
    ['1 tablet when needed, max 9 a day', false, 9],
    ['दिन में दो बार एक गोली', false, 2],
    ['do goli din mein teen baar', false, 6],
    ['1000 mg twice daily', false, undefined],
    ['several tablets daily', false, undefined],
    ['One when the fever is above 38.5 °C', false, undefined],
    ['5 to 10 ml TDS', true, 30],
    ['10-10-10 ml', true, 30],
    ['2 x 5 ml BD', true, 20],
    ['5 ml in 100 ml water TDS', true, 15],
  ] as const)('reads %s', ([dose, isLiquid, perDay]) => {
    expect(readDose(dose, isLiquid).perDay).toBe(perDay);
  });
  const strip = { form: 'tablet', pack: 'Strip of 10 tablets', packSize: 10, unit: 'tablet' } as const,
    bottle = { form: 'syrup', pack: 'Bottle of 100 ml', packSize: 100, unit: 'ml' } as const,
    tube = { form: 'cream', pack: 'Tube of 15 g', packSize: 15, unit: 'g' } as const;
  test.for([
    [strip, '1-0-1', 5, 1],
    [strip, '1-0-1', 6, 2],
    [strip, '1-1-1', 30, 9],
    [bottle, '5 ml, 1-1-1', 7, 2],
    [tube, 'twice a day, thinly', 14, 1],
    [tube, 'twice a day, thinly', 30, 2],
  ] as const)('of %j, %s for %i days is %i packs', ([packed, dose, days, packs]) => {
    expect(packsNeeded(packed, { dose, days, given: undefined })).toMatchObject({ packs });
  });
  test('asks for a dose that says how much, and refuses one that is a mistake', () => {
    expect(packsNeeded(strip, { dose: 'with water', days: 5, given: undefined })).toHaveProperty('problem');
    expect(packsNeeded(strip, { dose: 'with water', days: 5, given: 3 })).toEqual({ packs: 2, perDay: 3 });
    expect(packsNeeded(strip, { dose: '9-9-9', days: 5, given: undefined })).toHaveProperty('problem');
    // A figure beside the words does not raise them.
    expect(packsNeeded(strip, { dose: '1-0-0', days: 10, given: 12 })).toMatchObject({ packs: 1 });
    // Units a day stated beside the text are not lower than those in it.
    expect(packsNeeded(strip, { dose: '6 tablets when needed', days: 1, given: 1 })).toMatchObject({
      perDay: 6,
    });
  });
  test('limits units a day to 8, and to 12 where the maximum in mg is known', () => {
    const needed = (composition: string, dose: string) =>
        packsNeeded({ ...strip, composition }, { dose, days: 1, given: undefined }),
      problem = (most: number) => ({ problem: issue('dose_per_day_most', { most }) });
    expect(needed('Calcium Carbonate 500 mg', '8 tablets daily')).toMatchObject({ perDay: 8 });
    expect(needed('Xyzquorvane 10 mg', '9 tablets daily')).toEqual(problem(8));
    expect(needed('Sildenafil', '9 tablets daily')).toEqual(problem(8));
    expect(needed('Pregabalin 25 mg', '9 tablets daily')).toMatchObject({ perDay: 9 });
    expect(needed('Pregabalin 25 mg', '13 tablets daily')).toEqual(problem(12));
  });
});

describe('daily maximum in mg', () => {
  type Added = Parameters<ReturnType<typeof createDailyDoses>['add']>[0];
  const add = (medicine: Added, perDay: number) => createDailyDoses().add(medicine, perDay);
  test.for([
    ['Paracetamol 650 mg', 6, 9, 'Paracetamol', 4000],
    ['Paracetamol 1 g', 4, 5, 'Paracetamol', 4000],
    ['Sildenafil 100 mg', 1, 2, 'Sildenafil', 100],
    ['Tadalafil 10 mg', 2, 3, 'Tadalafil', 20],
    ['Amlodipine Besylate 5 mg', 2, 3, 'Amlodipine', 10],
    ['Hydrochlorothiazide 12.5 mg + Amlodipine 5 mg', 2, 3, 'Amlodipine', 10],
    ['Pregabalin 150 mg', 4, 6, 'Pregabalin', 600],
  ] as const)(
    'allows %s %i times a day, and refuses it %i times',
    ([composition, allowed, refused, name, most]) => {
      const medicine: Added = { form: 'tablet', name: 'Brand', composition };
      expect(add(medicine, allowed)).toBeUndefined();
      expect(add(medicine, refused)).toBe(issue('dose_mg_most', { name, most }));
    },
  );
  test('reads the strength of a name, of the strength column and of a syrup', () => {
    const syrup: Added = { form: 'syrup', name: 'Brand', composition: 'Paracetamol 250 mg/5 ml' };
    expect(add({ form: 'tablet', name: 'Sildenafil 100 mg' }, 2)).toBeDefined();
    expect(
      add({ form: 'tablet', name: 'Brand', composition: 'Sildenafil', strength: '100 mg' }, 2),
    ).toBeDefined();
    expect(add(syrup, 100)).toBeDefined();
    expect(add(syrup, 60)).toBeUndefined();
  });
  test('adds up two medicines of one substance', () => {
    const daily = createDailyDoses();
    expect(daily.add({ form: 'tablet', composition: 'Paracetamol 500 mg' }, 6)).toBeUndefined();
    expect(daily.add({ form: 'tablet', composition: 'Ibuprofen 400 mg' }, 3)).toBeUndefined();
    expect(daily.add({ form: 'tablet', composition: 'Paracetamol 650 mg' }, 6)).toBe(
      issue('dose_mg_most', { name: 'Paracetamol', most: 4000 }),
    );
  });
});

describe('free text', () => {
  test.for([
    ['Rest. Tab Tramadol 50 mg at night.', 'tramadol'],
    ['Morphine 10 mg, 1-0-1', 'morphine'],
    ['Alprazolam one tablet at bedtime for 30 days', 'alprazolam'],
    ['Take Alprax 0.5 at night x 30', 'alprazolam'],
    ['Alprax 5', 'alprazolam'],
    ['Syrup codeine two spoons at night', 'codeine'],
    ['Injection morphine once daily', 'morphine'],
    ['Isotretinoin two capsules daily', 'isotretinoin'],
    ['Take tramadol, 1 capsule twice a day', 'tramadol'],
    ['Anxiety; give Lorazepam one tablet at night', 'lorazepam'],
    ['Tramadol. One tablet at night.', 'tramadol'],
    ['Tramadol\n1-0-1', 'tramadol'],
    ['Tramadol ek goli roz', 'tramadol'],
    ['ट्रामाडोल रोज लें', 'tramadol'],
    ['Fentanyl patch every three days', 'fentanyl'],
    ['Stop ibuprofen, start tramadol 1 tablet daily', 'tramadol'],
    ['Stop ibuprofen and take tramadol twice a day', 'tramadol'],
    ['Avoid alcohol, tramadol 1 tablet at night', 'tramadol'],
    ['Do not stop alprazolam, take one tablet daily', 'alprazolam'],
    ['Do not skip alprazolam at night', 'alprazolam'],
    ['Tramadol lena aur sharab nahi lena', 'tramadol'],
  ])('finds a prohibited medicine in "%s"', ([text, name]) => {
    expect(hiddenIn(text!)).toBe(name);
  });
  test.for([
    'Do not take your old tramadol any more.',
    'Do not take tramadol at night',
    'Stop alprazolam 0.5 mg from tonight',
    'Avoid alcohol, tramadol and codeine',
    'Take rest. Avoid codeine syrup.',
    'Allergic to morphine, take paracetamol 500 mg',
    'Patient takes alprazolam already; do not increase',
    'History of codeine dependence',
    'Alprazolam use disorder',
    'Tramadol tablets should be stopped',
    'Tramadol band karein',
    'Tramadol mat lena',
    'Drink 200 ml of water every hour.',
    'Take plenty of fluids, rest at night, light diet twice daily',
    'Give ORS after every loose stool',
    'खाना खाने के बाद रोज लें',
  ])('allows "%s"', (text) => {
    expect(hiddenIn(text)).toBeUndefined();
  });
  test('finds a medicine that this visit does not allow', () => {
    const inChat = (text: string) =>
      hiddenIn(
        text,
        (substance) => !listProblem({ list: listOf(substance), because: substance.name }, chat, false),
      );
    expect(inChat('Take azithromycin 500 mg once daily')).toBe('azithromycin');
    expect(inChat('Take paracetamol 500 mg twice daily')).toBeUndefined();
    expect(inChat('Avoid azithromycin')).toBeUndefined();
  });
});
