import { hash } from 'node:crypto';
import type { StaffMedicine } from '@doorstep/contract/catalogue.schema';
import { issue } from '@doorstep/contract/failure';
import { medicinePicture } from '@doorstep/contract/medicine';
import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { invalid, notFound } from '../platform/http/http-error.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Storage } from '../platform/storage.ts';
import { createEncoder, typeOf } from '../platform/upload/encode.ts';
import type { Shape } from '../platform/upload/encode.worker.ts';
import { createUploads, refusedPicture, wrongFile, type Incoming } from '../platform/upload/incoming.ts';
import type { By, CatalogueAdmin } from './catalogue-admin.ts';
import { medicineTable } from './schema.ts';

declare module '../platform/jobs.ts' {
  interface JobKinds {
    medicine_picture: true;
  }
}
interface Needs {
  db: Database;
  clock: Clock;
  storage: Storage;
  jobs: Pick<Jobs, 'add' | 'drop'>;
  admin: Pick<CatalogueAdmin, 'staffDetail' | 'write'>;
}
type Size = 'card' | 'page';

/** Square on white, at twice the size of the screen: of a card, and of a page. */
const shapes: Record<Size, Shape> = {
  card: { side: 480, fit: 'contain' },
  page: { side: 960, fit: 'contain' },
};
/** Who fills a catalogue uploads hundreds. */
const AN_HOUR = 600;
/** Longer than any upload takes. */
const ABANDONED_MS = 3_600_000;

/** Nobody's file is reached by the name of a picture: a name is hashed with its size before anything is read (safety T27). */
const placeOf = (name: string, size: Size): string => hash('sha256', `medicine/${size}/${name}`, 'base64url');
const pathOf = (name: string): string => `/api/img/picture/${name}-card.jpg`;
const fileName = /^([\w-]{43})(-card)?\.jpg$/;

/**
 * Pictures of medicines, drawn anew so that nothing of a file but what is seen stays (safety T22, T23), and named by their content. One that was in the
 * catalogue stays in the storage when it goes from there: orders of before show it, and it can be put back.
 */
export function createMedicinePictures({ db, clock, storage, jobs, admin }: Needs) {
  const uploads = createUploads(clock, { anHour: AN_HOUR });
  const encode = createEncoder();
  const isThere = async (name: string) => (await storage.get(placeOf(name, 'page'))) !== undefined;

  async function draw(given: Buffer): Promise<Record<Size, Uint8Array>> {
    const type = typeOf(given);
    if (!type || type === 'application/pdf') throw wrongFile('picture_type');
    const page = await encode(type, given, shapes.page);
    const card = 'refused' in page ? page : await encode('image/jpeg', page.bytes, shapes.card);
    if ('refused' in page) throw refusedPicture(page.refused);
    if ('refused' in card) throw refusedPicture(card.refused);
    return { page: page.bytes, card: card.bytes };
  }
  /** What never gets into the catalogue goes an hour later, whatever ended the upload (safety F22). */
  async function store(name: string, drawn: Record<Size, Uint8Array>): Promise<void> {
    if (await isThere(name)) return;
    await jobs.add(db, 'medicine_picture', name, new Date(Date.now() + ABANDONED_MS));
    for (const size of ['card', 'page'] as const) await storage.put(placeOf(name, size), drawn[size]);
  }
  async function isShown(name: string): Promise<boolean> {
    return (await db.$count(medicineTable, eq(medicineTable.image, pathOf(name)))) > 0;
  }
  const written = async (by: By, id: string, seenAt: string | null | undefined, name: string | null) => {
    const image = name && pathOf(name);
    const before = await admin.staffDetail(id);
    // Sent twice it is one, though the first has changed what was seen.
    if (before && before.picture === image) return before;
    const medicine = await admin.write(by, id, seenAt, async (_before, _now, tx) => {
      if (name) await jobs.drop(tx, 'medicine_picture', name);
      return { image };
    });
    if (!medicine) throw notFound('medicine_not_found');
    return medicine;
  };
  return {
    upload: (by: By, id: string, seenAt: string | undefined, incoming: Incoming): Promise<StaffMedicine> =>
      uploads(by.caller.accountId, incoming, async (given) => {
        const drawn = await draw(given);
        const name = hash('sha256', drawn.page, 'base64url');
        await store(name, drawn);
        return written(by, id, seenAt, name);
      }),
    async change(
      by: By,
      id: string,
      { picture, seen_at }: { picture: string | null; seen_at?: string | null | undefined },
    ): Promise<StaffMedicine> {
      const name = picture && medicinePicture.exec(picture)![1]!;
      if (name && !(await isThere(name))) throw invalid({ picture: issue('picture_gone') });
      return written(by, id, seen_at, name);
    },
    /** Undefined where there is none of that name. */
    async read(file: string): Promise<Buffer | undefined> {
      const [, name, card] = fileName.exec(file) ?? [];
      return name === undefined ? undefined : storage.get(placeOf(name, card ? 'card' : 'page'));
    },
    /** What an upload left that came to nothing. */
    async clear(name: string): Promise<void> {
      if (await isShown(name)) return;
      for (const size of ['card', 'page'] as const) await storage.remove(placeOf(name, size));
    },
  };
}
export type MedicinePictures = ReturnType<typeof createMedicinePictures>;
