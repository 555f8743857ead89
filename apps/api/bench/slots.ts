import { sql } from 'drizzle-orm';
import { createDatabase } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';

/** Doctors, days, and how many of a doctor's sixteen times a day are booked. */
export const DOCTORS = 1_000,
  DAYS = 30,
  BOOKED = 8;

/** A calendar of a big clinic, straight into the database: half of all times are booked. */
export async function fillCalendar(where: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const { db, close } = await createDatabase(where, createLog('warn'));
  const all = (text: string) => db.execute(sql.raw(text));
  try {
    await all(
      `insert into account (mobile, name, password_hash, role, created_at) values ('6000000000', 'Bench', '', 'patient', now())`,
    );
    await all(
      `insert into schedule_resource (capacity, slot_minutes, buffer_minutes, step_minutes)
        select 1, 30, 0, 30 from generate_series(1, ${DOCTORS})`,
    );
    await all(`insert into schedule_weekly_hours (resource_id, weekday, from_minute, to_minute)
      select r.id, d, h.a, h.b from schedule_resource r, generate_series(0, 6) d, (values (540, 780), (960, 1200)) h(a, b)`);
    await all(`insert into doctor (name, name_hi, specialty, specialty_hi, qualification, registration_no, languages,
        experience_years, about, about_hi, clinic, clinic_address, fee_paise, resource_id)
      select 'Doctor ' || id, 'डॉक्टर ' || id, 'General medicine', 'सामान्य चिकित्सा', 'MBBS, MD', 'JMC B' || id, '["हिन्दी"]',
        10, '', '', 'Lalpur Clinic', 'Ranchi 834001', 50000, id from schedule_resource`);
    await all(`insert into "order" (id, account_id, service_type, status, subtotal_paise, fee_paise, total_paise, intent,
        created_at, updated_at)
      select 'AP-' || lpad(k::text, 12, '0'), a.id, 'appointment', 'processing', 50000, 0, 50000, 'bench ' || k, now(), now()
      from account a, generate_series(1, ${DAYS * BOOKED}) k where a.mobile = '6000000000'`);
    // In batches: a statement has a time limit.
    for (let from = 1; from <= DOCTORS; from += 50)
      await all(`insert into schedule_seat (id, resource_id, seat, capacity, starts_at, ends_at, account_id, order_id)
        select 'S-' || r.id || '-' || k, r.id, 0, 1, t.starts, t.starts + interval '30 minutes', a.id, 'AP-' || lpad(k::text, 12, '0')
        from schedule_resource r, account a, generate_series(1, ${DAYS * BOOKED}) k,
          lateral (select (date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') + make_interval(
            days => 1 + (k - 1) / ${BOOKED},
            mins => case when (k - 1) % ${BOOKED} < 4 then 540 else 720 end + 60 * ((k - 1) % ${BOOKED})
          ) as starts) t
        where r.id between ${from} and ${from + 49} and a.mobile = '6000000000'`);
    await all('analyze');
  } finally {
    await close();
  }
}
