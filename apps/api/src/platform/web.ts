import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeAnswer, type Answer } from './http/answer.ts';
import { ASK_AGAIN, FOR_EVER, INERT, JSON_TYPE } from './http/headers.ts';

export type AskApi = (path: string) => Promise<{ status: number; body: unknown }>;
/** What the server build of apps/web exports: the pages, and what single areas know of. */
interface Build extends Record<string, unknown> {
  render: (
    asked: { url: string; cookie: string; demo: boolean },
    call: AskApi,
  ) => Promise<{ status: number; headers: Record<string, string>; body: string }>;
  /** Path and query with only those parameters that the page reads, in one order. */
  canonical?: (url: string) => string;
  /** Of pages that are no record's and everybody may read. */
  publicPaths?: readonly string[];
  /** Patterns of the routes of pages that are one person's. */
  personalPaths?: readonly string[];
}
export interface Web {
  build: Build;
  /** A file of the client build; those under /assets/ have their content in their name and never change. */
  file: (path: string) => Answer | undefined;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': JSON_TYPE,
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.pfb': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

/** Where a script runs as a worker, its own policy holds: it may ask this origin, and nobody else. WebAssembly reads scanners' pictures in a PDF; no text becomes a script. */
const SCRIPT = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'";

/** Only what the folder held at the start is served, under the name it has there: no path leads out of it. */
function filesIn(folder: string, headers: Record<string, string>) {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && types[extname(entry.name)])
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
      .filter((name) => !name.startsWith('/.') && name !== '/index.html'),
  );
  const ready = new Map<string, Answer>();
  return (path: string): Answer | undefined => {
    if (!names.has(path)) return undefined;
    let answer = ready.get(path);
    if (!answer) {
      const cache = path.startsWith('/assets/') ? FOR_EVER : ASK_AGAIN;
      answer = makeAnswer({
        body: readFileSync(join(folder, path)),
        quality: 11,
        headers: {
          ...headers,
          'content-security-policy': extname(path) === '.js' ? SCRIPT : INERT,
          'cache-control': cache,
          'content-type': types[extname(path)]!,
        },
      });
      ready.set(path, answer);
    }
    return answer;
  };
}

const IN_USE_EVERY_MS = 600_000;
/** The folder of a build: `dist` itself, or the one that its file `current` names (packages/tooling/builds.mjs). */
export function webFolder(dist: string): string {
  const pointer = join(dist, 'current');
  return existsSync(pointer) ? join(dist, readFileSync(pointer, 'utf8').trim()) : dist;
}
/** Marks the folder as in use, as long as this process runs: a later build then does not remove it. */
export function keepFolder(folder: string): void {
  const touch = () => {
    try {
      utimesSync(folder, new Date(), new Date());
    } catch {
      // Not there, or not ours to write: nothing here removes it.
    }
  };
  touch();
  setInterval(touch, IN_USE_EVERY_MS).unref();
}

/** The web build, or undefined while there is none: the API works without it. */
export async function createWeb(dist: string, headers: Record<string, string>): Promise<Web | undefined> {
  const server = join(dist, 'server/server.js');
  if (!existsSync(server)) return undefined;
  return {
    build: (await import(pathToFileURL(server).href)) as Build,
    file: filesIn(join(dist, 'client'), headers),
  };
}
