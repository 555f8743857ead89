import type { Pool, PoolClient } from 'pg';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}
interface Explained {
  'Query Text': string;
  Plan: Node;
}
/** How a statement reached what it read. */
export interface Read {
  /** What was done when it ran. */
  during: string;
  text: string;
  node: string;
  table: string;
  rows: number;
  /** Something above it stops as soon as it has enough. */
  isLimited: boolean;
}

/** Every connection of this user tells how it carried out each statement, with its own parameters, as a notice. */
export const EXPLAIN_ALL = [
  `alter role current_user set session_preload_libraries = 'auto_explain'`,
  'alter role current_user set auto_explain.log_min_duration = 0',
  'alter role current_user set auto_explain.log_analyze = on',
  'alter role current_user set auto_explain.log_timing = off',
  'alter role current_user set auto_explain.log_nested_statements = on',
  'alter role current_user set auto_explain.log_format = json',
  'alter role current_user set auto_explain.log_parameter_max_length = 0',
  'alter role current_user set auto_explain.log_level = notice',
  // What a page costs that is not the next one, on a disk without a head; the usual one is of a table as small as this still read whole.
  'alter role current_user set random_page_cost = 1.1',
  // A plan for these parameters and no others: that is what is asked for here.
  'alter role current_user set plan_cache_mode = force_custom_plan',
];

/** Rows that one scan, or one sort, had before it: each time it ran, those that it threw away among them. */
const rowsOf = (node: Node): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0));
/** A sort that keeps the first few only still reads all. */
const sortedBy = (node: Node): number => (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);

function* readsOf(node: Node, isLimited = false): Generator<Omit<Read, 'during' | 'text'>> {
  const kind = node['Node Type'],
    table = node['Relation Name'];
  if (table !== undefined && kind.includes('Scan'))
    yield { node: `${kind} ${node['Index Name'] ?? ''}`.trim(), table, rows: rowsOf(node), isLimited };
  if (kind === 'Sort') yield { node: kind, table: '', rows: sortedBy(node), isLimited: false };
  for (const child of node.Plans ?? [])
    // What sorts or hashes takes in all there is, whatever is wanted of it.
    yield* readsOf(child, kind === 'Limit' || (isLimited && !['Sort', 'Hash', 'Aggregate'].includes(kind)));
}

/** Collects how all statements of a server's pool were carried out. */
export function collectReads(pool: Pool) {
  const seen = new WeakSet<PoolClient>();
  const reads: Read[] = [];
  let during = '';
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    client.on('notice', ({ message = '' }) => {
      const at = message.indexOf('{');
      if (!/^duration: .* plan:/.test(message) || at < 0) return;
      const { 'Query Text': text, Plan } = JSON.parse(message.slice(at)) as Explained;
      for (const read of readsOf(Plan)) reads.push({ during, text, ...read });
    });
  });
  return {
    reads,
    /** What runs from now on is counted as this. */
    now(name: string) {
      during = name;
    },
  };
}
