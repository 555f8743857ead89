/** Numbers and words of a dose in one spelling. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    '0.5': 'half aadha aadhi adha adhi आधा आधी',
    '1': 'one ek एक',
    '2': 'two couple pair double दो',
    '3': 'three teen तीन',
    '4': 'four char chaar चार',
    '5': 'five paanch पाँच पांच',
    '6': 'six छह',
    '7': 'seven सात',
    '8': 'eight आठ',
    '9': 'nine नौ',
    '10': 'ten दस',
    '11': 'eleven',
    '12': 'twelve dozen',
    '13': 'thirteen',
    '14': 'fourteen',
    '15': 'fifteen',
    '16': 'sixteen',
    '17': 'seventeen',
    '18': 'eighteen',
    '19': 'nineteen',
    '20': 'twenty',
    '30': 'thirty',
    '40': 'forty',
    '50': 'fifty',
    '100': 'hundred',
    tablet:
      'tablets tab tabs capsule capsules cap caps caplet caplets pill pills puff puffs drop drops unit units sachet sachets goli goliyan goliya गोली गोलियाँ गोलियां टैबलेट कैप्सूल बूंद बूँद',
    times: 'time baar bar बार',
    '1 times': 'once od qd daily nightly rozana roz रोज रोज़ रोज़ाना रोजाना stat',
    '2 times': 'twice bd bid',
    '3 times': 'thrice tds tid',
    '4 times': 'qid qds',
    morning: 'mornings subah breakfast सुबह',
    noon: 'afternoon lunch dopahar दोपहर',
    evening: 'evenings shaam sham शाम',
    night: 'nights bedtime bed hs dinner raat रात',
    hours: 'hour hr hrs h घंटे घंटा ghante ghanta',
    hourly: 'hrly',
    days: 'day d din दिन',
    weeks: 'week hafte हफ्ते',
    months: 'month mahine महीने',
  }).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning])),
);
const N = String.raw`\d+(?:\.\d+)?`;
const AMOUNT_IGNORED = [
  // Length of the course, and times around a meal.
  new RegExp(
    String.raw`\b(?:for |x ?)?(?:${N} ?(?:-|to|or) ?)?${N} ?-?(?:days|weeks|months|minutes?|mins?|hours)\b`,
    'g',
  ),
  new RegExp(String.raw`\b(?:days|weeks) ${N}\b`, 'g'),
  // Temperature.
  new RegExp(String.raw`\b(?:fever|temp(?:erature)?)\D{0,20}${N}|${N} ?(?:°|degrees?\b|f\b|c\b)`, 'g'),
  // Drink taken with the medicine.
  new RegExp(String.raw`\b${N} ?(?:a )?(?:full )?(?:glass|cup)(?:es)?\b|\b(?:in|with) ${N} ?ml\b`, 'g'),
];
const STRENGTH = new RegExp(String.raw`${N} ?(?:mg|mcg|µg|gm?|iu|%)(?![a-z])`, 'g');

function normalized(dose: string): string {
  return dose
    .toLowerCase()
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x09_66))
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll('½', ' 1/2 ')
    .replaceAll('¼', ' 1/4 ')
    .replaceAll('¾', ' 3/4 ')
    .replaceAll(
      /(?:\b(\d+) +)?\b([123]) ?\/ ?([24])\b(?! ?(?:times|hours?|days?))/g,
      (_, whole, top, bottom) => String(Number(whole ?? 0) + Number(top) / Number(bottom)),
    )
    .replaceAll(/\b(?:[a-z]\.){2,}/g, (letters) => letters.replaceAll('.', ''))
    .replaceAll(/(\d)([a-z]|\p{Script=Devanagari})/gu, '$1 $2')
    .replaceAll(/\b([xq])(\d)/g, '$1 $2')
    .replaceAll(/[\p{L}\p{M}]+/gu, (word) => WORDS[word] ?? word)
    .replaceAll(/\bdo (?=tablet|times)/g, '2 ')
    .replaceAll(/(?:\/|\b(?:a|per|each|every|in a|in|with) )\s*days\b/g, ' 1 times ')
    .replaceAll(
      new RegExp(`(${N}) ?(?:[x×*]|spoons?(?:ful)?|tsp|teaspoons?)(?: of)? ?(${N}) ?ml\\b`, 'g'),
      (_, one, two) => `${Number(one) * Number(two)} ml`,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
/** An amount that nobody can count. */
const VAGUE = /\b(?:some|several|few|many|all)\b/;
const numbersIn = (text: string, pattern: string): number[] =>
  Array.from(text.matchAll(new RegExp(pattern, 'g')), (found) => Number(found[1]));
const largest = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.max(...numbers) : undefined;

