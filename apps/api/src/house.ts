import { openCatalogue } from './medicine/catalogue.ts';
import { importHandler } from './medicine/import/plugin.ts';
import { medicineHandlers } from './medicine/plugin.ts';
import { medicineService } from './medicine/service.ts';
import { startClock } from './platform/clock.ts';
import { openDatabase, type OpenDatabase } from './platform/db/database.ts';
import { admitBy } from './platform/http/access.ts';
import { buildApp, callFrom } from './platform/http/app.ts';
import { safeHeaders } from './platform/http/headers.ts';
import { keep } from './platform/http/kept.ts';
import { closeApp } from './platform/http/stop.ts';
import type { Log } from './platform/log.ts';
import { openPages } from './platform/pages.ts';
import { platformHandlers } from './platform/plugin.ts';
import type { Settings } from './platform/settings.ts';
import { openWeb, type AskApi } from './platform/web.ts';

interface Asked { settings: Settings; log: Log; token: string; database?: OpenDatabase; prepare?: (database: OpenDatabase) => Promise<void> }

/** All rooms of the server, put together; nothing listens yet. `prepare` runs on the migrated database before it is first read. */
export async function openHouse({ settings, log, token, database, prepare }: Asked) {
  const opened = database ?? await openDatabase(settings, log);
  await prepare?.(opened);
  const headers = safeHeaders(settings.production);
  const clock = startClock(settings.clockStart);
  const [catalogue, web] = await Promise.all([openCatalogue(opened, log), openWeb(settings.webDist, headers)]);
  const medicines = medicineService({ db: opened.db, catalogue, clock, drawingVersion: web?.drawingVersion ?? '' });
  const kept = keep();
  let ask: AskApi;
  const pages = openPages({ web, headers, log, ask: (path) => ask(path) });
  catalogue.onChange(() => { kept.clear(); pages.clear(); });

  const app = await buildApp({
    settings, log, headers, kept, admit: admitBy(token), pages: pages.handler,
    handlers: {
      ...platformHandlers({ clock, database: opened, demo: settings.demo }),
      ...medicineHandlers({ medicines, drawPack: web?.drawPack, importCatalogue: importHandler({ database: opened, refresh: catalogue.refresh, log }) }),
    },
  });
  ask = callFrom(app, kept);
  await app.ready();
  return {
    app, database: opened, catalogue, clock,
    async close() {
      catalogue.close();
      await closeApp(app);
      if (!database) await opened.close();
    },
  };
}
export type House = Awaited<ReturnType<typeof openHouse>>;
