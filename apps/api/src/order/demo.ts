import { deliveryPaise } from '@doorstep/contract/delivery';
import type { OrderStatus, RxStatus } from '@doorstep/contract/order';
import { eq } from 'drizzle-orm';
import { indianDay } from '../platform/clock.ts';
import { lockAccount } from '../platform/db/account-lock.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { jobTable } from '../platform/schema.ts';
import { nextNumber } from './invoice.ts';
import { factsOf } from './invoice-facts.ts';
import { invoiceTable, orderTable, orderEventTable, orderLineTable } from './schema.ts';
import { newOrderId, type Line } from './service.ts';

/** What other rooms of the demo do for these orders. */
export interface Rooms {
  db: Database;
  /** By what it holds: '% Metformin 500 mg'; undefined where the catalogue has none. */
  pick: (composition: string) => Promise<Line | undefined>;
  /** Its id; the same key is the same sheet. */
  prescribe: (sheet: {
    key: string;
    accountId: number;
    lines: readonly string[];
    uploadedAt: Date;
    /** Approved, or asked about with this. */ reviewedAt?: Date;
    note?: string;
  }) => Promise<string>;
  pay: (
    tx: Queries,
    paid: { accountId: number; subtotalPaise: number; feePaise: number; frozen: unknown; at: Date },
  ) => Promise<number>;
  giveBack: (
    tx: Queries,
    back: {
      orderId: string;
      paymentId: number;
      amountPaise: number;
      reason: string;
      at: Date;
      processedAt: Date;
    },
  ) => Promise<void>;
}
interface People {
  patientId: number;
  name: string;
  mobile: string;
  address: string;
  km: number;
  adminId: number;
  pharmacistId: number;
}
type Step = [status: OrderStatus, hoursAgo: number, by: 'patient' | 'admin'];
interface Story {
  lines: ReadonlyArray<[composition: string, qty: number]>;
  steps: readonly [Step, ...Step[]];
  /** Of the lines that need one: by which sheet (prescription/demo.ts has some already), and how they stand. */
  rx?: { sheet: string; status: Exclude<RxStatus, 'needed' | 'rejected'>; reason?: string };
  hasInvoice?: true;
}

const HOUR_MS = 3_600_000;
/** One in each state, the newest last; which of them are late follows from the times. */
const ashas: readonly Story[] = [
  {
    lines: [
      ['Metformin 500 mg', 2],
      ['Telmisartan 40 mg', 1],
      ['Paracetamol 650 mg', 1],
    ],
    rx: { sheet: 'approved', status: 'approved' },
    steps: [
      ['pending', 290, 'patient'],
      ['processing', 286, 'admin'],
      ['shipped', 270, 'admin'],
      ['delivered', 266, 'admin'],
    ],
    hasInvoice: true,
  },
  {
    lines: [
      ['Cetirizine 10 mg', 1],
      ['Paracetamol 500 mg', 2],
    ],
    steps: [
      ['pending', 150, 'patient'],
      ['cancelled', 148, 'patient'],
    ],
  },
  {
    lines: [
      ['Paracetamol 650 mg', 3],
      ['Povidone-Iodine%', 1],
    ],
    steps: [
      ['pending', 30, 'patient'],
      ['processing', 27, 'admin'],
      ['shipped', 3, 'admin'],
    ],
  },
  {
    lines: [
      ['Azithromycin 500 mg', 1],
      ['Cetirizine 10 mg', 1],
    ],
    rx: {
      sheet: 'question',
      status: 'question',
      reason: 'The doctor’s name cannot be read on the photo. Please send a sharper one.',
    },
    steps: [['pending', 28, 'patient']],
  },
  {
    lines: [
      ['Cetirizine 10 mg', 2],
      ['Paracetamol 500 mg', 1],
    ],
    steps: [
      ['pending', 20, 'patient'],
      ['processing', 6, 'admin'],
    ],
  },
  {
    lines: [
      ['Omeprazole 20 mg', 2],
      ['Paracetamol 650 mg', 1],
    ],
    rx: { sheet: 'printed', status: 'checking' },
    steps: [['pending', 2, 'patient']],
  },
];
const imrans: readonly Story[] = [
  {
    lines: [
      ['Paracetamol 500 mg', 2],
      ['Cetirizine 10 mg', 1],
    ],
    steps: [
      ['pending', 5, 'patient'],
      ['processing', 4, 'admin'],
    ],
  },
];

const count = (queries: Queries, accountId: number) =>
  queries.$count(orderTable, eq(orderTable.accountId, accountId));

