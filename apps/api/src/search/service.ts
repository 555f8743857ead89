import type { MedicineForm } from '@doorstep/contract/medicine';
import { forms } from '@doorstep/contract/medicine';
import type { Medicine } from '@doorstep/contract/medicine.schema';
import { SEARCH_SHOWN } from '@doorstep/contract/search';
import type { SearchAnswer, SearchHit, ShopCounts } from '@doorstep/contract/search.schema';
import { toRupees } from '@doorstep/contract/money';
import { doctorName, feeOf, type AppointmentService, type DoctorRow } from '../appointment/service.ts';
import type { LabService } from '../lab/service.ts';
import {
  readTopics,
  readWords,
  type Meaning,
  type MedicineService,
  type Topic,
} from '../medicine/service.ts';
import type { ParamedicalService } from '../paramedical/service.ts';
import { createBriefMemory } from '../platform/brief.ts';
import { hintsOf, rankOf, type Hints } from './hints.ts';
import { isFiller } from './lexicon.ts';
import { folded, Understanding } from './understand.ts';

export { isFiller };

let shared: Understanding | undefined;
/** Read once for a process: 15,000 phrases, which nothing changes. */
export const createUnderstanding = (): Understanding =>
  (shared ??= new Understanding(readTopics(), readWords()));

type Answer = SearchAnswer['data'];
interface Needs {
  understanding: Understanding;
  medicines: Pick<MedicineService, 'list' | 'isNamed' | 'isBrand' | 'matchesOf'>;
  lab: Pick<LabService, 'tests' | 'packages'>;
  paramedical: ParamedicalService;
  doctors: Pick<AppointmentService['doctors'], 'all'>;
}
/** Of the first salt of a topic; the others follow in turn. */
const OF_THE_FIRST = 3;
/** Of each salt, where a strength or a form was asked for. */
const LOOKED_AT = 30;
const DOCTORS = 3;
/** Kinds whose words name what a doctor has found: the usual medicines on prescription may stand below the others. */
const isNamed = ({ kind }: Topic): boolean => kind === 'condition' || kind === 'use';
/** Topic of the words; undefined where a form is all that was understood beside an unknown name: syrups are no answer to 'Syp. Unknown'. */
function understoodBy(understanding: Understanding, typed: string, isName: boolean) {
  const understood = understanding.understand(typed, isName);
  return understood?.isGuess && understood.topic.kind === 'form' ? undefined : understood;
}
/** For a list of medicines; undefined where the words mean none of them. */
export const meaningsOf =
  (understanding: Understanding) =>
  (search: string, isName: boolean): Meaning | undefined => {
    const understood = understoodBy(understanding, search, isName),
      topic = understood?.topic;
    return topic && (topic.salts.length > 0 || topic.danger)
      ? {
          title: topic.title,
          titleHi: topic.titleHi,
          salts: topic.salts,
          isDanger: topic.danger !== null,
          isNamed: isNamed(topic),
          isSalt: topic.kind === 'use',
          isGuess: understood.isGuess,
        }
      : undefined;
  };

type Priced = { price: number; offer_price: number | null };
const paid = ({ price, offer_price }: Priced) => ({
  price: offer_price !== null && offer_price < price ? offer_price : price,
  full_price: offer_price !== null && offer_price < price ? price : null,
});
type Described = Priced & {
  id: number;
  title: string;
  title_hi: string;
  description: string;
  description_hi: string;
};
const described = (one: Described): SearchHit => ({
  id: one.id,
  title: one.title,
  title_hi: one.title_hi,
  detail: one.description,
  detail_hi: one.description_hi,
  ...paid(one),
});
const packaged = ({
  name,
  name_hi,
  total_price,
  ...one
}: Omit<Described, 'title' | 'title_hi' | 'price'> & {
  name: string;
  name_hi: string;
  total_price: number;
}): SearchHit => described({ ...one, title: name, title_hi: name_hi, price: total_price });
const doctorHit = (row: DoctorRow): SearchHit => ({
  id: row.id,
  title: doctorName(row),
  title_hi: `डॉ. ${row.nameHi}`,
  detail: row.specialty,
  detail_hi: row.specialtyHi,
  price: toRupees(feeOf(row)),
  full_price: null,
});
interface Titled<T> {
  one: T;
  /** Titles in both languages, folded, with a space before each word. */
  titles: string;
}
const titled = <T>(list: readonly T[], titleOf: (one: T) => string): Array<Titled<T>> =>
  list.map((one) => ({ one, titles: ` ${folded(titleOf(one))}` }));
