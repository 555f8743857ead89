// The staff's lists over HTTP in a shop of 100,000 orders, on a PostgreSQL and on the embedded database: p50 and p95 of each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './server.mjs';

// A server that has run for a moment: its first reads are those in which it is compiled.
const ORDERS = 100_000,
  READS = 60,
  WARM = 20;
const at = (waits, part) => waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * part) - 1];

async function staffOf(url, mobile) {
  const answer = await fetch(`${url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile, password: 'doorstep1' }),
  });
  if (!answer.ok) throw new Error(`login: ${answer.status} ${await answer.text()}`);
  const { access_token } = await answer.json();
  return async (path) => {
    const began = performance.now(),
      answer = await fetch(url + path, { headers: { authorization: `Bearer ${access_token}` } }),
      body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
    return { ms: performance.now() - began, body };
  };
}

export async function measure(where, env) {
  const { fillOrders } = await import('../apps/api/bench/orders.ts');
  const { createDatabase } = await import('../apps/api/src/platform/db/database.ts');
  const { createLog } = await import('../apps/api/src/platform/log.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'doorstep-bench-staff-')),
    about = { DEMO: '1', DATA_DIR: dataDir, ...env };
  // The demo store first: what is sold stands in it.
  await (await startProduct(about)).stop();
  const { db, close } = await createDatabase(
    { dataDir, ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }) },
    createLog('warn'),
  );
  await fillOrders(db, { orders: ORDERS, until: new Date() });
  await close();
  const product = await startProduct(about);
  try {
    const admin = await staffOf(product.url, '9000000001'),
      pharmacist = await staffOf(product.url, '9000000002');
    const [order] = JSON.parse((await admin('/api/admin/orders/?page=100')).body).orders;
    const orders = (query) => [admin, `/api/admin/orders/?${query}`];
    const lists = {
      'all orders': { must: 15, of: orders('') },
      'orders by a rare name': { must: 15, of: orders('search=Champa%20Tirkey') },
      'orders by a name that many have': { must: 15, of: orders('search=kumari') },
      'orders by two letters of a name': { of: orders('search=zo') },
      'orders by a name that nobody has': { of: orders('search=xqzwv') },
      'an order by its id': { must: 15, of: orders(`search=${order.id}`) },
      'orders by a part of their id': { of: orders(`search=${order.id.slice(5, 10)}`) },
      'orders by mobile': { of: orders(`search=${order.user.mobile}`) },
      'orders by five digits': { of: orders(`search=${order.user.mobile.slice(4, 9)}`) },
      'pending orders': { of: orders('status=pending') },
      'delivered orders': { of: orders('status=delivered') },
      'late orders': { of: orders('view=late') },
      'orders that wait for a prescription': { of: orders('view=prescription') },
      'orders by sum': { of: orders('sort=-total') },
      'orders by when they are due': { of: orders('sort=due') },
      'page 2000 of all orders': { must: 15, of: orders('page=2000') },
      'the queue of prescriptions': {
        must: 15,
        of: [pharmacist, '/api/staff/prescriptions/?status=pending'],
      },
      'all prescriptions': { of: [pharmacist, '/api/staff/prescriptions/?status=all'] },
      'payments without an order': { must: 15, of: [admin, '/api/admin/payments/unplaced/'] },
      'an order, whole': { of: [admin, `/api/admin/orders/${order.id}/`] },
      "today's counts, admin": { of: [admin, '/api/staff/today/?only=counts'] },
      'today, admin': { of: [admin, '/api/staff/today/'] },
      "today's counts, pharmacist": { of: [pharmacist, '/api/staff/today/?only=counts'] },
      "the staff's search, admin": { of: [admin, '/api/staff/search/?q=Champa'] },
      "the staff's search, pharmacist": { of: [pharmacist, '/api/staff/search/?q=Champa'] },
      'the audit': { of: [admin, '/api/staff/audit/'] },
      'the audit of an order': { of: [admin, `/api/staff/audit/?order=${order.id}`] },
      'the audit of a patient': { of: [admin, '/api/staff/audit/?whose=Champa'] },
      'the audit of an action': { of: [admin, '/api/staff/audit/?what=review'] },
      tickets: { of: [admin, '/api/staff/tickets/'] },
      'the register of this month': { of: [pharmacist, '/api/staff/register/'], reads: 6 },
      'the CSV of 2,000 orders': { of: [admin, '/api/admin/orders/csv/'], reads: 6 },
    };
    for (const {
      of: [call, path],
    } of Object.values(lists))
      await call(path);
    for (let i = 0; i < 2 * READS; i++) await lists['all orders'].of[0](lists['all orders'].of[1]);
    const rows = [];
    for (const [
      what,
      {
        must,
        of: [call, path],
        reads = READS,
      },
    ] of Object.entries(lists)) {
      const waits = [];
      for (let i = 0; i < reads; i++) waits.push((await call(path)).ms);
      const warm = waits.slice(reads === READS ? WARM : 1);
      rows.push({
        figure: must ? 'P17' : '',
        what: `${what}, ${where}`,
        value: at(warm, 0.5),
        unit: 'ms',
        ...(must && { must, stretch: 5 }),
      });
      console.log(`  ${what}: p95 ${at(warm, 0.95).toFixed(1)} ms`);
    }
    return rows;
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function run() {
  const { startPostgres } = await import('../apps/api/test/postgres.ts');
  const server = await startPostgres();
  try {
    return [
      ...(await measure('PostgreSQL', { DATABASE_URL: server.url })),
      ...(await measure('embedded database', {})),
    ];
  } finally {
    await server.remove();
  }
}
