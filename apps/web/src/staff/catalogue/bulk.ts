import type { BulkBody, BulkOutcome } from '@doorstep/contract/catalogue.schema';
import { sentenceOf } from '@doorstep/contract/failure';
import { toPaise } from '@doorstep/contract/money';
import type { BulkFields, BulkPreview } from '@doorstep/ui/staff/bulk-panel';
import { useState } from 'react';
import { CallError } from '../../app/fetcher.ts';
import { fieldSentence, refused } from '../../app/failure.ts';
import { say } from '../../app/toasts.ts';
import { useErrorMessages } from '../../messages/errors.ts';
import { usePageMessages } from '../../messages/messages.ts';
import { call } from '../catalogue-call.ts';
import { medicineFormErrors } from '../errors.en.ts';
import { catalogueMessages } from './messages.en.ts';

/** '-1,250.50' → -1250.5; what is no number is none, and is refused in its field. */
function numberOf(typed: string): number {
  const digits = typed.replaceAll(/[₹,\s%+]/g, '').replace('−', '-');
  return /^-?\d{1,8}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : Number.NaN;
}
/** It may have been done, or is being done. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500 || error.code === 'in_progress';
const figuresOf = ({ mrp, offer_price, stock }: BulkOutcome['rows'][number]['before']) => ({
  mrpPaise: toPaise(mrp),
  offerPaise: toPaise(offer_price),
  stock,
});

/** Price and stock of what is chosen: shown by the server, then done as shown. */
export function useBulk(which: Pick<BulkBody, 'ids' | 'filter'>, onDone: () => void) {
  const messages = usePageMessages('catalogue', catalogueMessages);
  const words = useErrorMessages(medicineFormErrors);
  const errorMessages = useErrorMessages();
  const [busy, setBusy] = useState(false);
  /** What the preview is of; its key makes one change of a call that is sent again. */
  const [asked, setAsked] = useState<{ body: BulkBody; key: string }>();
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [errors, setErrors] = useState<{ by?: string | undefined; packs?: string | undefined }>({});
  const [problem, setProblem] = useState<string>();
  const clear = () => {
    setErrors({});
    setProblem(undefined);
  };

  async function ask(body: BulkBody, idempotencyKey?: string) {
    setBusy(true);
    clear();
    try {
      const { data } = await call('bulkMedicines', { body, idempotencyKey });
      setOutcome(data);
      if (data.applied) {
        say('success', messages.bulkDone(data.changed));
        onDone();
      } else setAsked({ body: { ...body, seen: data.seen }, key: crypto.randomUUID() });
    } catch (error) {
      if (idempotencyKey && isUnanswered(error)) {
        setProblem(messages.bulkUnanswered);
        setBusy(false);
        return;
      }
      const said = (field: string) =>
        error instanceof CallError ? fieldSentence(error, field, errorMessages) : undefined;
      const found = { by: said('price.by') ?? said('price'), packs: said('stock.packs') ?? said('stock') };
      setErrors(found);
      if (!found.by && !found.packs) setProblem(refused(error, errorMessages) || messages.bulkFailed);
      // What was shown is not so any more.
      setOutcome(undefined);
    }
    setBusy(false);
  }
  function preview({ price, how, by, stock, packs }: BulkFields) {
    const amount = numberOf(by),
      number = numberOf(packs);
    const wrong = {
      by: price && Number.isNaN(amount) ? sentenceOf(words, { code: 'change_amount_invalid' }) : undefined,
      packs:
        stock && !Number.isInteger(number)
          ? sentenceOf(words, { code: 'packs_range', params: { most: 99_999 } })
          : undefined,
    };
    if (wrong.by || wrong.packs) {
      setErrors(wrong);
      return;
    }
    if (!price && !stock) {
      setProblem(sentenceOf(words, { code: 'bulk_nothing' }));
      return;
    }
    void ask({
      ...which,
      ...(price && { price: { how, of: price, by: amount } }),
      ...(stock && { stock: { how: stock, packs: number } }),
    });
  }
  const shown: BulkPreview | undefined = outcome && {
    applied: outcome.applied,
    changed: outcome.changed,
    same: outcome.same,
    refused: outcome.refused,
    rows: outcome.rows.map(({ id, name, before, after }) => ({
      id,
      name,
      before: figuresOf(before),
      after: figuresOf(after),
    })),
    refusedRows: outcome.refused_rows.map(({ id, name, reason }) => ({
      id,
      name,
      reason: sentenceOf(words, reason) ?? reason.code,
    })),
  };
  return {
    preview: shown,
    errors,
    error: problem,
    busy,
    onPreview: preview,
    onApply: () => {
      if (asked) void ask(asked.body, asked.key);
    },
    onEdit: () => {
      clear();
      setOutcome(undefined);
    },
  };
}
