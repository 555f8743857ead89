import type { DangerSign, SenderType } from '@doorstep/contract/consultation';
import { consentVersions } from '@doorstep/contract/account';
import { eq } from 'drizzle-orm';
import type { AccountService } from '../account/service.ts';
import { doctorName, type DoctorRow } from '../appointment/service.ts';
import { newOrderId } from '../order/service.ts';
import { indianDay, indianMidnight } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { PrescriptionService } from '../prescription/service.ts';
import { isChatOpen } from './hours.ts';
import { consultationTable, healthNoteTable, messageTable } from './schema.ts';

type Said = readonly [by: SenderType, minutesAfter: number, words: string];
interface Story {
  /** Its messages' first one. */
  begins: Date;
  signs: readonly DangerSign[];
  said: readonly Said[];
  /** The doctor's last message was not seen yet. */
  isUnseen?: true;
  /** So many minutes after its beginning, with this. */
  closed?: { after: number; note: string };
}
interface Needs {
  db: Database;
  accounts: Pick<AccountService, 'people' | 'setConsent'>;
  prescriptions: Pick<PrescriptionService, 'write'>;
  /** By what it holds: 'Metformin 500 mg'; undefined where the catalogue has none. */
  pick: (composition: string) => Promise<{ reference: string; title: string } | undefined>;
}
interface People {
  ashaId: number;
  imranId: number;
  /** Who keeps the demo's desk, and another one. */
  doctor: DoctorRow;
  other: DoctorRow;
}
const MINUTE_MS = 60_000,
  DAY_MS = 86_400_000;
const TABLETS = [
  {
    composition: 'Ferrous Sulfate 100 mg + Folic Acid 0.5 mg',
    form: 'tablet',
    quantity: 2,
    days: 30,
    dose: '0-1-0, after food, not with tea or milk',
    perDay: 1,
    list: 'O',
  },
  {
    composition: 'Paracetamol 650 mg',
    form: 'tablet',
    quantity: 1,
    days: 5,
    dose: '1-0-1, after food, only when needed',
    perDay: 2,
    list: 'O',
  },
] as const;
/** Medicine that the demo's catalogue does not have. */
const TYPED = [
  {
    name: 'Vitamin C 1000 mg effervescent tablet',
    days: 30,
    dose: '0-1-0, in a glass of water, with the iron',
    perDay: 1,
    list: 'O',
  },
] as const;

const tiredness = (begins: Date): Story => ({
  begins,
  signs: [],
  said: [
    ['patient', 0, 'For two weeks I have been very tired, and dizzy when I stand up.'],
    ['doctor', 4, 'Namaste Asha ji. Do you bleed more than usual, and when was your blood tested last?'],
    ['patient', 7, 'Eight days this time. Last month my haemoglobin was 9.8.'],
    [
      'doctor',
      11,
      'That explains it. I write you iron with folic acid for a month, and paracetamol for the days of pain. Anything against the bleeding needs a video consultation.',
    ],
    ['patient', 13, 'Thank you, doctor.'],
  ],
  closed: {
    after: 18,
    note: 'Iron with folic acid for 30 days. Have your haemoglobin tested again in four weeks. Write at once if you faint or the bleeding gets heavier.',
  },
});
const child = (begins: Date): Story => ({
  begins,
  signs: [],
  said: [
    ['patient', 0, 'My son is four. Since yesterday he has had loose motions, five times so far.'],
    ['doctor', 6, 'Does he drink, and does he pass urine as usual?'],
    ['patient', 9, 'He drinks a little. Urine twice since the morning.'],
    [
      'doctor',
      12,
      'Please give him ORS after each loose motion, in small sips. If he vomits all of it, or is hard to wake, take him to a hospital at once.',
    ],
  ],
  isUnseen: true,
});
const swelling = (begins: Date): Story => ({
  begins,
  signs: [],
  said: [
    ['patient', 0, 'The tablets help. But since yesterday evening my feet are swollen.'],
    [
      'doctor',
      5,
      'Namaste Asha ji. Are both feet the same, and is there pain in the calf when you press it?',
    ],
    ['patient', 7, 'Both the same, no pain.'],
    ['doctor', 9, 'Good. What was your last blood pressure?'],
    ['patient', 12, '138 over 88, this morning at 8.'],
  ],
});
const bleeding = (begins: Date): Story => ({
  begins,
  signs: ['bleeding'],
  said: [
    [
      'patient',
      0,
      'My wife is in her seventh month. Since this morning she has been bleeding. Shall we wait?',
    ],
  ],
});

/** Some minutes ago; at night it was the last evening. */
export function lately(now: Date, minutes: number): Date {
  const at = new Date(now.getTime() - minutes * MINUTE_MS);
  if (isChatOpen(at) && isChatOpen(now)) return at;
  const today = indianMidnight(indianDay(now)).getTime(),
    evening = today + 22 * 60 * MINUTE_MS;
  return new Date((evening <= now.getTime() ? evening : evening - DAY_MS) - minutes * MINUTE_MS);
}

