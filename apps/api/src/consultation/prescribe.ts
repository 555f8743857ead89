import { appointmentServiceType } from '@doorstep/contract/appointment';
import type { CheckedPrescription, Prescribed } from '@doorstep/contract/consultation.schema';
import { issue, issueOf, type IssueText } from '@doorstep/contract/failure';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import { and, desc, eq, gte, isNotNull, lte, ne } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { AddressService } from '../address/service.ts';
import { doctorName, type AppointmentService } from '../appointment/service.ts';
import { findSubstances, type MedicineService } from '../medicine/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Caller } from '../platform/http/access.ts';
import { HttpError, invalid } from '../platform/http/http-error.ts';
import { afterMonths, type PrescriptionService } from '../prescription/service.ts';
import type { ScheduleService } from '../schedule/service.ts';
import type { Consents } from './consent.ts';
import { modeOf } from './mode.ts';
import { consultationNotFound, type ConsultationRow, type Parties } from './party.ts';
import { consultationTable } from './schema.ts';
import { readDose } from './dose.ts';
import { hiddenIn } from './hidden.ts';
import {
  capital,
  createDailyDoses,
  formByName,
  listOf,
  listProblem,
  packsNeeded,
  verdictOf,
  type Earlier,
  type Verdict,
  type Visit,
} from './telemedicine.ts';

interface Needs {
  db: Database;
  clock: Clock;
  accounts: Pick<AccountService, 'people'>;
  addresses: Pick<AddressService, 'list'>;
  consents: Consents;
  doctors: Pick<AppointmentService['doctors'], 'row'>;
  medicines: Pick<MedicineService, 'rows'>;
  parties: Parties;
  prescriptions: Pick<PrescriptionService, 'write' | 'writtenByVideo' | 'ofConsultations'>;
  bookings: Pick<ScheduleService['bookings'], 'lastDone'>;
}
/** Months in which a consultation allows a follow-up (Telemedicine Practice Guidelines, 25 March 2020). */
const FOLLOW_UP_MONTHS = 6;
type Medicine = Awaited<ReturnType<MedicineService['rows']>>[number];
/** Draft of a line. */
interface CheckedDose {
  days?: number | null | undefined;
  dose?: string | null | undefined;
}
/** Problem of a course that is too long, together with what was prescribed earlier in the same consultation. */
function daysProblem(
  { daysMost, substances }: Verdict,
  days: number,
  before: ReadonlyMap<string, number>,
): IssueText | undefined {
  const earlier = Math.max(0, ...substances.map(({ name }) => before.get(name) ?? 0));
  return days + earlier > daysMost ? issue('dose_days_most', { most: daysMost }) : undefined;
}
type Facts = Parameters<typeof findSubstances>[0];
type IsRefill = (facts: Facts & { id?: number }) => boolean;
/** Problem of free text that prescribes a medicine which a line could not have at this visit. */
function hiddenProblem(text: string, visit: Visit, isRefill: IsRefill): IssueText | undefined {
  const hidden = hiddenIn(text, (substance) => {
    const { name } = substance;
    return !listProblem({ list: listOf(substance), because: name }, visit, isRefill({ name }));
  });
  return hidden ? issue('tele_hidden', { name: capital(hidden) }) : undefined;
}
type DailyDoses = ReturnType<typeof createDailyDoses>;
const isCounted = ({ form }: Pick<Medicine, 'form'>) =>
  form === 'tablet' || form === 'capsule' || form === 'syrup';
