import { ageOf } from './families.ts';
import type { Topic } from '../medicine/service.ts';

/** Suits children as it is sold for them; the doctor for children decides on all else. */
const forChildren: ReadonlySet<string> = new Set([
  'Paracetamol',
  'Sodium Chloride + Potassium Chloride + Sodium Citrate + Dextrose',
  'Zinc',
  'Bacillus Clausii',
  'Saccharomyces Boulardii',
  'Simeticone',
  'Sodium Chloride',
  'Calamine',
  'Zinc Oxide',
  'White Soft Paraffin + Liquid Paraffin',
  'Clotrimazole',
  'Povidone-Iodine',
  'Cetrimide',
  'Chlorhexidine',
  'Lactulose',
  'Glycerol',
  'Cetirizine',
  'Loratadine',
  'Cholecalciferol',
  'Retinol + Cholecalciferol',
  'Iron Polymaltose',
  'Thiamine + Riboflavin + Nicotinamide',
  'Ascorbic Acid',
  'Carmellose',
  'Docusate',
]);
/** What is commonly taken in a pregnancy; the doctor for women decides on all else. */
const inPregnancy: ReadonlySet<string> = new Set([
  'Paracetamol',
  'Sodium Chloride + Potassium Chloride + Sodium Citrate + Dextrose',
  'Sodium Chloride',
  'Aluminium Hydroxide + Magnesium Hydroxide + Simeticone',
  'Sodium Alginate + Sodium Bicarbonate + Calcium Carbonate',
  'Calcium Carbonate',
  'Simeticone',
  'Ispaghula Husk',
  'Lactulose',
  'Calamine',
  'White Soft Paraffin + Liquid Paraffin',
  'Folic Acid',
  'Ferrous Ascorbate + Folic Acid',
  'Ferrous Sulfate + Folic Acid',
  'Calcium Carbonate + Cholecalciferol',
  'Calcium Citrate Malate + Cholecalciferol',
]);
/** What is another thing in a child. */
const childTopics: Readonly<Record<string, string>> = {
  fever: 'child-fever',
  chills: 'child-fever',
  cold: 'child-cold',
  cough: 'child-cold',
  'dry-cough': 'child-cold',
  phlegm: 'child-cold',
  'blocked-nose': 'child-cold',
  'loose-motions': 'child-loose-motions',
  loperamide: 'child-loose-motions',
  racecadotril: 'child-loose-motions',
  aspirin: 'child-fever',
  vomiting: 'child-vomiting',
};
const babyTopics: Readonly<Record<string, string>> = {
  ...childTopics,
  gas: 'colic',
  'stomach-pain': 'colic',
  acidity: 'colic',
  stomach: 'colic',
  toothache: 'teething',
  teeth: 'teething',
};
const pregnancyTopics: Readonly<Record<string, string>> = {
  vomiting: 'pregnancy-vomiting',
  'motion-sickness': 'pregnancy-vomiting',
  cold: 'pregnancy-cold',
  cough: 'pregnancy-cold',
  'dry-cough': 'pregnancy-cold',
  phlegm: 'pregnancy-cold',
  'blocked-nose': 'pregnancy-cold',
};
/** The test of a topic whose id does not say so. */
const testTopics: Readonly<Record<string, string>> = {
  diabetes: 'sugar-test',
  cholesterol: 'lipid-test',
  'blood-pressure': 'heart-test',
  gout: 'uric-acid-test',
  anaemia: 'haemoglobin-test',
  jaundice: 'liver-test',
  vitamins: 'vitamins-test',
  cholecalciferol: 'vitamin-d-test',
  mecobalamin: 'vitamin-b12-test',
  arthritis: 'joint-test',
  'joint-pain': 'joint-test',
  bones: 'calcium-test',
  women: 'women-check',
  pregnancy: 'pregnancy-check',
  'elderly-care': 'senior-check',
  insulin: 'insulin-test',
  hiv: 'std-test',
  tuberculosis: 'tb-test',
  worms: 'stool-test',
  allergy: 'allergy-test',
  'burning-urine': 'urine-test',
  infertility: 'hormone-test',
  'kidney-stone': 'kidney-test',
  'sex-trouble': 'men-check',
};
/** It is another way to say what a medicine holds. */
export const isSalt = ({ kind, salts, title }: Topic): boolean =>
  kind === 'use' && salts.length === 1 && salts[0]!.toLowerCase() === title.toLowerCase();
const about = new Set(['complaint', 'condition', 'body', 'use']);
const PAEDIATRICS = 'Paediatrics',
  GYNAECOLOGY = 'Obstetrics and gynaecology';
