import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../src/platform/db/database.ts';

const FIRST =
  'Asha Ravi Sunita Imran Priya Amit Neha Rahul Pooja Sanjay Anita Vikas Meena Rajesh Kavita Suresh Geeta Manoj Rekha Anil Farah Joseph Birsa Phulmani Lakshmi Arjun Divya Kiran Nisha Deepak Savita Mohan Jyoti Ashok Shalini Nitin Rukmini Gopal Tara Naveen Zoya Harish Bhavna Yusuf Champa Dinesh Ila Omkar रवि सीता';
const LAST =
  'Kumari Kumar Singh Devi Oraon Munda Mahto Ansari Verma Sharma Gupta Prasad Sinha Das Roy Ghosh Banerjee Khan Toppo Kujur Lakra Minz Tirkey Ekka Soren Hembrom Murmu Tudu Marandi Jha Mishra Pandey Tiwari Yadav Choudhary Agarwal Jain Nair Iyer Reddy Patel Shah Mehta Joshi Kapoor Malhotra Bhatia Saxena Srivastava Dubey';
const names = (all: string) => `string_to_array('${all}', ' ')`;

/** How many of each there are for so many orders. */
export const patientsOf = (orders: number): number => Math.ceil(orders * 0.4);
/** The name of a patient by their number, as the database makes it, and an order's id. */
const nameOf = (n: string) =>
  `(${names(FIRST)})[1 + ${n} % 50] || ' ' || (${names(LAST)})[1 + (${n} / 50 + ${n}) % 50] || case when ${n} % 97 = 0 then ' ' || ${n} else '' end`;
const idOf = (kind: string, k: string) =>
  `'${kind}-' || translate(substr(md5('${kind}' || ${k}), 1, 12), '0123456789abcdef', '23456789BCDFGHJK')`;
const keyOf = (kind: string, k: string) =>
  `replace(substr(md5('${kind}' || ${k}) || md5(${k} || '${kind}'), 1, 43), '-', '_')`;

/**
 * A shop that has sold for a year: so many orders with what belongs to them, straight into the tables. Most
 * are delivered, the last few hundred are under way; a tenth was cancelled or is a booking, a quarter needed
 * a prescription, and four carts in ten were never paid.
 */