/** Packs of a course, and the problem of its dose. */
function needOf(
  medicine: Medicine,
  course: Parameters<typeof packsNeeded>[1],
  doses: DailyDoses,
): { packs?: number; perDay?: number | null; problem?: IssueText | undefined } {
  const needed = packsNeeded(medicine, course);
  if ('problem' in needed) return needed;
  const problem =
    isCounted(medicine) && needed.perDay !== null ? doses.add(medicine, needed.perDay) : undefined;
  return { ...needed, problem };
}
/** Problem of the dose of a medicine that is known by name only. */
function typedDoseProblem(
  { name, dose, given }: { name: string; dose: string; given?: number | null | undefined },
  doses: DailyDoses,
): IssueText | undefined {
  const form = formByName(name),
    perDay = readDose(dose, form === 'syrup').perDay ?? given;
  return perDay == null ? undefined : doses.add({ name, form }, perDay);
}
const substanceNames = (facts: Facts): string[] => findSubstances(facts).map(({ name }) => name);
/** Days for which each substance was prescribed earlier in the same consultation. */
function daysBySubstance(
  earlier: ReadonlyArray<{
    lines: ReadonlyArray<Facts & { days: number }>;
    typed: ReadonlyArray<Facts & { days: number }>;
  }>,
): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { lines, typed } of earlier) {
    const longest = new Map<string, number>();
    for (const line of [...lines, ...typed])
      for (const name of substanceNames(line)) longest.set(name, Math.max(line.days, longest.get(name) ?? 0));
    for (const [name, count] of longest) days.set(name, (days.get(name) ?? 0) + count);
  }
  return days;
}

