import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database, DatabaseHandle } from '../src/platform/db/database.ts';
import { createJobs, type Jobs, type Work } from '../src/platform/jobs.ts';
import { createLog } from '../src/platform/log.ts';
import { jobTable } from '../src/platform/schema.ts';
import { newDatabase, openDatabase } from './copies.ts';

const log = createLog('silent');
const PATIENTLY = { timeout: 20_000, interval: 50 };

describe('jobs', () => {
  /** Two runners on one database, as in two servers. */
  let processes: DatabaseHandle[], db: Database, open: Jobs[];
  beforeAll(async () => {
    const url = await newDatabase();
    processes = [await openDatabase(url), await openDatabase(url)];
    ({ db } = processes[0]!);
    return async () => {
      for (const each of processes) await each.close();
    };
  });
  beforeEach(() => {
    open = [];
  });
  afterEach(async () => {
    for (const each of open) await each.close();
    await db.delete(jobTable);
  });
  /** A runner; it does 'fulfil' jobs like this. */
  function runner(work: Work, at = 0): Jobs {
    const jobs = createJobs(processes[at % processes.length]!.db, log);
    jobs.on('fulfil', work);
    open.push(jobs);
    return jobs;
  }
  const left = () => db.select().from(jobTable);
  const times = (done: readonly string[]) =>
    done.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<string, number>());

  test('what is woken while it is done, and puts itself off by the time before, is done again', async () => {
    const seen: number[] = [],
      begun = Promise.withResolvers<void>(),
      moved = Promise.withResolvers<void>();
    let hour = 1;
    const jobs = runner(async (key) => {
      seen.push(hour);
      begun.resolve();
      if (seen.length === 1) await moved.promise;
      await jobs.add(db, 'fulfil', key, new Date(Date.now() + 3_600_000));
    });
    await jobs.add(db, 'fulfil', 'a');
    jobs.kick();
    await begun.promise;
    hour = 2;
    const woken = jobs.wake('fulfil');
    // One that does not wait for it has ended by then.
    await Promise.race([woken, pause(200)]);
    moved.resolve();
    await woken;
    await jobs.settle();
    expect(seen).toEqual([1, 2]);
  });

  test('200 jobs, two runners: each is done once', async () => {
    const done: string[] = [],
      by = [0, 0];
    // The first that has taken some waits for the other: on a busy machine it would have done all by then.
    const both = Promise.withResolvers<void>();
    const runners = [0, 1].map((at) =>
      runner(async (key) => {
        by[at]!++;
        if (Math.min(...by) > 0) both.resolve();
        await both.promise;
        await pause(2);
        done.push(key);
      }, at),
    );
    for (let i = 0; i < 200; i++) await runners[0]!.add(db, 'fulfil', String(i));
    await Promise.all(runners.map((jobs) => jobs.settle()));
    expect([times(done).size, done.length]).toEqual([200, 200]);
    expect(Math.min(...by)).toBeGreaterThan(0);
    expect(await left()).toEqual([]);
  });
  test.each([
    ['of this very millisecond is due, though its row names microseconds', '005900', ['now']],
    // Work that comes early puts itself off until the very time that its row names: it would be taken for done.
    ['of the next millisecond is not', '006000', []],
  ])('a job %s', async (_, microseconds, expected) => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      done.push(key);
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T10:00:00.005Z') });
    try {
      await db.execute(
        sql`insert into job (kind, key, run_at) values ('fulfil', 'now', ${`2026-11-24T10:00:00.${microseconds}Z`})`,
      );
      await jobs.settle();
      expect(done).toEqual(expected);
    } finally {
      vi.useRealTimers();
    }
  });
  test('one that throws is tried again, later, and the others do not wait for it', async () => {
    const done: string[] = [];
    let tries = 0;
    const jobs = runner(async (key) => {
      if (key === 'bad' && ++tries < 2) throw new Error('not today');
      done.push(key);
    });
    for (const key of ['bad', 'good']) await jobs.add(db, 'fulfil', key);
    await jobs.settle();
    expect(done).toEqual(['good']);
    const [row] = await left();
    expect(row).toMatchObject({ key: 'bad', attempts: 1, takenUntil: null, problem: 'not today' });
    // Put off: asking for it changes nothing before its time.
    await jobs.settle();
    expect(tries).toBe(1);
    await expect.poll(() => done, PATIENTLY).toEqual(['good', 'bad']);
    await expect.poll(left, PATIENTLY).toEqual([]);
  });
  test('those that take long hold up none that come after them, and are waited for by who asks and at the end', async () => {
    const done: string[] = [],
      gate = Promise.withResolvers<void>();
    const jobs = runner(async (key) => {
      if (key.startsWith('slow')) await gate.promise;
      done.push(key);
    });
    // More than are taken at once.
    const slow = Array.from({ length: 23 }, (_, i) => `slow ${i}`);
    for (const key of [...slow, 'quick']) await jobs.add(db, 'fulfil', key);
    const asked = jobs.settle();
    await expect.poll(() => done, PATIENTLY).toEqual(['quick']);
    await jobs.add(db, 'fulfil', 'next');
    jobs.kick();
    await expect.poll(() => done, PATIENTLY).toEqual(['quick', 'next']);
    const ended = jobs.close();
    const isOver = vi.fn();
    void Promise.any([asked, ended]).then(isOver);
    await pause(100);
    expect(isOver).not.toHaveBeenCalled();
    gate.resolve();
    await Promise.all([asked, ended]);
    expect(new Set(done)).toEqual(new Set(['quick', 'next', ...slow]));
    expect(await left()).toEqual([]);
  });
  test('what another has put off is done by whoever is there', async () => {
    const done: string[] = [];
    const first = runner(async () => {
      throw new Error('not here');
    });
    await first.add(db, 'fulfil', 'a');
    await first.settle();
    await first.close();
    const second = runner(async (key) => {
      done.push(key);
    }, 1);
    await second.settle();
    expect(done).toEqual([]);
    await expect.poll(() => done, PATIENTLY).toEqual(['a']);
  });
  test('while one is at it, nobody else takes it', async () => {
    const done: string[] = [];
    const gate = Promise.withResolvers<void>(),
      begun = Promise.withResolvers<void>();
    const slow = runner(async (key) => {
        begun.resolve();
        await gate.promise;
        done.push(`slow ${key}`);
      }),
      other = runner(async (key) => {
        done.push(`other ${key}`);
      }, 1);
    await slow.add(db, 'fulfil', 'a');
    const first = slow.settle();
    await begun.promise;
    await other.settle();
    expect(done).toEqual([]);
    gate.resolve();
    await first;
    expect(done).toEqual(['slow a']);
    expect(await left()).toEqual([]);
  });
  test('asked for again while it is done, it is done again', async () => {
    const done: string[] = [];
    const gate = Promise.withResolvers<void>(),
      begun = Promise.withResolvers<void>();
    const jobs = runner(async (key) => {
      done.push(key);
      begun.resolve();
      await gate.promise;
    });
    await jobs.add(db, 'fulfil', 'a');
    const first = jobs.settle();
    await begun.promise;
    // Something has happened since that the work, which has read already, does not know.
    await pause(5);
    await jobs.add(db, 'fulfil', 'a');
    gate.resolve();
    await first;
    expect(done).toEqual(['a', 'a']);
    expect(await left()).toEqual([]);
  });
  test('asked for again before it is done, it is one job', async () => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      done.push(key);
    });
    await Promise.all(Array.from({ length: 20 }, () => jobs.add(db, 'fulfil', 'a')));
    await jobs.settle();
    expect(done).toEqual(['a']);
  });
  test('what a transaction that was given up would have asked for is not done', async () => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      done.push(key);
    });
    await db
      .transaction(async (tx) => {
        await jobs.add(tx, 'fulfil', 'a');
        throw new Error('given up');
      })
      .catch(() => {});
    await jobs.settle();
    expect(done).toEqual([]);
  });
  test('whoever asks is answered when all that was there before is done', async () => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      done.push(key);
    });
    for (let i = 0; i < 30; i++) {
      await jobs.add(db, 'fulfil', `${i}`);
      const asked = jobs.settle();
      await jobs.add(db, 'fulfil', `${i} too`);
      await Promise.all([asked, jobs.settle()]);
      expect(done.length).toBe(2 * (i + 1));
    }
  });
  test('one that is held is left to who holds it, and done by who asks for all', async () => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      done.push(key);
    });
    for (const key of ['held', 'free', 'given up']) await jobs.add(db, 'fulfil', key);
    jobs.hold('fulfil', 'held');
    jobs.hold('fulfil', 'given up');
    jobs.unhold('fulfil', 'given up');
    jobs.kick();
    await expect.poll(() => done.toSorted(), PATIENTLY).toEqual(['free', 'given up']);
    expect(await left()).toMatchObject([{ key: 'held', takenUntil: null, attempts: 0 }]);
    await jobs.settle();
    expect(done).toContain('held');
    expect(await left()).toEqual([]);
  });
  test('one that is held is begun all the same when nobody did it in some seconds', async () => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      done.push(key);
    });
    await jobs.add(db, 'fulfil', 'a');
    jobs.hold('fulfil', 'a');
    await expect.poll(() => done, PATIENTLY).toEqual(['a']);
  });
  test('more that are held than are taken at once are all done by who asks', async () => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      done.push(key);
    });
    for (let i = 0; i < 25; i++) {
      await jobs.add(db, 'fulfil', String(i));
      jobs.hold('fulfil', String(i));
    }
    await jobs.settle();
    expect(done).toHaveLength(25);
  });
  test('one of its own is done once its transaction stands, and never where it does not', async () => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      done.push(key);
    });
    await db.transaction(async (tx) => {
      jobs.addOwn(tx, 'fulfil', 'a');
      await pause(20);
      expect(done).toEqual([]);
    });
    await expect.poll(() => done, PATIENTLY).toEqual(['a']);
    await db
      .transaction(async (tx) => {
        jobs.addOwn(tx, 'fulfil', 'b');
        throw new Error('given up');
      })
      .catch(() => {});
    await jobs.settle();
    expect(done).toEqual(['a']);
    expect(await left()).toEqual([]);
  });
  test('one of its own that throws is tried again, with nobody asking', async () => {
    let tries = 0;
    const jobs = runner(async () => {
      if (++tries < 2) throw new Error('not today');
    });
    await db.transaction(async (tx) => jobs.addOwn(tx, 'fulfil', 'a'));
    await expect.poll(() => tries, PATIENTLY).toBe(2);
    await expect.poll(left, PATIENTLY).toEqual([]);
  });
  test('what one of its own adds is done, with nobody asking', async () => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      if (key === 'placed') for (const way of ['sms', 'email']) await jobs.add(db, 'fulfil', way);
      else done.push(key);
    });
    await db.transaction(async (tx) => jobs.addOwn(tx, 'fulfil', 'placed'));
    await expect.poll(() => done.toSorted(), PATIENTLY).toEqual(['email', 'sms']);
    await expect.poll(left, PATIENTLY).toEqual([]);
  });
  test("one of its own is another's to finish where the process ends before", async () => {
    const done: string[] = [];
    const first = runner(async () => {}),
      second = runner(async (key) => {
        done.push(key);
      }, 1);
    await first.close();
    await db.transaction(async (tx) => first.addOwn(tx, 'fulfil', 'a'));
    const [row] = await left();
    expect(row).toMatchObject({ key: 'a', attempts: 1 });
    expect(row!.takenUntil!.getTime()).toBeGreaterThan(Date.now());
    await db.update(jobTable).set({ takenUntil: new Date(0) });
    await second.settle();
    expect(done).toEqual(['a']);
  });
  test.each([
    ['at once where nobody else can be at it', true],
    ['as soon as its time is over where others share the database', false],
  ])('what a killed process left in its hands is taken up again %s', async (_, alone) => {
    const done: string[] = [];
    const soon = new Date(Date.now() + (alone ? 3_600_000 : 1_500));
    await db.insert(jobTable).values([
      { kind: 'fulfil', key: 'held', runAt: new Date(), takenUntil: soon, attempts: 3 },
      { kind: 'fulfil', key: 'late', runAt: new Date(alone ? Date.now() + 3_600_000 : 0), attempts: 1 },
    ]);
    const jobs = runner(async (key) => {
      done.push(key);
    }, 1);
    await jobs.start(alone);
    await expect.poll(() => done.toSorted(), PATIENTLY).toEqual(['held', 'late']);
    await expect.poll(left, PATIENTLY).toEqual([]);
  });
  test('a kind that this version does not know stays for one that does', async () => {
    const done: string[] = [];
    await db.insert(jobTable).values({ kind: 'of-tomorrow', key: 'a', runAt: new Date() });
    const jobs = runner(async (key) => {
      done.push(key);
    });
    await jobs.add(db, 'fulfil', 'b');
    await jobs.settle();
    expect(done).toEqual(['b']);
    expect(
      await db
        .select({ key: jobTable.key, takenUntil: jobTable.takenUntil })
        .from(jobTable)
        .where(eq(jobTable.kind, 'of-tomorrow')),
    ).toEqual([{ key: 'a', takenUntil: null }]);
  });
  test('after its end it takes nothing more', async () => {
    const done: string[] = [];
    const jobs = runner(async (key) => {
      done.push(key);
    });
    await jobs.close();
    await jobs.add(db, 'fulfil', 'a');
    await jobs.settle();
    expect([done, (await left()).length]).toEqual([[], 1]);
  });
});