/** Where a patient of the demo has no order yet; all of them or none, also when two servers begin together. */
async function seed(
  { db, pick, prescribe, pay, giveBack }: Rooms,
  stories: readonly Story[],
  { patientId, name, mobile, address, km, adminId, pharmacistId }: People,
  now: Date,
): Promise<void> {
  if ((await count(db, patientId)) > 0) return;
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const told: Array<{ story: Story; lines: Line[]; prescriptionId: string | null }> = [];
  for (const story of stories) {
    const lines = (
      await Promise.all(
        story.lines.map(async ([composition, qty]) => {
          const line = await pick(composition);
          return line && { ...line, qty };
        }),
      )
    ).filter((line) => line !== undefined);
    const placed = story.steps[0][1];
    const prescriptionId =
      story.rx && lines.some((line) => line.prescriptionRequired)
        ? await prescribe({
            key: story.rx.sheet,
            accountId: patientId,
            lines: [
              indianDay(ago(placed + 24)),
              name,
              'Rx',
              ...story.lines.map(([composition]) => composition),
            ],
            uploadedAt: ago(placed + 1),
            ...(story.rx.status !== 'checking' && { reviewedAt: ago(placed - 2) }),
            ...(story.rx.reason && { note: story.rx.reason }),
          })
        : null;
    if (lines.length > 0) told.push({ story, lines, prescriptionId });
  }
  await db.transaction(
    async (tx) => {
      await lockAccount(tx, 'order demo', patientId);
      if ((await count(tx, patientId)) > 0) return;
      for (const {
        story: { steps, rx, hasInvoice },
        lines,
        prescriptionId,
      } of told) {
        const subtotalPaise = lines.reduce((sum, { pricePaise, qty }) => sum + pricePaise * qty, 0),
          feePaise = deliveryPaise(km, subtotalPaise),
          totalPaise = subtotalPaise + feePaise;
        const id = newOrderId('medicine'),
          at = ago(steps[0][1]),
          [status, changed] = steps.at(-1)!;
        const paymentId = await pay(tx, {
          accountId: patientId,
          subtotalPaise,
          feePaise,
          frozen: { lines },
          at,
        });
        await tx.insert(orderTable).values({
          id,
          accountId: patientId,
          serviceType: 'medicine',
          paymentId,
          status,
          subtotalPaise,
          feePaise,
          totalPaise,
          intent: id,
          address,
          placeOfSupply: 'Jharkhand',
          contactMobile: mobile,
          prescriptionId,
          createdAt: at,
          updatedAt: ago(changed),
        });
        const decided =
          rx && rx.status !== 'checking'
            ? {
                rxBy: pharmacistId,
                rxAt: ago(steps[0][1] - 2),
                rxPrescriptionId: rx.status === 'approved' ? prescriptionId : null,
              }
            : {};
        await tx.insert(orderLineTable).values(
          lines.map((line, position) =>
            Object.assign(
              {
                orderId: id,
                position,
                rxStatus: line.prescriptionRequired ? (rx?.status ?? ('needed' as const)) : null,
                rxReason: line.prescriptionRequired ? (rx?.reason ?? null) : null,
              },
              line,
              line.prescriptionRequired ? decided : {},
            ),
          ),
        );
        await tx.insert(orderEventTable).values(
          steps.map(([step, hours, by]) => ({
            orderId: id,
            status: step,
            at: ago(hours),
            byAccountId: by === 'admin' ? adminId : patientId,
          })),
        );
        if (status === 'cancelled')
          await giveBack(tx, {
            orderId: id,
            paymentId,
            amountPaise: totalPaise,
            reason: 'You cancelled this order.',
            at: ago(changed),
            processedAt: ago(changed - 26),
          });
        if (!hasInvoice) continue;
        const date = indianDay(ago(changed)),
          number = await nextNumber(tx, date);
        const facts = factsOf({
          number,
          date,
          orderId: id,
          orderDate: indianDay(at),
          paymentId: '',
          buyer: { name, address },
          placeOfSupply: null,
          feePaise,
          lines: lines.map(({ name: medicine, pack, qty, pricePaise, hsn = null, gstRate = null }) => ({
            name: medicine,
            pack,
            qty,
            pricePaise,
            hsn,
            gstRate,
            isLeftOut: false,
          })),
        });
        await tx.insert(invoiceTable).values({ orderId: id, number, facts, createdAt: ago(changed) });
        // Drawn once the server runs.
        await tx
          .insert(jobTable)
          .values({ kind: 'invoice', key: id, runAt: new Date() })
          .onConflictDoNothing();
      }
    },
    { limitMs: 30_000 },
  );
}

/** Asha has an order in each state, Imran one. */
export async function seedDemoOrders(
  rooms: Rooms,
  people: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const staff = { adminId: people.get('9000000001')!, pharmacistId: people.get('9000000002')! };
  await seed(
    rooms,
    ashas,
    {
      ...staff,
      patientId: people.get('9876543210')!,
      name: 'Asha Kumari',
      mobile: '9876543210',
      address: 'Flat 4B, Shanti Apartments, Kanke Road, Near Gandhi Nagar Gate, Ranchi, Jharkhand 834001',
      km: 4.2,
    },
    now,
  );
  await seed(
    rooms,
    imrans,
    {
      ...staff,
      patientId: people.get('9876543211')!,
      name: 'Imran Ansari',
      mobile: '9876543211',
      address: '12 Station Road, Ranchi, Jharkhand 834001',
      km: 3,
    },
    now,
  );
}