export async function fillOrders(
  db: Database,
  { orders, until }: { orders: number; until: Date },
): Promise<void> {
  // Parts of texts go into their indexes at the end, all at once.
  const { rows: byParts } = await db.execute<{ name: string }>(
    sql`select indexname as name from pg_indexes where schemaname = 'public' and indexdef like '%USING gin%'`,
  );
  const each = async (change: string) => {
    for (const { name } of byParts) await db.execute(sql.raw(`alter index "${name}" ${change}`));
  };
  await each('set (fastupdate = on)');
  await db.transaction((tx) => fill(tx, orders, until), { limitMs: 900_000 });
  await each('set (fastupdate = off)');
  // As the server's own housekeeping leaves it; one at a time, since a statement has a time limit.
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) await db.execute(sql.raw(`vacuum analyze "${name}"`));
}
async function fill(tx: Queries, orders: number, until: Date): Promise<void> {
  const run = (text: string) => tx.execute(sql.raw(text));
  // Keys of other tables are right by the way they are made: to check each of them takes half of the time.
  await run('set local session_replication_role = replica');
  const now = `timestamptz '${until.toISOString()}'`,
    step = `interval '${Math.floor((365 * 86_400) / orders)} seconds'`,
    patients = patientsOf(orders);
  const at = (k: string) => `(${now} - (${orders} - ${k}) * ${step} - interval '5 minutes')`;
  /** In batches, so that no statement holds all of it in memory. */
  async function each(count: number, statement: (series: string) => string): Promise<void> {
    const size = 10_000;
    for (let from = 1; from <= count; from += size)
      await run(statement(`generate_series(${from}, ${Math.min(count, from + size - 1)})`));
  }
  const [{ last }] = (await run(`select coalesce(max(id), 0)::int as last from account`)).rows as [
    { last: number },
  ];
  const patient = (k: string) => `(${last} + 1 + (${k} * 7919) % ${patients})`;
  await each(
    patients,
    (s) => `insert into account (id, mobile, name, password_hash, role, mobile_verified_at, created_at)
      overriding system value
      select ${last} + n, (6000000000 + n)::text, ${nameOf('n')}, '', 'patient', ${now}, ${now} - interval '400 days' from ${s} n`,
  );
  await run(`select setval(pg_get_serial_sequence('account', 'id'), ${last + patients})`);
  await each(
    patients,
    (s) => `insert into address (account_id, title, line1, city, state, pincode, is_default, created_at)
      select ${last} + n, 'Home', n || ' Main Road', 'Ranchi', 'Jharkhand', '834001', true, ${now} from ${s} n`,
  );
  await each(
    patients,
    (
      s,
    ) => `insert into session (account_id, access_hash, refresh_hash, device, created_at, seen_at, expires_at)
      select ${last} + n, 'a' || md5(n::text), 'r' || md5(n::text), 'Chrome on Android', ${now}, ${now}, ${now} + interval '30 days' from ${s} n`,
  );
  await each(
    patients,
    (s) => `insert into consent (account_id, purpose, version, given, at)
      select ${last} + n, 'terms', '1', true, ${now} from ${s} n`,
  );
  // The numbers above the orders' are carts that were left.
  const carts = Math.ceil(orders * 1.4);
  await each(
    carts,
    (
      s,
    ) => `insert into quote (id, account_id, service_type, intent, fingerprint, frozen, subtotal_paise, fee_paise, total_paise, open, created_at, expires_at)
      select 'Q-' || k, ${patient('k')}, 'medicine', 'i' || k, 'f' || k, '{}', 40000, 0, 40000, k > ${orders},
        ${at(`least(k % ${orders}, ${orders} * 9 / 10)`)}, ${at(`least(k % ${orders}, ${orders} * 9 / 10)`)} + interval '30 minutes' from ${s} k`,
  );
  /** Of one in twelve carts that were left, somebody had opened the payment. */
  const opened = Math.ceil(orders / 30);
  await each(
    orders + opened,
    (
      s,
    ) => `insert into payment (quote_id, account_id, provider_order_id, provider_payment_id, amount_paise, state, next_check_at, created_at, captured_at)
      select 'Q-' || k, ${patient('k')}, 'order_B' || k, case when k <= ${orders} then 'pay_B' || k end, 40000,
        case when k > ${orders} then 'created' when k % 20 = 0 then 'refunded' else 'captured' end,
        ${at('k')} - interval '30 days', ${at('k')} - interval '30 days', case when k <= ${orders} then ${at('k')} end from ${s} k`,
  );
  await run(`insert into payment (quote_id, account_id, provider_order_id, provider_payment_id, amount_paise, state, next_check_at, created_at, captured_at)
    select 'Q-' || k, ${patient('k')}, 'order_B' || k, 'pay_B' || k, 40000, 'captured', ${now}, ${now}, ${now}
    from generate_series(${carts - 4}, ${carts}) k`);
  await run(`insert into payment_attempt (id, payment_id, state, amount_paise)
    select provider_payment_id, id, case when right(provider_payment_id, 4) = '0007' then 'refund_pending' when state = 'refunded' then 'refunded' else 'captured' end, amount_paise
    from payment where provider_payment_id like 'pay\\_B%'`);
  await each(
    orders,
    (
      s,
    ) => `insert into "order" (id, account_id, service_type, payment_id, status, subtotal_paise, fee_paise, total_paise, intent, address, place_of_supply, distance_km, created_at, updated_at)
      select ${idOf('OD', 'k')}, p.account_id, case when k % 20 = 3 then 'appointment' else 'medicine' end, p.id,
        case when k % 20 = 0 then 'cancelled'
          when k > ${orders} - 300 then case when k % 3 = 0 then 'processing' else 'pending' end
          when k > ${orders} - 700 then 'shipped' when k % 2500 = 1 then 'pending' else 'delivered' end,
        40000 + k % 5000, 0, 40000 + k % 5000, 'i' || k, k % ${patients} || ' Main Road, Ranchi 834001', 'Jharkhand', 3.2, ${at('k')}, ${at('k')}
      from ${s} k join payment p on p.quote_id = 'Q-' || k`,
  );
  await each(
    orders * 2,
    (
      s,
    ) => `insert into order_item (order_id, position, product_type, reference, title, detail, quantity, price_paise, tax_code, gst_rate, data)
      select ${idOf('OD', '((i - 1) / 2 + 1)')}, (i - 1) % 2, 'medicine', (1 + i % 200)::text, 'Medicine ' || i % 200, 'strip of 10 tablets', 1, 20000, '3004', 5,
        '{"image":null,"mrpPaise":22000,"prescriptionRequired":false,"reserved":true,"manufacturer":"Bench"}' from ${s} i`,
  );
  await run('analyze "order"');
  for (const [status, when, which] of [
    ['pending', '0 hours', `true`],
    ['processing', '1 hour', `status not in ('pending', 'cancelled')`],
    ['shipped', '4 hours', `status in ('shipped', 'delivered')`],
    ['delivered', '20 hours', `status = 'delivered'`],
    ['cancelled', '1 hour', `status = 'cancelled'`],
  ] as const)
    for (const part of ['[2-5]', '[6-9]', '[BCDF]', '[GHJK]'])
      await run(`insert into order_event (order_id, status, at, by_account_id)
        select id, '${status}', created_at + interval '${when}', null from "order" where id ~ '^OD-${part}' and intent like 'i%' and ${which}`);
  await run(`insert into invoice (order_id, number, facts, created_at)
    select id, 'B-' || row_number() over (order by created_at), '{}', created_at from "order" where status in ('shipped', 'delivered') and intent like 'i%'`);
  await run(`insert into credit_note (order_id, position, number, facts, created_at)
    select order_id, 1, 'C' || number, '{"total":{"totalPaise":100},"date":"2026-01-01"}', created_at from invoice where order_id ~ '^OD-[2-9]2' and number like 'B-%'`);
  await run(`insert into refund (id, order_id, attempt_id, amount_paise, state, reason_code, reason_params, created_at, processed_at)
    select 'RF-' || o.id, o.id, p.provider_payment_id, 40000, case when right(o.intent, 4) = '9940' then 'pending' else 'processed' end, 'cancelled_by_you', '{}', o.created_at, o.created_at
    from "order" o join payment p on p.id = o.payment_id where o.status = 'cancelled' and o.intent like 'i%'`);
  // A sheet for each fourth order; the newest wait, and each hundredth was asked about.
  const sheets = Math.ceil(orders / 4);
  await each(
    sheets,
    (s) => `insert into file (id, account_id, kind, type, bytes, created_at)
      select ${keyOf('file', 'n')}, ${patient('n * 4')}, 'prescription', 'image/jpeg', 200000, ${at('n * 4')} from ${s} n`,
  );
  await each(
    sheets,
    (
      s,
    ) => `insert into prescription (id, account_id, file_id, digest, status, reviewed_at, doctor_name, uploaded_at)
      select ${keyOf('sheet', 'n')}, ${patient('n * 4')}, ${keyOf('file', 'n')}, 'd' || n,
        case when n > ${sheets} - 60 or n % 100 = 0 then 'pending' else 'approved' end,
        case when n > ${sheets} - 60 then null else ${at('n * 4')} + interval '20 minutes' end, 'Dr. Roy', ${at('n * 4')} from ${s} n`,
  );
  await each(
    sheets,
    (s) => `insert into prescription_order (order_id, prescription_id)
      select ${idOf('OD', '(n * 4)')}, ${keyOf('sheet', 'n')} from ${s} n`,
  );
  await each(
    sheets,
    (s) => `insert into prescription_line (order_id, position, status, prescription_id, at)
      select ${idOf('OD', '(n * 4)')}, 0, case when n > ${sheets} - 60 then 'checking' when n % 100 = 0 then 'question' else 'approved' end,
        case when n > ${sheets} - 60 or n % 100 = 0 then null else ${keyOf('sheet', 'n')} end, ${at('n * 4')} + interval '20 minutes' from ${s} n`,
  );
  await each(
    sheets,
    (
      s,
    ) => `insert into prescription_written (prescription_id, product_type, reference, quantity, days, repeats, noted_by, noted_at)
      select ${keyOf('sheet', 'n')}, 'medicine', (1 + n % 200)::text, 1, 10, 0, ${last}, ${at('n * 4')} from ${s} n`,
  );
  await each(
    Math.ceil(sheets / 5),
    (s) => `insert into cart_request (id, prescription_id, status, note, sent_at, words)
      select ${keyOf('cart', 'n')}, ${keyOf('sheet', '(n * 5)')}, case when n % 1000 = 0 then 'sent' else 'confirmed' end, '', ${at('n * 20')}, '' from ${s} n`,
  );
  await each(
    orders * 2,
    (
      s,
    ) => `insert into audit (at, actor_id, actor_role, action, object_kind, object_id, subject_id, result, request_id)
      select ${at('(k / 2)')}, ${last} - k % 3, 'admin', case when k % 50 = 0 then 'read' else 'list' end, 'order', ${idOf('OD', '((k + 1) / 2)')}, ${patient('((k + 1) / 2)')}, 'done', 'bench' from ${s} k`,
  );
  const tickets = Math.ceil(orders / 10);
  await each(
    tickets,
    (
      s,
    ) => `insert into ticket (id, account_id, kind, name, mobile, message, about, language, status, created_at, due_at, waiting_since)
      select ${idOf('SR', 'n')}, ${patient('n * 10')}, 'other', ${nameOf('n')}, (6000000000 + n)::text, 'Where is it?', '', 'en',
        case when n > ${tickets} - 40 then 'open' when n % 100 = 0 then 'answered' else 'closed' end, ${at('n * 10')}, ${at('n * 10')} + interval '4 hours',
        case when n > ${tickets} - 40 then ${at('n * 10')} end from ${s} n`,
  );
  await each(
    tickets,
    (s) => `insert into ticket_answer (ticket_id, text, at)
      select ${idOf('SR', 'n')}, 'On its way.', ${at('n * 10')} + interval '1 hour' from ${s} n`,
  );
  // Each patient of a chat has one with one doctor.
  const chats = Math.ceil(orders / 10);
  await each(
    chats,
    (s) => `insert into consultation (id, type, account_id, doctor_id, status, created_at, closed_at)
      select ${idOf('CC', 'n')}, 'chat', ${last} + n, d.id, case when n > ${chats} - 20 then 'open' else 'closed' end, ${at('n * 10')},
        case when n > ${chats} - 20 then null else ${at('n * 10')} + interval '1 hour' end from ${s} n, (select min(id) as id from doctor) d where d.id is not null`,
  );
  await run(`insert into consultation_message (consultation_id, number, sender_id, sender_type, sender_name, body, client_id, at)
    select c.id, i, c.account_id, 'patient', '', 'Hello', 'c' || i, c.created_at from consultation c, generate_series(1, 3) i where c.id like 'CC-%'`);
  // Bookings of a year at one resource.
  await run(`insert into schedule_booking (order_id, account_id, service_type, reference, resource_id, status, starts_at, ends_at)
    select o.id, o.account_id, 'appointment', coalesce(d.id, 1)::text, r.id, 'done', o.created_at + interval '1 day', o.created_at + interval '1 day 30 minutes'
    from "order" o, (select min(id) as id from doctor) d, (select min(id) as id from schedule_resource) r
    where o.service_type = 'appointment' and o.intent like 'i%' and r.id is not null`);
  await each(
    Math.ceil(orders / 10),
    (s) => `insert into refill (account_id, medicine_id, remind, agreed_at)
      select ${last} + n, m.id, n % 2 = 0, ${now} from ${s} n, (select id from medicine order by id limit 1 offset 3) m`,
  );
  await each(
    orders,
    (s) => `insert into webhook_event (id, received_at) select 'evt_' || k, ${at('k')} from ${s} k`,
  );
  await each(
    orders,
    (s) => `insert into idempotent (account_id, key, asked, done, status, answer, created_at)
      select ${patient('k')}, 'key-' || k, 'x', true, 200, '{}', ${at('k')} from ${s} k`,
  );
}
