// Checkouts a second (quote, create, attempt, verify, place) with four patients at once, and how long the last call takes, on both databases.
import { startProduct } from './server.mjs';

const WARM = 5,
  ROUNDS = 50;
const PEOPLE = ['9876543210', '9876543211', '9000000002', '9000000003'];
const HOME = {
  title: 'Home',
  address_line_1: '1 Main Road',
  city: 'Ranchi',
  state: 'Jharkhand',
  pincode: '834001',
  latitude: 23.37,
  longitude: 85.32,
};

async function patient(url, mobile) {
  let authorization;
  const call = async (path, body) => {
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(authorization && { authorization }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  authorization = `Bearer ${(await call('/api/auth/login/', { mobile, password: 'doorstep1' })).access_token}`;
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

async function measure(env) {
  const product = await startProduct({ DEMO: '1', PAYMENTS_PER_ACCOUNT: '999999', ...env });
  try {
    const { data } = await (await fetch(`${product.url}/api/medicines/?limit=100`)).json();
    const ids = data.filter((one) => one.in_stock).map(({ id }) => id);
    const buyers = await Promise.all(PEOPLE.map((mobile) => patient(product.url, mobile)));
    const waits = [];
    const round = (from, to) =>
      Promise.all(
        buyers.map(async (buy) => {
          for (let i = from; i < to; i++)
            waits.push(
              await buy([0, 1, 2].map((k) => ({ id: ids[(3 * i + k) % ids.length], qty: 1 + (i % 5) }))),
            );
        }),
      );
    await round(0, WARM);
    waits.length = 0;
    const began = performance.now();
    await round(WARM, WARM + ROUNDS);
    const seconds = (performance.now() - began) / 1000;
    waits.sort((a, b) => a - b);
    return { perSecond: waits.length / seconds, p95: waits[Math.ceil(waits.length * 0.95) - 1] };
  } finally {
    await product.stop();
  }
}

export async function run() {
  const { startPostgres } = await import('../apps/api/test/postgres.ts');
  const embedded = await measure();
  const server = await startPostgres();
  try {
    const shared = await measure({ DATABASE_URL: server.url });
    // The PostgreSQL of the tests does not wait for the disk; the embedded database does, at every commit.
    return Object.entries({ 'embedded database': embedded, 'PostgreSQL without fsync': shared }).flatMap(
      ([where, { perSecond, p95 }]) => [
        { figure: '', what: `checkouts of four patients at once, ${where}`, value: perSecond, unit: '/s' },
        { figure: '', what: `the place call among them, p95, ${where}`, value: p95, unit: 'ms' },
      ],
    );
  } finally {
    await server.remove();
  }
}
