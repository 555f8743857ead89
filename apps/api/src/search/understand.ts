import { latinOf, soundOf } from '../platform/search/sound.ts';
import { distance } from '../platform/search/spelling.ts';
import type { Topic } from './topics.ts';

/** How sure it is: the words themselves, the words with others around them, what sounds alike, what is spelled nearly so. */
export type Certainty = 'whole' | 'part' | 'sound' | 'spelling';
export interface Understood {
  topic: Topic;
  /** The words that were understood, as they stand in the list. */
  words: string;
  by: Certainty;
}
interface Phrase {
  /** As it is compared. */
  text: string;
  latin: string;
  /** As the list has it. */
  words: string;
  topic: Topic;
}

/** As words are compared: small, without dots below, one sign for each nasal, no punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u093C\u0300-\u036F]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}.%+]+/gu, ' ')
    .trim();

/** What says nothing of what is meant: 'bukhar ki dawa chahiye' is about fever. */
const fillers = new Set(
  folded(`
  a an the for of in on with to and or my me i is are have has having get need want please buy best good medicine medicines tablet tablets
  ki ka ke ko se me mein hai hain ho raha rahi rahe hota hoti mujhe mera meri mere liye chahiye dawa dawai dava davai goli do de aur bahut
  की का के को से में है हैं हो रहा रही रहे होता होती मुझे मेरा मेरी मेरे लिए चाहिए दवा दवाई दवाएं गोली दो दे और बहुत
`).split(' '),
);
/** Words for one thing, in both languages and in the forms that people type: a phrase of the list is found by any of them. */
const families: ReadonlyMap<string, string> = new Map(
  `
  child children kid kids baby bacha bacche bache bachche bachhe bachcha baccha bachchon bacchon bachon bacho बच्चा बच्चे बच्चों
  knee knees ghutna ghutne ghutno ghutnon घुटना घुटने घुटनों
  tooth teeth dant daant dat दांत दांतों
  pain dard दर्द
  fever bukhar bukhaar बुखार
  stomach pet पेट
  test tests jaanch janch jaach check checkup जांच टेस्ट
  doctor doctors daktar dr specialist डॉक्टर
  full whole poora poori poore pura puri pure पूरा पूरी पूरे
  body sharir shareer शरीर बॉडी
`
    .trim()
    .split('\n')
    .map((line) => folded(line).split(' '))
    .flatMap((words) => words.map((word) => [word, words[0]!] as const)),
);
/** Longer than anybody types; each more makes the work grow by its square. */
const WORDS = 8;

const bareOf = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => !fillers.has(word))
    .slice(0, WORDS);

const familyOf = (text: string): string =>
  bareOf(text)
    .map((word) => families.get(word) ?? word)
    .join(' ');

/** Parts of the words that stand side by side, the longest first. */
function* partsOf(words: readonly string[]): Generator<string> {
  for (let length = words.length; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++)
      yield words.slice(from, from + length).join(' ');
}

/** Knows what people mean by their words. */
export class Understanding {
  readonly #byText = new Map<string, Phrase>();
  readonly #byFamily = new Map<string, Phrase>();
  readonly #phrases: Phrase[] = [];
  readonly #topics: ReadonlyMap<string, Topic>;
  /** Single words of all phrases. */
  readonly #words = new Set<string>();
  readonly #wordsBySound = new Map<string, string[]>();

