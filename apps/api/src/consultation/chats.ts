import { randomUUID } from 'node:crypto';
import type {
  Consultation,
  ConsultationDetail,
  PatientFacts,
  StaffConsultation,
} from '@doorstep/contract/consultation.schema';
import type { ConsultationStatus, DangerSign } from '@doorstep/contract/consultation';
import type { Pagination } from '@doorstep/contract/common.schema';
import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import type { AppointmentService, DoctorRow } from '../appointment/service.ts';
import { newOrderId } from '../order/service.ts';
import { indianTime, type Clock } from '../platform/clock.ts';
import { byCaller, type Audit } from '../platform/audit.ts';
import type { Role } from '@doorstep/contract/account';
import { codeOf } from '../platform/db/errors.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database } from '../platform/db/database.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/pagination.ts';
import type { ScheduleService } from '../schedule/service.ts';
import { tell } from './channel.ts';
import type { Consents } from './consent.ts';
import { hasDanger, isDangerWaiting, type Danger } from './danger.ts';
import { availabilityAt, isChatOpen, opensAt } from './hours.ts';
import { modeOf } from './mode.ts';
import type { Messages } from './messages.ts';
import { consultationNotFound, type ConsultationRow, type Parties, type Party } from './party.ts';
import { consultationTable } from './schema.ts';

interface Needs {
  db: Database;
  clock: Clock;
  accounts: Pick<AccountService, 'people'>;
  consents: Consents;
  doctors: AppointmentService['doctors'];
  parties: Parties;
  messages: Messages;
  danger: Pick<Danger, 'begin'>;
  bookings: Pick<ScheduleService['bookings'], 'finish'>;
  audit: Audit;
}
interface Start {
  accountId: number;
  doctorId: number | null;
  message: string;
  clientId: string | undefined;
  dangerSigns: readonly DangerSign[] | null;
  agreed: boolean;
  patient: PatientFacts | null;
}
interface Page {
  page: number;
  limit: number;
}
type Listed<T> = { data: T[]; pagination: Pagination };
const newId = () => newOrderId('CN');
const isOpenChat = and(eq(consultationTable.type, 'chat'), eq(consultationTable.status, 'open'));
const isEscalated = and(isNotNull(consultationTable.escalatedAt), isNotNull(consultationTable.dangerSince));
const maybeTime = (at: Date | null) => at && indianTime(at);

