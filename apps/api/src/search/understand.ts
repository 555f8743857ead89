import { latinOf } from '../platform/search/sound.ts';
import { distance } from '../platform/search/spelling.ts';
import { asked, calmed, isSalt } from './asked.ts';
import { fillers, folded } from './families.ts';
import { Lexicon, nameOf, type Token } from './lexicon.ts';
import type { Topic } from '../medicine/service.ts';

export { folded };
/** How sure it is: the words themselves, the words with others around them, what sounds alike, what is spelled nearly so. */
export type Certainty = 'whole' | 'part' | 'sound' | 'spelling';
export interface Understood {
  topic: Topic;
  /** The words that were understood, as they stand in the list. */
  words: string;
  by: Certainty;
  /** Words were corrected to get here, or some were not understood: what was asked for may be something else. */
  isGuess: boolean;
}
interface Phrase {
  /** As it is compared. */
  text: string;
  latin: string;
  /** As the list has it. */
  words: string;
  topic: Topic;
  /** Its words without fillers, each by the name of its family. */
  names: readonly string[];
}
/** A phrase of the list that was found in the words. */
interface Match {
  phrase: Phrase;
  /** Places of the words that it takes. */
  at: readonly number[];
  score: number;
  by: Certainty;
  /** They stand so, letter by letter and side by side. */
  exact: boolean;
}

/** Words of a phrase may have so many others between them. */
const GAP = 3;
/** Fillers of a complaint, but not of a poisoning: 'ek saath bahut goli kha li'. */
const MEDICINE = 'medicine';
const medicineWords: ReadonlySet<string> = new Set(
  'medicine medicines tablet tablets dawa dawai dava davai goli golian dabai दवा दवाई दवाएं गोली गोलियां pills pill'.split(
    ' ',
  ),
);
const dangerNameOf = (word: string): string => (medicineWords.has(word) ? MEDICINE : nameOf(word));
const bareOf = (text: string): string[] => text.split(' ').filter((word) => !fillers.has(word));

/** What most sentences have besides what they are about. */
const generic: ReadonlySet<string> = new Set([
  'doctor',
  'lab-tests',
  'blood-test',
  'packages',
  'home-visit',
  'home-services',
  'medicines',
  'pain',
  'pregnancy',
  'baby-care',
  'help',
  'vitamins',
  'antibiotic',
  'after-birth',
]);
const leanings: Partial<Record<Topic['kind'], number>> = {
  body: -4,
  form: -9,
  shop: -6,
  service: 1,
  doctor: 1,
  danger: 1,
};
/** More than two words of anything else: who names a medicine wants that. */
const NAMED = 15;
/** What is as often said with a complaint as for itself. */
const besideComplaints: ReadonlySet<string> = new Set(['zinc', 'ors']);
/** Emergencies only where nothing else is said: 'hair fall', 'current offer'. */
const wholeDangers: ReadonlySet<string> = new Set(['current', 'fire', 'fall', 'faint', 'serious', 'shock']);
/** Turn what is said into its opposite, so that nothing may stand between. */
const closeNames: ReadonlySet<string> = new Set(['no', 'stop']);
/** Say nothing without another word: 'bachcha nahi' can be about anything. */
const weakNames: ReadonlySet<string> = new Set(
  'no child newborn women home increase reduce stop full change remove lack body milk'.split(' '),
);
/** Comes first among complaints: it dries a child or an old person out within a day. */
const urgent: ReadonlySet<string> = new Set(['loose-motions']);
const leaningOf = (topic: Topic): number =>
  (isSalt(topic) && !besideComplaints.has(topic.id) ? NAMED : 0) +
  (urgent.has(topic.id) ? 4 : 0) +
  (leanings[topic.kind] ?? 0) +
  (generic.has(topic.id) ? -5 : 0);
const complaints = new Set(['complaint', 'condition']);

/** Parts of a list that stand side by side, the longest first. */
function* partsOf<Of>(list: readonly Of[]): Generator<readonly Of[]> {
  for (let length = list.length; length > 0; length--)
    for (let from = 0; from + length <= list.length; from++) yield list.slice(from, from + length);
}
const places = <Of>(list: readonly Of[]): number[] => Array.from(list, (_, at) => at);

/** Knows what people mean by their words. */
export class Understanding {
  readonly #byText = new Map<string, Phrase>();
  /** Of one family alone. */
  readonly #byName = new Map<string, Phrase>();
  /** Those of two words or more, by the rarest of their names. */
  readonly #byRarest = new Map<string, Phrase[]>();
  readonly #phrases: Phrase[] = [];
  /** Phrases by their first Latin letter, in the order of the list. */
  readonly #byInitial: Readonly<Record<string, Phrase[] | undefined>>;
  readonly #topics: ReadonlyMap<string, Topic>;
  readonly #lexicon: Lexicon;

