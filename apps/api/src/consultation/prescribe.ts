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
import {
  capital,
  hiddenIn,
  listProblem,
  packsNeeded,
  strongestProblem,
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
  prescriptions: Pick<PrescriptionService, 'write' | 'writtenByVideo'>;
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
const daysProblem = ({ daysMost }: Verdict, days: number): IssueText | undefined =>
  days > daysMost ? issue('dose_days_most', { most: daysMost }) : undefined;
function hiddenProblem(text: string): IssueText | undefined {
  const hidden = hiddenIn(text);
  return hidden ? issue('tele_hidden', { name: capital(hidden) }) : undefined;
}
/** Packs of a course, and the problem of its dose. */
function needOf(
  medicine: Medicine,
  course: Parameters<typeof packsNeeded>[1],
): { packs?: number; perDay?: number | null; problem?: IssueText | undefined } {
  const needed = packsNeeded(medicine, course);
  if ('problem' in needed) return needed;
  const isCounted = medicine.form === 'tablet' || medicine.form === 'capsule';
  return {
    ...needed,
    problem:
      isCounted && needed.perDay !== null ? strongestProblem(medicine.composition, needed.perDay) : undefined,
  };
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
  const saltsOf = (facts: Parameters<typeof findSubstances>[0]): string =>
    findSubstances(facts)
      .map(({ name }) => name)
      .toSorted()
      .join(' + ');
  /** Predicate for refills: medicines prescribed at an earlier video consultation. */
  async function refillsOf({ id, accountId }: ConsultationRow, caller: Caller, { followUp }: Visit) {
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
    return (facts: Parameters<typeof findSubstances>[0] & { id?: number }) =>
      (facts.id !== undefined && ids.has(facts.id)) || (saltsOf(facts) !== '' && salts.has(saltsOf(facts)));
  }
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
      known = await knownBy(body.lines.map((one) => one.medicine_id));
    const judge = (
      facts: Parameters<typeof isRefill>[0],
      { days, dose }: CheckedDose,
      needed?: ReturnType<typeof needOf>,
    ) => {
      const verdict = verdictOf(facts);
      return {
        list: verdict.list,
        days_most: verdict.daysMost,
        problem: wire(listProblem(verdict, visit, isRefill(facts))),
        days_problem: wire(days ? daysProblem(verdict, days) : undefined),
        dose_problem: wire(dose ? (hiddenProblem(dose) ?? needed?.problem) : undefined),
      };
    };
    return {
      mode: visit.mode,
      earlier: earlier ? { at: indianTime(earlier.at), by: earlier.by } : null,
      lines: body.lines.flatMap((line) => {
        const medicine = known.get(line.medicine_id);
        if (!medicine) return [];
        const { days, dose } = line,
          needed = dose ? needOf(medicine, { dose, days: days ?? 1, given: undefined }) : undefined,
          judged = judge(medicine, line, needed);
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
      typed: (body.typed ?? []).map((line) => Object.assign({ name: line.name }, judge(line, line))),
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
      known = await knownBy(lines.map((one) => one.medicine_id));
    for (const [field, text] of [
      ['diagnosis', diagnosis],
      ['advice', advice ?? ''],
      ...lines.map(({ dose }, i) => [`lines.${i}.dose`, dose] as const),
      ...(typed ?? []).map(({ dose }, i) => [`typed.${i}.dose`, dose] as const),
    ] as const) {
      refuse(field, hiddenProblem(text));
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
      refuse(`${at}.days`, daysProblem(verdict, days));
      const { packs, perDay = null, problem } = needOf(medicine, { dose, days, given: given ?? undefined });
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
      refuse(`typed.${i}.days`, daysProblem(verdict, days));
      return { name, days, dose, perDay: given ?? null, list: verdict.list };
    });
    if (Object.keys(problems).length > 0) throw invalid(problems);
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
      },
    });
  }
  return { write, check };
}
export type Prescribe = ReturnType<typeof createPrescribe>;
