// docs/sentences.csv lists every sentence and label that is fixed letter by letter. Which stand in the messages, and which does a test write out?
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Built so far: taking one of these out of the words fails. An area adds its own when it comes. */
const built = [
  'S004',
  'S005',
  'S006',
  'S007',
  'S008',
  'S009',
  'S010',
  'S011',
  'S012',
  'S013',
  'S014',
  'S015',
  'S016',
  'S017',
  'S018',
  'S019',
  'S020',
  'S021',
  'S023',
  'S024',
  'S025',
  'S026',
  'S195',
  'S196',
  'S197',
  'S198',
  'S199',
  'S200',
  'S201',
  'S202',
  'S203',
  'S204',
  'S205',
  'S206',
  'S207',
  'S238',
  'S239',
  'S247',
  'S248',
  'S249',
  'S254',
  'S255',
  'S256',
  'S027',
  'S028',
  'S029',
  'S039',
  'S040',
  'S041',
  'S042',
  'S043',
  'S044',
  'S045',
  'S046',
  'S047',
  'S048',
  'S049',
  'S050',
  'S051',
  'S052',
  'S060',
  'S061',
  'S062',
  'S063',
  'S260',
  'S003',
  'S030',
  'S031',
  'S032',
  'S033',
  'S034',
  'S035',
  'S036',
  'S037',
  'S038',
  'S053',
  'S054',
  'S055',
  'S056',
  'S057',
  'S058',
  'S059',
  'S236',
  'S242',
  'S243',
  'S244',
  'S245',
  'S246',
  'S169',
  'S193',
  'S194',
  'S117',
  'S163',
  'S208',
  'S209',
  'S210',
  'S211',
  'S212',
  'S213',
  'S214',
  'S215',
  'S217',
  'S218',
  'S219',
  'S220',
  'S221',
  'S222',
  'S223',
  'S224',
  'S225',
  'S226',
  'S227',
  'S228',
  'S229',
  'S230',
  'S231',
  'S232',
  'S241',
  'S259',
  'S261',
  'S262',
  'S263',
  'S264',
  'S265',
  'S266',
  'S267',
  'S268',
  'S269',
  'S270',
  'S271',
  'S272',
  'S273',
  'S274',
  'S275',
  'S276',
  'S277',
  'S080',
  'S081',
  'S082',
  'S083',
  'S089',
  'S090',
  'S091',
  'S092',
  'S093',
  'S094',
  'S095',
  'S096',
  'S097',
  'S098',
  'S125',
  'S126',
  'S127',
  'S128',
  'S129',
  'S130',
  'S131',
  'S152',
  'S084',
  'S085',
  'S086',
  'S087',
  'S088',
  'S077',
  'S132',
  'S134',
  'S135',
  'S136',
  'S153',
  'S154',
  'S155',
  'S064',
  'S065',
  'S066',
  'S067',
  'S068',
  'S069',
  'S070',
  'S071',
  'S072',
  'S073',
  'S074',
  'S075',
  'S076',
  'S150',
  'S151',
];
/** Said when something happens: some test of the pages writes it out letter by letter. */
const quoted = [
  'S195',
  'S196',
  'S197',
  'S198',
  'S199',
  'S200',
  'S201',
  'S202',
  'S203',
  'S204',
  'S206',
  'S238',
  'S239',
  'S247',
  'S248',
  'S249',
  'S254',
  'S255',
  'S256',
  'S007',
  'S025',
  'S026',
  'S027',
  'S028',
  'S029',
  'S039',
  'S040',
  'S041',
  'S042',
  'S043',
  'S044',
  'S045',
  'S046',
  'S047',
  'S048',
  'S049',
  'S050',
  'S051',
  'S052',
  'S060',
  'S061',
  'S062',
  'S063',
  'S260',
  'S003',
  'S030',
  'S031',
  'S033',
  'S034',
  'S035',
  'S036',
  'S037',
  'S038',
  'S053',
  'S054',
  'S055',
  'S056',
  'S057',
  'S058',
  'S059',
  'S236',
  'S242',
  'S243',
  'S244',
  'S245',
  'S246',
  'S163',
  'S218',
  'S219',
  'S220',
  'S222',
  'S231',
  'S232',
  'S241',
  'S259',
  'S261',
  'S262',
  'S263',
  'S264',
  'S265',
  'S266',
  'S267',
  'S268',
  'S269',
  'S270',
  'S271',
  'S272',
  'S273',
  'S274',
  'S275',
  'S276',
  'S277',
  'S132',
  'S134',
  'S135',
  'S136',
  'S080',
  'S083',
  'S089',
  'S091',
  'S094',
  'S095',
  'S096',
  'S125',
  'S126',
  'S127',
  'S128',
  'S129',
  'S130',
  'S131',
  'S153',
  'S154',
  'S155',
];

const root = join(import.meta.dirname, '../../../..');
const sentences = new Map(
  readFileSync(join(root, 'docs/sentences.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, id, , text] = /^(S\d+),("[^"]*"|[^,]*),(.*)$/.exec(line)!;
      return [id!, text!.replaceAll(/^"|"$/g, '').replaceAll('""', '"')];
    }),
);

const spoken: string[] = [];
type Messages = Record<string, unknown>;
const all = [
  ...Object.values(
    import.meta.glob<Record<string, Messages>>('../../../../packages/ui/src/*/*messages.en.ts', {
      eager: true,
    }),
  ),
  ...Object.values(
    import.meta.glob<Record<string, Messages>>('../../../../packages/contract/src/*.messages.en.ts', {
      eager: true,
    }),
  ),
  ...Object.values(import.meta.glob<Record<string, Messages>>('../**/*messages.en.ts', { eager: true })),
].flatMap((file) => Object.values(file));
for (const messages of all) {
  for (const word of Object.values(messages) as unknown[])
    spoken.push(
      typeof word === 'function'
        ? String((word as (...given: unknown[]) => unknown)(12, 34, 'x'))
        : String(word),
    );
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/**
 * N, M, X, {name} and 'amount' stand for what is filled in, an amount with its own sign; a label may go on with what it labels ('You save
 * ₹6.80').
 */
const pattern = (part: string) =>
  new RegExp(
    `^${escaped(part)
      .replaceAll('₹X', 'X')
      .replaceAll(/\\\{\w+\\\}|\b(?:[NMX]|amount)\b/g, '.+')}(?: \\S+)?$`,
  );
const parts = (id: string) => sentences.get(id)!.split(' / ');

test('the list is whole', () => {
  expect(sentences.size).toBe(278);
});

test.each(built)('%s stands in the messages of ui, pages or contract', (id) => {
  for (const part of parts(id))
    expect(
      spoken.some((word) => pattern(part).test(word)),
      part,
    ).toBe(true);
});

const written = ['apps/web/e2e', 'apps/web/src', 'apps/web/test']
  .flatMap((folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[])
      .filter((file) => /\.(journey|faults|hydration|test)\.tsx?$/.test(file) && !file.includes('sentences'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  .join('\n');

// That the test also makes it happen is that test's to prove.
test.each(quoted)('%s is written out in a test of the pages', (id) => {
  for (const part of parts(id)) expect(written, part).toContain(part);
});

test('how many of all stand so far', () => {
  const standing = [...sentences.keys()].filter((id) =>
    parts(id).every((part) => spoken.some((word) => pattern(part).test(word))),
  );
  console.log(`${standing.length} of ${sentences.size} sentences stand in the words`);
  expect(standing).toEqual(expect.arrayContaining(built));
});
