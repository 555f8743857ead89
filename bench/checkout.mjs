// Checkouts a second (quote, create, attempt, verify, place) of 1, 4 and 16 patients at once, on a PostgreSQL and on
// the embedded database, and how many round trips to PostgreSQL one of them costs. The server has one core to itself,
// where `taskset` can give it one; load generator and PostgreSQL share the other.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { startProduct } from './server.mjs';
import { HOME } from './visitor.mjs';

const CROWDS = [1, 4, 16],
  MUST = { 1: [50, 80], 4: [110, 160], 16: [120, 220] },
  MUST_EMBEDDED = { 4: [30, 45] };
const WARM = 20,
  SECONDS = 6,
  COUNTED = 20,
  MEDICINES = 60,
  PACKS = 99_999;
const isPinned = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
export const SETTINGS = {
  DEMO: '1',
  PAYMENTS_PER_ACCOUNT: '999999',
  OPEN_PAYMENTS: '999999',
  LOGINS_PER_MINUTE: '999999',
  CODES_PER_MINUTE: '999999',
  OTP_PER_ADDRESS: '999999',
};
const sleep = (ms) =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

// Another address than the one that searches in the part `stranger`.
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });
/** With as little work as can be: the generator must not be what is measured. */
const send = (url, method, headers, body) =>
  new Promise((done, fail) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => done({ status: answer.statusCode, text }));
    });
    sent.on('error', fail);
    sent.end(body);
  });
/** Calls of one person. */
function caller(url) {
  let authorization;
  const call = async (path, body, method = body ? 'POST' : 'GET') => {
    const given = body && JSON.stringify(body);
    const { status, text } = await send(
      url + path,
      method,
      {
        ...(authorization && { authorization }),
        ...(given && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(given) }),
      },
      given,
    );
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  return {
    call,
    isIn: ({ access_token }) => {
      authorization = `Bearer ${access_token}`;
    },
  };
}
/** Whoever reads the code in the demo's outbox has an account. */
export async function patient(url, mobile) {
  const { call, isIn } = caller(url);
  await call('/api/auth/send-otp/', { mobile, purpose: 'login' });
  const { data } = await call('/api/dev/outbox/');
  const otp = /\d{6}/.exec(data.find(({ to }) => to === mobile).text)[0];
  isIn(await call('/api/auth/verify-otp/', { mobile, otp, purpose: 'login' }));
  const {
    data: { id: address_id },
  } = await call('/api/user/addresses/', HOME);
  /** The whole way; how long its last call took. */
  return async (medicines) => {
    const cart = { medicines, services: [], address_id };
    const quote = await call('/api/order/place/', cart);
    const about = { service_type: 'medicine', service_id: quote.quote_id };
    const { order_id } = await call('/api/create-razorpay-order/', {
      ...about,
      amount: quote.total,
      currency: 'INR',
    });
    const paid = await call(`/_pay/test/orders/${order_id}/attempt/`, { outcome: 'pay' });
    await call('/api/verify-payment/', { ...paid, ...about });
    const began = performance.now();
    const placed = await call('/api/order/place/', { ...cart, payment_id: paid.razorpay_payment_id });
    if (placed.total !== quote.total) throw new Error(`paid ${quote.total}, ordered ${placed.total}`);
    return performance.now() - began;
  };
}
/** Medicines that need no prescription and have no limit of packs. Their stock is raised, so that nobody buys the last pack. */
export async function stocked(url) {
  const { call, isIn } = caller(url);
  isIn(await call('/api/auth/login/', { mobile: '9000000001', password: 'doorstep1' }));
  const { data } = await call('/api/medicines/?limit=100&prescription=no'),
    all = data.map(({ id }) => id);
  const limited = new Set();
  // A check takes 50 medicines.
  for (const some of [all.slice(0, 50), all.slice(50)]) {
    const packs = some.map(() => 99);
    // A release that is compared may be older than the limits: their call is missing there.
    const { limits } = await call(`/api/cart/check/?ids=${some}&packs=${packs}`).catch((error) => {
      if (!error.message.includes('no_such_call')) throw error;
      return { limits: [] };
    });
    for (const { ids } of limits) for (const id of ids) limited.add(id);
  }
  const ids = all.filter((id) => !limited.has(id)).slice(0, MEDICINES);
  for (const id of ids) await call(`/api/staff/medicines/${id}/`, { stock: PACKS }, 'PUT');
  return ids;
}
export const cartOf = (ids, i) =>
  [0, 1, 2].map((k) => ({ id: ids[(3 * i + k) % ids.length], qty: 1 + (i % 5) }));

