import { consonants, isVowelSign, NASAL, NUKTA, VIRAMA, vowels } from '../platform/devanagari.ts';

/** With a dot below. */
const dotted: Readonly<Record<string, string>> = { ज: 'z', फ: 'f', ड: 'r', ढ: 'rh' };
/** Words whose Latin form is not their sound. */
const known: Readonly<Record<string, string>> = {
  नई: 'new',
  दिल्ली: 'delhi',
  लखनऊ: 'lucknow',
  रोड: 'road',
  चौक: 'chowk',
  कॉलोनी: 'colony',
  टाउन: 'town',
};

interface Sound {
  consonant: string;
  vowel: string;
  /** The vowel is the inherent one, which nobody writes. */
  inherent: boolean;
  nasal: boolean;
}
function soundsOf(word: string): Sound[] {
  const letters = [...word],
    sounds: Sound[] = [];
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!;
    if (Object.hasOwn(consonants, letter)) {
      const isDotted = letters[at + 1] === NUKTA;
      if (isDotted) at++;
      const consonant = (isDotted ? dotted[letter] : undefined) ?? consonants[letter]!,
        next = letters[at + 1];
      if (next === VIRAMA) {
        at++;
        sounds.push({ consonant, vowel: '', inherent: false, nasal: false });
      } else if (isVowelSign(next)) {
        at++;
        sounds.push({ consonant, vowel: vowels[next!] ?? '', inherent: false, nasal: false });
      } else sounds.push({ consonant, vowel: 'a', inherent: true, nasal: false });
    } else if (Object.hasOwn(vowels, letter))
      sounds.push({ consonant: '', vowel: vowels[letter]!, inherent: false, nasal: false });
    else if (NASAL.test(letter) && sounds.length > 0) sounds.at(-1)!.nasal = true;
  }
  return sounds;
}
/** The last inherent vowel is never spoken; one between two spoken vowels mostly is not: 'पटना' is Patna, but 'वाराणसी' is Varanasi. */
function written(sounds: readonly Sound[], dropsWithin: boolean): string {
  const kept = sounds.map((sound) => ({ ...sound }));
  for (let at = kept.length - 1; at > 0; at--) {
    const sound = kept[at]!,
      last = at === kept.length - 1;
    if (
      sound.inherent &&
      !sound.nasal &&
      (last || (dropsWithin && kept[at - 1]!.vowel !== '' && kept[at + 1]!.vowel !== ''))
    )
      sound.vowel = '';
  }
  return kept
    .map(({ consonant, vowel, nasal }, at) => {
      const next = kept[at + 1]?.consonant ?? '';
      return consonant + vowel + (nasal ? (/^[pbm]/.test(next) ? 'm' : 'n') : '');
    })
    .join('');
}

/** How a text in Devanagari may be spelled in Latin letters, the likelier first; other scripts stay as they are, and give one. */
export function latinOf(text: string): string[] {
  if (!/[\u0900-\u097F]/.test(text)) return [text];
  const digits = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const spelled = (dropsWithin: boolean) =>
    digits
      .normalize('NFC')
      .replaceAll(/[\u0900-\u0963\u0970-\u097F]+/g, (word) =>
        Object.hasOwn(known, word) ? known[word]! : written(soundsOf(word.normalize('NFD')), dropsWithin),
      );
  return [...new Set([spelled(true), spelled(false)])];
}
