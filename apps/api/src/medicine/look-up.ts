import type { MedicineMatch } from '@doorstep/contract/medicine';
import { keyOfName, readName, type AskedName } from './asked-name.ts';
import type { Catalogue } from './catalogue.ts';
import type { Found, Wanted } from './search-index.ts';

/** Meaning of everyday words: a topic with its salts, best first. */
export interface Meaning {
  title: string;
  titleHi: string;
  salts: readonly string[];
  isDanger: boolean;
  /** Diagnosis by a doctor: results include prescription medicines. */
  isNamed: boolean;
  /** Another name of a salt. */
  isSalt: boolean;
  /** Some words were corrected or not understood. */
  isGuess: boolean;
}

interface Needs {
  catalogue: Pick<Catalogue, 'index'>;
  isFiller: (word: string) => boolean;
}
type Narrowed = Omit<Wanted, 'search' | 'named' | 'any'>;
export interface LookedUp {
  found: Found;
  /** Match per id; undefined unless searched by name. */
  matches: readonly MedicineMatch[] | undefined;
  /** Search text after correction. */
  corrected: string | undefined;
  /** Suggested names when nothing was found. */
  close: string[];
  meaning: Meaning | undefined;
}
/** Shorter words count as part of a name: 'Telma AM' is not 'Telma'. */
const SHORT = 3;
const shortFillers: ReadonlySet<string> = new Set('ki ka ke ko do de me se'.split(' '));

/** Finds medicines by typed text, with the match of each result. */
export function createLookUp({ catalogue, isFiller }: Needs) {
  const canDrop = (word: string): boolean =>
    isFiller(word) && (word.length >= SHORT || shortFillers.has(word) || /\p{Script=Devanagari}/u.test(word));

  /** Searches the name as typed, then without fillers and words of the prescription. */
  function byName(search: string, wanted: Narrowed): { named: AskedName; found: Found } {
    const index = catalogue.index(),
      named = readName(search),
      found = index.find(named.text ? { ...wanted, named } : { ...wanted, search });
    if (found.matched !== 0) return { named, found };
    const bare = readName(search, canDrop);
    if (bare.text === named.text) return { named, found };
    const again = index.find({ ...wanted, named: bare });
    return again.matched! > 0 ? { named: bare, found: again } : { named, found };
  }
  /** Matches a brand or the start of a name. */
  function isNamed(search: string): boolean {
    const index = catalogue.index(),
      named = readName(search);
    return index.isBrand(named) || index.isNamed(search) || index.isBrand(readName(search, canDrop));
  }
  const isBrand = (search: string): boolean => {
    const index = catalogue.index();
    return index.isBrand(readName(search)) || index.isBrand(readName(search, canDrop));
  };

  function find(
    search: string | undefined,
    wanted: Narrowed,
    meaningOf: (isName: boolean) => Meaning | undefined,
  ): LookedUp {
    const index = catalogue.index();
    if (!search)
      return {
        found: index.find({ search, ...wanted }),
        matches: undefined,
        corrected: undefined,
        close: [],
        meaning: undefined,
      };
    const { named, found } = byName(search, wanted),
      isFound = found.matched === undefined ? found.total > 0 : found.matched > 0,
      understood = meaningOf(isNamed(search));
    // A brand or salt name gives better results than its topic; a guessed emergency does not count.
    const isBetter = understood?.isSalt
      ? isFound
      : (!understood?.isDanger || understood.isGuess) && isBrand(search);
    if (understood && !isBetter) {
      const first = understood.isGuess && !understood.isDanger ? byFirstWord(search, wanted) : undefined;
      return first ?? { ...byMeaning(search, named, understood, wanted), meaning: understood };
    }
    if (isFound || found.total > 0)
      return { found, matches: found.matches, corrected: undefined, close: [], meaning: undefined };
    return byFirstWord(search, wanted) ?? { ...bySpelling(search, wanted), meaning: undefined };
  }
  /** A brand with words that nothing explains may be another medicine: its results are only similar. */
  function byFirstWord(search: string, wanted: Narrowed): LookedUp | undefined {
    const named = readName(search, canDrop),
      [text = ''] = named.text.split(' '),
      first = { ...named, text, key: keyOfName(text) };
    if (text === named.text || !catalogue.index().isBrand(first)) return undefined;
    const found = catalogue.index().find({ ...wanted, named: first });
    return { found, matches: similar(found), corrected: undefined, close: [], meaning: undefined };
  }
  function byMeaning(
    search: string,
    named: AskedName,
    { salts, isNamed: isDoctors, isSalt, isGuess }: Meaning,
    wanted: Narrowed,
  ): Omit<LookedUp, 'meaning'> {
    const found = catalogue.index().find({
      ...wanted,
      // A number beside a complaint is no strength: 'sugar 200'.
      named: isSalt ? named : undefined,
      // Hindi names often equal a use: the exact name comes first.
      any: /\p{Script=Devanagari}/u.test(search) ? [search, ...salts] : salts,
      prescription: wanted.prescription ?? (isDoctors ? undefined : false),
    });
    return {
      found,
      matches: isGuess ? similar(found) : found.matches,
      corrected: undefined,
      close: found.total === 0 ? catalogue.index().close(search) : [],
    };
  }
  /** Searches names with similar spelling or sound; results never count as the requested medicine. */
  function bySpelling(search: string, wanted: Narrowed): Omit<LookedUp, 'meaning'> {
    const index = catalogue.index(),
      named = readName(search, canDrop),
      text = named.text || search,
      corrected = index.correct(search) ?? index.correct(text);
    const others = corrected === undefined || text.includes(' ') ? [] : index.close(text),
      meant = corrected === undefined ? undefined : readName(corrected, canDrop);
    const found =
      // A correction to a form word, such as 'drop', names no medicine.
      meant?.text &&
      index.find(
        others.some((other) => other !== meant.text)
          ? { ...wanted, any: [meant.text, ...others] }
          : { ...wanted, named: { ...named, text: meant.text, key: meant.key } },
      );
    if (!found || found.total === 0)
      return {
        found: index.find({ ...wanted, search }),
        matches: undefined,
        corrected: undefined,
        close: index.close(text),
      };
    return { found, matches: similar(found), corrected, close: [] };
  }
  const matchOf = (search: string, id: number): MedicineMatch =>
    catalogue.index().matchOf(readName(search, canDrop), id);
  return { find, byName, isNamed, isBrand, matchOf };
}
const similar = (found: Found): MedicineMatch[] => found.ids.map(() => 'similar');
export type LookUp = ReturnType<typeof createLookUp>;