  constructor(topics: ReadonlyMap<string, Topic>, words: ReadonlyArray<readonly [string, string]>) {
    this.#topics = topics;
    for (const [said, id] of words) {
      const text = folded(said),
        phrase = { text, latin: latinOf(text), words: said, topic: topics.get(id)! };
      this.#phrases.push(phrase);
      for (const key of [text, text.replaceAll(' ', '')])
        if (!this.#byText.has(key)) this.#byText.set(key, phrase);
      const family = familyOf(text);
      if (family.includes(' ') && !this.#byFamily.has(family)) this.#byFamily.set(family, phrase);
      for (const word of text.split(' ')) this.#words.add(word);
    }
    for (const word of this.#words) {
      const sound = soundOf(word);
      // Two consonants are the sound of too many words.
      if (sound.replace(/^[ah]/, '').length < 2) continue;
      const alike = this.#wordsBySound.get(sound);
      if (alike) alike.push(word);
      else this.#wordsBySound.set(sound, [word]);
    }
  }

  #said(phrase: Phrase | undefined, by: Certainty): Understood | undefined {
    return phrase && { topic: phrase.topic, words: phrase.words, by };
  }
  /** The words as they stand, or with fillers around them. */
  whole(typed: string): Understood | undefined {
    const text = folded(typed);
    return this.#said(
      [text, text.replaceAll(' ', ''), bareOf(text).join(' ')]
        .filter(Boolean)
        .map((key) => this.#byText.get(key))
        .find(Boolean),
      'whole',
    );
  }
  /** An emergency anywhere in the words: it comes before what else they are about. */
  danger(typed: string): Understood | undefined {
    for (const part of partsOf(folded(typed).split(' ').slice(0, WORDS))) {
      const phrase = this.#byText.get(part);
      if (phrase?.topic.danger) return this.#said(phrase, 'part');
    }
    return undefined;
  }
  /** Some of the words, side by side: at least two of them, or one. */
  part(typed: string, least: 1 | 2): Understood | undefined {
    for (const part of partsOf(bareOf(folded(typed)))) {
      if (least === 2 && !part.includes(' ')) return undefined;
      const phrase = part.length > 1 ? this.#byText.get(part) : undefined;
      if (phrase) return this.#said(phrase, 'part');
    }
    return undefined;
  }
  /** The same with each word in the form that the list has it in: 'bacho ka doctor', 'ankhon me jalan'. */
  formed(typed: string, least: 1 | 2): Understood | undefined {
    const words = folded(typed)
        .split(' ')
        .slice(0, WORDS)
        .map((word) => this.#formOf(word)),
      text = words.join(' '),
      found = this.whole(text) ?? this.part(text, least);
    return found && { ...found, by: 'sound' };
  }
  /** Two words or more that mean the same as a phrase of the list: 'ghutne me dard' is 'knee pain'. */
  related(typed: string): Understood | undefined {
    for (const part of partsOf(familyOf(folded(typed)).split(' '))) {
      if (!part.includes(' ')) return undefined;
      const phrase = this.#byFamily.get(part);
      if (phrase) return this.#said(phrase, 'part');
    }
    return undefined;
  }
  /** Who asks for a doctor or a test is shown that first, whatever it is about: 'dant ka doctor', 'malaria jaanch'. */
  #asked(typed: string, found: Understood | undefined): Understood | undefined {
    if (!found || found.topic.danger) return found;
    const { kind, specialties, tests } = found.topic;
    if (!['complaint', 'condition', 'body', 'use'].includes(kind)) return found;
    const words = new Set(familyOf(folded(typed)).split(' ')),
      all = [...this.#topics.values()];
    const topic = words.has('doctor')
      ? (all.find((one) => one.kind === 'doctor' && one.specialties[0] === specialties[0]) ??
        this.#topics.get('other-doctor'))
      : words.has('test')
        ? all.find((one) => one.kind === 'test' && one.tests.length > 0 && one.tests[0] === tests[0])
        : undefined;
    return topic ? { ...found, topic } : found;
  }
  /** A word of the list that sounds so and is written nearly so, as it is or without the ending of many. */
  #formOf(word: string): string {
    if (fillers.has(word) || this.#words.has(word)) return word;
    const stem = word.replace(/(?:on|oon|en|ein|ों|ें|ियां|ियों)$/, '');
    for (const form of new Set([word, ...(stem.length >= 3 ? [stem] : [])])) {
      if (this.#words.has(form)) return form;
      const latin = latinOf(form),
        most = Math.max(1, Math.floor(latin.length / 4));
      const [best] = (this.#wordsBySound.get(soundOf(form)) ?? [])
        .map((known) => ({ known, edits: distance(latin, latinOf(known), most) }))
        .filter(({ edits }) => edits <= most)
        .toSorted((a, b) => a.edits - b.edits);
      if (best) return best.known;
    }
    return word;
  }
  /** What is a letter or two away: one where it is short, since 'daad' and 'dard' are two things. */
  spelling(typed: string): Understood | undefined {
    const latin = latinOf(bareOf(folded(typed)).join(' ')),
      most = latin.length < 5 ? 0 : latin.length < 9 ? 1 : 2;
    if (most === 0) return undefined;
    let best: Phrase | undefined,
      least = most + 0.1;
    for (const phrase of this.#phrases) {
      if (Math.abs(phrase.latin.length - latin.length) > most) continue;
      const edits = distance(latin, phrase.latin, most);
      if (edits < least) [best, least] = [phrase, edits];
    }
    return this.#said(best, 'spelling');
  }
  /** `isName`: something of the shop is called so; then the words mean what they say. */
  understand(typed: string, isName: boolean): Understood | undefined {
    return this.#asked(typed, this.#understood(typed, isName));
  }
  #understood(typed: string, isName: boolean): Understood | undefined {
    return (
      this.whole(typed) ??
      this.danger(typed) ??
      (isName
        ? undefined
        : (this.part(typed, 2) ??
          this.formed(typed, 2) ??
          this.related(typed) ??
          this.part(typed, 1) ??
          this.formed(typed, 1) ??
          this.spelling(typed)))
    );
  }
}
