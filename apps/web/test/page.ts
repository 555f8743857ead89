import { endpoints, type EndpointName } from '@doorstep/contract/table.schema';
import { failureSchema, type Failure } from '@doorstep/contract/common.schema';
import {
  configure,
  findAllByRole,
  findAllByText,
  findByLabelText,
  findByRole,
  fireEvent,
  queryAllByRole,
  queryAllByText,
  waitFor,
} from '@testing-library/dom';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type * as z from 'zod/mini';
import '@testing-library/jest-dom/vitest';

/** Nothing here races with the clock: a machine that stands still for seconds fails no test. */
const PATIENCE_MS = Number(process.env['PATIENCE_MS'] ?? 40_000);
configure({
  asyncUtilTimeout: PATIENCE_MS,
  // What is hidden by a stylesheet shows in jsdom anyhow, and looking for it is most of the time of a query.
  defaultHidden: true,
  getElementError: (message) =>
    new Error(
      `${message?.split('\n\n')[0] ?? ''}\nAt ${location.href}: ${document.body.textContent.replaceAll(/\s+/g, ' ')}`,
    ),
});

type Answers = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { answer: infer Of extends z.ZodMiniType }
    ? z.input<Of>
    : never;
};
/** What a call came with. */
export interface Call {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON; undefined for none and for a file. */
  body: unknown;
}
/** An answer that is not the contract's, or none at all. */
class Fault {
  make: () => Response | Promise<Response>;
  constructor(make: () => Response | Promise<Response>) {
    this.make = make;
  }
}
type Reply<Name extends EndpointName> = Answers[Name] | Fault;
type Replies<Name extends EndpointName> = Reply<Name> | ((call: Call) => Reply<Name> | Promise<Reply<Name>>);

const html = { 'content-type': 'text/html' };
/** A refusal in the contract's shape; `facts` are fields and figures that go with some of them. */
export function refused(status: number, code: string, error: string, facts: Partial<Failure> = {}) {
  const body: Failure = {
    success: false,
    error,
    message: error,
    detail: error,
    code,
    request_id: 'r-1',
    ...facts,
  };
  failureSchema.parse(body);
  return new Fault(() => HttpResponse.json(body, { status }));
}
export const busy = refused(503, 'unavailable', 'We are very busy right now.');
export const failed = refused(500, 'internal', 'Something went wrong on our side. Please try again.');
export const loggedOut = refused(401, 'unauthorised', 'Please log in.');
export const tooMany = (seconds: number) =>
  new Fault(() => {
    const error = `Too many tries. Try again in ${seconds} s.`;
    return HttpResponse.json(
      { success: false, error, message: error, detail: error, code: 'too_many', request_id: 'r-1' },
      { status: 429, headers: { 'retry-after': String(seconds) } },
    );
  });
/** A proxy's page, as an error or as if all were well. */
export const page = (status = 502) =>
  new Fault(() => new HttpResponse('<h1>Bad gateway</h1>', { status, headers: html }));
export const nothing = new Fault(() => new HttpResponse('', { status: 200 }));
export const cutOff = new Fault(
  () =>
    new HttpResponse('{"success":true,"data":[{"id":', { headers: { 'content-type': 'application/json' } }),
);
export const unreachable = new Fault(() => HttpResponse.error());
/** Never answers: what gives up does so by its own time limit. */
export const silent = new Fault(() => new Promise<Response>(() => {}));
/** Any bytes, as they are. */
export const raw = (body: string | Blob, type: string, status = 200) =>
  new Fault(() => new HttpResponse(body, { status, headers: { 'content-type': type } }));
/** JSON that the contract does not know as the answer of this call. */
export function otherShape(name: EndpointName, body: object, status = 200) {
  const { answer: schema } = endpoints[name] as { answer?: z.ZodMiniType };
  expect(schema?.safeParse(body).success, `${name} knows this answer`).toBe(false);
  return new Fault(() => HttpResponse.json(body, { status }));
}

const rows = (Object.keys(endpoints) as EndpointName[])
  .map((name) => {
    const { method, path } = endpoints[name];
    const pattern = path
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
      .replace(/\/$/, '/?');
    return { name, method, path: new RegExp(`^/api${pattern}$`), open: path.split(':').length };
  })
  // A path that is written out goes before one with a parameter.
  .toSorted((one, two) => one.open - two.open);
const replies = new Map<EndpointName, unknown>();
const asked: Array<Call & { name: EndpointName }> = [];
const unexpected: string[] = [];
let online = true;
/** Counts the tests: a call that an earlier one has left under way is none of this one's. */
let turn = 0;

/** From now on this is what the call answers. What is not a fault is checked against the contract, so that it cannot drift. */
export function answer<Name extends EndpointName>(name: Name, reply: Replies<Name>): void {
  replies.set(name, reply);
}
/** What was sent to this call so far. */
export const callsOf = (name: EndpointName): Call[] => asked.filter((call) => call.name === name);

