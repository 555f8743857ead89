import type { Queries } from '../platform/db/database.ts';
import type { FileKind, Files } from '../platform/files.ts';
import type { BookingPaper } from './booking-paper.ts';
import type { Drawing } from './invoice-drawing.ts';
import type { InvoiceFacts } from './invoice-facts.ts';

interface Paper {
  /** Unlike that of any other. */
  key: string;
  accountId: number;
  kind: Extract<FileKind, 'invoice' | 'credit_note'>;
  facts: InvoiceFacts;
  /** Its row as it stands, held until the transaction ends. */
  held: (tx: Queries) => Promise<{ facts: Paper['facts']; fileId: string | null }>;
  store: (tx: Queries, fileId: string) => Promise<void>;
}

/** Files of what is numbered: drawn once, and kept (decisions C29, S15). */
export function createPapers(files: Files, draw: Drawing) {
  const drawn = new Map<string, Promise<string>>();
  /** Of several servers that draw it at once the first one's file counts. */
  async function drawAndKeep({ accountId, kind, facts, held, store }: Paper): Promise<string> {
    const bytes = await draw(facts);
    return files.keep({ accountId, kind, type: 'application/pdf', bytes }, async (tx, insert) => {
      const there = await held(tx);
      if (there.fileId !== null) return there.fileId;
      // Its patient was forgotten while it was drawn: that drawing still has the name.
      if (JSON.stringify(there.facts) !== JSON.stringify(facts)) throw new Error('the invoice has changed');
      const fileId = await insert();
      await store(tx, fileId);
      return fileId;
    });
  }
  /** The file's id. A second press while it is drawn waits for the first (safety T49). */
  return function file(paper: Paper): Promise<string> {
    const mine =
      drawn.get(paper.key) ??
      drawAndKeep(paper).finally(() => {
        drawn.delete(paper.key);
      });
    drawn.set(paper.key, mine);
    return mine;
  };
}
/** A drawing costs a third of a second: whoever asks in a loop gets the same one for so long (safety T49). */
const SAME_MS = 60_000;
/** Papers of bookings: drawn from how they stand, and not kept as files. */
export function createBookingPapers(draw: Drawing) {
  const drawn = new Map<string, Promise<Buffer>>();
  return function bytes(facts: BookingPaper): Promise<Buffer> {
    const key = JSON.stringify(facts),
      before = drawn.get(key);
    if (before) return before;
    const mine = draw(facts);
    drawn.set(key, mine);
    const forget = () => drawn.delete(key);
    mine.then(() => setTimeout(forget, SAME_MS).unref(), forget);
    return mine;
  };
}
export type Papers = ReturnType<typeof createPapers>;

/** Without who it was for. */
export const nameless = <Facts extends InvoiceFacts>(facts: Facts): Facts => ({
  ...facts,
  buyer: { name: '', address: '' },
});
