import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readMap, type ColumnMap } from './columns.ts';
import { CommandError } from './import-error.ts';

export interface Asked {
  file: string;
  size: number;
  map: ColumnMap;
  dryRun: boolean;
  badFile: string | undefined;
}

const USAGE = 'Usage: npm run catalogue:import -- FILE.csv [--map field=column …] [--dry-run] [--bad FILE]';

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true },
        'dry-run': { type: 'boolean' },
        bad: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('. ', 1)[0]!.replace(/\.$/, '')}.\n${USAGE}`);
  }
}

/** What the command line asks for; paths are meant from the folder `from`. */
export function readArguments(args: string[], from: string): Asked {
  const {
    values,
    positionals: [given, ...more],
  } = parse(args);
  if (given === undefined || more.length > 0) throw new CommandError(`Name one CSV file.\n${USAGE}`);
  const file = resolve(from, given);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new CommandError(`There is no file ${file}.`);
  if (!found.isFile()) throw new CommandError(`${file} is a folder, not a CSV file.`);
  return {
    file,
    size: found.size,
    map: readMap(values.map ?? [], '='),
    dryRun: values['dry-run'] ?? false,
    badFile: values.bad === undefined ? undefined : resolve(from, values.bad),
  };
}
