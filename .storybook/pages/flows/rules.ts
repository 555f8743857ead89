import text from '../../../docs/rules.md?raw';

/** The sentence of each rule of docs/rules.md by its id ('S3'), without Markdown's signs. */
const sentences = new Map(
  [...text.matchAll(/\*\*([A-Z]\d+)\*\* (.+)$/gm)].map(([, id = '', said = '']) => [
    id,
    said.replaceAll(/ ?\(\[why\]\([^)]*\)\)/g, '').replaceAll(/\[([^\]]+)\]\([^)]*\)|`([^`]*)`/g, '$1$2'),
  ]),
);

/** @returns what the rule says; a rule that is not there is shown as such, and fails packages/tooling/test/flows.test.ts */
export const sentenceOf = (id: string): string => sentences.get(id) ?? 'There is no such rule.';
