import { findSubstances, type Substance } from '../medicine/service.ts';
import { listOf } from './telemedicine.ts';

/** Words that tell how a medicine is dosed or dispensed, in English and Hindi. */
const DOSING_WORDS = `tabs? tablets? caps? capsules? pills? inj injections? syp syrup linctus spoons? spoonfuls? teaspoons? tsp drops? patch patches
  puffs? sachets? vials? ampoules? ampules? strips? lozenges? suppository suppositories take give start continue add apply begin resume prescribe prescribed rx
  daily once twice thrice nightly weekly every morning noon afternoon evening night bedtime bd bid tds tid qid qds hs sos prn stat
  goli goliyan goliya khuraak chammach sui lena lein leni lete khana khaye khayein khao khilana dena dein roz rozana rozaana raat subah shaam sham dopahar
  लेना लें लेनी खाना खाएँ खाएं दें देना रोज रोज़ रोज़ाना गोली गोलियाँ गोलियां चम्मच रात सुबह शाम दोपहर सुई इंजेक्शन सिरप टैबलेट कैप्सूल बूंद बूँद`;
const START_WORDS = 'take|give|start|use|add|apply|begin|switch|resume|prescribe|continue';
const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');
const DOSING = [
  word(DOSING_WORDS.split(/\s+/).join('|')),
  word('use(?! disorder)|od(?= |$)'),
  /\d+\s*(?:mg|mcg|ml|g)\b/i,
  /\d\s*[-+–]\s*\d\s*[-+–]\s*\d/,
  /[x×]\s*\d|\d\.\d|\bfor\s+\d+\s*(?:days?|weeks?|months?)\b|\b\d+\s*times\b/i,
  // A number behind the name: 'Alprax 5'.
  /^[\p{L}\p{M}. ]+ \d+$/u,
];
const isDosed = (text: string): boolean => DOSING.some((pattern) => pattern.test(text));

/** Advice against a medicine, up to the next medicine that is started: 'avoid codeine', 'do not take tramadol', 'allergic to morphine'. */
const AGAINST = new RegExp(
  `(?<!\\b(?:not|never|n['’]t) )\\b(?:stop|stopped|avoid|allergic to|allergy to|contraindicated|without|instead of|(?:do not|don['’]t|never|not to|must not|should not) (?:${START_WORDS}|increase|restart|repeat|mix|combine|buy))\\b(?:(?!\\b(?:${START_WORDS})\\b).)*`,
  'giu',
);
/** Advice against a medicine that follows its name: 'tramadol should be stopped', 'tramadol band karein'. */
const AGAINST_BEHIND =
  /^(?:(?!(?<![\p{L}\p{M}])(?:take|give|start|lena|lein|khana|dena|लेना|लें|खाना|देना)(?![\p{L}\p{M}])).)*?(?:(?:should|must|to) be (?:stopped|avoided)|band (?:kar|karo|karein|karen)|(?:mat|na|nahi) (?:lo|lena|lein|leni|khana|khayein|dena)|बंद (?:कर|करें|करो)|(?:न|ना|नहीं|मत) (?:लें|लेना|लो|खाएँ|खाएं|खाना))/iu;

/** Part of a sentence without advice against a medicine. */
const withoutAdviceAgainst = (part: string): string =>
  part.replace(AGAINST_BEHIND, ' ').replaceAll(AGAINST, ' ');
/** Sentence without advice against medicines; a list goes on behind it: 'avoid alcohol, tramadol and codeine'. */
function withoutAdvice(sentence: string): string {
  let isAgainst = false;
  return sentence
    .split(/[,:]|\s(?:and|then|but|aur|और|लेकिन)\s/iu)
    .map((part) => {
      const left = withoutAdviceAgainst(part);
      isAgainst = left !== part || (isAgainst && !isDosed(part));
      return left === part && isAgainst ? '' : left;
    })
    .join(' , ');
}
/** Most words of a line that only names a medicine; its dose may follow on the next line. */
const NAME_WORDS = 3;
function* sentencesOf(text: string): Generator<string> {
  const sentences = text
    .split(/[\n.;।]+(?=\s|$)|[\n;।]/)
    .map((one) => one.trim())
    .filter(Boolean);
  for (const [at, sentence] of sentences.entries()) {
    const isName = sentence.split(/\s+/).length <= NAME_WORDS;
    yield isName ? `${sentence} ${sentences[at + 1] ?? ''}` : sentence;
  }
}
/** Finds a substance that may not be prescribed, with a dose, in free text: the checks of lines do not cover it. */
export function hiddenIn(
  text: string,
  isAllowed: (substance: Substance) => boolean = (substance) => listOf(substance) !== 'prohibited',
): string | undefined {
  for (const sentence of sentencesOf(text)) {
    if (!isDosed(sentence)) continue;
    const left = withoutAdvice(sentence),
      found = findSubstances({ name: left, composition: left }).find((one) => !isAllowed(one));
    if (found) return found.name;
  }
  return undefined;
}
