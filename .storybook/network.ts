// The line of a story: what it asks for comes late, or not at all, and the browser says that it is offline.

export type Network = 'fast' | '2g' | 'offline';
/** How much later an answer comes on a slow line, in milliseconds. */
const LATE = 2500;

let now: Network = 'fast';
const fetchNow = globalThis.fetch.bind(globalThis);
// oxlint-disable-next-line typescript/unbound-method -- called with an element below
const setAttributeNow = Element.prototype.setAttribute;
let isPatched = false;

async function fetchByLine(...request: Parameters<typeof fetch>) {
  // What the book itself needs still comes.
  const url = String(request[0] instanceof Request ? request[0].url : request[0]);
  if (now === 'fast' || url.includes('/catalogue/')) return fetchNow(...request);
  if (now === 'offline') throw new TypeError('Failed to fetch');
  await new Promise((done) => {
    setTimeout(done, LATE);
  });
  return fetchNow(...request);
}

/** By picture: how often its address was set. A late one does not overwrite a newer one. */
const times = new WeakMap<Element, number>();
/** Pictures are asked for by the attribute that React sets. */
function setAttributeByLine(this: Element, name: string, value: string) {
  const isPicture = this instanceof HTMLImageElement && name === 'src' && !value.startsWith('data:');
  if (!isPicture) return setAttributeNow.call(this, name, value);
  const time = (times.get(this) ?? 0) + 1;
  times.set(this, time);
  if (now === 'fast') return setAttributeNow.call(this, name, value);
  if (now === 'offline') return setAttributeNow.call(this, name, 'offline:');
  setTimeout(() => times.get(this) === time && setAttributeNow.call(this, name, value), LATE);
}

function patch() {
  if (isPatched) return;
  isPatched = true;
  globalThis.fetch = fetchByLine;
  Element.prototype.setAttribute = setAttributeByLine;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => now !== 'offline' });
  const connection = {
    get effectiveType() {
      return now === '2g' ? '2g' : '4g';
    },
    get saveData() {
      return now === '2g';
    },
    addEventListener() {},
    removeEventListener() {},
  };
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

/** Before a story is drawn: what it asks for from now on goes over this line. Nothing is touched until somebody asks for another than the real one. */
export function setLine(network: Network) {
  if (network === now) return;
  patch();
  now = network;
}

let announced: Network = 'fast';
/** Once it is drawn: the browser says that the line went or came back. */
export function announceLine() {
  const changed = (announced === 'offline') !== (now === 'offline');
  announced = now;
  if (changed) dispatchEvent(new Event(now === 'offline' ? 'offline' : 'online'));
}
