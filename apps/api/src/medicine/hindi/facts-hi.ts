import { readFileSync } from 'node:fs';

// What the catalogue says of a medicine, in Hindi: made of the English facts, so that no second text is kept in step with them.

const salts: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('salts.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [salt, hindi] = line.split('\t');
      return [salt!.toLowerCase(), hindi!];
    }),
);
/** As a salt is called in Hindi; undefined for one that the table lacks. */
const saltInHindi = (salt: string): string | undefined => salts.get(salt.trim().toLowerCase());

/** One of a unit, and how it is called behind a larger number in '… का पत्ता'. */
const units: Readonly<Record<string, readonly [one: string, of: string]>> = {
  tablet: ['गोली', 'गोलियों'],
  capsule: ['कैप्सूल', 'कैप्सूल'],
  lozenge: ['चूसने की गोली', 'चूसने की गोलियों'],
  respule: ['रेस्प्यूल', 'रेस्प्यूल'],
  suppository: ['सपोज़िटरी', 'सपोज़िटरी'],
  patch: ['पैच', 'पैच'],
  piece: ['नग', 'नग'],
  dose: ['खुराक', 'खुराक'],
  vial: ['वायल', 'वायल'],
  ampoule: ['एम्प्यूल', 'एम्प्यूल'],
  sachet: ['पाउच', 'पाउच'],
  kit: ['किट', 'किट'],
  pair: ['जोड़ी', 'जोड़ी'],
  pen: ['पेन', 'पेन'],
  cartridge: ['कार्ट्रिज', 'कार्ट्रिज'],
  syringe: ['सिरिंज', 'सिरिंज'],
  'prefilled syringe': ['भरी हुई सिरिंज', 'भरी हुई सिरिंज'],
  'prefilled pen': ['भरा हुआ पेन', 'भरे हुए पेन'],
  ml: ['मि.ली.', 'मि.ली.'],
  l: ['लीटर', 'लीटर'],
  g: ['ग्राम', 'ग्राम'],
  kg: ['कि.ग्रा.', 'कि.ग्रा.'],
  mg: ['मि.ग्रा.', 'मि.ग्रा.'],
};
/** With the 'का' or 'की' that its gender asks for. */
const containers: Readonly<Record<string, string>> = {
  strip: 'का पत्ता',
  bottle: 'की शीशी',
  tube: 'की ट्यूब',
  vial: 'की वायल',
  ampoule: 'का एम्प्यूल',
  sachet: 'का पाउच',
  pouch: 'का पाउच',
  packet: 'का पैकेट',
  pack: 'का पैक',
  box: 'का डिब्बा',
  jar: 'का डिब्बा',
  container: 'का डिब्बा',
  tin: 'का डिब्बा',
  can: 'का डिब्बा',
  pen: 'का पेन',
  'prefilled pen': 'का भरा हुआ पेन',
  'prefilled syringe': 'की भरी हुई सिरिंज',
  syringe: 'की सिरिंज',
  cartridge: 'की कार्ट्रिज',
  bag: 'की थैली',
  bar: 'की टिकिया',
  roll: 'का रोल',
  kit: 'की किट',
  respule: 'का रेस्प्यूल',
};
const plain = (word: string) => word.toLowerCase().replace('pre-filled', 'prefilled');
const unitOf = (word: string) => {
  const said = plain(word);
  return (
    units[said] ??
    units[said.replace(/ies$/, 'y')] ??
    units[said.replace(/e?s$/, '')] ??
    units[said.replace(/s$/, '')]
  );
};
/** 'Strip of 15 tablets' → '15 गोलियों का पत्ता'; undefined for what is written in another way. */
export function packInHindi(pack: string): string | undefined {
  const [, container, size, unit] = /^([a-z-]+(?: [a-z]+)?) of ([\d.]+)(?: ([a-z ]+))?$/i.exec(pack) ?? [];
  if (container && size) {
    const within = containers[plain(container)],
      said = unitOf(unit ?? 'piece');
    return within && said && `${size} ${said[size === '1' ? 0 : 1]} ${within}`;
  }
  const [, count, what] = /^([\d.]+) ([a-z -]+)$/i.exec(pack) ?? [];
  const counted = what && unitOf(what);
  return counted ? `${count} ${counted[0]}` : undefined;
}

const measures: Readonly<Record<string, string>> = {
  mg: 'मि.ग्रा.',
  mcg: 'माइक्रोग्राम',
  g: 'ग्राम',
  ml: 'मि.ली.',
  iu: 'IU',
  unit: 'यूनिट',
  units: 'यूनिट',
  'billion spores': 'अरब स्पोर',
  dose: 'खुराक',
  day: 'दिन',
  tablet: 'गोली',
};
const measured = (amount: string) =>
  amount.replaceAll(/billion spores|[a-z]+/gi, (word) => measures[word.toLowerCase()] ?? word);
/** 'Paracetamol 650 mg' → 'पैरासिटामोल 650 मि.ग्रा.'. A salt that the table lacks stays as it is printed; undefined where it lacks all. */
export function compositionInHindi(composition: string): string | undefined {
  const [all = '', slow] = composition.split(/, (?=(?:sustained|extended|prolonged) release$)/i);
  let known = 0;
  const parts = all.split(' + ').map((part) => {
    const [, salt = part, amount = ''] = /^(.+?)((?: [\d.,]+ ?(?:%|[a-z]).*)?)$/i.exec(part) ?? [];
    const hindi = saltInHindi(salt);
    if (hindi) known++;
    return hindi ? `${hindi}${measured(amount)}` : part;
  });
  return known === 0 ? undefined : `${parts.join(' + ')}${slow ? ', धीरे-धीरे असर करने वाली' : ''}`;
}
/** What of a medicine is said in Hindi beside its name, where it can be said. */
export function factsInHindi({ composition, pack }: { composition: string | null; pack: string | null }) {
  const composition_hi = composition ? compositionInHindi(composition) : undefined,
    pack_hi = pack ? packInHindi(pack) : undefined;
  return { ...(composition_hi && { composition_hi }), ...(pack_hi && { pack_hi }) };
}
