import { createReadStream } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { API_BASE } from '@doorstep/contract/envelope';
import { endpoints } from '@doorstep/contract/table.schema';
import type { ServerFile } from '../../platform/server-file.ts';
import type { ColumnMap } from './columns.ts';
import { CommandError, EndUnknown } from './import-error.ts';
import type { ImportLine } from './plugin.ts';
import type { Ended, Report } from './run.ts';

async function refusal(answer: IncomingMessage): Promise<CommandError> {
  const body = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>)).toString();
  let sentence: unknown;
  try {
    sentence = (JSON.parse(body) as { error?: unknown }).error;
  } catch {
    /* Not ours: the status must do. */
  }
  return new CommandError(
    typeof sentence === 'string' ? sentence : `The server answered ${answer.statusCode}.`,
  );
}

async function* linesOf(answer: IncomingMessage): AsyncGenerator<ImportLine> {
  let rest = '';
  for await (const part of answer.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as ImportLine;
  }
}

/** Streams the file to the running server, and hears meanwhile how far it is. */
export async function importRemotely(
  file: string,
  { url, token }: ServerFile,
  { map, dryRun }: { map: ColumnMap; dryRun: boolean },
  report: Report,
): Promise<Ended> {
  const query = new URLSearchParams(
    Object.entries(map).map(([field, column]) => ['map', `${field}:${column}`]),
  );
  if (dryRun) query.set('dry_run', '1');
  const call = request(`${url}${API_BASE}${endpoints.importCatalogue.path}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
  });
  const answered = Promise.withResolvers<IncomingMessage>();
  call.on('response', answered.resolve);
  // After an early refusal the rest of the file finds nobody; what counts is the answer.
  call.on('error', answered.reject);
  const source = createReadStream(file);
  source.on('error', ({ message }) => {
    call.destroy(new CommandError(`The file cannot be read: ${message}`));
  });
  source.pipe(call);

  try {
    const answer = await answered.promise;
    if (answer.statusCode !== 200) throw await refusal(answer);
    // Hung up below, after its last line.
    answer.on('error', () => {});
    for await (const line of linesOf(answer)) {
      if ('error' in line) throw new CommandError(line.error);
      if ('done' in line) return line;
      if ('rows' in line)
        report({ rows: line.rows, bytes: line.bytes, bad: line.bad, newlyBad: line.bad_rows });
    }
  } catch (error) {
    throw error instanceof CommandError ? error : new EndUnknown();
  } finally {
    source.destroy();
    call.destroy();
  }
  throw new EndUnknown();
}
