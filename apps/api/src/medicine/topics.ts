import { readFileSync } from 'node:fs';
import type { DangerSign } from '@doorstep/contract/consultation';
import type { TopicKind } from '@doorstep/contract/search';

/** What people mean by their words, and what of the shop answers it: names as the catalogues have them. */
export interface Topic {
  id: string;
  kind: TopicKind;
  title: string;
  titleHi: string;
  /** Best first. */
  salts: readonly string[];
  tests: readonly string[];
  services: readonly string[];
  specialties: readonly string[];
  danger: DangerSign | 'other' | null;
  page: string | null;
}

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const listOf = (cell = ''): string[] => cell.split('|').filter(Boolean);

/** By id. */
export const readTopics = (): ReadonlyMap<string, Topic> =>
  new Map(
    rowsOf('topics.tsv').map(
      ([id, kind, title, titleHi, salts, tests, services, specialties, danger, page]) => [
        id!,
        {
          id: id!,
          kind: kind as TopicKind,
          title: title!,
          titleHi: titleHi!,
          salts: listOf(salts),
          tests: listOf(tests),
          services: listOf(services),
          specialties: listOf(specialties),
          danger: (danger || null) as Topic['danger'],
          page: page || null,
        },
      ],
    ),
  );
/** Words and phrases with the id of what they mean. */
export const readWords = (): ReadonlyArray<readonly [word: string, topic: string]> =>
  rowsOf('words-people-use.tsv').map(([word, , topic]) => [word!, topic!]);