/** Sums of schemes such as 1-0-1 and 1+1+1, and the text without them. */
function readSchemes(text: string): { sums: Array<{ sum: number; isMl: boolean }>; rest: string } {
  const sums: Array<{ sum: number; isMl: boolean }> = [];
  const rest = text.replaceAll(
    new RegExp(String.raw`(${N}(?: ?[-+]+ ?${N}){2,})( ?ml\b)?`, 'g'),
    (_, figures: string, ml: string | undefined) => {
      const sum = figures.split(/[-+]+/).reduce((all, part) => all + Number(part), 0);
      sums.push({ sum, isMl: ml !== undefined });
      return ' ';
    },
  );
  return { sums, rest };
}
/** Most doses a day, and the text without the words that say so. */
function readTimes(text: string): { times: number; rest: string } {
  const often: number[] = [],
    add = (_: string, count: string) => {
      often.push(Number(count));
      return ' ';
    };
  let rest = text
    .replaceAll(
      new RegExp(String.raw`\b(?:every|each|per|q) ?(${N})?(?: ?(?:-|to|or) ?${N})? ?hours\b`, 'g'),
      (_, hours) => {
        often.push(24 / Number(hours ?? 1));
        return ' ';
      },
    )
    .replaceAll(
      new RegExp(String.raw`(?:\b(${N})(?: ?(?:-|to|or) ?${N})? ?)?\bhourly\b`, 'g'),
      (_, hours) => {
        often.push(24 / Number(hours ?? 1));
        return ' ';
      },
    )
    .replaceAll(new RegExp(String.raw`\b(?:${N} ?(?:-|to|or) ?)?(${N}) ?times\b`, 'g'), add)
    .replaceAll(new RegExp(String.raw`\b[x×*] ?(${N})\b(?! ?(?:days|weeks|months|ml|mg))`, 'g'), add)
    .replaceAll(/\b(?:each|every|after|with) (?:each |every )?meals\b|\b(?:each|every) meal\b/g, (words) => {
      if (/each|every/.test(words)) often.push(3);
      return ' ';
    });
  const clock = rest.match(/\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)\b/g)?.length ?? 0;
  rest = rest.replaceAll(/\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)\b/g, ' ');
  // 'morning after breakfast' is one dose.
  const parts = rest
    .replaceAll(/\b(morning|noon|evening|night),? (?:\w+ )?(?:after|before|with|at) (?:\1|night)\b/g, '$1')
    .match(/\b(?:morning|noon|evening|night)\b/g);
  const named = parts?.length ?? 0,
    counted = Math.max(0, clock, ...often);
  // 'twice daily and at night' is three doses.
  return {
    times: counted > 1 && named > 0 && named < counted ? counted + named : Math.max(counted, named),
    rest,
  };
}
/** Sum of the amounts where each time of the day has one: '1 in the morning, 2 at night'. */
function sumByPart(text: string): number | undefined {
  const amounts = numbersIn(
    text,
    String.raw`(?<![\d.])(${N}) ?(?:tablet )?(?:(?:in|at|the|after|before|with|every|each) )*(?:morning|noon|evening|night)\b`,
  );
  const parts = text.match(/\b(?:morning|noon|evening|night)\b/g)?.length ?? 0;
  return amounts.length > 1 && amounts.length === parts
    ? amounts.reduce((all, one) => all + one, 0)
    : undefined;
}
/** Two figures are a range or a scheme of two doses: both together. */
const joinPairs = (text: string): string =>
  text.replaceAll(new RegExp(String.raw`(${N}) ?[-+] ?(${N})(?! ?(?:tablet|ml))`, 'g'), (_, one, two) =>
    String(Number(one) + Number(two)),
  );

/** Stated maxima a day, such as 'at most 3 a day', and the text without them. */
function readMost(text: string): { most: number[]; rest: string } {
  const pattern = `\\b(?:at most|max(?:imum)?|(?:not|no) more than|up ?to) (${N}) ?(?:tablet )?1 times`;
  return { most: numbersIn(text, pattern), rest: text.replaceAll(new RegExp(pattern, 'g'), ' ') };
}

interface Read {
  /** Most units or millilitres a day; undefined where the text does not say it. */
  perDay: number | undefined;
  /** Units a day that the text names at least, where it says no more. */
  atLeast: number;
}
/** Reads a written dose. An unclear dose counts as the most that it can mean; doses taken when needed count as taken. */
export function readDose(dose: string, isLiquid: boolean): Read {
  const { sums, rest: withoutSchemes } = readSchemes(normalized(dose)),
    { most, rest: withoutMost } = readMost(withoutSchemes),
    { times, rest: withoutTimes } = readTimes(withoutMost),
    amounts = AMOUNT_IGNORED.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), withoutTimes);
  return isLiquid ? readLiquid({ sums, times, amounts }) : readUnits({ sums, most, times, amounts });
}
interface Parts {
  sums: ReturnType<typeof readSchemes>['sums'];
  times: number;
  amounts: string;
}
function readLiquid({ sums, times, amounts }: Parts): Read {
  const each = largest(numbersIn(amounts, `(${N}) ?ml\\b`)),
    counted = sums.flatMap(({ sum, isMl }) => (isMl ? sum : each === undefined ? [] : sum * each));
  if (each !== undefined && times > 0) counted.push(times * each);
  return { perDay: largest(counted.filter((one) => one > 0)), atLeast: (each ?? 0) * Math.max(1, times) };
}
function readUnits({ sums, most, times, amounts }: Parts & { most: readonly number[] }): Read {
  const text = joinPairs(amounts.replaceAll(STRENGTH, ' ')),
    each = largest(numbersIn(text, `(${N})`)),
    counted = [...most, ...sums.map(({ sum }) => sum * (each ?? 1))];
  // An amount in mg says nothing of how many tablets it is.
  const isClear = each !== undefined || text === joinPairs(amounts);
  if (times > 0 && isClear) counted.push(sumByPart(text) ?? times * (each ?? 1));
  return {
    perDay: VAGUE.test(amounts) ? undefined : largest(counted.filter((one) => one > 0)),
    atLeast: (each ?? 1) * Math.max(1, times),
  };
}
