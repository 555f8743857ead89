import type { CartWords } from '@doorstep/ui/prescription/cart-proposal';
import type { ReviewDraft } from '@doorstep/ui/prescription/prescription-review';
import type { DraftLine } from './cart-draft.ts';
import { draftStore, isObject, LONGEST } from '../../app/draft-store.ts';

const decisions = new Set<unknown>([undefined, 'approved', 'question', 'rejected']);
const hasTexts = (value: unknown, fields: readonly string[]): boolean =>
  isObject(value) && fields.every((field) => typeof value[field] === 'string');
const isReviewDraft = (value: unknown): value is ReviewDraft =>
  isObject(value) &&
  typeof value['called'] === 'boolean' &&
  typeof value['validUntil'] === 'string' &&
  hasTexts(value['doctor'], [
    'name',
    'registration',
    'address',
    'writtenOn',
    'age',
    'patient',
    'oldReason',
  ]) &&
  isObject(value['lines']) &&
  Object.values(value['lines']).every(
    (line) =>
      isObject(line) &&
      decisions.has(line['decision']) &&
      hasTexts(line, ['question', 'rejected']) &&
      ['string', 'undefined'].includes(typeof line['readAs']) &&
      (line['written'] === undefined || hasTexts(line['written'], ['quantity', 'days', 'repeats'])),
  );
/** A cart that is half made: its lines as they were shown, and what is half written to the patient. */
export interface CartDraft {
  lines: readonly DraftLine[];
  words: CartWords;
}
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isNamed = (one: unknown): boolean => hasTexts(one, ['name', 'composition']);
const isProposed = (line: unknown): line is DraftLine =>
  isObject(line) &&
  isCount(line['id']) &&
  typeof line['name'] === 'string' &&
  (line['alike'] === undefined || (Array.isArray(line['alike']) && line['alike'].every(isNamed))) &&
  ['string', 'undefined', 'object'].includes(typeof line['pack']) &&
  isCount(line['pricePaise']) &&
  isCount(line['quantity']) &&
  line['quantity'] > 0 &&
  (line['left'] === undefined || isCount(line['left'])) &&
  typeof line['prescriptionRequired'] === 'boolean';
const says = new Set<unknown>([undefined, 'ask', 'refuse']);
const isCartDraft = (value: unknown): value is CartDraft =>
  isObject(value) &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isProposed) &&
  isObject(value['words']) &&
  says.has(value['words']['saying']) &&
  typeof value['words']['reason'] === 'string';

/** As many prescriptions as somebody has half decided at once. */
const MOST = 8,
  /** Letters of them all, so that none is lost for the others. */
  ROOM = LONGEST - 1_000;
interface Kept<Draft> {
  of: string;
  seen: string | null;
  made: Draft;
}
/** What a pharmacist has half decided of one prescription, over what stood when it was begun: where that is another since, it is begun anew. */
function keptBy<Draft>(key: string, isDraft: (made: unknown) => made is Draft) {
  const isKept = (one: unknown): one is Kept<Draft> =>
    isObject(one) &&
    typeof one['of'] === 'string' &&
    (one['seen'] === null || typeof one['seen'] === 'string') &&
    isDraft(one['made']);
  const drafts = draftStore(key, ({ all }) => (Array.isArray(all) ? { all: all.filter(isKept) } : undefined));
  return (id: string, seen: string | null) => {
    const all = () => drafts.get()?.all ?? [];
    return {
      get: (): Draft | undefined => all().find((one) => one.of === id && one.seen === seen)?.made,
      set: (made: Draft | undefined): void => {
        const others = all().filter((one) => one.of !== id);
        let next = made ? [...others.slice(1 - MOST), { of: id, seen, made }] : others;
        while (next.length > 1 && JSON.stringify(next).length > ROOM) next = next.slice(1);
        drafts.set(next.length > 0 ? { all: next } : undefined);
      },
    };
  };
}
/** Over the review that stood. */
export const keptReview = keptBy('review_draft', isReviewDraft);
/** Of one request: a question that is answered goes on with it. */
export const keptCart = keptBy('cart_draft', isCartDraft);