/** Prescriptions that doctors write in an open consultation, by the rules of telemedicine. */
export function createPrescribe({
  db,
  clock,
  accounts,
  addresses,
  bookings,
  consents,
  doctors,
  medicines,
  parties,
  prescriptions,
}: Needs) {
  /** Throws 404 for anybody but its doctor, 409 `consultation_closed` or `consent_missing`. */
  async function open(caller: Caller, id: string): Promise<ConsultationRow> {
    const party = await parties.of(id, caller.accountId);
    if (party.side !== 'doctor') throw consultationNotFound();
    if (party.row.status === 'closed') throw new HttpError(409, 'consultation_closed');
    await consents.check(party);
    return party.row;
  }
  /** Latest video consultation or visit of the same patient and doctor; a visit takes precedence. */
  async function earlierOf({ id, accountId, doctorId }: ConsultationRow): Promise<Earlier | undefined> {
    const now = clock.now(),
      since = new Date(`${afterMonths(now.toISOString().slice(0, 10), -FOLLOW_UP_MONTHS)}T00:00:00Z`),
      doctor = await doctors.row(doctorId);
    const [held] = await db
      .select({ at: consultationTable.startsAt })
      .from(consultationTable)
      .where(
        and(
          eq(consultationTable.accountId, accountId),
          eq(consultationTable.doctorId, doctorId),
          ne(consultationTable.id, id),
          isNotNull(consultationTable.patientVideoAt),
          isNotNull(consultationTable.doctorVideoAt),
          gte(consultationTable.startsAt, since),
          lte(consultationTable.startsAt, now),
        ),
      )
      .orderBy(desc(consultationTable.startsAt))
      .limit(1);
    const visited =
      doctor &&
      (await bookings.lastDone({
        accountId,
        serviceType: appointmentServiceType,
        reference: String(doctor.id),
        since,
      }));
    if (visited) return { at: visited, by: 'in-person' };
    return held?.at ? { at: held.at, by: 'video' } : undefined;
  }
  const saltsOf = (facts: Facts): string => substanceNames(facts).toSorted().join(' + ');
  /** Predicate for refills: medicines prescribed at an earlier video consultation. */
  async function refillsOf(
    { id, accountId }: ConsultationRow,
    caller: Caller,
    { followUp }: Visit,
  ): Promise<IsRefill> {
    if (followUp?.by !== 'video') return () => false;
    const since = new Date(
        `${afterMonths(clock.now().toISOString().slice(0, 10), -FOLLOW_UP_MONTHS)}T00:00:00Z`,
      ),
      before = await prescriptions.writtenByVideo({
        accountId,
        doctorAccountId: caller.accountId,
        since,
        otherThan: id,
      }),
      salts = new Set(before.map(saltsOf)),
      ids = new Set(before.flatMap(({ medicineId }) => medicineId ?? []));
    return (facts) =>
      (facts.id !== undefined && ids.has(facts.id)) || (saltsOf(facts) !== '' && salts.has(saltsOf(facts)));
  }
  const daysBefore = async (queries: Queries, id: string) =>
    daysBySubstance((await prescriptions.ofConsultations(queries, [id])).get(id) ?? []);
  async function knownBy(ids: readonly number[]): Promise<ReadonlyMap<number, Medicine>> {
    return new Map((await medicines.rows(ids)).map((one) => [one.id, one]));
  }
  async function visitOf(row: ConsultationRow, isFollowUp: boolean) {
    const earlier = await earlierOf(row);
    const visit: Visit = { mode: modeOf(row), followUp: isFollowUp ? earlier : undefined };
    return { earlier, visit };
  }
  const wire = (problem: IssueText | undefined) => {
    const found = problem && issueOf(problem);
    return found
      ? { code: found.code, params: (found.params ?? null) as Record<string, string | number> | null }
      : null;
  };

  /** Checks a draft prescription line by line; stores nothing. */
  async function check(
    caller: Caller,
    id: string,
    body: {
      follow_up?: boolean | undefined;
      lines: ReadonlyArray<CheckedDose & { medicine_id: number }>;
      typed?: ReadonlyArray<CheckedDose & { name: string }> | null | undefined;
    },
  ): Promise<CheckedPrescription> {
    const row = await open(caller, id),
      { earlier, visit } = await visitOf(row, body.follow_up === true),
      isRefill = await refillsOf(row, caller, visit),
      known = await knownBy(body.lines.map((one) => one.medicine_id)),
      before = await daysBefore(db, id),
      daily = createDailyDoses();
    const judge = (
      facts: Parameters<IsRefill>[0],
      { days, dose }: CheckedDose,
      doseProblem: IssueText | undefined,
    ) => {
      const verdict = verdictOf(facts);
      return {
        list: verdict.list,
        days_most: verdict.daysMost,
        problem: wire(listProblem(verdict, visit, isRefill(facts))),
        days_problem: wire(days ? daysProblem(verdict, days, before) : undefined),
        dose_problem: wire(dose ? (hiddenProblem(dose, visit, isRefill) ?? doseProblem) : undefined),
      };
    };
    return {
      mode: visit.mode,
      earlier: earlier ? { at: indianTime(earlier.at), by: earlier.by } : null,
      lines: body.lines.flatMap((line) => {
        const medicine = known.get(line.medicine_id);
        if (!medicine) return [];
        const { days, dose } = line,
          needed = dose ? needOf(medicine, { dose, days: days ?? 1, given: undefined }, daily) : undefined,
          judged = judge(medicine, line, needed?.problem);
        return [
          {
            medicine_id: line.medicine_id,
            ...judged,
            packs:
              days && days > 0 && !judged.days_problem && !judged.dose_problem
                ? (needed?.packs ?? null)
                : null,
          },
        ];
      }),
      typed: (body.typed ?? []).map((line) => {
        const { name, dose } = line,
          doseProblem = dose ? typedDoseProblem({ name, dose }, daily) : undefined;
        return Object.assign({ name }, judge(line, line, doseProblem));
      }),
    };
  }

  /** Throws 400 by field for what the rules do not allow, 409 `doctor_unregistered`. */
  async function write(
    { caller, requestId }: { caller: Caller; requestId: string },
    id: string,
    { lines, advice, diagnosis, follow_up: isFollowUp = false, patient, typed }: Prescribed,
  ): Promise<Prescription> {
    const row = await open(caller, id),
      doctor = (await doctors.row(row.doctorId))!;
    if (!/\d/.test(doctor.registrationNo)) throw new HttpError(409, 'doctor_unregistered');
    const problems: Record<string, IssueText> = {},
      refuse = (field: string, problem: IssueText | undefined) => {
        if (problem) problems[field] ??= problem;
      };
    const age = patient?.age ?? row.patientAge,
      sex = patient?.sex ?? row.patientSex;
    if (age === null) refuse('patient.age', issue('patient_age'));
    if (sex === null) refuse('patient.sex', issue('patient_sex'));
    const { visit } = await visitOf(row, isFollowUp),
      isRefill = await refillsOf(row, caller, visit),
      known = await knownBy(lines.map((one) => one.medicine_id)),
      daily = createDailyDoses();
    for (const [field, text] of [
      ['diagnosis', diagnosis],
      ['advice', advice ?? ''],
      ...lines.map(({ dose }, i) => [`lines.${i}.dose`, dose] as const),
      ...(typed ?? []).map(({ dose }, i) => [`typed.${i}.dose`, dose] as const),
    ] as const) {
      refuse(field, hiddenProblem(text, visit, isRefill));
    }
    const doses = lines.flatMap(({ medicine_id: medicineId, quantity, days, dose, per_day: given }, i) => {
      const medicine = known.get(medicineId),
        at = `lines.${i}`;
      if (!medicine) {
        refuse(`${at}.medicine_id`, issue('dose_medicine'));
        return [];
      }
      const verdict = verdictOf(medicine);
      refuse(`${at}.medicine_id`, listProblem(verdict, visit, isRefill(medicine)));
      const course = { dose, days, given: given ?? undefined },
        { packs, perDay = null, problem } = needOf(medicine, course, daily);
      refuse(`${at}.dose`, problem);
      if (packs === undefined) return [];
      if (quantity != null && quantity > packs)
        refuse(`${at}.quantity`, issue('dose_quantity_most', { most: packs }));
      return [
        {
          medicineId,
          name: medicine.name,
          composition: medicine.composition ?? '',
          form: medicine.form,
          quantity: quantity ?? packs,
          days,
          dose,
          perDay,
          list: verdict.list,
        },
      ];
    });
    const byName = (typed ?? []).map(({ name, days, dose, per_day: given }, i) => {
      const verdict = verdictOf({ name });
      refuse(`typed.${i}.name`, listProblem(verdict, visit, isRefill({ name })));
      refuse(`typed.${i}.dose`, typedDoseProblem({ name, dose, given }, daily));
      return { name, days, dose, perDay: given ?? null, list: verdict.list };
    });
    /** Throws 400 for courses that are too long, and for the problems found so far. */
    async function assertValid(queries: Queries): Promise<void> {
      const before = await daysBefore(queries, id);
      for (const [i, { medicine_id: medicineId, days }] of lines.entries()) {
        const medicine = known.get(medicineId);
        if (medicine) refuse(`lines.${i}.days`, daysProblem(verdictOf(medicine), days, before));
      }
      for (const [i, { name, days }] of (typed ?? []).entries())
        refuse(`typed.${i}.days`, daysProblem(verdictOf({ name }), days, before));
      if (Object.keys(problems).length > 0) throw invalid(problems);
    }
    await assertValid(db);
    const people = await accounts.people([row.accountId]),
      home = (await addresses.list(row.accountId)).find((one) => one.is_default);
    return prescriptions.write({
      caller,
      requestId,
      consultationId: id,
      patient: {
        accountId: row.accountId,
        name: people.get(row.accountId)?.name ?? '',
        age: age!,
        sex: sex!,
        address: home?.full_address ?? '',
      },
      doctor: {
        name: doctorName(doctor),
        registrationNo: doctor.registrationNo,
        qualification: doctor.qualification,
        address: `${doctor.clinic}, ${doctor.clinicAddress}`,
      },
      diagnosis,
      mode: visit.mode,
      isFollowUp: visit.followUp !== undefined,
      doses,
      typed: byName,
      advice: advice ?? '',
      // Stores nothing if the patient ends it meanwhile.
      async guard(tx: Queries) {
        const [now] = await tx
          .update(consultationTable)
          .set({ patientAge: age, patientSex: sex })
          .where(and(eq(consultationTable.id, id), eq(consultationTable.status, 'open')))
          .returning({ id: consultationTable.id });
        if (!now) throw new HttpError(409, 'consultation_closed');
        // Another prescription of this consultation may have been stored meanwhile.
        await assertValid(tx);
      },
    });
  }
  return { write, check };
}
export type Prescribe = ReturnType<typeof createPrescribe>;
