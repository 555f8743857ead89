import { eq } from 'drizzle-orm';
import { indianDay } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { DEMO_DOCTOR, makeDemoPrescription } from './demo.ts';
import { prescriptionTable } from './schema.ts';

interface Needs {
  db: Database;
  files: Pick<Files, 'keep'>;
}
interface People {
  ashaId: number;
  imranId: number;
  pharmacistId: number;
}
const DAY_MS = 86_400_000;
const hasNone = async ({ db }: Needs, accountId: number): Promise<boolean> =>
  (await db.$count(prescriptionTable, eq(prescriptionTable.accountId, accountId))) === 0;

/** Asha's, one in each status, where she has none yet; whoever deletes one does not find it again. */
async function seedAshas(
  needs: Needs,
  { ashaId, pharmacistId }: Pick<People, 'ashaId' | 'pharmacistId'>,
  now: Date,
): Promise<void> {
  if (!(await hasNone(needs, ashaId))) return;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS),
    day = (days: number) => indianDay(ago(days));
  const patient = 'Asha Kumari  F 68';
  await makeDemoPrescription(needs, {
    key: 'rejected',
    accountId: ashaId,
    type: 'image',
    uploadedAt: ago(41),
    lines: [patient, 'Rx', 'Tab. Amoxicillin 500 mg', '1-1-1 x 5 days'],
    status: 'rejected',
    note: 'The date is missing. Please ask your doctor for a dated prescription and upload it again.',
    reviewedBy: pharmacistId,
    reviewedAt: ago(40.8),
  });
  await makeDemoPrescription(needs, {
    key: 'approved',
    accountId: ashaId,
    type: 'image',
    uploadedAt: ago(20),
    lines: [
      day(21),
      patient,
      'Rx',
      'Tab. Metformin 500 mg',
      '1-0-1 after food',
      'Tab. Telmisartan 40 mg',
      '1-0-0 x 90 days',
    ],
    status: 'approved',
    note: 'Take both as your doctor wrote.',
    validUntil: day(-160),
    ...DEMO_DOCTOR,
    writtenOn: day(21),
    reviewedBy: pharmacistId,
    reviewedAt: ago(19.9),
    calledBy: pharmacistId,
    calledAt: ago(19.9),
  });
  await makeDemoPrescription(needs, {
    key: 'printed',
    accountId: ashaId,
    type: 'pdf',
    uploadedAt: ago(0.2),
    lines: [day(1), patient, 'Rx', 'Cap. Omeprazole 20 mg', '1-0-0 before food x 14 days'],
    status: 'pending',
  });
  await makeDemoPrescription(needs, {
    key: 'pending',
    accountId: ashaId,
    type: 'image',
    uploadedAt: ago(0.1),
    lines: [
      day(1),
      patient,
      'Rx',
      'Tab. Azithromycin 500 mg',
      '1-0-0 x 3 days',
      'Tab. Levocetirizine 5 mg',
      '0-0-1 x 5 days',
    ],
    status: 'pending',
  });
}

/** Imran's, with which he asks for a cart (medicine/demo/carts.ts). */
async function seedImrans(needs: Needs, imranId: number, now: Date): Promise<void> {
  if (!(await hasNone(needs, imranId))) return;
  await makeDemoPrescription(needs, {
    key: 'cart',
    accountId: imranId,
    type: 'image',
    uploadedAt: new Date(now.getTime() - DAY_MS / 36),
    lines: [
      indianDay(new Date(now.getTime() - DAY_MS)),
      'Imran Ansari  M 41',
      'Rx',
      'Tab. Cefixime 200 mg',
      '1-0-1 x 5 days',
      'Tab. Paracetamol 650 mg',
      '1-1-1 x 3 days',
    ],
    status: 'pending',
  });
}
export async function seedDemoPrescriptions(needs: Needs, people: People, now: Date): Promise<void> {
  await seedAshas(needs, people, now);
  await seedImrans(needs, people.imranId, now);
}