/** Consultations from their first message to their end. */
export function createChats({
  db,
  clock,
  accounts,
  consents,
  doctors,
  parties,
  messages,
  danger,
  bookings,
  audit,
}: Needs) {
  const signsOf = ({ dangerSigns, dangerSignsAt }: ConsultationRow) =>
    dangerSigns && dangerSignsAt ? { at: indianTime(dangerSignsAt), yes: [...dangerSigns] } : null;
  /** What both sides' lists say of one. */
  async function summaries(rows: readonly ConsultationRow[], side: Party['side']) {
    const latest = await messages.latest(rows.map(({ id }) => id));
    const unread = new Map<string, number>();
    if (rows.length > 0) {
      const seen = side === 'patient' ? sql`c.patient_seen` : sql`c.doctor_seen`;
      const { rows: counted } = await db.execute<{ id: string; n: number }>(sql`
        select c.id, count(m.number)::int as n from consultation c
        join consultation_message m on m.consultation_id = c.id and m.number > ${seen} and m.sender_type <> ${side}
        where c.id in ${rows.map(({ id }) => id)} group by c.id`);
      for (const { id, n } of counted) unread.set(id, n);
    }
    return rows.map((row) => ({
      id: row.id,
      type: row.type,
      status: row.status,
      created_at: indianTime(row.createdAt),
      closed_at: maybeTime(row.closedAt),
      note: row.note,
      closed_by: row.closedBy,
      starts_at: maybeTime(row.startsAt),
      ends_at: maybeTime(row.endsAt),
      unread: unread.get(row.id) ?? 0,
      last_message: latest.get(row.id) ?? null,
    }));
  }
  async function withDoctors(rows: readonly ConsultationRow[], side: Party['side']): Promise<Consultation[]> {
    const known = await doctors.rows([...new Set(rows.map(({ doctorId }) => doctorId))]),
      shown = new Map((await doctors.serialize(known)).map((one) => [one.id, one])),
      all = await summaries(rows, side);
    return rows.map((row, i) => ({ ...all[i]!, doctor: shown.get(row.doctorId)! }));
  }
  async function detail({ row, side }: Pick<Party, 'row' | 'side'>): Promise<ConsultationDetail> {
    const [[one], people] = await Promise.all([withDoctors([row], side), accounts.people([row.accountId])]);
    return {
      ...one!,
      side,
      patient: {
        id: row.accountId,
        name: people.get(row.accountId)?.name ?? '',
        age: row.patientAge,
        sex: row.patientSex,
      },
      consent: row.consentAt && {
        at: indianTime(row.consentAt),
        version: row.consentVersion ?? '',
      },
      mode: modeOf(row),
      danger_signs: signsOf(row),
      danger_words: [...(row.dangerWords ?? [])],
      danger_since: maybeTime(row.dangerSince),
      patient_seen: row.patientSeen,
      patient_delivered: row.patientDelivered,
      doctor_seen: row.doctorSeen,
      doctor_delivered: row.doctorDelivered,
      availability: availabilityAt(clock.now()),
    };
  }
  /** Who may be written to now: in their hours, not busy, and with somebody at their desk. */
  async function onDuty(candidates: readonly DoctorRow[]): Promise<DoctorRow[]> {
    const shown = await doctors.serialize(candidates);
    return candidates.filter((_, i) => shown[i]!.available);
  }
  /** The doctor on duty is the available one with the fewest open chats (decision S5). */
  async function leastBusy(): Promise<DoctorRow> {
    const available = await onDuty(await doctors.all());
    if (available.length === 0) throw new HttpError(409, 'no_doctor');
    const rows = await db
      .select({ doctorId: consultationTable.doctorId, open: sql<number>`count(*)::int` })
      .from(consultationTable)
      .where(
        and(
          isOpenChat,
          inArray(
            consultationTable.doctorId,
            available.map(({ id }) => id),
          ),
        ),
      )
      .groupBy(consultationTable.doctorId);
    const open = new Map(rows.map((one) => [one.doctorId, one.open]));
    return available.toSorted((a, b) => (open.get(a.id) ?? 0) - (open.get(b.id) ?? 0) || a.id - b.id)[0]!;
  }
  const ownOpen = async (accountId: number, doctorId: number | null) =>
    (
      await db
        .select()
        .from(consultationTable)
        .where(
          and(
            isOpenChat,
            eq(consultationTable.accountId, accountId),
            doctorId === null ? undefined : eq(consultationTable.doctorId, doctorId),
          ),
        )
        .orderBy(desc(consultationTable.createdAt))
        .limit(1)
    )[0];
  /** The doctor of a new chat. Throws 404 for one that is not there, 409 `doctor_busy` or `no_doctor`. */
  async function doctorFor(doctorId: number | null): Promise<DoctorRow> {
    if (doctorId === null) return leastBusy();
    const row = await doctors.row(doctorId);
    if (!row) throw notFound('doctor_not_found');
    const [free] = await onDuty([row]);
    if (!free) throw new HttpError(409, 'doctor_busy');
    return free;
  }
  /**
   * Writes the first message; where a chat with this doctor is open (with any, where none is named), it goes there. Throws 409 `chat_hours`,
   * `doctor_busy` or `no_doctor`.
   */
  async function start({
    accountId,
    doctorId,
    message,
    clientId,
    dangerSigns,
    agreed,
    patient,
  }: Start): Promise<string> {
    if (!isChatOpen(clock.now())) throw new HttpError(409, 'chat_hours');
    if (!agreed && !(await consents.isGiven(accountId))) throw new HttpError(409, 'consent_needed');
    const before = await ownOpen(accountId, doctorId),
      chosen = before ? before.doctorId : (await doctorFor(doctorId)).id,
      people = await accounts.people([accountId]),
      at = clock.now(),
      answered = {
        ...(dangerSigns && { dangerSigns, dangerSignsAt: at }),
        ...(patient && { patientAge: patient.age, patientSex: patient.sex }),
        ...(await consents.record(accountId)),
      };
    return db.transaction(async (tx) => {
      // Pressed twice, it is one chat.
      await lockAccount(tx, 'consultation', accountId);
      const [made] = await tx
        .insert(consultationTable)
        .values({ id: newId(), type: 'chat', accountId, doctorId: chosen, createdAt: at, ...answered })
        .onConflictDoUpdate({
          target: [consultationTable.accountId, consultationTable.doctorId],
          targetWhere: sql`type = 'chat' and status = 'open'`,
          set: { status: 'open', ...answered },
        })
        .returning({ id: consultationTable.id });
      const { id } = made!;
      await danger.begin(tx, id, { signs: dangerSigns ?? [] });
      await messages.send(
        {
          consultationId: id,
          senderId: accountId,
          side: 'patient',
          senderName: people.get(accountId)?.name ?? '',
          body: message,
          clientId: clientId ?? randomUUID(),
        },
        tx,
      );
      return id;
    });
  }
  async function listed<T>(
    where: ReturnType<typeof and>,
    { page, limit }: Page,
    order: Parameters<ReturnType<ReturnType<Database['select']>['from']>['orderBy']>,
    show: (rows: ConsultationRow[]) => Promise<T[]>,
  ): Promise<Listed<T>> {
    const total = await db.$count(consultationTable, where),
      rows = await db
        .select()
        .from(consultationTable)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset((page - 1) * limit);
    return { data: await show(rows), pagination: paginationOf({ page, limit }, total) };
  }
  /** One's own: the open ones first, then the latest. */
  const list = (accountId: number, { status, ...page }: Page & { status?: ConsultationStatus | undefined }) =>
    listed(
      and(
        eq(consultationTable.accountId, accountId),
        status === undefined ? undefined : eq(consultationTable.status, status),
      ),
      page,
      [desc(consultationTable.status), desc(consultationTable.createdAt), asc(consultationTable.id)],
      (rows) => withDoctors(rows, 'patient'),
    );
  /** Inbox of a doctor: danger signs first, then longest wait; closed chats latest first. */
  const inbox = (doctorId: number, { status, ...page }: Page & { status: ConsultationStatus }) =>
    listed(
      and(
        status === 'open'
          ? or(eq(consultationTable.doctorId, doctorId), isEscalated)
          : eq(consultationTable.doctorId, doctorId),
        eq(consultationTable.status, status),
      ),
      page,
      status === 'open'
        ? [
            sql`${isDangerWaiting} desc`,
            sql`least(${consultationTable.dangerSince}, ${consultationTable.waitingSince}) asc nulls last`,
            asc(consultationTable.createdAt),
            asc(consultationTable.id),
          ]
        : [desc(consultationTable.closedAt)],
      async (rows): Promise<StaffConsultation[]> => {
        const people = await accounts.people(rows.map(({ accountId }) => accountId)),
          all = await summaries(rows, 'doctor');
        return rows.map((row, i) => ({
          ...all[i]!,
          patient: { name: people.get(row.accountId)?.name ?? '' },
          danger_signs: signsOf(row),
          danger_words: [...(row.dangerWords ?? [])],
          danger:
            row.status === 'open' &&
            (row.dangerSince !== null || (row.waitingSince !== null && hasDanger(row))),
          danger_since: maybeTime(row.dangerSince),
          escalated_at: maybeTime(row.escalatedAt),
          own: row.doctorId === doctorId,
          // Hidden until this doctor takes over.
          ...(row.doctorId !== doctorId && { last_message: null, unread: 0 }),
          waiting_since: maybeTime(row.waitingSince),
        }));
      },
    );
  /** What the patient answers before writing, and again where it changes. */
  async function answerSigns(
    id: string,
    accountId: number,
    { yes, agreed, patient }: { yes: readonly DangerSign[]; agreed: boolean; patient: PatientFacts | null },
  ): Promise<ConsultationDetail> {
    const { side } = await parties.of(id, accountId);
    if (side !== 'patient') throw consultationNotFound();
    // Recorded before the transaction, on a separate connection.
    const consent = agreed ? await consents.record(accountId) : {},
      row = await db.transaction(async (tx) => {
        const [changed] = await tx
          .update(consultationTable)
          .set({
            dangerSigns: yes,
            dangerSignsAt: clock.now(),
            ...(patient && { patientAge: patient.age, patientSex: patient.sex }),
            ...consent,
          })
          .where(and(eq(consultationTable.id, id), eq(consultationTable.status, 'open')))
          .returning();
        if (changed) await danger.begin(tx, id, { signs: yes });
        return changed;
      });
    if (!row) throw new HttpError(409, 'consultation_closed');
    return detail({ row, side });
  }
  /** By its doctor; twice is once. By video it has taken place then; throws 409 `booking_ahead` for one whose room never opened. */
  async function close(id: string, accountId: number, note: string): Promise<ConsultationDetail> {
    const party = await parties.of(id, accountId),
      { status, type, startsAt } = party.row;
    if (party.side !== 'doctor') throw consultationNotFound();
    if (status === 'open' && type === 'video') {
      if (startsAt && clock.now() < opensAt(startsAt)) throw new HttpError(409, 'booking_ahead');
      await bookings.finish(id, accountId);
    }
    const [row] = await db
      .update(consultationTable)
      .set({ status: 'closed', closedAt: clock.now(), closedBy: 'doctor', note, waitingSince: null })
      .where(and(eq(consultationTable.id, id), eq(consultationTable.status, 'open')))
      .returning();
    if (row) await tell(db, { kind: 'closed', id });
    return detail(row ? { ...party, row } : await parties.of(id, accountId));
  }
  /**
   * Ends a consultation for its patient: the doctor loses access to shared records, and neither side can write. Idempotent.
   * Throws 409 `video_ahead` before the room of a video consultation opens.
   */
  async function end(id: string, accountId: number): Promise<ConsultationDetail> {
    const party = await parties.of(id, accountId),
      { status, startsAt } = party.row;
    if (party.side !== 'patient') throw consultationNotFound();
    if (status === 'open' && startsAt && clock.now() < opensAt(startsAt))
      throw new HttpError(409, 'video_ahead');
    const [row] = await db
      .update(consultationTable)
      .set({ status: 'closed', closedAt: clock.now(), closedBy: 'patient', waitingSince: null })
      .where(and(eq(consultationTable.id, id), eq(consultationTable.status, 'open')))
      .returning();
    if (row) await tell(db, { kind: 'closed', id });
    return detail(row ? { ...party, row } : await parties.of(id, accountId));
  }
  /** Takes over an escalated consultation. Throws 404 if it is unknown or not escalated, 409 if it was answered or closed. */
  async function take(
    id: string,
    doctorId: number,
    caller: { accountId: number; role: Role },
    requestId: string,
  ) {
    try {
      await db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(consultationTable)
          .where(eq(consultationTable.id, id))
          .for('update');
        if (!row) throw consultationNotFound();
        if (row.doctorId === doctorId) return;
        // Hidden from other doctors until escalated.
        if (!row.escalatedAt) throw consultationNotFound();
        if (row.status !== 'open' || !row.dangerSince) throw new HttpError(409, 'consultation_taken');
        await tx.update(consultationTable).set({ doctorId }).where(eq(consultationTable.id, id));
        await audit.record(tx, {
          ...byCaller({ caller, requestId }),
          action: 'take',
          objectKind: 'consultation',
          objectId: id,
          subjectId: row.accountId,
          result: 'done',
        });
      });
    } catch (error) {
      // Patient already chats with this doctor.
      if (codeOf(error) === '23505') throw new HttpError(409, 'consultation_taken');
      throw error;
    }
  }
  return {
    start,
    take,
    list,
    inbox,
    answerSigns,
    close,
    end,
    one: async (id: string, accountId: number) => detail(await parties.of(id, accountId)),
  };
}
export type Chats = ReturnType<typeof createChats>;
