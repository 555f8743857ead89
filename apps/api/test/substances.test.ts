import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '../src/medicine/demo/catalogue.ts';
import {
  findSubstances,
  leastOf,
  raiseToLeast,
  rules,
  type MedicineFacts,
} from '../src/medicine/substances.ts';

const lines = readFileSync(new URL('../src/medicine/substances.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'));
const named = lines.filter(([name]) => !name!.startsWith('-') && !name!.endsWith('-'));
const ruleOf = (facts: MedicineFacts | string) =>
  leastOf(typeof facts === 'string' ? { name: facts } : facts).rule;
const namesFound = (facts: MedicineFacts) => findSubstances(facts).map(({ name }) => name);

describe('the table of substances', () => {
  test('has a rule, a source and one line for each substance', () => {
    for (const [name, rule, external, , , telemedicine, , , , , source] of lines) {
      expect(rules, name).toContain(rule);
      expect(['', 'free'], name).toContain(external);
      expect(['', 'O', 'A', 'B', 'prohibited'], name).toContain(telemedicine);
      expect(source, name).toMatch(/\S/);
    }
    const names = lines.map(([name]) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
  test('is long enough to be the schedules', () => {
    const count = (rule: string) => named.filter((line) => line[1] === rule).length;
    expect(count('X')).toBeGreaterThanOrEqual(16);
    expect(count('NDPS')).toBeGreaterThanOrEqual(100);
    expect(count('H1')).toBeGreaterThanOrEqual(38);
    expect(count('H')).toBeGreaterThanOrEqual(480);
  });
  test('knows every name and every other name by itself, at least as strictly as its line', () => {
    const weaker = named.flatMap(([name, rule, , also]) =>
      [name!, ...also!.split(', ').filter(Boolean)].filter(
        (text) =>
          rules.indexOf(ruleOf({ name: 'Brand X', composition: text })) >
          rules.indexOf(rule as (typeof rules)[number]),
      ),
    );
    expect(weaker).toEqual([]);
  });
  test('gives no name to two substances of different rules', () => {
    const stricter = named.flatMap(([name, rule, , also]) =>
      [name!, ...also!.split(', ').filter(Boolean)].flatMap((text) => {
        const found = ruleOf({ name: 'Brand X', composition: text });
        return found === rule ? [] : [`${text}: ${found}, not ${rule}`];
      }),
    );
    expect(stricter).toEqual([]);
  });
});

describe('what may never be sold', () => {
  const refused = [
    // Narcotic drugs of the NDPS Act.
    'Morphine', 'Fentanyl', 'Sufentanil', 'Remifentanil', 'Carfentanil', 'Pethidine', 'Meperidine', 'Oxycodone', 'Hydrocodone', 'Hydromorphone', 'Oxymorphone', 'Methadone', 'Codeine', 'Dihydrocodeine', 'Pholcodine', 'Dextropropoxyphene', 'Diphenoxylate', 'Heroin', 'Diamorphine', 'Cocaine', 'Opium', 'Cannabis', 'Levorphanol', 'Tilidine',
    // Psychotropic substances of its schedule.
    'Alprazolam', 'Clonazepam', 'Diazepam', 'Lorazepam', 'Nitrazepam', 'Oxazepam', 'Midazolam', 'Clobazam', 'Chlordiazepoxide', 'Etizolam', 'Zolpidem', 'Tramadol', 'Buprenorphine', 'Pentazocine', 'Phenobarbitone', 'Phenobarbital', 'Phentermine', 'Flurazepam', 'Flunitrazepam', 'Triazolam', 'Temazepam', 'Bromazepam', 'Sodium Oxybate', 'Methaqualone', 'Butalbital', 'Mazindol', 'Diethylpropion',
    // Schedule X with its isomers and prodrugs.
    'Amobarbital', 'Amylobarbitone', 'Secobarbital', 'Quinalbarbitone', 'Pentobarbitone', 'Barbitone', 'Cyclobarbitone', 'Methylphenobarbitone', 'Mephobarbital', 'Amphetamine', 'Amfetamine', 'Dexamphetamine', 'Dextroamphetamine', 'Methamphetamine', 'Metamfetamine', 'Lisdexamfetamine', 'Lisdexamphetamine', 'Methylphenidate', 'Dexmethylphenidate', 'Ketamine', 'Esketamine', 'Arketamine', 'S-Ketamine', 'Meprobamate', 'Glutethimide', 'Ethchlorvynol', 'Phencyclidine', 'Phenmetrazine',
  ]; // prettier-ignore
  test.each(refused)('%s, however it is written', (name) => {
    const low = name.toLowerCase();
    const variants: Array<MedicineFacts | string> = [
      name,
      name.toUpperCase(),
      low,
      `${name} 10 mg`,
      `${name} 10mg Tablet`,
      `${name}10mg`,
      `Tab. ${name} 5`,
      `Inj ${name} 50 mg/ml`,
      `${name} Hydrochloride`,
      `${name} HCl 10mg`,
      `${name} Sulphate Tablets IP 10 mg`,
      `${name} sulfate`,
      `${name}-tartrate`,
      `(${name})`,
      `Paracetamol+${name}`,
      `Paracetamol/${low}`,
      `Paracetamol, ${name}`,
      `Paracetamol 325 mg & ${low} 37.5 mg`,
      ` ${name.slice(0, 3)}\u200B${name.slice(3)} `,
      `${name.slice(0, 4)}\u00AD${name.slice(4)}`,
      `${name.slice(0, 4)}-${name.slice(4)}`,
      `${name.slice(0, 4)} ${name.slice(4)}`,
      `${name}\u00A0\u20095\u00A0mg`,
      [...low].join(' '),
      [...low].join('.'),
      low.replace('a', '\u00E1').replace('e', '\u00E9'),
      low.replace('o', '\u043E').replace('e', '\u0435'),
      low.replace(/([mnlt])(?=[aeiou])/, '$1$1'),
      { name: 'Calmorex', composition: name },
      { name: 'Calmorex', composition: `${name} 10 mg + Paracetamol 325 mg` },
      { name: 'Calmorex', composition: `Paracetamol (325mg) + ${low} hydrochloride (37.5mg)` },
      { name: 'Calmorex', composition: `${low}` },
      { name, composition: 'Paracetamol 500 mg' },
      { name: 'Calmorex', nameHi: '', composition: `${name} ointment`, form: 'cream' },
    ];
    expect(
      variants.filter(
        (variant) => !leastOf(typeof variant === 'string' ? { name: variant } : variant).isRefused,
      ),
    ).toEqual([]);
  });
  test.each([
    'Ultracet', 'Tramazac 50', 'Contramal', 'Corex', 'Phensedyl Syrup', 'Alprax 0.5', 'Restyl 0.25', 'Trika', 'Inspiral SR 20', 'Addwize 18', 'Ritalin', 'Concerta', 'Morcontin 30', 'Vermor', 'Durogesic 25', 'Fortwin', 'Zolfresh 10', 'Rivotril', 'Lonazep 0.5', 'Calmpose', 'Valium', 'Ativan 1', 'Frisium 10', 'Librium', 'Etilaam 0.5', 'Gardenal 60', 'Lomotil', 'Spasmo Proxyvon', 'Spasmo-Proxyvon', 'Ketalar', 'Aneket', 'Spravato', 'Vyvanse 30', 'Adderall', 'Nexito Plus', 'Tidigesic', 'Nitrosun 10', 'Fulsed', 'Librax', 'Trambax', 'Etizola', 'Xanax', 'Stilnoct', 'Topcet', 'Pacyl 0.25', 'Zoldem 10', 'Grilinctus-CD', 'MST Continus 30',
  ])('the brand %s', (name) => expect(leastOf({ name }).isRefused, name).toBe(true)); // prettier-ignore
  test.each([
    'Tramdol', 'Tramadl', 'Trmadol', 'Alprazolm', 'Alprazolan', 'Alparzolam', 'Clonazpam', 'Diazapam', 'Lorazapam', 'Fentanil', 'Phentanyl', 'Fentnayl', 'Morfine', 'Morphin', 'Morpine', 'Codien', 'Kodeine', 'Codeinne', 'Methylfenidate', 'Methylphenidat', 'Metylphenidate', 'Metilfenidato', 'Buprenorphin', 'Buprenorfine', 'Zolpidam', 'Ketamin', 'Pentazosine', 'Oxycodon', 'Lisdexamphetamin', 'Nitrazapam', 'Pethidin', 'Tram4dol'.replace('4', 'a'), 'M0rphine', 'Tramad0l', 'A1prazolam', 'TramadolHCl', 'MorphineSulphate', 'ParacetamolTramadol', 'Clonazepamtablets',
  ])('the misspelt %s', (name) => expect(leastOf({ name }).isRefused, name).toBe(true)); // prettier-ignore
  test.each([
    'ट्रामाडोल',
    'मॉर्फिन',
    'फेंटानिल',
    'अल्प्राज़ोलम',
    'कोडीन',
    'डायजेपाम',
    'केटामिन',
    'क्लोनाज़ेपाम',
    'ज़ोल्पिडेम',
    'ऑक्सीकोडोन',
    'क्लोरडायज़ेपॉक्साइड',
    'डिफेनोक्सिलेट',
    'डेक्सट्रोप्रोपॉक्सीफीन',
    'लिसडेक्सामफेटामिन',
    'मिथाइल फेनिडेट',
    'कोडाइन',
    'कोकेन',
    'अफीम',
    'भांग',
    'फेंसेडिल',
    'कोरेक्स',
    'अल्ट्रासेट',
    'लोनाजेप',
    'ज़ोलफ्रेश',
    'वैलियम',
  ])('%s in Devanagari', (name) => {
    expect(leastOf({ name: `${name} 10` }).isRefused, name).toBe(true);
    expect(leastOf({ name: 'Brand X', nameHi: name }).isRefused, name).toBe(true);
  });
});

test.each([
  ['सेफिक्सिम', 'H1'],
  ['लेवोफ्लॉक्सासिन', 'H1'],
  ['सेफ्ट्रिएक्सोन', 'H1'],
  ['ऑक्सीटोसिन', 'H1'],
  ['सिप्रोफ्लोक्सासिन', 'H'],
  ['एज़िथ्रोमाइसिन', 'H'],
  ['एमोक्सिसिलिन', 'H'],
  ['वारफारिन', 'Rx'],
  ['पेरासिटामोल', 'none'],
])('%s in Devanagari is %s', (name, rule) => {
  expect(findSubstances({ name })).toHaveLength(1);
  expect(ruleOf(name)).toBe(rule);
});

describe('what is like a forbidden name and is something else', () => {
  test.each([
    ['Apomorphine', 'H'], ['Ketotifen', 'none'], ['Ketoconazole', 'H'], ['Aminoglutethimide', 'H'], ['Butorphanol', 'H'], ['Dextromethorphan', 'none'], ['Melatonin', 'none'], ['Modafinil', 'Rx'], ['Zopiclone', 'H'], ['Methylcobalamin', 'none'], ['Metformin', 'Rx'], ['Methylprednisolone', 'H'], ['Cetirizine', 'H'], ['Trazodone', 'H'], ['Tranexamic Acid', 'H'], ['Clonidine', 'H'], ['Lorcaserin', 'none'], ['Loratadine', 'G'], ['Clotrimazole', 'H'], ['Diacerein', 'none'], ['Phenylephrine', 'none'], ['Phenytoin', 'Rx'], ['Pheniramine', 'G'], ['Bupropion', 'H'], ['Propranolol', 'H'], ['Alprostadil', 'H'], ['Lidocaine', 'none'], ['Caffeine', 'none'], ['Ondansetron', 'Rx'], ['Naltrexone', 'Rx'], ['Naloxone', 'Rx'],
  ])('%s is %s', (name, rule) => expect(ruleOf({ name: 'Brand X', composition: `${name} 10 mg` }), name).toBe(rule)); // prettier-ignore
  test('does not read a substance into what says that it is free of it', () => {
    expect(
      leastOf({ name: 'Kofcare Codeine-Free Syrup', composition: 'Guaifenesin 50 mg/5 ml' }).isRefused,
    ).toBe(false);
    for (const name of [
      'Morphine free base',
      'Tramadol Free Strip 10',
      'Alprazolam free delivery',
      'Codeine (free)',
    ])
      expect(leastOf({ name }).isRefused, name).toBe(true);
  });
  test('compares a brand with names only where its composition does not say what it is', () => {
    expect(leastOf({ name: 'Tramazol', composition: 'Fluconazole 150 mg' }).rule).toBe('Rx');
    expect(leastOf({ name: 'Vitavir', composition: 'Ascorbic Acid 500 mg' }).rule).toBe('none');
    expect(leastOf({ name: 'Tramadl', composition: 'pain killer' }).isRefused).toBe(true);
  });
});

describe('schedules and prescriptions', () => {
  test.each([
    'Cefixime', 'Cefpodoxime Proxetil', 'Ceftriaxone', 'Cefotaxime', 'Cefdinir', 'Levofloxacin', 'Moxifloxacin', 'Meropenem', 'Imipenem + Cilastatin', 'Faropenem', 'Rifampicin', 'Rifampin', 'Isoniazid', 'Ethambutol', 'Pyrazinamide', 'Cycloserine', 'Clofazimine', 'Oxytocin', 'Tapentadol', 'Oseltamivir', 'Pregabalin', 'Taxim-O 200', 'Zifi 200', 'Levoflox 500', 'Monocef 1 g', 'R-Cinex', 'Moxicip 400', 'Lyrica', 'Tamiflu',
  ])('%s is H1', (name) => {
    expect(leastOf({ name })).toMatchObject({ rule: 'H1', schedule: 'H1', prescriptionRequired: true });
  }); // prettier-ignore
  test.each([
    'Azithromycin', 'Amoxycillin 500', 'Amoxicillin + Clavulanic Acid', 'Ciprofloxacin', 'Doxycycline', 'Mifepristone + Misoprostol', 'MTP Kit', 'Unwanted Kit', 'Misoprostol', 'Isotretinoin', 'Thalidomide', 'Sildenafil', 'Prednisolone', 'Dexamethasone', 'Amlodipine', 'Telmisartan', 'Glimepiride', 'Olanzapine', 'Sertraline', 'Methotrexate', 'Testosterone', 'Levonorgestrel + Ethinylestradiol', 'Azithral 500', 'Augmentin 625', 'Cefuroxime', 'Nandrolone', 'Insulin Glargine',
  ])('%s is H', (name) => {
    expect(leastOf({ name })).toMatchObject({ rule: 'H', schedule: 'H', prescriptionRequired: true });
  }); // prettier-ignore
  test.each([
    'Metformin',
    'Levothyroxine',
    'Warfarin',
    'Dapagliflozin',
    'Ondansetron',
    'Escitalopram 10',
    'Tadalafil',
    'Semaglutide',
    'Trastuzumab',
    'Ivermectin',
  ])('%s needs a prescription', (name) => expect(leastOf({ name }).prescriptionRequired).toBe(true));
  test.each([
    { name: 'Paracetamol 650' }, { name: 'Crocin 500' }, { name: 'Brand X', composition: 'Dextromethorphan 10 mg + Chlorphenamine 2 mg' }, { name: 'ORS', form: 'powder' as const }, { name: 'Diclofenac Gel 1 %', form: 'cream' as const }, { name: 'Clotrimazole Cream' }, { name: 'Oxymetazoline Nasal Spray', form: 'other' as const }, { name: 'Sodium Hyaluronate Eye Drops', form: 'drops' as const }, { name: 'Knee Cap', form: 'other' as const }, { name: 'i-pill' }, { name: 'Levonorgestrel 1.5 mg' }, { name: 'Multivitamin' }, { name: 'Disprin' },
  ])('$name is free', (facts) => {
    expect(leastOf(facts)).toMatchObject({ prescriptionRequired: false, schedule: 'none', isRefused: false });
  }); // prettier-ignore
  test('asks for a prescription for every injection, and for antibiotics and steroids on the skin', () => {
    expect(leastOf({ name: 'Multivitamin', form: 'injection' }).prescriptionRequired).toBe(true);
    expect(leastOf({ name: 'Betamethasone Cream', form: 'cream' }).schedule).toBe('H');
    expect(leastOf({ name: 'Chloramphenicol Eye Drops', form: 'drops' }).prescriptionRequired).toBe(true);
  });
  test.each([
    'Ibuprofen Soft Gel 400',
    'Diclofenac Soft Gel Cap',
    'Nimesulide Gel Caps 100',
    'Ibuprofen Liqui-Gels',
  ])('%s is swallowed', (name) => {
    for (const form of ['capsule', 'cream', 'other', undefined] as const)
      expect(leastOf({ name, form }).rule, form).toBe('H');
  });
  test('raises what is wanted, and never lowers it', () => {
    const least = leastOf({ name: 'Cefixime' });
    expect(raiseToLeast(least, { schedule: 'none', prescriptionRequired: false })).toEqual({
      schedule: 'H1',
      prescriptionRequired: true,
    });
    expect(
      raiseToLeast(leastOf({ name: 'Paracetamol' }), { schedule: 'H', prescriptionRequired: false }),
    ).toEqual({ schedule: 'H', prescriptionRequired: true });
    expect(
      raiseToLeast(leastOf({ name: 'Paracetamol' }), { schedule: 'none', prescriptionRequired: true }),
    ).toEqual({ schedule: 'none', prescriptionRequired: true });
  });
  test('names the interaction group of what thins the blood and of pain killers', () => {
    const groups = (name: string) => findSubstances({ name }).map(({ group }) => group);
    expect(groups('Warfarin 5')).toEqual(['anticoagulant']);
    expect(groups('Aspirin 75')).toEqual(['aspirin']);
    expect(groups('Ibuprofen + Paracetamol')).toEqual(['nsaid', 'paracetamol']);
  });
});

test('finds in each medicine of the demo store what its composition names, and refuses none', () => {
  const items = demoCatalogue();
  expect(items.filter((item) => leastOf(item).isRefused).map(({ name }) => name)).toEqual([]);
  expect(
    items
      .filter((item) => leastOf(item).prescriptionRequired && !item.prescriptionRequired)
      .map(({ name, composition }) => `${name}: ${composition}`),
  ).toEqual([]);
  const inHindi = items.flatMap((item) =>
    namesFound(item).filter((name) => !namesFound({ ...item, nameHi: null }).includes(name)),
  );
  expect(inHindi).toEqual([]);
  expect(namesFound({ name: 'X', composition: 'Paracetamol 325 mg + Tramadol 37.5 mg' })).toEqual([
    'paracetamol',
    'tramadol',
  ]);
});
