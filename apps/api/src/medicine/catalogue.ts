import { createHash } from 'node:crypto';
import { setImmediate as rest, setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Log } from '../platform/log.ts';
import type { DatabaseHandle } from '../platform/db/database.ts';
import { findAlike, type Alike, type NamedRow } from './alike.ts';
import { medicineTable } from './schema.ts';
import { IndexBuilder, type SearchIndex } from './search-index.ts';

export interface Catalogue {
  index: () => SearchIndex;
  /** Names that look or sound alike: those of the reading before, for a moment after a change. */
  alike: () => Alike;
  /** Resolves when the names of the last reading are compared. */
  compared: () => Promise<void>;
  /** Reads the catalogue anew; resolves when what was committed before the call is found by a search. Changes are also noticed without it. */
  refresh: () => Promise<void>;
  /** Told after each change, whoever made it. */
  onChange: (listener: () => void) => void;
  close: () => void;
}

const PART = 2_000;

interface Reading {
  index: SearchIndex;
  rows: readonly NamedRow[];
  /** Changes with what names are compared by, and not with a price. */
  digest: string;
}
async function readIndex({ db }: DatabaseHandle): Promise<Reading> {
  const builder = new IndexBuilder(),
    all: NamedRow[] = [],
    digest = createHash('sha1');
  const { id, name, nameHi, composition, manufacturer, popularity, offerPaise, archivedAt } = medicineTable;
  const { form, category, prescriptionRequired, packSize } = medicineTable;
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
        packSize,
      })
      .from(medicineTable)
      .where(and(gt(id, last), isNull(archivedAt)))
      .orderBy(asc(id))
      .limit(PART);
    builder.add(rows);
    for (const row of rows) all.push(row);
    digest.update(
      JSON.stringify(rows.map((row) => [row.id, row.name, row.nameHi, row.composition, row.form])),
    );
    if (rows.length < PART) return { index: builder.finish(), rows: all, digest: digest.digest('base64') };
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
  let alike: Alike = { of: () => [], pairs: 0, flagged: 0 };
  let digest = '';
  let comparing = Promise.resolve();
  /** Takes longer than the reading where the catalogue is large, and nobody waits for it; a newer reading ends it. */
  const compare = async ({ rows, digest: own }: Reading) => {
    const work = findAlike(rows);
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) {
        alike = step.value;
        tell();
        return;
      }
      await rest();
      if (closed || digest !== own) return;
    }
  };
  const read = async () => {
    const reading = await readIndex(database);
    await readStock(reading.index);
    index = reading.index;
    tell();
    if (reading.digest === digest) return;
    digest = reading.digest;
    comparing = compare(reading).catch((error: unknown) => {
      digest = '';
      log.warn({ err: error }, 'the names of the catalogue could not be compared');
    });
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
  await comparing;
  return {
    index: () => index,
    alike: () => alike,
    compared: () => comparing,
    refresh,
    onChange: (listener) => {
      listeners.add(listener);
    },
    close: () => {
      closed = true;
    },
  };
}
