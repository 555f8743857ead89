import type { Answer } from './answer.ts';

interface Entry {
  answer: Answer;
  until: number;
}
interface Bounds {
  most?: number;
  mostBytes?: number;
}

const TTL_MS = 5_000;

export interface Kept {
  get: (key: string) => Answer | undefined;
  /** The ready answer, or the one that `make` makes; several who ask at once wait for one making. Only what `lasts` is kept. */
  getOrMake: (
    key: string,
    make: () => Promise<Answer>,
    lasts?: (answer: Answer) => boolean,
  ) => Promise<Answer>;
  clear: () => void;
}

/** Ready answers for some seconds, within bounds: the oldest go first. */
export function keep({ most = 2_000, mostBytes = 24 * 2 ** 20 }: Bounds = {}): Kept {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<Answer>>();
  let bytes = 0;
  let age = 0;

  function drop(key: string, { answer }: Entry) {
    entries.delete(key);
    bytes -= answer.body.length;
  }
  function get(key: string): Answer | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.until < performance.now()) {
      drop(key, entry);
      return undefined;
    }
    return entry.answer;
  }
  function put(key: string, answer: Answer) {
    entries.set(key, { answer, until: performance.now() + TTL_MS });
    bytes += answer.body.length;
    for (const [oldest, entry] of entries) {
      if (entries.size <= most && bytes <= mostBytes) break;
      drop(oldest, entry);
    }
  }
  return {
    get,
    getOrMake(key, make, lasts = () => true) {
      const ready = get(key);
      if (ready) return Promise.resolve(ready);
      const begun = making.get(key);
      if (begun) return begun;
      const born = age;
      const made = make()
        .then((answer) => {
          // What was made from the catalogue before it changed is not kept after.
          if (born === age && lasts(answer)) put(key, answer);
          return answer;
        })
        .finally(() => {
          if (making.get(key) === made) making.delete(key);
        });
      making.set(key, made);
      return made;
    },
    clear() {
      entries.clear();
      making.clear();
      bytes = 0;
      age++;
    },
  };
}