/**
 * Milliseconds of processor that a process has used; says the same on a busy machine, where a rate does not.
 * Undefined where there is no /proc.
 */
export function processorMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

async function open(env, cwd) {
  const product = await startProduct({ ...SETTINGS, ...env }, cwd);
  try {
    if (isPinned) spawnSync('taskset', ['-a', '-p', '-c', '0', String(product.pid)]);
    return { product, ids: await stocked(product.url) };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

/** @returns {Promise<Record<number, { perSecond: number, p95: number, processor: number }>>} by number of patients at once */
export async function measure(env, cwd) {
  const { product, ids } = await open(env, cwd);
  try {
    const buyers = [];
    for (let i = 0; i < Math.max(...CROWDS); i++)
      buyers.push(await patient(product.url, String(7_000_000_000 + i)));
    let next = 0;
    for (let i = 0; i < WARM; i++)
      await Promise.all(buyers.slice(0, 4).map((buy) => buy(cartOf(ids, next++))));
    const found = {};
    for (const crowd of CROWDS) {
      const waits = [],
        began = performance.now(),
        end = began + SECONDS * 1_000,
        used = processorMs(product.pid);
      await Promise.all(
        buyers.slice(0, crowd).map(async (buy) => {
          while (performance.now() < end) waits.push(await buy(cartOf(ids, next++)));
        }),
      );
      const perSecond = waits.length / ((performance.now() - began) / 1_000);
      waits.sort((a, b) => a - b);
      const p95 = waits[Math.ceil(waits.length * 0.95) - 1];
      found[crowd] = { perSecond, p95, processor: (processorMs(product.pid) - used) / waits.length };
    }
    return found;
  } finally {
    await product.stop();
  }
}

/** Of one patient alone, with all that jobs and webhooks do for it; less what a server does that nobody asks. */
async function roundTrips(databaseUrl) {
  const { countRoundTrips } = await import('../apps/api/test/round-trips.ts');
  const counter = await countRoundTrips(databaseUrl);
  try {
    const { product, ids } = await open({ DATABASE_URL: counter.url });
    try {
      const buy = await patient(product.url, '7000000000');
      for (let i = 0; i < WARM; i++) await buy(cartOf(ids, i));
      const count = async (work) => {
        await sleep(2_500);
        const before = counter.count(),
          began = performance.now();
        await work();
        await sleep(2_500);
        return { trips: counter.count() - before, ms: performance.now() - began };
      };
      const idle = await count(() => sleep(5_000)),
        busy = await count(async () => {
          for (let i = 0; i < COUNTED; i++) await buy(cartOf(ids, WARM + i));
        });
      return (busy.trips - (idle.trips / idle.ms) * busy.ms) / COUNTED;
    } finally {
      await product.stop();
    }
  } finally {
    await counter.close();
  }
}

export async function run() {
  console.log(
    isPinned
      ? '  The server is pinned to one core (taskset -c 0), load generator and PostgreSQL run on the others.'
      : '  There is no taskset: the server shares all cores with load generator and PostgreSQL.',
  );
  // What this process starts from here on keeps off the server's core.
  if (isPinned) spawnSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)]);
  const { startPostgres } = await import('../apps/api/test/postgres.ts');
  const rows = [];
  const server = await startPostgres();
  try {
    rows.push({
      figure: 'P16',
      what: 'round trips to PostgreSQL of one checkout',
      value: await roundTrips(server.url),
      must: 20,
      stretch: 14,
    });
  } finally {
    await server.remove();
  }
  const add = (where, found, goals) => {
    for (const crowd of CROWDS) {
      const [must, stretch] = goals[crowd] ?? [];
      const { perSecond, p95, processor } = found[crowd];
      const who = `${crowd} ${crowd === 1 ? 'patient' : 'patients'}`;
      rows.push(
        {
          figure: must ? 'P16' : '',
          what: `checkouts of ${who}, ${where}`,
          value: perSecond,
          unit: '/s',
          ...(must && { must, stretch, atLeast: true }),
        },
        { figure: '', what: `the place call, p95, ${who}, ${where}`, value: p95, unit: 'ms' },
        {
          figure: '',
          what: `the server's processor for one, ${who}, ${where}`,
          value: processor,
          unit: 'ms',
        },
      );
    }
  };
  // The PostgreSQL of the tests does not wait for the disk; the embedded database does, at every commit.
  const shared = await startPostgres();
  try {
    add('PostgreSQL without fsync', await measure({ DATABASE_URL: shared.url }), MUST);
  } finally {
    await shared.remove();
  }
  add('embedded database', await measure({}), MUST_EMBEDDED);
  return rows;
}
