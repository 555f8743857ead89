import { issue } from '@doorstep/contract/failure';
import type { LineDecision } from '@doorstep/contract/staff';
import type { reviewBody } from '@doorstep/contract/staff.form';
import type { z } from 'zod/mini';
import { invalid, type HttpError } from '../platform/http/http-error.ts';
import type { ReviewLine, ReviewOrder } from './review-orders.ts';
import { medicineOf, type Noted } from './written.ts';

export type ReviewBody = z.output<typeof reviewBody>;
export interface Target {
  orderId: string;
  line: ReviewLine;
  decision: LineDecision;
  reason: string | null;
  /** It was not approved before. */ isApproval: boolean;
}
type Named = Pick<Target, 'orderId' | 'line' | 'decision' | 'reason'> & { written: Noted | undefined };

const keyOf = (orderId: string, position: number) => `${orderId} ${position}`;
/** The lines that the body names, each in its order. */
function named({ decision, lines }: ReviewBody, orders: readonly ReviewOrder[]): Named[] {
  const open = orders.filter(({ status }) => status === 'pending');
  return (lines ?? []).map((said, i) => {
    if (decision === 'rejected' && said.decision === 'approved')
      throw invalid({ [`lines.${i}.decision`]: issue('rejected_whole') });
    const have = (some: readonly ReviewOrder[]) =>
      some.flatMap(({ orderId, lines: own }) =>
        own
          .filter(({ position }) => position === said.id && (!said.order_id || orderId === said.order_id))
          .map((line) => ({ orderId, line })),
      );
    const found = have(open).length > 0 ? have(open) : have(orders);
    if (found.length === 0) throw invalid({ [`lines.${i}.id`]: issue('line_unknown') });
    if (found.length > 1) throw invalid({ [`lines.${i}.order_id`]: issue('line_ambiguous') });
    const { quantity = null, days = null, repeats } = said.written ?? {};
    return {
      orderId: found[0]!.orderId,
      line: found[0]!.line,
      decision: said.decision,
      reason: said.reason || null,
      written: said.written ? { quantity, days, repeats: repeats ?? 0 } : undefined,
    };
  });
}
/** What is noted as written by the doctor, once for each medicine, by `medicineOf`. */
function notesOf(
  lines: readonly Named[],
): Map<string, { line: ReviewLine; noted: Noted; isApproved: boolean }> {
  const notes = new Map<string, { line: ReviewLine; noted: Noted; isApproved: boolean }>();
  for (const [i, { line, written: noted, decision }] of lines.entries()) {
    if (!noted) continue;
    const key = medicineOf(line.item),
      other = notes.get(key);
    if (other && JSON.stringify(other.noted) !== JSON.stringify(noted))
      throw invalid({ [`lines.${i}.written`]: issue('written_twice') });
    notes.set(key, { line, noted, isApproved: decision === 'approved' || other?.isApproved === true });
  }
  return notes;
}
/**
 * What the body decides, line by line: those that it names as it says, all others of the same orders that are still open as the sheet. Orders of which it names no line are not decided: they may
 * have come since the pharmacist looked. Without lines, all that waits is decided as the sheet. What has left the pharmacist's hands is no longer theirs to change.
 */
export function targetsOf(
  body: ReviewBody,
  orders: readonly ReviewOrder[],
  stands: () => HttpError,
): { targets: Target[]; notes: ReturnType<typeof notesOf> } {
  const lines = named(body, orders),
    byKey = new Map(lines.map((one) => [keyOf(one.orderId, one.line.position), one])),
    isMeant = (orderId: string) => !body.lines || lines.some((one) => one.orderId === orderId);
  const { decision, reason = null } = body;
  const targets = orders
    .filter(({ orderId }) => isMeant(orderId))
    .flatMap(({ orderId, status, lines: all }) =>
      all.flatMap((line): Target[] => {
        const said = byKey.get(keyOf(orderId, line.position));
        const isOpen = status === 'pending' && line.status !== 'rejected';
        const target = said ?? { decision, reason: decision === 'approved' ? null : reason };
        if (line.status === target.decision && (!said || line.reason === target.reason)) return [];
        if (said && !isOpen) throw stands();
        const isApproval = target.decision === 'approved' && line.status !== 'approved';
        return isOpen
          ? [{ orderId, line, decision: target.decision, reason: target.reason, isApproval }]
          : [];
      }),
    );
  return { targets, notes: notesOf(lines) };
}
