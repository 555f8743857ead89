// When an element came and what changed: from git, in one pass over the folder.
import { execFileSync } from 'node:child_process';

export interface Change {
  /** 'YYYY-MM-DD' */
  day: string;
  subject: string;
}
export interface History {
  /** The day of the first change; the list has the last five. */
  since: string;
  changes: Change[];
}

/** @returns by folder ('base/button'); empty where there is no git history */
export function readHistory(root: string): Map<string, History> {
  const found = new Map<string, History>();
  let log = '';
  try {
    const args = ['log', '--no-renames', '--name-only', '--format=%x00%cs %s', '--', 'packages/ui/src'];
    log = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' });
  } catch {
    return found;
  }
  for (const entry of log.split('\0').slice(1)) {
    const [head = '', ...files] = entry.split('\n');
    const change = { day: head.slice(0, 10), subject: head.slice(11) };
    const folders = new Set(
      files.flatMap((file) => /^packages\/ui\/src\/([\w-]+\/[\w-]+)\//.exec(file)?.[1] ?? []),
    );
    for (const folder of folders) {
      const history = found.get(folder) ?? { since: change.day, changes: [] };
      history.since = change.day;
      // What went over most of the elements at once says nothing about this one.
      if (history.changes.length < 5 && folders.size < 100) history.changes.push(change);
      found.set(folder, history);
    }
  }
  return found;
}