const firstly = (one: string, others: readonly string[]): readonly string[] => [
  one,
  ...others.filter((other) => other !== one),
];

/** Who asks for a doctor or a test is shown that first, and a child or a pregnant woman what suits them. */
export function asked(
  topic: Topic,
  { names, text, topics }: { names: ReadonlySet<string>; text: string; topics: ReadonlyMap<string, Topic> },
): Topic {
  if (topic.danger || !about.has(topic.kind)) return topic;
  const age = ageOf(text);
  if (names.has('doctor')) return doctorOf(topic, age !== undefined, topics);
  if (names.has('test') || names.has('profile')) return testOf(topic, topics);
  if (names.has('pregnancy')) return whenPregnant(topic, topics);
  return age ? ofChild(topic, age, topics) : topic;
}
function doctorOf({ specialties }: Topic, isChild: boolean, topics: ReadonlyMap<string, Topic>): Topic {
  const wanted = isChild ? PAEDIATRICS : specialties[0];
  return (
    [...topics.values()].find((one) => one.kind === 'doctor' && one.specialties[0] === wanted) ??
    topics.get('other-doctor')!
  );
}
function testOf(topic: Topic, topics: ReadonlyMap<string, Topic>): Topic {
  const { id, tests } = topic,
    named = topics.get(testTopics[id] ?? `${id}-test`) ?? topics.get(`${id}-check`);
  if (named) return named;
  if (tests.length === 0) return topic;
  return (
    [...topics.values()].find((one) => one.kind === 'test' && one.tests[0] === tests[0]) ?? {
      ...topic,
      kind: 'test',
      salts: [],
      services: [],
    }
  );
}
function ofChild(topic: Topic, age: 'baby' | 'child', topics: ReadonlyMap<string, Topic>): Topic {
  // 'bacha na thehre' is about no child yet.
  if (topic.specialties[0] === GYNAECOLOGY || topic.salts.length + topic.specialties.length === 0)
    return topic;
  const known = topics.get((age === 'baby' ? babyTopics : childTopics)[topic.id] ?? '');
  if (known) return known;
  return {
    ...topic,
    // What a doctor has found or named is for the doctor to decide; its medicines stay.
    salts:
      topic.kind === 'condition' || isSalt(topic)
        ? topic.salts
        : topic.salts.filter((salt) => forChildren.has(salt)),
    specialties: firstly(PAEDIATRICS, topic.specialties),
  };
}
function whenPregnant(topic: Topic, topics: ReadonlyMap<string, Topic>): Topic {
  const known = topics.get(pregnancyTopics[topic.id] ?? '');
  if (known) return known;
  if (topic.specialties[0] === GYNAECOLOGY) return topic;
  return {
    ...topic,
    salts: topic.salts.filter((salt) => inPregnancy.has(salt)),
    specialties: firstly(GYNAECOLOGY, topic.specialties),
  };
}

/** An emergency that is over, or is to be kept away: who asks for exercises after a stroke has time. */
const overWords = [
  'test',
  'doctor',
  'package',
  'profile',
  'history',
  'recovery',
  'care',
  'plaster',
  'purana',
  'purani',
  'पुराना',
  'prevent',
  'prevention',
  'bachne',
  'bachav',
  'risk',
  'बचने',
  'बचाव',
  'physio',
  'physiotherapy',
  'physiotherapist',
  'fizio',
  'kasrat',
  'exercise',
  'exercises',
  'rehab',
  'malish',
  'फिजियो',
  'फिजियोथेरेपी',
  'कसरत',
  'व्यायाम',
  'मालिश',
];
const calm: Readonly<Record<string, { to: string; words: readonly string[] }>> = {
  stroke: { to: 'after-stroke', words: overWords },
  'heart-attack': { to: 'heart-test', words: overWords },
  fits: { to: 'epilepsy', words: ['test', 'doctor', 'history', 'medicine'] },
  fracture: { to: 'after-operation', words: overWords },
  // Who wants less sugar is no danger yet.
  'low-sugar': {
    to: 'diabetes',
    words: ['karne', 'karna', 'control', 'करने', 'करना', 'karni', 'करनी', 'upay', 'gharelu'],
  },
};
/** What an emergency becomes where the words say that it is none now. */
export function calmed(
  topic: Topic,
  names: ReadonlySet<string>,
  topics: ReadonlyMap<string, Topic>,
): Topic | undefined {
  const known = calm[topic.id];
  return known?.words.some((word) => names.has(word)) ? topics.get(known.to) : undefined;
}
