import { deliveryPaise } from '@doorstep/contract/delivery';
import { promisedAt } from '@doorstep/contract/delivery-promise';
import type { OrderStatus, RxStatus } from '@doorstep/contract/order';
import type { Item, ProductType } from '../../order/service.ts';
import type { Reason } from '../../payment/service.ts';
import { indianDay } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { dataOf, type MedicineItem } from '../order-item.ts';
import { medicineSlip, needsCheck } from '../product-type.ts';

/** What other areas of the demo do for these orders. Amounts in paise. */
export interface Helpers {
  db: Database;
  /** By what it holds: '% Metformin 500 mg'; undefined where the catalogue has none. */
  pick: (composition: string) => Promise<MedicineItem | undefined>;
  hasNoOrders: (tx: Queries, accountId: number, isLocked: boolean) => Promise<boolean>;
  /** The id of the order. */
  place: (
    tx: Queries,
    order: {
      serviceType: 'medicine';
      idPrefix: string;
      accountId: number;
      paymentId: number;
      items: readonly Item[];
      subtotalPaise: number;
      feePaise: number;
      name: string;
      mobile: string;
      address: string;
      distanceKm: number;
      promisedAt: Date | null;
      steps: readonly [Moved, ...Moved[]];
      invoice?: NonNullable<ProductType['invoice']>;
    },
  ) => Promise<string>;
  /** Its id; the same key is the same sheet. */
  prescribe: (sheet: {
    key: string;
    accountId: number;
    lines: readonly string[];
    uploadedAt: Date;
    /** Approved, or asked about with this. */ reviewedAt?: Date;
    note?: string;
  }) => Promise<string>;
  /** How an order's items stand that need a prescription. */
  decide: (
    tx: Queries,
    decided: {
      orderId: string;
      positions: readonly number[];
      prescriptionId: string | null;
      status: RxStatus;
      reason: string | null;
      by: { accountId: number | null; at: Date } | undefined;
      written: (Written & { of: readonly MedicineItem[] }) | undefined;
    },
  ) => Promise<void>;
  pay: (
    tx: Queries,
    paid: {
      accountId: number;
      serviceType: 'medicine';
      subtotalPaise: number;
      feePaise: number;
      frozen: unknown;
      at: Date;
    },
  ) => Promise<number>;
  startRefund: (
    tx: Queries,
    back: {
      orderId: string;
      paymentId: number;
      amountPaise: number;
      reason: Reason;
      at: Date;
      processedAt: Date;
    },
  ) => Promise<void>;
}
interface Moved {
  status: OrderStatus;
  at: Date;
  byAccountId: number;
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
/** By the doctor of each line: packs of one fill, and further fills. */
interface Written {
  quantity: number;
  repeats: number;
}
type Step = [status: OrderStatus, hoursAgo: number, by: 'patient' | 'admin'];
interface Story {
  lines: ReadonlyArray<[composition: string, qty: number]>;
  steps: readonly [Step, ...Step[]];
  /** Of the lines that need one: by which sheet (prescription/demo.ts has some already), and how they stand. */
  rx?: {
    sheet: string;
    status: Exclude<RxStatus, 'needed' | 'rejected'>;
    reason?: string;
    written?: Written;
  };
  hasInvoice?: true;
}

const HOUR_MS = 3_600_000;
/** One in each state, the newest last; those under way came in after yesterday's cut-off, so that in the morning none of them is late. */
const ashas: readonly Story[] = [
  {
    lines: [
      ['Metformin 500 mg', 2],
      ['Telmisartan 40 mg', 1],
      ['Paracetamol 650 mg', 1],
    ],
    rx: { sheet: 'approved', status: 'approved', written: { quantity: 2, repeats: 2 } },
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
      ['Loratadine 10 mg', 1],
      ['Paracetamol 500 mg', 2],
    ],
    steps: [
      ['pending', 150, 'patient'],
      ['cancelled', 148, 'patient'],
    ],
    hasInvoice: true,
  },
  {
    lines: [
      ['Azithromycin 500 mg', 1],
      ['Loratadine 10 mg', 1],
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
      ['Paracetamol 650 mg', 3],
      ['Povidone-Iodine%', 1],
    ],
    steps: [
      ['pending', 14, 'patient'],
      ['processing', 13, 'admin'],
      ['shipped', 3, 'admin'],
    ],
  },
  {
    lines: [
      ['Loratadine 10 mg', 2],
      // Not paracetamol again: she could not buy any this week.
      ['Calcium Carbonate 500 mg', 1],
    ],
    steps: [
      ['pending', 12, 'patient'],
      ['processing', 6, 'admin'],
    ],
  },
  {
    lines: [
      ['Metformin 500 mg', 2],
      ['Zinc 10 mg/5 ml', 1],
    ],
    rx: { sheet: 'approved', status: 'checking' },
    steps: [['pending', 8, 'patient']],
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
  // Of Schedule H1: it stands in the register.
  {
    lines: [['Cefixime%', 1]],
    rx: { sheet: 'cefixime', status: 'approved', written: { quantity: 1, repeats: 0 } },
    steps: [
      ['pending', 60, 'patient'],
      ['processing', 56, 'admin'],
      ['shipped', 50, 'admin'],
      ['delivered', 46, 'admin'],
    ],
    hasInvoice: true,
  },
  {
    lines: [
      ['Paracetamol 500 mg', 2],
      ['Loratadine 10 mg', 1],
    ],
    steps: [
      ['pending', 5, 'patient'],
      ['processing', 4, 'admin'],
    ],
  },
];

interface Planned {
  story: Story;
  items: MedicineItem[];
  prescriptionId: string | null;
}

/** Drawn before the transaction begins: that takes a while. */
async function plan(
  { pick, prescribe }: Helpers,
  stories: readonly Story[],
  { patientId, name }: People,
  ago: (hours: number) => Date,
): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const story of stories) {
    const items = (
      await Promise.all(
        story.lines.map(async ([composition, quantity]) => {
          const item = await pick(composition);
          return item && { ...item, quantity };
        }),
      )
    ).filter((item) => item !== undefined);
    const placed = story.steps[0][1];
    const prescriptionId =
      story.rx && items.some((item) => dataOf(item).prescriptionRequired)
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
    if (items.length > 0) planned.push({ story, items, prescriptionId });
  }
  return planned;
}
async function insert(
  tx: Queries,
  { place, decide, pay, startRefund }: Helpers,
  { story: { steps, rx, hasInvoice }, items, prescriptionId }: Planned,
  { patientId, name, mobile, address, km, adminId, pharmacistId }: People,
  ago: (hours: number) => Date,
): Promise<void> {
  const subtotalPaise = items.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0),
    feePaise = deliveryPaise(km, subtotalPaise);
  const paid = { accountId: patientId, serviceType: 'medicine' as const, subtotalPaise, feePaise };
  const paymentId = await pay(tx, { ...paid, frozen: { items }, at: ago(steps[0][1]) });
  const moved = steps.map(([status, hours, by]) => ({
    status,
    at: ago(hours),
    byAccountId: by === 'admin' ? adminId : patientId,
  })) as [Moved, ...Moved[]];
  const promised = needsCheck(items)
    ? (moved.find(({ status }) => status === 'processing') ?? null)
    : moved[0];
  const orderId = await place(tx, {
    ...paid,
    idPrefix: 'OD',
    paymentId,
    items,
    name,
    mobile,
    address,
    distanceKm: km,
    // One that waited for a pharmacist is promised since it was confirmed.
    promisedAt: promised && promisedAt(promised.at, km),
    steps: moved,
    ...(hasInvoice && { invoice: medicineSlip }),
  });
  const positions = [...items.keys()].filter((i) => dataOf(items[i]!).prescriptionRequired),
    isDecided = rx !== undefined && rx.status !== 'checking',
    [, placed] = steps[0];
  await decide(tx, {
    orderId,
    positions,
    prescriptionId,
    status: rx?.status ?? 'needed',
    reason: rx?.reason ?? null,
    by: rx && {
      accountId: isDecided ? pharmacistId : null,
      at: ago(isDecided ? placed - 2 : placed),
    },
    written: rx?.written ? { ...rx.written, of: positions.map((i) => items[i]!) } : undefined,
  });
  const [status, changed] = steps.at(-1)!;
  if (status === 'cancelled')
    await startRefund(tx, {
      orderId,
      paymentId,
      amountPaise: subtotalPaise + feePaise,
      reason: { code: 'cancelled_by_you' },
      at: ago(changed),
      processedAt: ago(changed - 26),
    });
}
/** Where a patient of the demo has no order yet; all of them or none, also when two servers begin together. */
async function seed(helpers: Helpers, stories: readonly Story[], people: People, now: Date): Promise<void> {
  const { db, hasNoOrders } = helpers,
    ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  if (!(await hasNoOrders(db, people.patientId, false))) return;
  const planned = await plan(helpers, stories, people, ago);
  await db.transaction(
    async (tx) => {
      if (!(await hasNoOrders(tx, people.patientId, true))) return;
      for (const one of planned) await insert(tx, helpers, one, people, ago);
    },
    { limitMs: 30_000 },
  );
}

/** Asha has an order in each state, Imran one. */
export async function seedDemoOrders(
  helpers: Helpers,
  people: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const staff = { adminId: people.get('9000000001')!, pharmacistId: people.get('9000000002')! };
  await seed(
    helpers,
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
    helpers,
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
