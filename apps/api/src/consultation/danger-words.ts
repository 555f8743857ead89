import type { DangerWord } from '@doorstep/contract/consultation';

/** Maps words to topics of the search. */
export interface DangerLexicon {
  understand: (typed: string, isName: boolean) => { topic: { danger: DangerWord | null } } | undefined;
}
const CLAUSE = /[.!?;:,।\n]+|\s(?:and|but|aur|lekin|और|लेकिन)\s/iu;
/** Most words of a clause; longer ones are split. */
const CLAUSE_WORDS = 8;

/**
 * Signs that a negation can clear. Signs that are negations themselves must stay out: not breathing, not waking, not responding, no pulse,
 * not moving, not drinking, no urine.
 */
const DENIABLE = `(?:${[
  '(?:chest |severe |stomach |head)?(?:pain|ache)',
  'pain in (?:the |my |his |her )?chest',
  'fever',
  'cough',
  'cold',
  'vomiting',
  'dizziness',
  'weakness',
  'swelling',
  'rash',
  'injury',
  'bleeding',
  'blood(?: in (?:the |my |his |her )?(?:stool|urine|vomit|cough))?',
  'fits?',
  'seizures?',
  '(?:severe )?allerg(?:y|ies|ic reactions?)',
  'breathlessness',
  'shortness of breath',
  '(?:trouble|difficulty|problem)(?: in| with)? breathing',
  'breathing (?:trouble|difficulty|difficulties|problems?)',
  '(?:seene|sine|chhati|chati) (?:mein|me|main) dard',
  'dard',
  'bukhar',
  'khansi',
  'ulti',
  'khoon',
  'daura',
  'behosh',
  '(?:sans|saans) (?:ki|lene (?:mein|me)) (?:takleef|dikkat|problem)',
  '(?:सीने|छाती) में दर्द',
  'दर्द',
  'बुखार',
  'खाँसी',
  'खांसी',
  'उल्टी',
  'खून',
  'दौरा',
  'बेहोश',
  'साँस (?:की|लेने में) (?:तकलीफ|दिक्कत)',
  'सांस (?:की|लेने में) (?:तकलीफ|दिक्कत)',
].join('|')})`;
const DENIABLE_LIST = `${DENIABLE}(?:(?:\\s+(?:or|nor|ya|या)\\s+|\\s*/\\s*)${DENIABLE})*`;
const SINCE = `(?:\\s+(?:now|today|yet|at all|any ?more|since (?:morning|yesterday|last night|\\d+ (?:minutes?|hours?|days?|weeks?))))*`;
/** Denials up to the end of a clause: 'no fever or chest pain', 'chest pain nahi hai'. */
const DENIALS = [
  new RegExp(
    `(?<!\\p{L})(?:no|without|not having|(?:do|does) not have|(?:do|does)n['’]?t have)\\s+(?:any\\s+)?${DENIABLE_LIST}${SINCE}$`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:koi|कोई)\\s+)?${DENIABLE_LIST}\\s+(?:nahi|nahin|nhi|नहीं)(?:\\s+(?:ho rahi|ho raha|हो रही|हो रहा))?(?:\\s+(?:hai|hain|h|है|हैं))?$`,
    'iu',
  ),
];

/** Signs that the words of the search do not have. All patterns of a sign must match the same clause. */
const MORE_SIGNS: ReadonlyArray<readonly [word: DangerWord, ...patterns: RegExp[]]> = [
  ['unconscious', /\b(?:not|isn['’]?t|no) (?:responding|response|waking|moving)\b/iu],
  ['breathing', /\bd[ua]m ghut|दम घुट/iu],
  ['breathing', /\b(?:severe|serious) allerg|\banaphyla/iu],
  [
    'other',
    /\b(?:not|stopped|no) (?:eating|drinking|feeding|sucking)\b|(?:nahi|nhi) pi (?:raha|rahi)|नहीं पी (?:रहा|रही)/iu,
    /\b(?:baby|infant|newborn|child|toddler|bachch?[aei])(?!\p{L})|शिशु|बच्च/iu,
  ],
  [
    'other',
    /\b(?:took|taken|take|ate|eaten|swallowed|consumed)\b|kha (?:li|liya|gaya|gayi)\b|खा (?:ली|लिया|गया|गई)/iu,
    /\b(?:[1-9]\d|twenty|thirty|forty|fifty) ?(?:tablets|tabs|pills|capsules|goli|goliya|goliyan|गोली|गोलियां|गोलियाँ)|(?:whole|full|entire) (?:strip|bottle)|poor[ai] (?:patta|strip)/iu,
  ],
  [
    'other',
    /\b(?:burn|burns|burned|burnt|scald|scalded)\b|jal ga(?:ya|yi|ye|i)\b|जल ग(?:या|ई|ए)/iu,
    /\b(?:hot|boiling|oil|water|milk|tea|steam|acid|fire|flame|tel|pani|chai|doodh)\b|तेल|पानी|चाय|दूध|आग/iu,
  ],
];

/** Clauses of a text without the signs that they deny. */
function* clausesOf(text: string): Generator<string> {
  for (const clause of text.split(CLAUSE)) {
    const left = DENIALS.reduce(
      (rest, denial) => rest.replace(denial, ''),
      clause.trim().replaceAll(/\s+/g, ' '),
    );
    if (left.trim()) yield left.trim();
  }
}
/** Splits a long clause into overlapping parts. */
function* partsOf(clause: string): Generator<string> {
  const words = clause.split(' ');
  for (let at = 0; at < words.length; at += CLAUSE_WORDS / 2) {
    yield words.slice(at, at + CLAUSE_WORDS).join(' ');
    if (at + CLAUSE_WORDS >= words.length) break;
  }
}
/** Distinct danger signs in a text. A false alarm is better than a missed sign. */
export function dangerWordsIn(text: string, lexicon: DangerLexicon): DangerWord[] {
  const found = new Set<DangerWord>();
  for (const clause of clausesOf(text)) {
    for (const part of partsOf(clause)) {
      const danger = lexicon.understand(part, false)?.topic.danger;
      if (danger) found.add(danger);
    }
    for (const [word, ...patterns] of MORE_SIGNS) {
      if (patterns.every((pattern) => pattern.test(clause))) found.add(word);
    }
  }
  return [...found];
}
