import { randomUUID } from 'node:crypto';
import { brand } from '@doorstep/contract/brand';
import type { ConsultationMode, PatientSex, TelemedicineList } from '@doorstep/contract/consultation';
import { medicineServiceType, type MedicineForm } from '@doorstep/contract/medicine';
import type { DoctorsPrescription } from '@doorstep/contract/prescription.schema';
import { prescriptionLabels } from '@doorstep/contract/prescription-paper.messages.en';
import { prescriptionLabelsHi } from '@doorstep/contract/prescription-paper.messages.hi';
import { VALID_MONTHS } from '@doorstep/contract/prescription';
import { and, desc, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { OrderService } from '../order/service.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import { indianDay, type Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import type { Caller } from '../platform/http/access.ts';
import { newFileId } from '../platform/storage.ts';
import { afterMonths } from './decide.ts';
import type { ReviewOrder } from './review-orders.ts';
import {
  prescriptionAdviceTable,
  prescriptionDoseTable,
  prescriptionTable,
  prescriptionTypedTable,
} from './schema.ts';
import { medicineOf, note, notedOn, packsLeft } from './written.ts';

const labelsIn = { en: prescriptionLabels, hi: prescriptionLabelsHi };
interface Needs {
  accounts: Pick<AccountService, 'reach'>;
  /** Undefined for what nobody has named in Hindi. */
  compositionInHindi: (composition: string) => string | undefined;
  clock: Clock;
  files: Pick<Files, 'keep'>;
  audit: Audit;
  orders: Pick<OrderService, 'drawPaper'>;
}
export interface Dose {
  medicineId: number;
  name: string;
  composition: string;
  form: MedicineForm;
  /** Packs. */
  quantity: number;
  days: number;
  dose: string;
  /** Units a day at most; null where the pack is not counted by them. */
  perDay: number | null;
  list: TelemedicineList;
}
const doseRow = (prescriptionId: string, position: number, dose: Dose) => ({
  prescriptionId,
  position,
  ...dose,
});
/** Medicine that the catalogue does not have. */
export type TypedDose = Pick<Dose, 'name' | 'days' | 'dose' | 'perDay' | 'list'>;
export interface NewPrescription {
  caller: Pick<Caller, 'accountId' | 'role'>;
  requestId: string;
  /** Now, where it is left out. */
  at?: Date;
  consultationId: string;
  patient: { accountId: number; name: string; age: number; sex: PatientSex; address: string };
  doctor: { name: string; registrationNo: string; qualification: string; address: string };
  diagnosis: string;
  mode: ConsultationMode;
  isFollowUp: boolean;
  doses: readonly Dose[];
  typed: readonly TypedDose[];
  advice: string;
  /** In the transaction that stores it: throws when it may not be written any more. */
  guard?: (tx: Queries) => Promise<void>;
}
export type Written = Omit<DoctorsPrescription, 'doctor_name' | 'registration_no'>;

/** Prescriptions that doctors of the shop write. A pharmacist reviews each order that uses one, as any other (decision S9). */
export function createDoctorsOwn({ accounts, compositionInHindi, clock, files, audit, orders }: Needs) {
  const draw = (
    id: string,
    { patient, doctor, diagnosis, mode, isFollowUp, doses, typed, advice, consultationId }: NewPrescription,
    at: Date,
    language: 'en' | 'hi',
  ): Promise<Buffer> => {
    const labels = labelsIn[language],
      locale = language === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
    const when = at.toLocaleString(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    });
    const validUntil = new Date(`${afterMonths(indianDay(at), VALID_MONTHS)}T12:00:00Z`);
    return orders.drawPaper({
      language,
      orderId: id,
      title: labels.title,
      rows: [
        [labels.number, id],
        [labels.doctor, `${doctor.name}, ${doctor.qualification}`],
        [labels.registration, doctor.registrationNo],
        [labels.clinic, doctor.address],
        [labels.patient, patient.name],
        [labels.person, labels.aged({ age: patient.age, sex: labels.sexes[patient.sex] })],
        ...(patient.address ? [[labels.address, patient.address] as const] : []),
        [labels.written, labels.indian({ time: when })],
        [labels.consultation, labels.by({ id: consultationId, shop: brand.name })],
        [labels.mode, `${labels.modes[mode]}, ${isFollowUp ? labels.followUp : labels.first}`],
        [labels.diagnosis, diagnosis],
        [
          labels.valid,
          validUntil.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
        ],
      ],
      lines: [
        ...doses.map(
          ({ name, composition, form, dose, days, quantity }) =>
            [
              labels.line({
                // In capitals, as the Indian Medical Council Regulations (1.5, amended 21 September 2016) ask.
                generic: (composition || name).toUpperCase(),
                brand: composition ? name : '',
                form: labels.forms[form],
                dose,
                days,
              }),
              labels.packs({ count: quantity }),
            ] as const,
        ),
        ...typed.map(
          ({ name, dose, days }) =>
            [
              labels.line({ generic: name.toUpperCase(), brand: '', form: labels.forms.other, dose, days }),
              labels.asTyped,
            ] as const,
        ),
      ],
      back: [],
      notes: [
        ...(advice ? [advice] : []),
        labels.signed({
          doctor: `${doctor.name}, ${doctor.qualification}`,
          registration: doctor.registrationNo,
          time: when,
        }),
        labels.note,
      ],
      bookedAt: at.toISOString(),
    });
  };
  /** Its id. Drawn before anything is stored; sheet, doses and audit stand together or not at all. */
  async function write(fresh: NewPrescription): Promise<string> {
    const { caller, requestId, consultationId, patient, doctor, diagnosis, mode, isFollowUp } = fresh,
      { doses, typed, advice } = fresh,
      id = newFileId(),
      at = fresh.at ?? clock.now(),
      today = indianDay(at),
      { language } = await accounts.reach(patient.accountId),
      bytes = await draw(id, fresh, at, language);
    await files.keep(
      { accountId: patient.accountId, kind: 'prescription', type: 'application/pdf', bytes },
      async (tx, insert) => {
        await fresh.guard?.(tx);
        await tx.insert(prescriptionTable).values({
          id,
          accountId: patient.accountId,
          fileId: await insert(),
          digest: randomUUID(),
          validUntil: afterMonths(today, VALID_MONTHS),
          writtenBy: caller.accountId,
          doctorName: doctor.name,
          doctorRegistration: doctor.registrationNo,
          doctorAddress: doctor.address,
          writtenOn: today,
          patientAge: patient.age,
          uploadedAt: at,
        });
        await tx.insert(prescriptionAdviceTable).values({
          prescriptionId: id,
          consultationId,
          advice,
          diagnosis,
          mode,
          isFollowUp,
          patientSex: patient.sex,
        });
        if (doses.length > 0)
          await tx
            .insert(prescriptionDoseTable)
            .values(doses.map((dose, position) => doseRow(id, position, dose)));
        if (typed.length > 0)
          await tx
            .insert(prescriptionTypedTable)
            .values(typed.map((one, position) => Object.assign({ prescriptionId: id, position }, one)));
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
  /** Prescriptions written by doctors of the shop, by id; those of other doctors are left out. `all` are their orders. */
  async function ofPrescriptions(
    queries: Queries,
    ids: readonly string[],
    all: (id: string) => readonly ReviewOrder[],
  ): Promise<ReadonlyMap<string, Written>> {
    if (ids.length === 0) return new Map();
    const advice = await queries
        .select({ row: prescriptionAdviceTable, age: prescriptionTable.patientAge })
        .from(prescriptionAdviceTable)
        .innerJoin(prescriptionTable, eq(prescriptionTable.id, prescriptionAdviceTable.prescriptionId))
        .where(inArray(prescriptionAdviceTable.prescriptionId, [...ids])),
      typed = await queries
        .select()
        .from(prescriptionTypedTable)
        .where(inArray(prescriptionTypedTable.prescriptionId, [...ids]))
        .orderBy(prescriptionTypedTable.position),
      doses = await queries
        .select()
        .from(prescriptionDoseTable)
        .where(inArray(prescriptionDoseTable.prescriptionId, [...ids]))
        .orderBy(prescriptionDoseTable.position),
      byId = Map.groupBy(doses, ({ prescriptionId }) => prescriptionId),
      noted = await notedOn(
        queries,
        advice.map(({ row }) => row.prescriptionId),
      );
    const left = (id: string, medicineId: number) => {
      const medicine = medicineOf({ productType: medicineServiceType, reference: String(medicineId) });
      return Math.max(0, packsLeft(all(id), medicine, noted(id).get(medicine)));
    };
    return new Map(
      advice.map(({ row, age }) => [
        row.prescriptionId,
        {
          consultation_id: row.consultationId,
          advice: row.advice,
          diagnosis: row.diagnosis,
          mode: row.mode,
          follow_up: row.isFollowUp,
          patient_age: age,
          patient_sex: row.patientSex,
          typed: typed
            .filter(({ prescriptionId }) => prescriptionId === row.prescriptionId)
            .map(({ name, days, dose }) => ({ name, days, dose })),
          lines: (byId.get(row.prescriptionId) ?? []).map(
            ({ medicineId, name, composition, quantity, days, dose, perDay, list }) => ({
              medicine_id: medicineId,
              name,
              composition,
              composition_hi: compositionInHindi(composition),
              quantity,
              left: left(row.prescriptionId, medicineId),
              days,
              dose,
              per_day: perDay,
              list,
            }),
          ),
        },
      ]),
    );
  }
  /** Prescriptions written in these consultations, by consultation. */
  async function ofConsultations(tx: Queries, ids: readonly string[]) {
    const sheets = await tx
      .select()
      .from(prescriptionAdviceTable)
      .where(inArray(prescriptionAdviceTable.consultationId, [...ids]));
    if (sheets.length === 0) return new Map<string, never[]>();
    const written = sheets.map(({ prescriptionId }) => prescriptionId),
      doses = await tx
        .select()
        .from(prescriptionDoseTable)
        .where(inArray(prescriptionDoseTable.prescriptionId, written))
        .orderBy(prescriptionDoseTable.position),
      typed = await tx
        .select()
        .from(prescriptionTypedTable)
        .where(inArray(prescriptionTypedTable.prescriptionId, written))
        .orderBy(prescriptionTypedTable.position),
      dosesById = Map.groupBy(doses, ({ prescriptionId }) => prescriptionId),
      typedById = Map.groupBy(typed, ({ prescriptionId }) => prescriptionId);
    return new Map(
      [...Map.groupBy(sheets, ({ consultationId }) => consultationId)].map(([id, own]) => [
        id,
        own.map(({ prescriptionId, advice }) => ({
          advice,
          lines: dosesById.get(prescriptionId) ?? [],
          typed: typedById.get(prescriptionId) ?? [],
        })),
      ]),
    );
  }
  /** Medicines that one doctor wrote for one patient at consultations by video. */
  async function writtenByVideo(
    queries: Queries,
    by: { accountId: number; doctorAccountId: number; since: Date; otherThan: string },
  ): Promise<Array<{ medicineId: number | null; name: string; composition: string | null }>> {
    const which = and(
      eq(prescriptionTable.accountId, by.accountId),
      eq(prescriptionTable.writtenBy, by.doctorAccountId),
      gte(prescriptionTable.uploadedAt, by.since),
      eq(prescriptionAdviceTable.mode, 'video'),
      ne(prescriptionAdviceTable.consultationId, by.otherThan),
    );
    const doses = await queries
      .select({
        medicineId: prescriptionDoseTable.medicineId,
        name: prescriptionDoseTable.name,
        composition: prescriptionDoseTable.composition,
      })
      .from(prescriptionDoseTable)
      .innerJoin(
        prescriptionAdviceTable,
        eq(prescriptionAdviceTable.prescriptionId, prescriptionDoseTable.prescriptionId),
      )
      .innerJoin(prescriptionTable, eq(prescriptionTable.id, prescriptionDoseTable.prescriptionId))
      .where(which);
    const typed = await queries
      .select({ name: prescriptionTypedTable.name })
      .from(prescriptionTypedTable)
      .innerJoin(
        prescriptionAdviceTable,
        eq(prescriptionAdviceTable.prescriptionId, prescriptionTypedTable.prescriptionId),
      )
      .innerJoin(prescriptionTable, eq(prescriptionTable.id, prescriptionTypedTable.prescriptionId))
      .where(which);
    return [...doses, ...typed.map(({ name }) => ({ medicineId: null, name, composition: null }))];
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
  return { write, ofPrescriptions, ofConsultations, writtenByVideo, dosesFor, forget };
}
export type DoctorsOwn = ReturnType<typeof createDoctorsOwn>;
