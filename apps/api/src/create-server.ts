import { createAreas, type Given } from './areas.ts';
import { errorsOf, handlersOf, type Area } from './platform/area.ts';
import type { Clock } from './platform/clock.ts';
import { createCore, prepareAreas } from './platform/core.ts';
import { createDatabase, type DatabaseHandle } from './platform/db/database.ts';
import { admitBy } from './platform/http/access.ts';
import { buildApp, callFrom } from './platform/http/app.ts';
import { safeHeaders } from './platform/http/headers.ts';
import { createIdempotencyKeys } from './platform/http/idempotency-keys.ts';
import { createInside } from './platform/http/inside.ts';
import { createRateLimits } from './platform/http/rate-limit.ts';
import { createResponseCache } from './platform/http/response-cache.ts';
import { closeApp } from './platform/http/stop.ts';
import { claimMode, claimStorage } from './platform/installation.ts';
import type { Log } from './platform/log.ts';
import { createPages } from './platform/pages.ts';
import type { Channels } from './platform/sender.ts';
import { isIndexed, type Settings } from './platform/settings.ts';
import { createSitemap } from './platform/sitemap.ts';
import { loadSharp } from './platform/upload/encode.ts';
import { createWeb, type AskApi } from './platform/web.ts';

interface Asked extends Given {
  settings: Settings;
  log: Log;
  token: string;
  database?: DatabaseHandle;
  /** Runs on the migrated database before it is first read. */
  prepare?: (database: DatabaseHandle) => Promise<void>;
  /** This is a process of its own: what the one before left half done is removed, and a demo store is filled. */
  isStart?: boolean;
  /** Instead of those that the settings name. */
  channels?: Channels;
  /** Instead of the one that the settings start. */
  clock?: Clock;
}

/** All areas of the server, put together; nothing listens yet. */
export async function createServer({
  settings,
  log,
  token,
  prepare,
  isStart,
  channels,
  clock: ownClock,
  ...given
}: Asked) {
  // While the database opens, in a thread of its own: the first who uploads a picture does not wait for it.
  loadSharp().catch((error: unknown) => {
    log.error({ err: error }, 'pictures cannot be read');
  });
  const database = given.database ?? (await createDatabase(settings, log));
  await prepare?.(database);
  const indexed = isIndexed(settings),
    headers = { ...safeHeaders(settings.production), ...(!indexed && { 'x-robots-tag': 'noindex' }) };
  const cache = createResponseCache(),
    // A page that comes at once is worth half a minute; a change of the catalogue clears it in any case.
    pageCache = createResponseCache({
      most: 400,
      staleMs: 30_000,
      onError: (error) => log.error({ err: error }, 'a page could not be made anew'),
    });
  const web = createWeb(settings.webDist, headers);
  const { core, join } = createCore({
    settings,
    log,
    database,
    channels,
    clock: ownClock,
    web,
    clearCaches() {
      cache.clear();
      pageCache.clear();
    },
  });
  const areas = await createAreas(core, given);
  const all: Area[] = Object.values(areas);
  join(all);
  if (!given.database) {
    try {
      if (isStart) await claimMode(core);
      await claimStorage(core);
      if (isStart) await prepareAreas(core);
    } catch (error) {
      await database.close();
      throw error;
    }
  } else if (isStart) await prepareAreas(core);
  const { db, clock, jobs, audit, sender } = core;
  const build = (await web)?.build;
  let ask: AskApi;
  const pages = createPages({
    web: await web,
    cache: pageCache,
    headers,
    log,
    demo: settings.demo,
    publicUrl: settings.publicUrl,
    sitemap: createSitemap({
      publicUrl: settings.publicUrl,
      entries: () => all.flatMap(({ sitemap = [] }) => sitemap),
      publicPaths: build?.publicPaths ?? [],
      personalPaths: build?.personalPaths ?? [],
      indexed,
      headers,
    }),
    mapOrigin: settings.mapTiles && new URL(settings.mapTiles.url).origin,
    ask: (path) => ask(path),
  });
  const inside = createInside(),
    errors = errorsOf(areas);
  const app = await buildApp({
    settings,
    log,
    headers,
    errors,
    cache,
    inside,
    limits: createRateLimits(database),
    admit: admitBy(token, areas.account.service.findCaller, audit.refused, areas.care.service.actFor),
    acted: audit.acted,
    idempotencyKeys: createIdempotencyKeys(db, clock),
    async besides(on) {
      for (const area of all) await area.mount?.(on);
    },
    pages: pages.handler,
    handlers: handlersOf(areas),
  });
  ask = callFrom(app, { cache, inside, errors, log });
  let isClosing = false;
  await app.ready();
  await jobs.start(database.embedded);
  for (const area of all) area.start?.();
  return {
    app,
    database,
    areas,
    clock,
    jobs,
    sender,
    /** The pages that most people see first, made ahead. */
    warmPages: () => pages.warm(() => isClosing),
    async close() {
      isClosing = true;
      await closeApp(app);
      for (const area of all) await area.close?.();
      await jobs.close();
      if (!given.database) await database.close();
    },
  };
}
export type AppServer = Awaited<ReturnType<typeof createServer>>;
