import type { ReviewDraft } from '@doorstep/ui/prescription/prescription-review';
import { isObject, draftStore } from '../../app/draft-store.ts';

const decisions = new Set<unknown>([undefined, 'approved', 'question', 'rejected']);
const hasTexts = (value: unknown, fields: readonly string[]): boolean =>
  isObject(value) && fields.every((field) => typeof value[field] === 'string');
const isDraft = (value: unknown): value is ReviewDraft =>
  isObject(value) &&
  typeof value['called'] === 'boolean' &&
  typeof value['validUntil'] === 'string' &&
  hasTexts(value['doctor'], ['name', 'registration', 'address', 'writtenOn', 'age']) &&
  isObject(value['lines']) &&
  Object.values(value['lines']).every(
    (line) =>
      isObject(line) &&
      decisions.has(line['decision']) &&
      hasTexts(line, ['question', 'rejected']) &&
      (line['written'] === undefined || hasTexts(line['written'], ['quantity', 'days', 'repeats'])),
  );
/** As many prescriptions as somebody has half decided at once. */
const MOST = 8;
interface Kept {
  of: string;
  seen: string | null;
  made: ReviewDraft;
}
const isKept = (one: unknown): one is Kept =>
  isObject(one) &&
  typeof one['of'] === 'string' &&
  (one['seen'] === null || typeof one['seen'] === 'string') &&
  isDraft(one['made']);

const drafts = draftStore('review_draft', ({ all }) =>
  Array.isArray(all) ? { all: all.filter(isKept) } : undefined,
);
/** What a pharmacist has half decided of one prescription, over what stood when it was begun: decided by another meanwhile, it is begun anew. */
export function keptReview(id: string, seen: string | null) {
  const all = () => drafts.get()?.all ?? [];
  return {
    get: (): ReviewDraft | undefined => all().find((one) => one.of === id && one.seen === seen)?.made,
    set: (made: ReviewDraft | undefined): void => {
      const others = all().filter((one) => one.of !== id);
      const next = made ? [...others.slice(1 - MOST), { of: id, seen, made }] : others;
      drafts.set(next.length > 0 ? { all: next } : undefined);
    },
  };
}