  constructor(topics: ReadonlyMap<string, Topic>, words: ReadonlyArray<readonly [string, string]>) {
    this.#topics = topics;
    for (const [said, id] of words) this.#learn(said, topics.get(id)!);
    this.#indexNames();
    this.#byInitial = Object.groupBy(this.#phrases, ({ latin }) => latin.charAt(0));
    this.#lexicon = new Lexicon(this.#phrases.flatMap(({ text }) => text.split(' ')));
  }
  #learn(said: string, topic: Topic): void {
    const text = folded(said),
      bare = topic.danger
        ? text.split(' ').filter((word) => !fillers.has(word) || medicineWords.has(word))
        : bareOf(text),
      names = [...new Set(bare.map(topic.danger ? dangerNameOf : nameOf))];
    const phrase = { text, latin: latinOf(text), words: said, topic, names };
    this.#phrases.push(phrase);
    const keys = [text, text.replaceAll(' ', '')];
    // What a filler makes of a word it does not mean alone: 'gir gaye' is a fall, 'gir' is a forest. In a brand it is a part of the name.
    const isPart =
      isSalt(topic) && text.split(' ').some((word) => fillers.has(word) && !medicineWords.has(word));
    if (!isPart && bare.length > 1 && !names.every((name) => weakNames.has(name))) keys.push(bare.join(' '));
    for (const key of keys) if (!this.#byText.has(key)) this.#byText.set(key, phrase);
    const [name] = names;
    if (names.length === 1 && !text.includes(' ') && !this.#byName.has(name!))
      this.#byName.set(name!, phrase);
  }
  #indexNames(): void {
    const uses = new Map<string, number>();
    for (const { names } of this.#phrases)
      for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
    for (const phrase of this.#phrases) {
      if (phrase.names.length < 2 || phrase.names.every((name) => weakNames.has(name))) continue;
      const rarest = phrase.names.reduce((a, b) => (uses.get(b)! < uses.get(a)! ? b : a)),
        others = this.#byRarest.get(rarest);
      if (others) others.push(phrase);
      else this.#byRarest.set(rarest, [phrase]);
    }
  }

  #said(phrase: Phrase | undefined, by: Certainty): Understood | undefined {
    return phrase && { topic: phrase.topic, words: phrase.words, by, isGuess: by === 'spelling' };
  }
  /** The words as they stand, or with fillers around them. */
  #whole(text: string): Understood | undefined {
    // 'telma h' and 'pan d' are other medicines than 'telma' and 'pan'.
    const isLettered = text.split(' ').some((word) => word.length === 1 && fillers.has(word));
    return this.#said(
      [text, text.replaceAll(' ', ''), isLettered ? '' : bareOf(text).join(' ')]
        .filter(Boolean)
        .map((key) => this.#byText.get(key))
        .find(Boolean),
      'whole',
    );
  }

  /** All phrases that stand in the words: side by side, or all of them near each other, in any order and form. */
  #matches(tokens: readonly Token[]): Match[] {
    const found = new Map<Phrase, Match>();
    const add = (phrase: Phrase | undefined, at: readonly number[], by: Certainty, less: number): void => {
      if (!phrase || /^[\d ]+$/.test(phrase.text)) return;
      const counted = at.filter((one) => tokens[one]!.counts).length,
        // A filler that belongs to a name makes it longer: 'telma h' is no 'telma'.
        score = 10 * Math.max(0.8, counted) + 1.5 * (at.length - counted) + leaningOf(phrase.topic) - less,
        before = found.get(phrase);
      if (!before || before.score < score)
        found.set(phrase, { phrase, at, score, by, exact: phrase.text === textAt(tokens, at, 'text') });
    };
    const all = places(tokens);
    for (const at of partsOf(all)) {
      const text = textAt(tokens, at, 'text');
      add(this.#byText.get(text), at, 'part', 0);
      if (at.length === 2 || at.length === 3)
        add(this.#byText.get(text.replaceAll(' ', '')), at, 'part', 0.5);
    }
    const bare = all.filter((at) => tokens[at]!.counts);
    for (const at of partsOf(bare)) {
      add(this.#byText.get(textAt(tokens, at, 'text')), at, 'part', 0);
      const guessed = at.some((one) => tokens[one]!.by !== 'exact');
      if (guessed) add(this.#byText.get(textAt(tokens, at, 'form')), at, 'sound', lessOf(tokens, at));
    }
    for (const at of bare) {
      const { name, form, by } = tokens[at]!;
      if (name !== form || by !== 'exact') add(this.#byName.get(name), [at], 'sound', lessOf(tokens, [at]));
    }
    this.#addNear(tokens, bare, add);
    return [...found.values()].toSorted((a, b) => b.score - a.score || a.at[0]! - b.at[0]!);
  }
  #addNear(
    tokens: readonly Token[],
    bare: readonly number[],
    add: (phrase: Phrase, at: readonly number[], by: Certainty, less: number) => void,
  ): void {
    const placeOf = new Map<string, number>(),
      medicine = tokens.findIndex(({ text }) => medicineWords.has(text));
    if (medicine >= 0) placeOf.set(MEDICINE, medicine);
    for (const at of bare) if (!placeOf.has(tokens[at]!.name)) placeOf.set(tokens[at]!.name, at);
    for (const name of placeOf.keys())
      for (const phrase of this.#byRarest.get(name) ?? []) {
        if (!phrase.names.every((one) => placeOf.has(one))) continue;
        const at = phrase.names.map((one) => placeOf.get(one)!).toSorted((a, b) => a - b),
          between = bare.filter((one) => one > at[0]! && one < at.at(-1)!).length - (at.length - 2);
        const guess = at.some((one) => tokens[one]!.by === 'spelling') ? 3 : 0;
        const most = phrase.topic.danger && phrase.names.some((one) => closeNames.has(one)) ? 0 : GAP;
        if (between <= most) add(phrase, at, 'part', 1 + guess + between / 2);
      }
  }
  /** An emergency: it comes before all else, unless more of the words mean something else, as 'bleeding gums' do. */
  #danger(matches: readonly Match[], tokens: readonly Token[]): Match | undefined {
    const covers = (wide: Match, narrow: Match): boolean =>
      narrow.at.every((at) => wide.at.includes(at)) &&
      (wide.at.length > narrow.at.length || (wide.exact && !narrow.exact));
    return matches.find(
      (one) =>
        one.phrase.topic.danger !== null &&
        !(wholeDangers.has(one.phrase.text) && tokens.length > 1) &&
        one.at.some((at) => tokens[at]!.by !== 'spelling') &&
        !matches.some((other) => other.phrase.topic.danger === null && covers(other, one)),
    );
  }
  /** What is a letter or two away, as a whole. */
  #spelling(text: string): Understood | undefined {
    const latin = latinOf(bareOf(text).join(' ')),
      most = latin.length < 5 ? 0 : latin.length < 9 ? 1 : 2;
    if (most === 0) return undefined;
    let best: Phrase | undefined,
      least = most + 0.1;
    for (const phrase of this.#byInitial[latin.charAt(0)] ?? []) {
      if (Math.abs(phrase.latin.length - latin.length) > most) continue;
      const edits = distance(latin, phrase.latin, most);
      if (edits < least) [best, least] = [phrase, edits];
    }
    return this.#said(best, 'spelling');
  }
  /** `isName`: something of the shop is called so; then the words mean what they say. */
  understand(typed: string, isName: boolean): Understood | undefined {
    const text = folded(typed);
    if (!text) return undefined;
    const tokens = this.#lexicon.tokensOf(text),
      names = new Set(tokens.map(({ name }) => name)),
      suiting = (topic: Topic): Topic => asked(topic, { names, text, topics: this.#topics });
    const whole = this.#whole(text);
    if (whole) return { ...whole, topic: calmed(whole.topic, names, this.#topics) ?? suiting(whole.topic) };
    const matches = this.#matches(tokens),
      danger = this.#danger(matches, tokens);
    if (danger) {
      const { topic } = danger.phrase;
      return {
        topic: calmed(topic, names, this.#topics) ?? topic,
        words: danger.phrase.words,
        by: 'part',
        isGuess: danger.at.some((at) => tokens[at]!.by === 'spelling'),
      };
    }
    if (isName) return undefined;
    const free = matches.filter(({ phrase }) => phrase.topic.danger === null),
      best = bestOf(free);
    if (!best) return this.#spelling(text);
    const meant = [best, ...besides(best, free, names.has('test'))],
      topics = meant.map(({ phrase }) => suiting(phrase.topic)),
      isTest = topics[0]!.kind === 'test';
    return {
      topic: together(topics.filter(({ kind }) => !isTest || kind === 'test')),
      words: best.phrase.words,
      by: best.by,
      isGuess: meant.some((match) => isGuess(match, tokens)) || tokens.some(({ isUnknown }) => isUnknown),
    };
  }
}

/** A name of a salt in Latin letters that only sounds like the word may be another salt. */
const isGuessed = ({ by, text }: Token, topic: Topic): boolean =>
  by === 'spelling' || (by === 'sound' && isSalt(topic) && /^[a-z]+$/.test(text));
/**
 * Whether a match took pieces of a longer word that may be an unknown name, as 'oflo' in 'metoflo' or 'hair' in 'hairmax'. A word
 * with 'dawa' or 'goli' in it is a sentence without spaces; so is a complaint of several pieces, such as 'petdard'.
 */
function isCutOut({ phrase, at }: Match, tokens: readonly Token[], cutFrom: number): boolean {
  const pieces = places(tokens).filter((one) => tokens[one]!.cutFrom === cutFrom),
    counting = pieces.filter((one) => tokens[one]!.counts),
    isSentence =
      pieces.some((one) => medicineWords.has(tokens[one]!.text)) ||
      (counting.length > 1 && phrase.topic.kind !== 'use');
  return !isSentence || counting.some((one) => !at.includes(one));
}
function isGuess(match: Match, tokens: readonly Token[]): boolean {
  return match.at.some((at) => {
    const token = tokens[at]!;
    return (
      isGuessed(token, match.phrase.topic) ||
      (token.cutFrom !== undefined && isCutOut(match, tokens, token.cutFrom))
    );
  });
}
/** A guess by letters weighs less than one by sound. */
const lessOf = (tokens: readonly Token[], at: readonly number[]): number =>
  at.some((one) => tokens[one]!.by === 'spelling') ? 5 : 2;
const textAt = (tokens: readonly Token[], at: readonly number[], as: 'text' | 'form'): string =>
  at.map((one) => tokens[one]![as]).join(' ');
/** Say whom it is about: 'garbhvati mahila ko bukhar' is about a fever. */
const ofState: ReadonlySet<string> = new Set(['pregnancy', 'baby-care']);
/** A visit or a test that was asked for in two words comes before a medicine that is named: 'monocef injection lagwana hai'. */
function bestOf(matches: readonly Match[]): Match | undefined {
  const [first] = matches;
  if (first && ofState.has(first.phrase.topic.id))
    return (
      matches.find(
        ({ phrase, at }) =>
          (complaints.has(phrase.topic.kind) || phrase.topic.kind === 'use') &&
          !generic.has(phrase.topic.id) &&
          at.every((one) => !first.at.includes(one)),
      ) ?? first
    );
  if (!first || !isSalt(first.phrase.topic)) return first;
  return (
    matches.find(({ phrase, at }) => ['service', 'test'].includes(phrase.topic.kind) && at.length > 1) ??
    first
  );
}
/** What else the words are about, of the same sort: two complaints, two tests, two medicines. */
function besides(best: Match, matches: readonly Match[], isTest: boolean): Match[] {
  const sortOf = ({ phrase: { topic } }: Match): string =>
    isTest && topic.kind !== 'service'
      ? 'test'
      : complaints.has(topic.kind)
        ? 'complaint'
        : isSalt(topic)
          ? 'salt'
          : topic.kind === 'test'
            ? 'test'
            : topic.id;
  const taken = new Set(best.at),
    found: Match[] = [];
  for (const one of matches) {
    const { topic } = one.phrase;
    if (
      found.length < 2 &&
      sortOf(one) === sortOf(best) &&
      topic !== best.phrase.topic &&
      !generic.has(topic.id) &&
      !generic.has(best.phrase.topic.id) &&
      one.by !== 'spelling' &&
      one.at.every((at) => !taken.has(at))
    ) {
      found.push(one);
      for (const at of one.at) taken.add(at);
    }
  }
  return found;
}
/** The first of each, then the second of each; what the last have more stands last. */
function inTurn(lists: ReadonlyArray<readonly string[]>): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return [
    ...new Set(
      Array.from({ length: longest }, (_, nth) => lists.flatMap((list) => list.slice(nth, nth + 1))).flat(),
    ),
  ];
}
/** One topic of several. */
function together(topics: readonly Topic[]): Topic {
  const all = topics.filter((topic, at) => topics.findIndex(({ id }) => id === topic.id) === at),
    [first] = all;
  if (all.length < 2) return first!;
  return {
    ...first!,
    title: all.map(({ title }) => title).join(', '),
    titleHi: all.map(({ titleHi }) => titleHi).join(', '),
    salts: inTurn(all.map(({ salts }) => salts)),
    tests: inTurn(all.map(({ tests }) => tests)),
    services: inTurn(all.map(({ services }) => services)),
    specialties: inTurn(all.map(({ specialties }) => specialties)),
  };
}
