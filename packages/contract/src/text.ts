/** What is left out of a typed text: it shows nothing, and may turn a line around where a courier reads it. */
const unseen =
  /(?![\t\n\v\f\r\u0085]|\u200C|\u200D|(?<=\p{Emoji})[\uFE0E\uFE0F])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const LETTER = String.raw`(?!\p{Script=Latin})[\p{L}\p{M}]`;
const VIRAMA = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`;
const PICTURE = String.raw`\p{Extended_Pictographic}`;
/** Joiners; the group holds one that shapes what is beside it: letters of Indic and Arabic scripts, a half letter, parts of a picture. Any other only makes two texts differ that look alike. */
const joiner = new RegExp(
  [
    String.raw`((?<=${LETTER})[\u200C\u200D](?=${LETTER})`,
    String.raw`(?<=${VIRAMA})\u200D`,
    String.raw`(?<=${PICTURE}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=${PICTURE}))`,
    String.raw`[\u200C\u200D]`,
  ].join('|'),
  'gu',
);
/** Composed before, so that marks stand in their order beside a joiner, and again where one went. */
const visible = (text: string): string =>
  text
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(/([\u200C\u200D])[\u200C\u200D]+/g, '$1')
    .replaceAll(joiner, '$1')
    .normalize('NFC');

/** A text that a person types into one line, as it is stored (safety T39). */
export const plainLine = (text: string): string =>
  (/^[ -~]*$/.test(text) ? text : visible(text)).replaceAll(/[\s\u0085]+/g, ' ').trim();
/** The same of a text of several lines. */
export const plainLines = (text: string): string =>
  text
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map(plainLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
