import findMyWay from 'find-my-way';
import type { Answer } from './answer.ts';

/** What a call asks for, before its schema has looked at it. */
export interface Asked {
  query: unknown;
  params: unknown;
}
type Make = (path: string, asked: Asked) => Promise<Answer>;
/** Of the server of requests, too: a path means the same to both. However long an id is, it is one that nobody has. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 16_384 };

/** The kept reads by their paths, for the server's own pages: answered as a request would be, without one. */
export function createInside() {
  const router = findMyWay(routerOptions);
  return {
    /** Once for each pattern. */
    on(pattern: string, make: Make): void {
      router.on('GET', pattern, () => {}, make);
    },
    /** Undefined where no kept read has that path; rejects as its handler does. */
    ask(path: string): Promise<Answer> | undefined {
      const found = router.find('GET', path);
      return found
        ? (found.store as Make)(path, { query: found.searchParams, params: found.params })
        : undefined;
    },
  };
}
export type Inside = ReturnType<typeof createInside>;
