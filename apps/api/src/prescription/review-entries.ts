import type { Claim, ReviewedPrescription } from '@doorstep/contract/review.schema';
import { commonErrors } from '@doorstep/contract/common.messages.en';
import { sentenceOf } from '@doorstep/contract/failure';
import { prescriptionErrors } from '@doorstep/contract/prescription.messages.en';
import { toRupees } from '@doorstep/contract/money';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import type { AccountService } from '../account/service.ts';
import { indianTime } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import type { CartRequests } from './cart-request.ts';
import type { ClaimRow, Claims } from './claims.ts';
import type { DoctorsOwn } from './doctors-own.ts';
import { isWaiting, type Row } from './decide.ts';
import type { CautionSource, Facts, ItemFacts } from './facts.ts';
import { heldOf } from './held-rows.ts';
import type { OrderLines } from './order-lines.ts';
import { earlierOf, medicineOf, notedOn, writtenOf } from './written.ts';

interface Needs {
  orders: OrderLines;
  accounts: Pick<AccountService, 'people'>;
  facts: Pick<ItemFacts, 'of'>;
  cautions: Pick<CautionSource, 'of'>;
  carts: Pick<CartRequests, 'latest' | 'statusOf'>;
  claims: Pick<Claims, 'of'>;
  doctorsOwn: Pick<DoctorsOwn, 'ofPrescriptions'>;
}
export const claimOf = ({ byAccountId, since, until }: ClaimRow, by: string, reader: number): Claim => ({
  by,
  own: byAccountId === reader,
  since: indianTime(since),
  until: indianTime(until),
});
const shownOf = ({ composition, strength, form, schedule, alike }: Facts) => ({
  composition,
  strength,
  form,
  schedule,
  ...(alike && { alike }),
});

/** Entries of the desk as the wire has them: the sheet, whose it is, what was ordered with it and what became of it. */
export function createEntries({ orders, accounts, facts, cautions, carts, claims, doctorsOwn }: Needs) {
  return async function serialize(
    queries: Queries,
    found: ReadonlyArray<{ row: Row; type: string }>,
    /** Who reads it. */
    accountId: number,
  ): Promise<ReviewedPrescription[]> {
    if (found.length === 0) return [];
    const ids = found.map(({ row: { id } }) => id);
    const [all, holds, claimed, noted, asked] = await Promise.all([
      orders.ofPrescriptions(queries, ids),
      heldOf(queries, ids),
      claims.of(queries, ids),
      notedOn(queries, ids),
      carts.latest(queries, ids),
    ]);
    const [known, people] = await Promise.all([
      facts.of(
        all.flatMap(({ lines }) => lines.map(({ item }) => item)),
        queries,
      ),
      accounts.people(
        [
          ...[...asked.values()].flatMap(({ answeredBy }) => answeredBy ?? []),
          ...found.flatMap(({ row }) => [
            row.accountId,
            row.reviewedBy ?? row.accountId,
            row.calledBy ?? row.accountId,
          ]),
          ...[...holds.values(), ...claimed.values()].map(({ byAccountId }) => byAccountId),
        ],
        queries,
      ),
    ]);
    const byWhen = (by: number | null, at: Date | null) =>
      at === null ? null : { by: people.get(by!)?.name ?? '', at: indianTime(at) };
    const written = await doctorsOwn.ofPrescriptions(queries, ids, (id) =>
      all.filter(({ prescriptionId }) => prescriptionId === id),
    );
    const cautioned = await cautions.of(
      found.map(({ row: { id, accountId: owner } }) => ({
        accountId: owner,
        ids: all
          .filter((order) => order.prescriptionId === id && order.status === 'pending')
          .flatMap(({ lines }) => lines.filter(({ status }) => status !== 'rejected'))
          .map(({ item }) => Number(item.reference)),
      })),
      queries,
    );
    return found.map(({ row, type }, at) => {
      const own = all.filter(({ prescriptionId }) => prescriptionId === row.id);
      const { name, mobile } = people.get(row.accountId)!;
      const cart = asked.get(row.id);
      const hold = holds.get(row.id),
        by = hold && (people.get(hold.byAccountId)?.name ?? ''),
        claim = claimed.get(row.id);
      return {
        id: row.id,
        image: callPath(platformEndpoints.getFile.path, { params: { id: row.fileId! } }),
        type: type === 'application/pdf' ? 'pdf' : 'image',
        uploaded_at: indianTime(row.uploadedAt),
        status: row.status,
        note: row.note,
        valid_until: row.validUntil,
        patient: { name, mobile },
        patient_age: row.patientAge,
        patient_name: row.patientName,
        old_reason: row.oldReason,
        ...(written.has(row.id) && {
          by_doctor: {
            ...written.get(row.id)!,
            doctor_name: row.doctorName,
            registration_no: row.doctorRegistration,
          },
        }),
        called: byWhen(row.calledBy, row.calledAt),
        reviewed: byWhen(row.reviewedBy, row.reviewedAt),
        doctor: {
          name: row.doctorName,
          registration: row.doctorRegistration,
          address: row.doctorAddress,
          written_on: row.writtenOn,
        },
        held:
          hold && !hold.problem
            ? { by: by!, own: hold.byAccountId === accountId, until: indianTime(hold.dueAt) }
            : null,
        not_done: hold?.problem
          ? {
              by: by!,
              code: hold.problem.code,
              message: sentenceOf(prescriptionErrors, hold.problem) ?? commonErrors.internal,
              params: hold.problem.params ?? null,
            }
          : null,
        claim: claim ? claimOf(claim, people.get(claim.byAccountId)?.name ?? '', accountId) : null,
        cart: cart
          ? {
              id: cart.id,
              status: carts.statusOf(cart),
              note: cart.note,
              words: cart.words,
              sent_at: indianTime(cart.sentAt),
              answered: byWhen(cart.answeredBy, cart.answeredAt),
              written: writtenOf(own, noted(row.id)),
            }
          : null,
        waiting:
          (cart?.status === 'sent' || isWaiting(row, own, cart !== undefined)) && !(hold && !hold.problem),
        ...(cautioned[at]!.length > 0 && { cautions: cautioned[at]! }),
        orders: own.map(({ orderId, createdAt, status, paidPaise, others, lines }) => ({
          order_id: orderId,
          created_at: indianTime(createdAt),
          status,
          paid: paidPaise === null ? null : toRupees(paidPaise),
          others,
          lines: lines.map((line) => ({
            id: line.position,
            medicine_id: Number(line.item.reference),
            name: line.item.title,
            qty: line.item.quantity,
            pack: line.item.detail,
            ...shownOf(known(line.item)),
            amount: toRupees(line.item.pricePaise * line.item.quantity),
            rx_status: line.status,
            rx_reason: line.reason,
            ...earlierOf(own, orderId, line, noted(row.id).get(medicineOf(line.item))),
          })),
        })),
      };
    });
  };
}