/** Lists of medicines that are remembered: the salts of all topics, with and without prescription. */
const LISTS = 1_000;

/** One search over all that the shop has. */
export function createSearch({ understanding, medicines, lab, paramedical, doctors }: Needs) {
  const lists = createBriefMemory<Medicine[]>(LISTS);
  const ofSalt = (salt: string, prescription: 'yes' | 'no', limit: number): Promise<Medicine[]> =>
    lists.get(`${prescription} ${limit} ${salt}`, async () =>
      (await medicines.list({ search: salt, prescription, page: 1, limit })).data.filter(
        ({ match }) => match !== 'similar',
      ),
    );
  async function readShop() {
    const [tests, packages, services, all] = await Promise.all([
      lab.tests(),
      lab.packages(),
      paramedical.services(),
      doctors.all(),
    ]);
    return {
      tests: titled(tests, ({ title, title_hi }) => `${title} ${title_hi}`),
      packages: titled(packages, ({ name, name_hi }) => `${name} ${name_hi}`),
      services: titled(services, ({ title, title_hi }) => `${title} ${title_hi}`),
      doctors: titled(
        all,
        ({ name, nameHi, specialty, specialtyHi }) => `Dr ${name} डॉ ${nameHi} ${specialty} ${specialtyHi}`,
      ),
    };
  }
  const shops = createBriefMemory<Awaited<ReturnType<typeof readShop>>>(1);
  /** Tests, packages, services and doctors. */
  const shop = () => shops.get('', readShop);
  /** The first salt's first, then the others' in turn; those in stock before those that are not. */
  async function bySalts(
    salts: readonly string[],
    prescription: 'yes' | 'no',
    hints: Hints,
  ): Promise<Medicine[]> {
    const rank = rankOf(hints);
    const lists = await Promise.all(
      salts.map((salt) => ofSalt(salt, prescription, rank ? LOOKED_AT : SEARCH_SHOWN)),
    );
    const sorted = lists.map((list) => {
        const inStock = list.toSorted((a, b) => Number(b.in_stock) - Number(a.in_stock));
        return rank ? rank(inStock) : inStock;
      }),
      found = (sorted[0] ?? []).slice(0, OF_THE_FIRST);
    for (let nth = 0; nth < SEARCH_SHOWN; nth++)
      for (const list of sorted) {
        const one = list[nth];
        if (one && !found.some(({ id }) => id === one.id)) found.push(one);
      }
    return found.slice(0, SEARCH_SHOWN);
  }
  async function medicinesOf(topic: Topic, hints: Hints): Promise<Medicine[]> {
    const form = topic.id === 'ointment' ? 'cream' : (topic.id as MedicineForm);
    if (topic.kind === 'form' && (forms as readonly string[]).includes(form))
      return (await medicines.list({ form, prescription: 'no', page: 1, limit: SEARCH_SHOWN })).data;
    const free = await bySalts(topic.salts, 'no', hints);
    if (!isNamed(topic) || free.length === SEARCH_SHOWN) return free;
    return [...free, ...(await bySalts(topic.salts, 'yes', hints))].slice(0, SEARCH_SHOWN);
  }
  /** In the order of `names`. */
  const named = <T>(
    all: ReadonlyArray<Titled<T>>,
    names: readonly string[],
    nameOf: (one: T) => string,
  ): T[] =>
    names
      .flatMap((name) => all.filter(({ one }) => nameOf(one) === name).map(({ one }) => one))
      .slice(0, SEARCH_SHOWN);

  async function byTopic(
    topic: Topic,
    typed: string,
  ): Promise<Omit<Answer, 'topic' | 'danger' | 'corrected' | 'page'>> {
    const asked = topic.specialties,
      { tests, packages, services, doctors: all } = await shop(),
      them = all.map(({ one }) => one);
    return {
      medicines: await medicinesOf(topic, hintsOf(typed, topic)),
      medicines_total: 0,
      tests: named(tests, topic.tests, ({ title }) => title).map(described),
      packages: named(packages, topic.tests, ({ name }) => name).map(packaged),
      services: named(services, topic.services, ({ title }) => title).map(described),
      doctors: asked
        .flatMap((one) => them.filter(({ specialty }) => specialty === one))
        .slice(0, DOCTORS)
        .map(doctorHit),
      close: [],
    };
  }
  /** Finds titles in which each typed word begins a word; an empty text finds none. */
  async function byText(text: string) {
    const beginnings = folded(text)
      .split(' ')
      .flatMap((word) => (word ? ` ${word}` : []));
    const { tests, packages, services, doctors: all } = await shop();
    const fits = <T>(list: ReadonlyArray<Titled<T>>, show: (one: T) => SearchHit) =>
      list
        .filter(({ titles }) => beginnings.length > 0 && beginnings.every((one) => titles.includes(one)))
        .slice(0, SEARCH_SHOWN)
        .map(({ one }) => show(one));
    return {
      tests: fits(tests, described),
      packages: fits(packages, packaged),
      services: fits(services, described),
      doctors: fits(all, doctorHit),
    };
  }
  /** What the shop has for these words; an empty text finds nothing. */
  async function find(typed: string): Promise<Answer> {
    const [asWritten, titled] = await Promise.all([
        medicines.list({ search: typed, page: 1, limit: SEARCH_SHOWN }),
        byText(typed),
      ]),
      isName = Object.values(titled).some((found) => found.length > 0) || medicines.isNamed(typed);
    const understood = understoodBy(understanding, typed, isName),
      topic = understood?.topic;
    // The shop's own brand of that name finds it better than what it is for.
    if (topic && ((topic.danger !== null && !understood.isGuess) || !medicines.isBrand(typed))) {
      const answer = await byTopic(topic, typed);
      return {
        topic: { id: topic.id, kind: topic.kind, title: topic.title, title_hi: topic.titleHi },
        danger: topic.danger,
        corrected: understood.by === 'spelling' ? understood.words : null,
        page: topic.page,
        ...answer,
        medicines: understood.isGuess
          ? answer.medicines.map((one) => ({ ...one, match: 'similar' as const }))
          : topic.kind === 'use'
            ? medicines.matchesOf(typed, answer.medicines)
            : answer.medicines,
      };
    }
    return {
      topic: null,
      danger: null,
      corrected: asWritten.corrected,
      page: null,
      medicines: asWritten.data,
      medicines_total: asWritten.pagination.total,
      ...titled,
      close: asWritten.close ?? [],
    };
  }
  async function counts(): Promise<ShopCounts['data']> {
    const [{ pagination }, { tests, services, doctors: all }] = await Promise.all([
      medicines.list({ page: 1, limit: 1 }),
      shop(),
    ]);
    return {
      medicines: pagination.total,
      tests: tests.length,
      services: services.length,
      doctors: all.length,
      specialties: new Set(all.map(({ one: { specialty } }) => specialty)).size,
    };
  }
  /** Forgets what it remembers of the shop. */
  function clear(): void {
    lists.clear();
    shops.clear();
  }
  return { find, counts, clear };
}
export type SearchService = ReturnType<typeof createSearch>;
