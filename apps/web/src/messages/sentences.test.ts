// docs/sentences.csv lists every sentence and label that is fixed letter by letter. Which stand in the words, and which does a test cause?
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountMessages } from '../../../../packages/ui/src/account/messages.en.ts';
import { addressMessages } from '../../../../packages/ui/src/address/messages.en.ts';
import { baseMessages } from '../../../../packages/ui/src/base/messages.en.ts';
import { cartMessages } from '../../../../packages/ui/src/cart/messages.en.ts';
import { homeMessages } from '../../../../packages/ui/src/home/messages.en.ts';
import { medicineMessages } from '../../../../packages/ui/src/medicine/messages.en.ts';
import { orderMessages } from '../../../../packages/ui/src/order/messages.en.ts';
import { paymentMessages } from '../../../../packages/ui/src/payment/messages.en.ts';
import { prescriptionMessages } from '../../../../packages/ui/src/prescription/messages.en.ts';
import { staffMessages } from '../../../../packages/ui/src/staff/messages.en.ts';
import { expect, test } from 'vitest';
import { accountMessages as accountPage } from '../account/messages.en.ts';
import { addressMessages as addressPage } from '../address/messages.en.ts';
import { appMessages } from '../app/messages.en.ts';
import { cartMessages as cartPage } from '../cart/messages.en.ts';
import { homeMessages as homePage } from '../home/messages.en.ts';
import { medicineMessages as medicinePage } from '../medicine/messages.en.ts';
import { orderMessages as orderPage } from '../order/messages.en.ts';
import { paymentMessages as paymentPage } from '../payment/messages.en.ts';
import { prescriptionMessages as prescriptionPage } from '../prescription/messages.en.ts';
import { staffMessages as staffPage } from '../staff/messages.en.ts';

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
];
/** Said when something happens: a test makes it happen and reads the sentence. */
const caused = [
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
const all = [
  accountMessages,
  addressMessages,
  baseMessages,
  cartMessages,
  homeMessages,
  medicineMessages,
  orderMessages,
  paymentMessages,
  prescriptionMessages,
  staffMessages,
  appMessages,
  accountPage,
  addressPage,
  cartPage,
  homePage,
  medicinePage,
  orderPage,
  paymentPage,
  prescriptionPage,
  staffPage,
];
for (const messages of all) {
  for (const word of Object.values(messages) as unknown[])
    spoken.push(
      typeof word === 'function'
        ? String((word as (...given: unknown[]) => unknown)(12, 34, 'x'))
        : String(word),
    );
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** N, M, X and {name} stand for what is filled in; a label may go on with what it labels ('You save ₹6.80'). */
const pattern = (part: string) =>
  new RegExp(`^${escaped(part).replaceAll(/\\\{\w+\\\}|\b[NMX]\b/g, '.+')}(?: \\S+)?$`);
const parts = (id: string) => sentences.get(id)!.split(' / ');

test('the list is whole', () => {
  expect(sentences.size).toBe(278);
});

test.each(built)('%s stands in the words', (id) => {
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

test.each(caused)('%s is caused by a test', (id) => {
  for (const part of parts(id)) expect(written, part).toContain(part);
});

test('how many of all stand so far', () => {
  const standing = [...sentences.keys()].filter((id) =>
    parts(id).every((part) => spoken.some((word) => pattern(part).test(word))),
  );
  console.log(`${standing.length} of ${sentences.size} sentences stand in the words`);
  expect(standing).toEqual(expect.arrayContaining(built));
});
