import { dataOf, type MedicineItem } from '../order-item.ts';

export interface CartHelpers {
  /** By what it holds; undefined where the catalogue has none. */
  pick: (composition: string) => Promise<MedicineItem | undefined>;
  askForCart: (cart: {
    key: string;
    accountId: number;
    note: string;
    sentAt: Date;
    proposed?: { byAccountId: number; at: Date; lines: Line[] };
  }) => Promise<void>;
}
interface Line {
  medicineId: number;
  name: string;
  mrpPaise: number;
  offerPaise: number;
  quantity: number;
}
const MINUTE_MS = 60_000;

/** Two carts that wait for a pharmacist, one of them of a sheet that was filled before; and one that waits for its patient. */
export async function seedDemoCarts(
  { pick, askForCart }: CartHelpers,
  people: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS),
    ashaId = people.get('9876543210')!;
  await askForCart({
    key: 'approved',
    accountId: ashaId,
    note: 'The same again for the next month, please.',
    sentAt: ago(24),
  });
  await askForCart({
    key: 'cart',
    accountId: people.get('9876543211')!,
    note: 'For five days. I still have paracetamol at home.',
    sentAt: ago(11),
  });
  const lines: Line[] = [];
  for (const composition of ['Azithromycin 500 mg', 'Levocetirizine 5 mg']) {
    const item = await pick(composition);
    if (item)
      lines.push({
        medicineId: Number(item.reference),
        name: item.title,
        mrpPaise: dataOf(item).mrpPaise,
        offerPaise: item.pricePaise,
        quantity: 1,
      });
  }
  if (lines.length > 0)
    await askForCart({
      key: 'pending',
      accountId: ashaId,
      note: '',
      sentAt: ago(130),
      proposed: { byAccountId: people.get('9000000002')!, at: ago(95), lines },
    });
}
