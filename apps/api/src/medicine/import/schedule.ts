import { generics } from '../demo/generics.ts';

/** Schedule X of the Drugs Rules: an online shop may not list them at all. */
const scheduleX = /\b(?:(?:dex|meth)?am(?:ph|f)etamine|methylphenidate|(?:amo|pento|seco|cyclo)?barbit(?:al|one)|methylpheno?barbit(?:al|one)|ethchlorvynol|glutethimide|meprobamate|phencyclidine|phenmetrazine|ketamine)\b/i;
export const isScheduleX = (text: string): boolean => scheduleX.test(text);

/** Stems by which international names tell what a substance is; each stands for substances sold on prescription only. */
const beginnings = ['cef', 'ceph', 'insulin', 'cort', 'valpro', 'levothyrox', 'thyrox', 'rifa', 'digoxin', 'lithium', 'warfarin', 'haloperidol'];
const endings = [
  'cillin', 'mycin', 'micin', 'floxacin', 'cycline', 'penem', 'nidazole', 'sulfamethoxazole', 'vir', 'sartan', 'pril', 'olol', 'alol', 'ilol', 'dipine', 'vastatin', 'gliptin', 'gliflozin', 'gliclazide', 'glimepiride',
  'glipizide', 'glibenclamide', 'metformin', 'glitazone', 'glutide', 'olone', 'asone', 'isone', 'acort', 'onide', 'carbimazole', 'parin', 'xaban', 'gatran', 'grel', 'azepam', 'zolam', 'tramadol', 'codeine',
  'morphine', 'fentanyl', 'norphine', 'gabalin', 'gabapentin', 'triptyline', 'oxetine', 'traline', 'pramine', 'citalopram', 'faxine', 'tiapine', 'zapine', 'zepine', 'peridone', 'piprazole', 'racetam',
  'lamotrigine', 'topiramate', 'phenytoin', 'afil', 'tinib', 'mab', 'platin', 'rubicin', 'taxel', 'nitroglycerin', 'mononitrate', 'dinitrate', 'amiodarone', 'semide', 'spironolactone', 'thiazide', 'estradiol', 'progesterone',
  'gestrel', 'norethisterone', 'rozole', 'clomifene', 'clomiphene', 'tretinoin', 'butamol', 'formoterol', 'salmeterol', 'tropium', 'montelukast', 'prazole', 'setron', 'phylline', 'methotrexate', 'azathioprine',
  'limus', 'sporin', 'chloroquine', 'artemether', 'ivermectin', 'clofenac', 'coxib', 'profen',
];
const stems = new RegExp(`\\b(?:${beginnings.join('|')})|(?:${endings.join('|')})e?s?\\b`, 'i');

/** The demo store's own list: what stands in it alone and always with a star. */
const free = new Set(generics.flatMap(({ prescription, parts }) => (prescription ? [] : parts)));
const names = generics.flatMap(({ prescription, parts }) => (prescription && parts.length === 1 && !free.has(parts[0]!) ? parts : []));
const known = new RegExp(`\\b(?:${names.join('|')})\\b`, 'i');

/** For files that do not say it: what is known to need a prescription, and every injection. */
export const needsPrescription = (text: string, form: string): boolean => form === 'injection' || stems.test(text) || known.test(text);
