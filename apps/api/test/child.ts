import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';

const api = join(import.meta.dirname, '..');

export interface Child {
  process: ChildProcess;
  /** Everything it has said so far. */
  said(): string;
  /** Resolves once it has said something that matches. */
  says(what: RegExp): Promise<RegExpExecArray>;
  ended: Promise<number | null>;
}

/** Runs a source file of ours as its own process, with these settings and none of the shell's; `typed` is what it reads; `within` is a command that runs the command behind it. */
export function run(
  file: string,
  env: Record<string, string>,
  args: string[] = [],
  {
    typed,
    within = [],
    cwd = env['DATA_DIR'] ?? api,
  }: { typed?: string; within?: readonly string[]; cwd?: string } = {},
): Child {
  const [command, ...rest] = [...within, process.execPath, join(api, file), ...args];
  const child = spawn(command!, rest, {
    cwd,
    // Half of a short command is compiling what the one before compiled, too.
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(inject('scratch'), 'compiled'),
      ...env,
    },
    stdio: [typed === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(typed);
  let said = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      for (const look of waiting) look();
    });
  const ended = new Promise<number | null>((done) => {
    child.once('exit', done);
  });
  return {
    process: child,
    said: () => said,
    ended,
    says: (what) =>
      new Promise((done, fail) => {
        const look = () => {
          const found = what.exec(said);
          if (found) {
            waiting.delete(look);
            done(found);
          }
        };
        waiting.add(look);
        look();
        void ended.then((code) => {
          look();
          fail(new Error(`ended with ${code} before it said ${String(what)}: ${said}`));
        });
      }),
  };
}