function respond(name: EndpointName, reply: unknown): Response | Promise<Response> {
  if (reply instanceof Fault) return reply.make();
  const row = endpoints[name] as { answer?: z.ZodMiniType; status?: number };
  const checked = row.answer!.safeParse(reply);
  if (!checked.success) {
    unexpected.push(`${name} answers what the contract does not know: ${checked.error.message}`);
    return HttpResponse.error();
  }
  return HttpResponse.json(reply as object, { status: row.status ?? 200 });
}
const TURN = 'x-test';
const server = setupServer(
  http.all('*', async ({ request }) => {
    // Read first: a test may end meanwhile.
    const text = request.headers.get('content-type')?.includes('json') ? await request.text() : '';
    if (request.headers.get(TURN) !== null && request.headers.get(TURN) !== String(turn))
      return HttpResponse.error();
    const url = new URL(request.url);
    const row = rows.find(({ method, path }) => method === request.method && path.test(url.pathname));
    if (!row || !replies.has(row.name)) {
      unexpected.push(`${request.method} ${url.pathname}${url.search}`);
      return HttpResponse.error();
    }
    const call: Call = {
      params: { ...row.path.exec(url.pathname)!.groups },
      query: url.searchParams,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    if (!online) return HttpResponse.error();
    asked.push({ ...call, name: row.name });
    const reply = replies.get(row.name);
    const given = typeof reply === 'function' ? await (reply as (of: Call) => unknown)(call) : reply;
    return online ? respond(row.name, given) : HttpResponse.error();
  }),
);

/** Nothing reaches the server, and the browser knows. */
export function offline(): void {
  online = false;
  dispatchEvent(new Event('offline'));
}
export function backOnline(): void {
  online = true;
  dispatchEvent(new Event('online'));
}

/** What waits for `opened` goes on when somebody opens. */
export function closedGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

export let user: UserEvent;
let unmount = () => {};
const blobs = new Map<string, Blob>();
/** The blobs' URLs that the page has made and not given back. */
export const blobsAlive = (): Blob[] => [...blobs.values()];

/** As a device that says where it is, or why not; without this the browser knows no places. */
export function geolocation(getCurrentPosition: Geolocation['getCurrentPosition']): void {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}
interface Tab {
  /** What was opened in it, once something was. */
  url?: string;
  closed: boolean;
}
const opened: Tab[] = [];
let letsOpen = true;
/** The tabs that the page has opened. */
export const tabs = (): readonly Tab[] => opened;
/** As a browser that opens no new tab for this page. */
export function blockTabs(blocked = true): void {
  letsOpen = !blocked;
}
const savedFiles: Array<{ name: string; url: string }> = [];
/** The files that the page has given the browser to save. */
export const saved = (): ReadonlyArray<{ name: string; url: string }> => savedFiles;
function newTab() {
  if (!letsOpen) return null;
  const tab: Tab = { closed: false };
  opened.push(tab);
  return Object.assign(tab, {
    document: document.implementation.createHTMLDocument(),
    location: { replace: (url: string) => (tab.url = url) },
    close: () => {
      tab.closed = true;
    },
  });
}

/** What jsdom lacks and the pages use. */
function fillGaps() {
  vi.stubGlobal('open', newTab);
  // A press by script: those of a person are events.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    savedFiles.push({ name: this.download, url: this.href });
  });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('min-width') }),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      see: (seen: Array<{ isIntersecting: boolean }>) => void;
      constructor(see: (seen: Array<{ isIntersecting: boolean }>) => void) {
        this.see = see;
      }
      observe() {
        queueMicrotask(() => this.see([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // jsdom's own runs on an interval that is dead for good if a test's fake timers have made it.
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) =>
    setTimeout(() => call(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => clearTimeout(handle));
  const mocked = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set(TURN, String(turn));
    return mocked(input, { ...init, headers });
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  Object.assign(Element.prototype, { scrollIntoView() {} });
  let last = 0;
  URL.createObjectURL = (blob: Blob) => {
    const url = `blob:${location.origin}/${++last}`;
    blobs.set(url, blob);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    blobs.delete(url);
  };
  // jsdom's own runs on a clock that no test can move.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException('No answer came', 'TimeoutError')), ms);
    return stop.signal;
  });
}

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  fillGaps();
  // The home page, where many a path ends, counts what there is.
  answer('countShop', {
    success: true,
    data: { medicines: 2519, tests: 133, services: 52, doctors: 26, specialties: 13 },
  });
  // Whoever is logged in is told there of what runs out, what is on its way and who comes.
  const pagination = {
    page: 1,
    limit: 10,
    total: 0,
    total_exact: true,
    has_previous: false,
    has_next: false,
  };
  answer('orderHistory', { success: true, orders: [], pagination });
  answer('listBookings', { success: true, data: [], pagination });
  answer('listRefills', { success: true, data: [], today: '2026-11-24', channels: ['sms'] });
  // A cart asks for its limits and cautions.
  answer('checkCart', { success: true, limits: [], cautions: [] });
  answer('checkMedicines', { success: true, limits: [], cautions: [] });
  // Between two events of a person the page comes to rest, as in a browser.
  user = userEvent.setup({ delay: 0, pointerEventsCheck: 0 });
});
afterEach(async () => {
  // What the page was about to load may still ask for something.
  await vi.dynamicImportSettled();
  unmount();
  unmount = () => {};
  turn++;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-hydrated');
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  replies.clear();
  asked.length = 0;
  Reflect.deleteProperty(navigator, 'geolocation');
  blobs.clear();
  opened.length = 0;
  savedFiles.length = 0;
  letsOpen = true;
  online = true;
  if (unexpected.length > 0) throw new Error(`Calls without an answer: ${unexpected.splice(0).join('; ')}`);
});

