import { randomUUID } from 'node:crypto';
import { brand } from '@doorstep/contract/brand';
import { medicineServiceType } from '@doorstep/contract/medicine';
import type { DoctorsPrescription } from '@doorstep/contract/prescription.schema';
import { prescriptionLabels } from '@doorstep/contract/prescription-paper.messages.en';
import { prescriptionLabelsHi } from '@doorstep/contract/prescription-paper.messages.hi';
import { VALID_MONTHS } from '@doorstep/contract/prescription';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderRow, OrderService } from '../order/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import type { Caller } from '../platform/http/access.ts';
import { newFileId } from '../platform/storage.ts';
import { afterMonths } from './decide.ts';
import type { OrderLines } from './order-lines.ts';
import type { ReviewOrder } from './review-orders.ts';
import { prescriptionAdviceTable, prescriptionDoseTable, prescriptionTable } from './schema.ts';
import { medicineOf, note, notedOn, packsLeft } from './written.ts';

const labelsIn = { en: prescriptionLabels, hi: prescriptionLabelsHi };
interface Needs {
  accounts: Pick<AccountService, 'reach'>;
  /** Undefined for what nobody has named in Hindi. */
  compositionInHindi: (composition: string) => string | undefined;
  clock: Clock;
  files: Pick<Files, 'keep'>;
  audit: Audit;
  orders: Pick<OrderService, 'drawPaper' | 'items'>;
  lines: Pick<OrderLines, 'ofPrescriptions' | 'reviewLine'>;
}
export interface Dose {
  medicineId: number;
  name: string;
  composition: string;
  /** Packs. */
  quantity: number;
  days: number;
  dose: string;
}
export interface NewPrescription {
  caller: Pick<Caller, 'accountId' | 'role'>;
  requestId: string;
  /** Now, where it is left out. */
  at?: Date;
  consultationId: string;
  patient: { accountId: number; name: string };
  doctor: { name: string; registrationNo: string; qualification: string; address: string };
  doses: readonly Dose[];
  advice: string;
}
export type Written = Pick<DoctorsPrescription, 'lines' | 'advice' | 'consultation_id'>;

