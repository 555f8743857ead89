// Free times of 1,000 doctors with 30 days of bookings, over HTTP; and bookings a second (open, attempt, verify, book) of four patients at
// once. On a PostgreSQL, and on the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './server.mjs';

// A server that has run for a moment: the first hundred reads are those in which it is compiled.
const WARM = 100,
  READS = 400,
  LISTS = 20,
  ROUNDS = 40;
const PEOPLE = ['9876543210', '9876543211', '9000000002', '9000000003'];
const p95 = (waits) => waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1];

async function timed(url) {
  const began = performance.now(),
    answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - began;
}
async function reads(urlOf, many = READS, warm = WARM) {
  const waits = [];
  for (let i = 0; i < many; i++) waits.push(await timed(urlOf(i)));
  return p95(waits.slice(warm));
}

async function patient(url, mobile) {
  let authorization;
  const call = async (path, body) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  authorization = `Bearer ${(await call('/api/auth/login/', { mobile, password: 'doorstep1' })).access_token}`;
  return async (doctor_id, time) => {
    const details = { time, name: 'Asha Kumari', age: 34, gender: 'Female', phone: '9876543210' },
      about = { service_type: 'appointment', service_id: doctor_id };
    const { order_id } = await call('/api/create-razorpay-order/', { ...about, amount: 500, details });
    const paid = await call(`/_pay/test/orders/${order_id}/attempt/`, { outcome: 'pay' });
    await call('/api/verify-payment/', { ...paid, ...about });
    await call('/api/book-appointment/', { ...details, doctor_id, payment_id: paid.razorpay_payment_id });
  };
}

async function measure(where, env) {
  const { DOCTORS, fillCalendar } = await import('../apps/api/bench/slots.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'doorstep-bench-slots-'));
  await fillCalendar({ dataDir, ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }) });
  const product = await startProduct({
    DEMO: '1',
    PAYMENTS_PER_ACCOUNT: '999999',
    DATA_DIR: dataDir,
    ...env,
  });
  try {
    const { url } = product,
      doctor = (i) => 1 + ((i * 37) % DOCTORS);
    const slots = await reads((i) => `${url}/api/slots/${doctor(i)}`),
      days = await reads((i) => `${url}/api/doctors/${doctor(i)}/days/`),
      // Another address each time: it is not the answer that is kept ready.
      list = await reads((i) => `${url}/api/doctors/?n=${i}`, LISTS, 5);
    const free = Object.entries(await (await fetch(`${url}/api/slots/1`)).json())
      .flatMap(([day, times]) => times.map((time) => `${day}T${time}`))
      .slice(0, ROUNDS);
    const buyers = await Promise.all(PEOPLE.map((mobile) => patient(url, mobile)));
    const began = performance.now();
    await Promise.all(
      buyers.map(async (book, person) => {
        for (const [i, time] of free.entries()) await book(1 + ((i * 4 + person) % DOCTORS), time);
      }),
    );
    const perSecond = (buyers.length * free.length) / ((performance.now() - began) / 1000);
    return [
      { figure: '', what: `a doctor's free times, p95, ${where}`, value: slots, must: 20, unit: 'ms' },
      {
        figure: '',
        what: `a doctor's days, free and taken, p95, ${where}`,
        value: days,
        must: 20,
        unit: 'ms',
      },
      { figure: '', what: `1,000 doctors, each with the next free time, ${where}`, value: list, unit: 'ms' },
      { figure: '', what: `bookings of four patients at once, ${where}`, value: perSecond, unit: '/s' },
    ];
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function run() {
  const { startPostgres } = await import('../apps/api/test/postgres.ts');
  const embedded = await measure('embedded database', {});
  const server = await startPostgres();
  try {
    return [...embedded, ...(await measure('PostgreSQL without fsync', { DATABASE_URL: server.url }))];
  } finally {
    await server.remove();
  }
}
