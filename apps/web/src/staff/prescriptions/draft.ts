import type { ReviewDraft } from '@doorstep/ui/prescription/prescription-review';
import { isObject, draftStore } from '../../app/draft-store.ts';

const decisions = new Set<unknown>([undefined, 'approved', 'question', 'rejected']);
const isWritten = (value: unknown): boolean =>
  isObject(value) && ['quantity', 'days', 'repeats'].every((field) => typeof value[field] === 'string');
const isDraft = (value: unknown): value is ReviewDraft =>
  isObject(value) &&
  typeof value['called'] === 'boolean' &&
  typeof value['validUntil'] === 'string' &&
  isObject(value['lines']) &&
  Object.values(value['lines']).every(
    (line) =>
      isObject(line) &&
      decisions.has(line['decision']) &&
      typeof line['reason'] === 'string' &&
      (line['written'] === undefined || isWritten(line['written'])),
  );

/** The decision that a pharmacist has half made of one prescription, over what stood when it was begun: decided by another meanwhile, it is begun anew. */
const draft = draftStore('review_draft', ({ of, seen, made }) =>
  typeof of === 'string' && isDraft(made) ? { of, seen, made } : undefined,
);
export function keptReview(id: string, seen: string | null) {
  return {
    get: (): ReviewDraft | undefined => {
      const found = draft.get();
      return found?.of === id && found.seen === seen ? found.made : undefined;
    },
    set: (made: ReviewDraft | undefined): void => draft.set(made && { of: id, seen, made }),
  };
}
