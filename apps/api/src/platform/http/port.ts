import { createServer } from 'node:net';

/** Rejects with the system's error where nothing can listen there. */
export function ensureFree({ port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(port, host, () => probe.close(() => done()));
  });
}
