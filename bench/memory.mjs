// Memory of the product on a small embedded store once it has been used: all of its processes, pages that several share counted once.
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { median, startProduct } from './server.mjs';
import { HOME } from './visitor.mjs';

const ROUNDS = 3,
  CALLS = 40,
  /** What was needed for a moment is given back by then. */
  REST_MS = 20_000;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** The server and all that it started, and they in turn. */
function familyOf(pid) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    try {
      parents.set(Number(name), Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))[1]));
    } catch {
      // It has just ended.
    }
  const family = [pid];
  for (const one of family) for (const [child, parent] of parents) if (parent === one) family.push(child);
  return family;
}
function megabytesOf(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
  } catch {
    return 0;
  }
}
const sum = (pid) => {
  const all = familyOf(pid).map(megabytesOf);
  return { all: all.reduce((a, b) => a + b, 0), server: all[0] };
};

/** As people use it: pages, the catalogue, a search, a login, a prescription with the photo of a phone, a checkout. */
async function shop(url) {
  const ask = async (path, options) => {
    const answer = await fetch(url + path, options);
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
    return body;
  };
  const send = async (path, body, headers = {}) =>
    JSON.parse(
      await ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    );
  const { data } = JSON.parse(await ask('/api/medicines/?limit=100'));
  const ids = data.filter((one) => one.in_stock).map(({ id }) => id);
  for (let i = 0; i < CALLS; i++) {
    await Promise.all([
      ask('/'),
      ask(`/medicines?page=${1 + (i % 4)}`),
      ask(`/medicines/${ids[i % ids.length]}`),
      ask(`/api/medicines/?search=${'paracetamol'.slice(0, 2 + (i % 9))}`),
      ask('/medical-tests'),
      ask('/doctors'),
    ]);
  }
  const { access_token } = await send('/api/auth/login/', { mobile: '9876543210', password: 'doorstep1' });
  const headers = { authorization: `Bearer ${access_token}` };
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#ddd' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('image', new Blob([photo]), 'photo.jpg');
  await ask('/api/prescription/upload/', { method: 'POST', headers, body: form });
  const { data: home } = await send('/api/user/addresses/', HOME, headers);
  for (let i = 0; i < 10; i++) {
    const cart = { medicines: [{ id: ids[i], qty: 1 }], services: [], address_id: home.id };
    const quote = await send('/api/order/place/', cart, headers);
    const about = { service_type: 'medicine', service_id: quote.quote_id };
    const { order_id } = await send(
      '/api/create-razorpay-order/',
      { ...about, amount: quote.total, currency: 'INR' },
      headers,
    );
    const paid = await send(`/_pay/test/orders/${order_id}/attempt/`, { outcome: 'pay' }, headers);
    await send('/api/verify-payment/', { ...paid, ...about }, headers);
    await send('/api/order/place/', { ...cart, payment_id: paid.razorpay_payment_id }, headers);
  }
}

export async function run() {
  const started = [],
    used = [],
    servers = [];
  for (let round = 0; round < ROUNDS; round++) {
    const product = await startProduct({ DEMO: '1' });
    try {
      await sleep(REST_MS / 2);
      started.push(sum(product.pid).all);
      await shop(product.url);
      await sleep(REST_MS);
      const after = sum(product.pid);
      used.push(after.all);
      servers.push(after.server);
    } finally {
      await product.stop();
    }
  }
  const row = (what, values, goals) => ({
    figure: goals ? 'P18' : '',
    what,
    value: median(values),
    unit: 'MB',
    ...goals,
  });
  return [
    row('all processes of a small embedded store, started', started),
    row('all processes of a small embedded store, used', used, { must: 450, stretch: 300 }),
    row('of that, the server itself', servers),
  ];
}
