import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_BASE } from '@doorstep/contract/envelope';
import { endpoints } from '@doorstep/contract/table.schema';

/** How a command on this machine finds the running server and shows that it belongs to the same owner. */
export interface ServerFile {
  url: string;
  token: string;
  pid: number;
}
export const newToken = () => randomBytes(32).toString('base64url');
const fileIn = (dataDir: string) => join(dataDir, 'server.json');

export function readServerFile(dataDir: string): ServerFile | undefined {
  try {
    const { url, token, pid } = JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Partial<ServerFile>;
    return url && token && pid ? { url, token, pid } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a server stands behind the token file: a process that lives, and answers where it says. */
export async function isRunning({ url, pid }: ServerFile): Promise<boolean> {
  try {
    process.kill(pid, 0);
    return (await fetch(`${url}${API_BASE}${endpoints.health.path}`, { signal: AbortSignal.timeout(5_000) }))
      .ok;
  } catch {
    return false;
  }
}

/** Readable for the owner alone; returns what takes it away again. */
export function writeServerFile(dataDir: string, content: ServerFile): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = fileIn(dataDir),
    own = `${file}.${content.pid}`;
  writeFileSync(own, JSON.stringify(content), { mode: 0o600 });
  renameSync(own, file);
  return () => {
    if (readServerFile(dataDir)?.token === content.token) rmSync(file, { force: true });
  };
}
