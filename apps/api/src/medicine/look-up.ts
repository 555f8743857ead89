import type { MedicineMatch } from '@doorstep/contract/medicine';
import { readName, type AskedName } from './asked-name.ts';
import type { Catalogue } from './catalogue.ts';
import type { Found, Wanted } from './search-index.ts';

/** What everyday words mean: the salts that are taken for it, best first. */
export interface Meaning {
  title: string;
  titleHi: string;
  salts: readonly string[];
  isDanger: boolean;
  /** It names what a doctor has found: what is on prescription belongs to it. */
  isNamed: boolean;
  /** It is another way to say what the medicine holds. */
  isSalt: boolean;
  /** Words were corrected to get here, or some were not understood. */
  isGuess: boolean;
}

interface Needs {
  catalogue: Pick<Catalogue, 'index'>;
  isFiller: (word: string) => boolean;
}
type Narrowed = Omit<Wanted, 'search' | 'named' | 'any'>;
export interface LookedUp {
  found: Found;
  /** For each id; undefined where the words are no name. */
  matches: readonly MedicineMatch[] | undefined;
  /** The words that were searched for instead. */
  corrected: string | undefined;
  /** Where nothing was found: what may have been meant. */
  close: string[];
  meaning: Meaning | undefined;
}
/** Short words are part of a name more often than of a sentence: 'Telma AM' is not 'Telma'. */
const SHORT = 3;
const shortFillers: ReadonlySet<string> = new Set('ki ka ke ko do de me se'.split(' '));

/** Finds medicines by what was typed, and says of each whether it is the one that was asked for. */
export function createLookUp({ catalogue, isFiller }: Needs) {
  const canDrop = (word: string): boolean =>
    isFiller(word) && (word.length >= SHORT || shortFillers.has(word) || /\p{Script=Devanagari}/u.test(word));

  /** The name as typed; without filler words where that finds nothing. */
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
  /** A brand is called so, or a name begins so. */
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
    // The name of a brand or a salt finds it better than its topic does; an emergency that was only guessed is none.
    const isBetter = understood?.isSalt
      ? isFound
      : (!understood?.isDanger || understood.isGuess) && isBrand(search);
    if (understood && !isBetter)
      return { ...byMeaning(search, named, understood, wanted), meaning: understood };
    if (isFound || found.total > 0)
      return { found, matches: found.matches, corrected: undefined, close: [], meaning: undefined };
    return { ...bySpelling(search, wanted), meaning: undefined };
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
      // In Hindi a name is often what it is for: whoever types it whole finds it first.
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
  /** Names that are spelled or sound much like the one that finds nothing: never the medicine that was asked for. */
  function bySpelling(search: string, wanted: Narrowed): Omit<LookedUp, 'meaning'> {
    const index = catalogue.index(),
      named = readName(search, canDrop),
      text = named.text || search,
      corrected = index.correct(search) ?? index.correct(text);
    const others = corrected === undefined || text.includes(' ') ? [] : index.close(text),
      meant = corrected === undefined ? undefined : readName(corrected, canDrop);
    const found =
      meant &&
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
    catalogue.index().matchOf(readName(search), id);
  return { find, byName, isNamed, isBrand, matchOf };
}
const similar = (found: Found): MedicineMatch[] => found.ids.map(() => 'similar');
export type LookUp = ReturnType<typeof createLookUp>;
