import { PassThrough } from 'node:stream';
import { medicineEndpoints } from '@doorstep/contract/medicine.schema';
import { issueText, type Issue, type Messages } from '@doorstep/contract/failure';
import type { FastifyRequest } from 'fastify';
import type { DatabaseHandle, Queries } from '../../platform/db/database.ts';
import { HttpError, httpErrorOf, invalid, wordsOf } from '../../platform/http/http-error.ts';
import { checked, type Handler } from '../../platform/http/register.ts';
import type { Log } from '../../platform/log.ts';
import { readMap, type ColumnMap, type Columns } from './columns.ts';
import { ImportError } from './import-error.ts';
import type { PreviewRow } from './preview.ts';
import type { BadRow } from './row.ts';
import { importCatalogue, type Ended } from './run.ts';
import type { Counts } from './stage.ts';

interface Needs {
  database: Pick<DatabaseHandle, 'db' | 'embedded'>;
  /** Resolves when a search finds what has just been imported. */
  refresh: () => Promise<void>;
  /** In the transaction that makes the import the catalogue. */
  imported: (
    tx: Queries,
    counts: Counts,
    which: { importId: number | null; file: string | null },
    request: FastifyRequest,
  ) => Promise<void>;
  log: Log;
  /** English of every code. */
  errors: Messages;
  maxBytes?: number;
}
/** What the answer is made of, one a line: progress, and last how it ended. */
export type ImportLine =
  /** `reason`: the English sentence of the code. */
  | { rows: number; bytes: number; bad: number; bad_rows: Array<BadRow & { reason: string }> }
  /** Of a detailed one: its header, and the place of each field's column in it. */
  | { columns: string[]; found: Columns }
  /** Of a detailed dry run: what would become of the first rows. */
  | { preview: PreviewRow[] }
  | ({ done: true } & Ended)
  | ({ error: string } & Partial<Issue>);

function issueFrom(error: unknown): Issue {
  if (error instanceof ImportError) return error.issue;
  const { reason: code, params } = httpErrorOf(error);
  return { code, ...(params && { params }) };
}
function mapOf(given: string | string[] = []): ColumnMap {
  try {
    return readMap([given].flat(), ':');
  } catch (error) {
    throw error instanceof ImportError ? invalid({ map: issueText(error.issue) }) : error;
  }
}

/** Takes a CSV as it arrives and tells line by line how far it is. Whoever hangs up before the end has changed nothing. */
export function importHandler({
  database,
  refresh,
  imported,
  log,
  errors,
  maxBytes,
}: Needs): Handler<(typeof medicineEndpoints)['importCatalogue']> {
  let running = false;
  return (request, reply) => {
    const query = checked(medicineEndpoints.importCatalogue.query, request.query);
    const map = mapOf(query.map),
      dryRun = query.dry_run === '1',
      detailed = query.detail === '1';
    if (running) throw new HttpError(409, 'import_running');
    running = true;

    const lines = new PassThrough();
    const tell = (line: ImportLine) => {
      if (lines.writable) lines.write(`${JSON.stringify(line)}\n`);
    };
    async function run() {
      try {
        // The connection outlives the reading: a fault in the file's middle is still told.
        const body = request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
        const ended = await importCatalogue(
          database,
          body,
          {
            map,
            skip: [query.skip ?? []].flat(),
            dryRun,
            maxBytes,
            ...(detailed && {
              withCells: true,
              onHeader: (columns: string[], found: Columns) => tell({ columns, found }),
              onPreview: (preview: PreviewRow[]) => tell({ preview }),
            }),
            onSwap: (tx, counts, importId) =>
              imported(tx, counts, { importId, file: query.name ?? null }, request),
          },
          ({ rows, bytes, bad, newlyBad }) =>
            tell({
              rows,
              bytes,
              bad,
              bad_rows: newlyBad.map((row) => ({ ...row, reason: wordsOf(errors, row) })),
            }),
        );
        // It is in: a reading that fails now is made good by what follows the table.
        if (!dryRun && ended.inserted + ended.updated > 0)
          await refresh().catch((error: unknown) => {
            log.warn({ err: error }, 'the catalogue could not be read after an import');
          });
        tell({ done: true, ...ended });
      } catch (error) {
        if (!(error instanceof ImportError) && !request.raw.aborted)
          log.error({ request_id: request.id, err: error }, 'an import broke off');
        const issue = issueFrom(error);
        tell({ error: wordsOf(errors, issue), ...issue });
      } finally {
        running = false;
        lines.end();
      }
    }
    // At once, so that the sender knows the file is being taken.
    tell({ rows: 0, bytes: 0, bad: 0, bad_rows: [] });
    void run();
    return reply.type('application/x-ndjson; charset=utf-8').send(lines);
  };
}
