import type { InBoth, TestCategory } from '@doorstep/contract/lab';

/** A value that tests of the demo store measure, by code. Ranges are those usual for adults; null where there is none on that side. */
export interface DemoMeasure {
  /** English and Hindi. */
  name: readonly [string, string];
  unit: string;
  range: readonly [low: number | null, high: number | null];
}
/** What to ask the doctor about before a test, by name. */
export const ASK = {
  sugar: { text: 'Sugar tablets or insulin', text_hi: 'शुगर की गोली या इंसुलिन' },
  thyroid: { text: 'Thyroid tablet in the morning', text_hi: 'सुबह की थायरॉइड की गोली' },
  biotin: { text: 'Biotin (hair and nail tablets)', text_hi: 'बायोटिन (बाल-नाखून की गोली)' },
  iron: { text: 'Iron tablets', text_hi: 'आयरन की गोली' },
  thinner: { text: 'Blood thinners', text_hi: 'ख़ून पतला करने की दवा' },
  steroid: { text: 'Steroids', text_hi: 'स्टेरॉयड' },
  vitamin: { text: 'Vitamin D or B12 tablets', text_hi: 'विटामिन D या B12 की गोली' },
  pill: { text: 'Birth control or hormone tablets', text_hi: 'गर्भनिरोधक या हॉर्मोन की गोली' },
  antibiotic: { text: 'Antibiotics', text_hi: 'एंटीबायोटिक' },
  acid: { text: 'Acidity tablets', text_hi: 'एसिडिटी की गोली' },
  pain: { text: 'Pain tablets', text_hi: 'दर्द की गोली' },
  statin: { text: 'Cholesterol tablets', text_hi: 'कोलेस्ट्रॉल की गोली' },
  water: { text: 'Water tablets (diuretics)', text_hi: 'पेशाब बढ़ाने की दवा' },
} as const satisfies Record<string, InBoth>;
/** What is collected, by name. */
export const SAMPLE = {
  blood: ['Blood', 'ख़ून'],
  urine: ['Urine, first of the morning', 'सुबह का पहला पेशाब'],
  urineMidstream: ['Urine, midstream', 'पेशाब, बीच की धार का'],
  urine24: ['Urine of 24 hours', '24 घंटे का पेशाब'],
  bloodAndUrine: ['Blood, and the first urine of the morning', 'ख़ून, और सुबह का पहला पेशाब'],
  bloodAndUrine24: ['Blood, and urine of 24 hours', 'ख़ून, और 24 घंटे का पेशाब'],
  stool: ['Stool', 'मल'],
} as const satisfies Record<string, readonly [string, string]>;
export interface DemoTest {
  category: TestCategory;
  /** English and Hindi. */
  title: readonly [string, string];
  /** One sentence: what it looks at, in a patient's words. */
  about: readonly [string, string];
  /** Rupees, before an offer. */
  price: number;
  offer?: number;
  /** '24-48h' unless said. */
  turnaround?: string;
  /** Hours without food; none unless said. */
  fast?: number;
  /** Nothing but plain water while fasting: so unless said. */
  waterOnly?: false;
  /** Collected `fast` hours after a meal. */
  afterMeal?: true;
  ask?: ReadonlyArray<keyof typeof ASK>;
  sample?: keyof typeof SAMPLE;
  sex?: 'male' | 'female';
  ages?: readonly [min: number | null, max: number | null];
  repeatDays?: number;
  /** Codes of `measures.ts`, in the order of a report. */
  measures: readonly string[];
}
export interface DemoPackage {
  name: readonly [string, string];
  about: readonly [string, string];
  /** Rupees, in place of the sum of its tests. */
  offer: number;
  /** English titles of tests. */
  tests: readonly string[];
}