/** Prescriptions that doctors of the shop write: approved for their medicines and packs, as often as these last (decision S9). */
export function createDoctorsOwn({
  accounts,
  compositionInHindi,
  clock,
  files,
  audit,
  orders,
  lines,
}: Needs) {
  const draw = (
    id: string,
    { patient, doctor, doses, advice, consultationId }: NewPrescription,
    at: Date,
    language: 'en' | 'hi',
  ): Promise<Buffer> => {
    const labels = labelsIn[language];
    const when = at.toLocaleString(language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    });
    return orders.drawPaper({
      language,
      orderId: id,
      title: labels.title,
      rows: [
        [labels.doctor, `${doctor.name}, ${doctor.qualification}`],
        [labels.registration, doctor.registrationNo],
        [labels.clinic, doctor.address],
        [labels.patient, patient.name],
        [labels.written, labels.indian({ time: when })],
        [labels.consultation, labels.by({ id: consultationId, shop: brand.name })],
      ],
      lines: doses.map(
        ({ name, composition, dose, days, quantity }) =>
          [labels.taken({ name, composition, dose, days }), labels.packs({ count: quantity })] as const,
      ),
      back: [],
      notes: [...(advice ? [advice] : []), labels.note],
      bookedAt: at.toISOString(),
    });
  };
  /** Its id. Drawn before anything is stored; sheet, doses and audit stand together or not at all. */
  async function write(fresh: NewPrescription): Promise<string> {
    const { caller, requestId, consultationId, patient, doctor, doses, advice } = fresh,
      id = newFileId(),
      at = fresh.at ?? clock.now(),
      today = indianDay(at),
      { language } = await accounts.reach(patient.accountId),
      bytes = await draw(id, fresh, at, language);
    await files.keep(
      { accountId: patient.accountId, kind: 'prescription', type: 'application/pdf', bytes },
      async (tx, insert) => {
        await tx.insert(prescriptionTable).values({
          id,
          accountId: patient.accountId,
          fileId: await insert(),
          digest: randomUUID(),
          status: 'approved',
          validUntil: afterMonths(today, VALID_MONTHS),
          reviewedBy: caller.accountId,
          reviewedAt: at,
          doctorName: doctor.name,
          doctorRegistration: doctor.registrationNo,
          doctorAddress: doctor.address,
          writtenOn: today,
          uploadedAt: at,
        });
        await tx.insert(prescriptionAdviceTable).values({ prescriptionId: id, consultationId, advice });
        await tx
          .insert(prescriptionDoseTable)
          .values(doses.map((dose, position) => ({ prescriptionId: id, position, ...dose })));
        for (const { medicineId, quantity, days } of doses)
          await note(
            tx,
            id,
            { productType: medicineServiceType, reference: String(medicineId) },
            { quantity, days, repeats: 0, notedBy: caller.accountId, notedAt: at },
          );
        await audit.record(tx, {
          ...byCaller({ caller, requestId }),
          action: 'write',
          objectKind: 'prescription',
          objectId: id,
          subjectId: patient.accountId,
          result: 'done',
        });
      },
    );
    return id;
  }
  /** What doctors of the shop wrote on these, by id; those of other doctors are left out. `all` are their orders. */
  async function ofPrescriptions(
    queries: Queries,
    ids: readonly string[],
    all: (id: string) => readonly ReviewOrder[],
  ): Promise<ReadonlyMap<string, Written>> {
    if (ids.length === 0) return new Map();
    const advice = await queries
        .select()
        .from(prescriptionAdviceTable)
        .where(inArray(prescriptionAdviceTable.prescriptionId, [...ids])),
      doses = await queries
        .select()
        .from(prescriptionDoseTable)
        .where(inArray(prescriptionDoseTable.prescriptionId, [...ids]))
        .orderBy(prescriptionDoseTable.position),
      byId = Map.groupBy(doses, ({ prescriptionId }) => prescriptionId),
      noted = await notedOn(
        queries,
        advice.map(({ prescriptionId }) => prescriptionId),
      );
    const left = (id: string, medicineId: number) => {
      const medicine = medicineOf({ productType: medicineServiceType, reference: String(medicineId) });
      return Math.max(0, packsLeft(all(id), medicine, noted(id).get(medicine)));
    };
    return new Map(
      advice.map((row) => [
        row.prescriptionId,
        {
          consultation_id: row.consultationId,
          advice: row.advice,
          lines: (byId.get(row.prescriptionId) ?? []).map(
            ({ medicineId, name, composition, quantity, days, dose }) => ({
              medicine_id: medicineId,
              name,
              composition,
              composition_hi: compositionInHindi(composition),
              quantity,
              left: left(row.prescriptionId, medicineId),
              days,
              dose,
            }),
          ),
        },
      ]),
    );
  }
  /**
   * In the transaction that gives an order such a prescription: its lines are approved as far as what was written lasts, in the doctor's
   * name. What is more, or of another medicine, waits for a pharmacist.
   */
  async function approve(tx: Queries, order: OrderRow, prescriptionId: string): Promise<void> {
    const [sheet] = await tx
      .select({ by: prescriptionTable.reviewedBy, validUntil: prescriptionTable.validUntil })
      .from(prescriptionTable)
      .innerJoin(prescriptionAdviceTable, eq(prescriptionAdviceTable.prescriptionId, prescriptionTable.id))
      .where(eq(prescriptionTable.id, prescriptionId))
      .for('update', { of: prescriptionTable });
    if (sheet?.by == null || (sheet.validUntil && sheet.validUntil < indianDay(clock.now()))) return;
    const all = await lines.ofPrescriptions(tx, [prescriptionId]),
      noted = (await notedOn(tx, [prescriptionId]))(prescriptionId),
      left = new Map([...noted].map(([medicine, row]) => [medicine, packsLeft(all, medicine, row)]));
    for (const { position, item, status } of all.find(({ orderId }) => orderId === order.id)?.lines ?? []) {
      const medicine = medicineOf(item),
        packs = left.get(medicine) ?? 0;
      if (status !== 'checking' || item.quantity > packs) continue;
      left.set(medicine, packs - item.quantity);
      await lines.reviewLine(tx, {
        orderId: order.id,
        position,
        decision: 'approved',
        reason: null,
        byAccountId: sheet.by,
      });
    }
  }
  /** Prescriptions written in these consultations, by consultation. */
  async function ofConsultations(tx: Queries, ids: readonly string[]) {
    const sheets = await tx
        .select()
        .from(prescriptionAdviceTable)
        .where(inArray(prescriptionAdviceTable.consultationId, [...ids])),
      doses =
        sheets.length === 0
          ? []
          : await tx
              .select()
              .from(prescriptionDoseTable)
              .where(
                inArray(
                  prescriptionDoseTable.prescriptionId,
                  sheets.map(({ prescriptionId }) => prescriptionId),
                ),
              )
              .orderBy(prescriptionDoseTable.position),
      byId = Map.groupBy(doses, ({ prescriptionId }) => prescriptionId);
    return new Map(
      [...Map.groupBy(sheets, ({ consultationId }) => consultationId)].map(([id, own]) => [
        id,
        own.map(({ prescriptionId, advice }) => ({ advice, lines: byId.get(prescriptionId) ?? [] })),
      ]),
    );
  }
  /** What doctors of the shop wrote for somebody, the newest first. */
  const dosesFor = (queries: Queries, accountId: number) =>
    queries
      .select({
        medicineId: prescriptionDoseTable.medicineId,
        dose: prescriptionDoseTable.dose,
        days: prescriptionDoseTable.days,
      })
      .from(prescriptionDoseTable)
      .innerJoin(prescriptionTable, eq(prescriptionTable.id, prescriptionDoseTable.prescriptionId))
      .where(and(eq(prescriptionTable.accountId, accountId), isNull(prescriptionTable.hiddenAt)))
      .orderBy(desc(prescriptionTable.uploadedAt), desc(prescriptionTable.id));
  /** Of one that no order has. */
  async function forget(tx: Queries, prescriptionId: string): Promise<void> {
    await tx
      .delete(prescriptionAdviceTable)
      .where(eq(prescriptionAdviceTable.prescriptionId, prescriptionId));
  }
  return { write, ofPrescriptions, approve, ofConsultations, dosesFor, forget };
}
export type DoctorsOwn = ReturnType<typeof createDoctorsOwn>;
