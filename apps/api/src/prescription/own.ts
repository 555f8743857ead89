import type { Pagination } from '@doorstep/contract/common.schema';
import type { Prescription } from '@doorstep/contract/prescription.schema';
import { callPath } from '@doorstep/contract/call';
import { platformEndpoints } from '@doorstep/contract/platform.schema';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { indianTime } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { notFound } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/pagination.ts';
import { fileTable } from '../platform/schema.ts';
import { isFileId } from '../platform/storage.ts';
import type { CartRequests, RequestRow } from './cart-request.ts';
import type { DoctorsOwn, Written } from './doctors-own.ts';
import type { OrderLines } from './order-lines.ts';
import type { ReviewOrder } from './review-orders.ts';
import { waitedBy } from './removal.ts';
import { prescriptionTable } from './schema.ts';
import { notedOn } from './written.ts';

interface Needs {
  db: Database;
  lines: Pick<OrderLines, 'ofPrescriptions'>;
  carts: Pick<CartRequests, 'latest' | 'statusOf' | 'serialize'>;
  doctorsOwn: Pick<DoctorsOwn, 'ofPrescriptions'>;
}
type Row = typeof prescriptionTable.$inferSelect;
const serialize = (
  { id, fileId, uploadedAt, status, note, validUntil, doctorName, doctorRegistration, writtenBy }: Row,
  type: string,
  orders: readonly ReviewOrder[] = [],
  cart: Prescription['cart'] = null,
  written?: Written,
): Prescription => ({
  ...(written && { by_doctor: { ...written, doctor_name: doctorName, registration_no: doctorRegistration } }),
  cart,
  id,
  image: callPath(platformEndpoints.getFile.path, { params: { id: fileId! } }),
  uploaded_at: indianTime(uploadedAt),
  status,
  note,
  valid_until: status === 'approved' || writtenBy !== null ? validUntil : null,
  type: written ? 'doctor' : type === 'application/pdf' ? 'pdf' : 'image',
  in_use: waitedBy(orders) !== undefined,
  approved_for: [
    ...new Set(
      orders.flatMap(({ lines }) =>
        lines.filter(({ status: of }) => of === 'approved').map(({ item }) => item.title),
      ),
    ),
  ],
});

/** What a patient sees of their own prescriptions. */
export function createOwn({ db, lines, carts, doctorsOwn }: Needs) {
  /** The orders of each of them, by their ids. */
  const ordersOf = async (ids: readonly string[]): Promise<Map<string, ReviewOrder[]>> =>
    Map.groupBy(await lines.ofPrescriptions(db, ids), ({ prescriptionId }) => prescriptionId);
  /** One's own, newest first. */
  const kept = (accountId: number) =>
    and(eq(prescriptionTable.accountId, accountId), isNull(prescriptionTable.hiddenAt));
  const newest = (accountId: number) =>
    db
      .select({ row: prescriptionTable, type: fileTable.type })
      .from(prescriptionTable)
      .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
      .where(kept(accountId))
      .orderBy(desc(prescriptionTable.uploadedAt), desc(prescriptionTable.id));
  async function serialized(found: Awaited<ReturnType<typeof newest>>): Promise<Prescription[]> {
    const orders = await ordersOf(found.map(({ row: { id } }) => id));
    const asked = await carts.latest(
      db,
      found.map(({ row: { id } }) => id),
    );
    const written = await doctorsOwn.ofPrescriptions(
      db,
      found.map(({ row: { id } }) => id),
      (id) => orders.get(id) ?? [],
    );
    const cartOf = (row: RequestRow | undefined) => (row ? carts.statusOf(row) : null);
    return found.map(({ row, type }) =>
      serialize(row, type, orders.get(row.id), cartOf(asked.get(row.id)), written.get(row.id)),
    );
  }
  /** Newest first; a page past the end is empty. */
  async function list(
    accountId: number,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ data: Prescription[]; pagination: Pagination }> {
    const total = await db.$count(prescriptionTable, kept(accountId)),
      offset = (page - 1) * limit;
    return {
      data: await serialized(offset >= total ? [] : await newest(accountId).limit(limit).offset(offset)),
      pagination: paginationOf({ page, limit }, total),
    };
  }

  /** One's own, with what pharmacists read on them: by whom, when, for whom, and how much of what. */
  async function exported(accountId: number) {
    const rows = await newest(accountId),
      read = new Map(rows.map(({ row }) => [row.id, row])),
      prescriptions = await serialized(rows),
      noted = await notedOn(
        db,
        prescriptions.map(({ id }) => id),
      );
    const asked = await carts.latest(
      db,
      prescriptions.map(({ id }) => id),
    );
    const written = (id: string) =>
      [...noted(id).values()].map(({ productType, reference, quantity, days, repeats }) => ({
        product_type: productType,
        reference,
        quantity,
        days,
        repeats,
      }));
    return {
      prescriptions: await Promise.all(
        prescriptions.map(async (one) => {
          const {
            doctorName: name,
            doctorRegistration: registration,
            doctorAddress: address,
            writtenOn,
            patientAge,
          } = read.get(one.id)!;
          return Object.assign(one, {
            doctor: { name, registration, address, written_on: writtenOn },
            patient_age: patientAge,
            written: written(one.id),
            cart_request: asked.has(one.id) ? await carts.serialize(asked.get(one.id)!) : null,
          });
        }),
      ),
    };
  }
  /** A prescription of one's own, with the cart that was asked for with it. */
  async function cart(accountId: number, id: string) {
    const found = isFileId(id)
      ? await db
          .select({ row: prescriptionTable, type: fileTable.type })
          .from(prescriptionTable)
          .innerJoin(fileTable, eq(fileTable.id, prescriptionTable.fileId))
          .where(and(kept(accountId), eq(prescriptionTable.id, id)))
      : [];
    const [prescription] = await serialized(found);
    if (!prescription) throw notFound('prescription_not_found');
    const request = (await carts.latest(db, [id])).get(id);
    return { prescription, request: request ? await carts.serialize(request) : null };
  }
  return { list, serialized, exported, cart };
}
