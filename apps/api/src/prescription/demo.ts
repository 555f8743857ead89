import type { RxStatus } from '@doorstep/contract/order';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Files } from '../platform/files.ts';
import { newFileId } from '../platform/storage.ts';
import type { ItemRow } from '../order/service.ts';
import { drawSheet, SHEET } from './demo-sheet.ts';
import { prescriptionLineTable, prescriptionOrderTable, prescriptionTable } from './schema.ts';
import { note } from './written.ts';

interface Needs {
  db: Database;
  files: Pick<Files, 'keep'>;
}
type Row = typeof prescriptionTable.$inferInsert;
/** `key` names it for good: made again it is the same one. `lines` is what stands on the sheet. */
type DemoPrescription = Pick<
  Row,
  | 'accountId'
  | 'uploadedAt'
  | 'status'
  | 'note'
  | 'validUntil'
  | 'reviewedBy'
  | 'reviewedAt'
  | 'calledBy'
  | 'calledAt'
  | 'doctorName'
  | 'doctorRegistration'
  | 'doctorAddress'
  | 'writtenOn'
> & { key: string; type: 'image' | 'pdf'; lines: readonly string[] };

/** Invented, like all people of the demo. */
export const DEMO_DOCTOR = {
  doctorName: 'Dr. Demo Doctor',
  doctorRegistration: 'DEMO-0000',
  doctorAddress: 'Sample clinic, Ranchi',
};
const HEAD = [
  `${DEMO_DOCTOR.doctorName}, MBBS, MD`,
  `General medicine   Reg. ${DEMO_DOCTOR.doctorRegistration}`,
  `${DEMO_DOCTOR.doctorAddress}   not a real prescription`,
];

async function photo(lines: readonly string[], seed: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(drawSheet(HEAD, lines, seed), { raw: { ...SHEET, channels: 3 } })
    .rotate(((seed % 5) - 2) / 2, { background: '#6b5a4a' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
async function print(lines: readonly string[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({ size: 'A5', margin: 40 }),
    parts: Buffer[] = [];
  page.on('data', (part: Buffer) => {
    parts.push(part);
  });
  const done = new Promise((end) => {
    page.once('end', end);
  });
  HEAD.forEach((text, i) =>
    page
      .font(i === 0 ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(i === 0 ? 14 : 10)
      .text(text),
  );
  page.moveDown().fontSize(12);
  for (const text of lines) page.moveDown(0.5).text(text);
  page.end();
  await done;
  return Buffer.concat(parts);
}

/** One prescription with its drawn sheet; its id, also where it was made before. */
export async function makeDemoPrescription(
  { db, files }: Needs,
  { key, type, lines, accountId, ...fresh }: DemoPrescription,
): Promise<string> {
  const digest = `demo ${key}`;
  const mine = and(eq(prescriptionTable.accountId, accountId), eq(prescriptionTable.digest, digest));
  const [there] = await db.select({ id: prescriptionTable.id }).from(prescriptionTable).where(mine);
  if (there) return there.id;
  const seed = [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const bytes = type === 'pdf' ? await print(lines) : await photo(lines, seed);
  return files.keep(
    { accountId, kind: 'prescription', type: type === 'pdf' ? 'application/pdf' : 'image/jpeg', bytes },
    async (tx, insert) => {
      // Of two servers that start at once one makes it.
      await lockAccount(tx, 'prescription', accountId);
      const [before] = await tx.select({ id: prescriptionTable.id }).from(prescriptionTable).where(mine);
      if (before) return before.id;
      const id = newFileId();
      await tx.insert(prescriptionTable).values({ id, accountId, digest, fileId: await insert(), ...fresh });
      return id;
    },
  );
}

/** How the items of an order stand that need a prescription, and which one it was given. */
export async function decideDemoLines(
  tx: Queries,
  {
    orderId,
    positions,
    prescriptionId,
    status,
    reason,
    by,
    written,
  }: {
    orderId: string;
    positions: readonly number[];
    prescriptionId: string | null;
    status: RxStatus;
    reason: string | null;
    /** Since when they stand so, and who decided that. */
    by: { accountId: number | null; at: Date } | undefined;
    /** What a pharmacist noted as written by the doctor. */
    written:
      | { quantity: number; repeats: number; of: ReadonlyArray<Pick<ItemRow, 'productType' | 'reference'>> }
      | undefined;
  },
): Promise<void> {
  if (prescriptionId !== null) await tx.insert(prescriptionOrderTable).values({ orderId, prescriptionId });
  if (prescriptionId !== null && by?.accountId)
    for (const item of written?.of ?? [])
      await note(tx, prescriptionId, item, {
        quantity: written!.quantity,
        days: null,
        repeats: written!.repeats,
        notedBy: by.accountId,
        notedAt: by.at,
      });
  if (positions.length > 0)
    await tx.insert(prescriptionLineTable).values(
      positions.map((position) => ({
        orderId,
        position,
        status,
        reason,
        prescriptionId: by && status === 'approved' ? prescriptionId : null,
        byAccountId: by?.accountId ?? null,
        at: by?.at ?? null,
      })),
    );
}
