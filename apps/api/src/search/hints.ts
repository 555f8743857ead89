import type { MedicineForm } from '@doorstep/contract/medicine';
import type { Medicine } from '@doorstep/contract/medicine.schema';
import { ageOf, families, folded } from './families.ts';
import type { Topic } from '../medicine/service.ts';

/** What of a medicine was asked for besides its name. */
export interface Hints {
  /** Strengths, as 'telma 40' has one. */
  amounts: readonly number[];
  form: MedicineForm | undefined;
  age: 'baby' | 'child' | undefined;
}

const formWords: Readonly<Record<string, MedicineForm>> = {
  tablet: 'tablet',
  tablets: 'tablet',
  tab: 'tablet',
  tabs: 'tablet',
  goli: 'tablet',
  गोली: 'tablet',
  टैबलेट: 'tablet',
  capsule: 'capsule',
  capsules: 'capsule',
  cap: 'capsule',
  कैप्सूल: 'capsule',
  syrup: 'syrup',
  suspension: 'syrup',
  drop: 'drops',
  cream: 'cream',
  gel: 'cream',
  lotion: 'cream',
  जेल: 'cream',
  लोशन: 'cream',
  injection: 'injection',
  inhaler: 'inhaler',
  pump: 'inhaler',
  पंप: 'inhaler',
  इनहेलर: 'inhaler',
  powder: 'powder',
  sachet: 'powder',
};
/** Strengths that are said as words. */
const saidAmounts: Readonly<Record<string, number>> = {
  पांच: 5,
  दस: 10,
  बीस: 20,
  पच्चीस: 25,
  चालीस: 40,
  पचास: 50,
  पचहत्तर: 75,
  अस्सी: 80,
  सौ: 100,
  पांचसौ: 500,
  das: 10,
  bees: 20,
  pachis: 25,
  chalis: 40,
  pachas: 50,
  pachhattar: 75,
};
/** A number of days, weeks or years is no strength. */
const OF_TIME =
  /\d+ ?(?:din|day|days|saal|sal|year|years|yr|yrs|month|months|mahine|mahina|week|weeks|hafte|ghante|hour|hours|baje|साल|महीने|दिन|हफ्ते|घंटे)(?= |$)/gu;

export function hintsOf(typed: string, topic: Topic): Hints {
  const text = folded(typed),
    words = text.replace(OF_TIME, ' ').split(' ').filter(Boolean);
  const amounts = words.flatMap((word) => {
    const said = saidAmounts[word],
      // 'telma40' and '650mg' as well; of '1gm' a thousand milligrams.
      typedAmount = /^\p{L}*?(\d+(?:\.\d+)?)(gm|g|mg|mcg|iu|ml|%)?$/u.exec(word);
    if (said !== undefined) return [said];
    if (!typedAmount) return [];
    const amount = Number(typedAmount[1]);
    return /^(?:gm|g)$/.test(typedAmount[2] ?? '') ? [amount, 1000 * amount] : [amount];
  });
  const form = words.map((word) => formWords[word] ?? formWords[families.get(word) ?? '']).find(Boolean);
  return {
    amounts,
    form,
    age: ageOf(text) ?? (topic.specialties[0] === 'Paediatrics' ? 'child' : undefined),
  };
}

/** Numbers of the composition, and of a combination what they make together: amoxicillin 500 and clavulanic acid 125 is '625'. */
function amountsOf({ name, composition }: Medicine): number[] {
  const parts = (composition ?? '')
    .split(' + ')
    .map((part) => Number(/ (\d+(?:\.\d+)?) /.exec(part)?.[1] ?? Number.NaN));
  return [
    ...parts,
    parts.reduce((a, b) => a + b, 0),
    ...Array.from(name.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number)),
  ];
}
/** For the young: what is measured in drops or spoons before what is swallowed whole. */
const formsOfChild: readonly string[] = ['other', 'cream', 'powder', 'syrup', 'drops'],
  swallowed: ReadonlySet<string> = new Set<MedicineForm>(['tablet', 'capsule']);

/** Puts first what was asked for; undefined where nothing was. */
export function rankOf({
  amounts,
  form,
  age,
}: Hints): ((list: readonly Medicine[]) => Medicine[]) | undefined {
  if (amounts.length === 0 && !form && !age) return undefined;
  const pointsOf = (one: Medicine): number => {
    const its = amountsOf(one),
      strength = 4 * amounts.filter((amount) => its.includes(amount)).length,
      asForm = form && one.form === form ? 3 : 0,
      // A combination only where nothing else has the strength.
      parts = (one.composition ?? '').split(' + ').length,
      // Drops are for babies; a spoon suits any child.
      formRank = age ? formsOfChild.indexOf(one.form) : 0,
      ofChild = age === 'baby' ? formRank : Math.min(formRank, 2);
    return strength - parts / 8 + asForm + ofChild / 4;
  };
  return (list) => {
    const suiting = age ? list.filter((one) => !swallowed.has(one.form)) : list;
    return (suiting.length > 0 ? suiting : [...list]).toSorted((a, b) => pointsOf(b) - pointsOf(a));
  };
}