/** Puts values into the browser's storage, as the pages keep them. */
export function store(values: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
}
export const TOKEN = 'a'.repeat(43);
/** Logged in, with what every page of an account asks for. */
export function logIn(some: { name?: string; mobile?: string; role?: string } = {}): void {
  const mobile = some.mobile ?? '9876543210';
  store({
    access_token: TOKEN,
    refresh_token: 'b'.repeat(43),
    user: {
      id: 1,
      name: 'Meena Devi',
      email: 'meena@example.com',
      mobile,
      phone: mobile,
      role: 'patient',
      mobile_verified: true,
      ...some,
    },
  });
}

/** The whole app at this address, as the browser starts it; each time anew, with stores that know nothing of the last. */
export async function open(path: string): Promise<void> {
  unmount();
  document.documentElement.removeAttribute('data-hydrated');
  vi.resetModules();
  history.replaceState(null, '', path);
  // jsdom knows what a popover is, and opens none: what is hidden has no name. Above a phone's width the sheet shows it.
  document.head.innerHTML = '<style>[popover] { display: block }</style>';
  document.body.innerHTML = '<div id="root"></div>';
  const { reactRoot } = await import('../src/client.tsx');
  unmount = () => reactRoot.unmount();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  // Footer and notices come after the page.
  await vi.dynamicImportSettled();
}
/** The same address once more, with what storage holds. */
export async function reload(): Promise<void> {
  await open(location.pathname + location.search);
}

type Name = string | RegExp;
const body = () => document.body;
export const main = (): HTMLElement => document.querySelector('main')!;
/** Waits for the one of this role and name. */
export const find = (role: string, name?: Name, within: HTMLElement = body()): Promise<HTMLElement> =>
  findByRole(within, role, name === undefined ? {} : { name });
export const heading = (name: Name): Promise<HTMLElement> =>
  findByRole(body(), 'heading', { level: 1, name });
/** How many of this role and name there are now. */
export const count = (role: string, name?: Name, within: HTMLElement = main()): number =>
  queryAllByRole(within, role, name === undefined ? {} : { name }).length;
/** Waits until this text stands somewhere. */
export const see = async (text: Name, within: HTMLElement = body()): Promise<HTMLElement> =>
  (await findAllByText(within, text))[0]!;
/** Waits until it stands nowhere. */
export const gone = (text: Name, within: HTMLElement = body()): Promise<void> =>
  waitFor(() => expect(queryAllByText(within, text)).toEqual([]));
export const until = async (holds: () => unknown): Promise<void> => {
  await waitFor(holds);
};

/** Presses the button of the page: the first, since the bar of a phone has the same once more and only a stylesheet hides it. */
export async function press(name: Name, within: HTMLElement = main()): Promise<void> {
  await user.click((await findAllByRole(within, 'button', { name }))[0]!);
}
export async function follow(name: Name, within: HTMLElement = main()): Promise<void> {
  await user.click(await find('link', name, within));
  // The router moves once the press is seen: a test that ends here must not leave that to the next one.
  await new Promise((done) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(done)));
  });
}
export const field = (label: Name, within: HTMLElement = main()): Promise<HTMLInputElement> =>
  // A search form has the name of its box.
  findByLabelText<HTMLInputElement>(within, label, { selector: ':not(form)' });
/** Writes this instead of what stands there. */
export async function fill(label: Name, text: string, within: HTMLElement = main()): Promise<void> {
  const control = await field(label, within);
  await user.click(control);
  fireEvent.input(control, { target: { value: text } });
}
/** In an alert of the page. */
export const alerted = (text: Name, within: HTMLElement = main()): Promise<void> =>
  waitFor(() =>
    expect(
      queryAllByRole(within, 'alert').some((alert) =>
        typeof text === 'string' ? alert.textContent.includes(text) : text.test(alert.textContent),
      ),
      `no alert says ${String(text)}`,
    ).toBe(true),
  );
/** At this address, with its query. */
export const at = (path: string): Promise<void> =>
  waitFor(() => expect(location.pathname + location.search).toBe(path));
