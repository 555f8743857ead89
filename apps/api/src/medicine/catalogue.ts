import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Log } from '../platform/log.ts';
import type { DatabaseHandle } from '../platform/db/database.ts';
import { medicineTable } from './schema.ts';
import { IndexBuilder, type SearchIndex } from './search-index.ts';

export interface Catalogue {
  index: () => SearchIndex;
  /** Reads the catalogue anew; resolves when what was committed before the call is found by a search. Changes are also noticed without it. */
  refresh: () => Promise<void>;
  /** Told after each change, whoever made it. */
  onChange: (listener: () => void) => void;
  close: () => void;
}

const PART = 2_000;

async function readIndex({ db }: DatabaseHandle): Promise<SearchIndex> {
  const builder = new IndexBuilder();
  const { id, name, nameHi, composition, manufacturer, popularity, offerPaise, archivedAt } = medicineTable;
  const { form, category, prescriptionRequired } = medicineTable;
  for (let last = 0; ;) {
    const rows = await db
      .select({
        id,
        name,
        nameHi,
        composition,
        manufacturer,
        popularity,
        offerPaise,
        form,
        category,
        prescriptionRequired,
      })
      .from(medicineTable)
      .where(and(gt(id, last), isNull(archivedAt)))
      .orderBy(asc(id))
      .limit(PART);
    builder.add(rows);
    if (rows.length < PART) return builder.finish();
    last = rows.at(-1)!.id;
  }
}

/** The catalogue in memory, kept in step with the table by its triggers (platform/db/migrations/0001). */
export async function createCatalogue(database: DatabaseHandle, log: Log): Promise<Catalogue> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let closed = false;
  let running: Promise<void> | undefined, next: Promise<void> | undefined;
  let index: SearchIndex;

  /** Of the index that is in use: stock changes by the minute, and is all that is read again then. */
  const readStock = async (of: SearchIndex) => {
    const out = await database.db
      .select({ id: medicineTable.id })
      .from(medicineTable)
      .where(and(eq(medicineTable.stock, 0), isNull(medicineTable.archivedAt)));
    of.facts.setOut(out.map(({ id }) => id));
  };
  const read = async () => {
    const next = await readIndex(database);
    await readStock(next);
    index = next;
    tell();
  };
  /** One reading at a time; who asks during one waits for the next, since the running one may have passed what has just changed. */
  function refresh(): Promise<void> {
    if (!running) {
      running = read().finally(() => {
        running = undefined;
      });
      return running;
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        return refresh();
      });
    return next;
  }
  let changed = false;
  async function follow() {
    while (changed && !closed) {
      // Statements of one import come in a row: one reading for all of them.
      await pause(50);
      // What is told from here on may be behind the reading already: it needs one of its own.
      changed = false;
      try {
        await refresh();
      } catch (error) {
        changed = true;
        if (!closed) log.warn({ err: error }, 'the catalogue could not be read; trying again');
        await pause(2_000);
      }
    }
  }
  let following: Promise<void> | undefined;
  await database.listen('catalogue', (what) => {
    if (what === 'rows') {
      readStock(index)
        .catch((error: unknown) => {
          if (!closed) log.warn({ err: error }, 'the stock could not be read; its filter is behind');
        })
        .finally(tell);
      return;
    }
    changed = true;
    following ??= follow().finally(() => {
      following = undefined;
    });
  });
  await refresh();
  return {
    index: () => index,
    refresh,
    onChange: (listener) => {
      listeners.add(listener);
    },
    close: () => {
      closed = true;
    },
  };
}