/**
 * For who has no consultation yet: one that is over, with a prescription; two that are open, with an answer that was not seen; and
 * another patient who waits, with a danger sign.
 */
export async function seedDemoConsultations(
  { db, accounts, prescriptions, pick }: Needs,
  { ashaId, imranId, doctor, other }: People,
  now: Date,
): Promise<void> {
  const people = await accounts.people([ashaId, imranId]),
    midnight = indianMidnight(indianDay(now)).getTime(),
    weekAgo = new Date(midnight - 6 * DAY_MS + (10 * 60 + 5) * MINUTE_MS),
    yesterday = new Date(midnight - DAY_MS + 18 * 60 * MINUTE_MS);
  async function add(
    tx: Queries,
    accountId: number,
    by: DoctorRow,
    { begins, signs, said, isUnseen, closed }: Story,
  ): Promise<string> {
    const id = newOrderId('CN'),
      after = (minutes: number) => new Date(begins.getTime() + minutes * MINUTE_MS),
      seenOf = (side: SenderType) => said.findLastIndex(([from]) => from === side) + 1,
      [last, minutes] = said.at(-1)!,
      // What the patient wrote after the doctor's last word is new to the doctor.
      answered = said.findLastIndex(([from]) => from === 'doctor') + 1,
      isWaiting = !closed && last === 'patient';
    await tx.insert(consultationTable).values({
      id,
      type: 'chat',
      accountId,
      doctorId: by.id,
      status: closed ? 'closed' : 'open',
      createdAt: begins,
      closedAt: closed ? after(closed.after) : null,
      note: closed?.note ?? null,
      lastMessage: said.length,
      patientDelivered: isUnseen ? said.length - 1 : seenOf('doctor'),
      patientSeen: isUnseen ? said.length - 1 : seenOf('doctor'),
      doctorDelivered: isWaiting ? answered : said.length,
      doctorSeen: isWaiting ? answered : said.length,
      waitingSince: isWaiting ? after(said[answered]?.[1] ?? minutes) : null,
      dangerSigns: signs,
      dangerSignsAt: begins,
      consentAt: begins,
      consentVersion: consentVersions.teleconsultation,
    });
    await tx.insert(messageTable).values(
      said.map(([from, at, body], i) => ({
        consultationId: id,
        number: i + 1,
        senderId: from === 'patient' ? accountId : by.accountId!,
        senderType: from,
        senderName: from === 'patient' ? (people.get(accountId)?.name ?? '') : doctorName(by),
        body,
        clientId: `demo-${id}-${i + 1}`,
        at: after(at),
      })),
    );
    return id;
  }
  const over = await db.transaction(async (tx) => {
    // Of two servers that begin together the second waits here, and finds them.
    await lockAccount(tx, 'consultation demo', ashaId);
    if ((await tx.$count(consultationTable, eq(consultationTable.accountId, ashaId))) > 0) return undefined;
    await tx
      .insert(healthNoteTable)
      .values({ accountId: ashaId, allergies: 'Penicillin: rash and swelling', updatedAt: weekAgo })
      .onConflictDoNothing();
    const id = await add(tx, ashaId, doctor, tiredness(weekAgo));
    await add(tx, ashaId, other, child(yesterday));
    await add(tx, ashaId, doctor, swelling(lately(now, 24)));
    await add(tx, imranId, doctor, bleeding(lately(now, 18)));
    return id;
  });
  if (over === undefined) return;
  for (const accountId of [ashaId, imranId]) await accounts.setConsent(accountId, 'teleconsultation', true);
  const items = await Promise.all(TABLETS.map(({ composition }) => pick(composition)));
  const doses = TABLETS.flatMap((dose, i) => {
    const item = items[i];
    return item ? [{ ...dose, medicineId: Number(item.reference), name: item.title }] : [];
  });
  // A catalogue of one's own has none of them, say.
  if (doses.length === 0) return;
  await prescriptions.write({
    caller: { accountId: doctor.accountId!, role: 'doctor' },
    requestId: 'demo',
    at: new Date(weekAgo.getTime() + 15 * MINUTE_MS),
    consultationId: over,
    patient: { accountId: ashaId, name: people.get(ashaId)?.name ?? '', age: 34, sex: 'female', address: '' },
    doctor: {
      name: doctorName(doctor),
      registrationNo: doctor.registrationNo,
      qualification: doctor.qualification,
      address: `${doctor.clinic}, ${doctor.clinicAddress}`,
    },
    diagnosis: 'Iron deficiency anaemia',
    mode: 'text',
    isFollowUp: false,
    doses,
    typed: TYPED,
    advice: 'Green leaves, dal and jaggery every day. Have your haemoglobin tested again in four weeks.',
  });
}
