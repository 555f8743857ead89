/** Short-lived objects may fill 8 MB before they are collected: by default it is 16 MB, and the heap stays twice as large for it. */
const FLAG = '--max-semi-space-size';
const SEMI_SPACE_MB = 8;
/**
 * What was freed is given back to the system at once, also after a large picture or a login; by default glibc
 * keeps what it expects to need again, in each thread.
 */
const malloc = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Begins the process anew, as itself, with limits that can only be set at its beginning: without them it
 * takes twice the memory. Whoever has set one of them, or watches this process or looks into it, keeps it as
 * it is.
 */
export function limitMemory(): void {
  const { platform, env, execArgv } = process;
  const isSet =
    Object.keys(malloc).some((name) => name in env) ||
    [...execArgv, env['NODE_OPTIONS'] ?? ''].some((one) => /--(max-semi-space-size|inspect)/.test(one));
  if (platform !== 'linux' || isSet || process.connected || !process.execve) return;
  process.execve(
    process.execPath,
    [process.argv0, `${FLAG}=${SEMI_SPACE_MB}`, ...execArgv, ...process.argv.slice(1)],
    { ...env, ...malloc } as Record<string, string>,
  );
}
