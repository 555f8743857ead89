import { describe, expect, test } from 'vitest';
import {
  hiddenIn,
  listProblem,
  mostPerDay,
  packsNeeded,
  strongestProblem,
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
  ] as const)('reads %s', ([dose, isLiquid, perDay]) => {
    expect(mostPerDay(dose, isLiquid)).toBe(perDay);
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
    expect(strongestProblem('Paracetamol 650 mg', 4)).toBeUndefined();
    expect(strongestProblem('Paracetamol 650 mg', 9)).toBeDefined();
  });
});

test('finds a prohibited medicine in free text, and lets a warning about one stand', () => {
  expect(hiddenIn('Rest. Tab Tramadol 50 mg at night.')).toBe('tramadol');
  expect(hiddenIn('Morphine 10 mg, 1-0-1')).toBe('morphine');
  expect(hiddenIn('Do not take your old tramadol any more.')).toBeUndefined();
  expect(hiddenIn('Drink 200 ml of water every hour.')).toBeUndefined();
});
