import { forms, letters } from '@doorstep/contract/medicine';
import { count, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../src/account/demo.ts';
import { DEMO_DOCTORS, mobileOf } from '../src/appointment/demo.ts';
import { doctorTable } from '../src/appointment/schema.ts';
import { isPassword } from '../src/account/password.ts';
import { accountTable } from '../src/account/schema.ts';
import { careTable } from '../src/care/schema.ts';
import { addressTable } from '../src/address/schema.ts';
import { demoCatalogue } from '../src/medicine/demo/catalogue.ts';
import { seedDemoMedicines } from '../src/medicine/demo/seed.ts';
import { leastOf } from '../src/medicine/substances.ts';
import { medicineTable } from '../src/medicine/schema.ts';
import type { DatabaseHandle } from '../src/platform/db/database.ts';
import { typeOf } from '../src/platform/upload/encode.ts';
import { problemOfPdf } from '../src/platform/upload/pdf.ts';
import { cartRequestLineTable, cartRequestTable, prescriptionTable } from '../src/prescription/schema.ts';
import { seederOf } from './seed.ts';
import { openDatabase } from './copies.ts';
import { testSettings } from './test-server.ts';

const items = demoCatalogue();
const brandOf = (name: string) => name.split(' ', 1)[0]!.toLowerCase();

describe('the demo catalogue', () => {
  test('fills the shop: 2,500 items and more, every letter, every form', () => {
    expect(items.length).toBeGreaterThanOrEqual(2_500);
    for (const letter of letters)
      expect(items.filter(({ name }) => name.startsWith(letter)).length, letter).toBeGreaterThanOrEqual(12);
    for (const form of forms)
      expect(items.filter((item) => item.form === form).length, form).toBeGreaterThanOrEqual(12);
    expect(
      new Set(items.map(({ composition }) => composition!.replace(/ [\d.].*/, ''))).size,
    ).toBeGreaterThanOrEqual(300);
  });
  test('has each code and each name once', () => {
    expect(new Set(items.map(({ code }) => code)).size).toBe(items.length);
    expect(new Set(items.map(({ name }) => name.toLowerCase())).size).toBe(items.length);
    expect(items.filter(({ code }) => !/^DS-\d{5}$/.test(code))).toEqual([]);
  });
  test('is the same every time', () => {
    expect(demoCatalogue()).toEqual(items);
  });
  test('stands in a schedule where it needs a prescription, and has a batch that ends', () => {
    for (const { name, schedule, prescriptionRequired, batch, expiresOn } of items) {
      expect(schedule !== 'none', name).toBe(prescriptionRequired);
      expect(batch, name).toMatch(/^DS\d{4}$/);
      expect(expiresOn! > '2026-11-30', name).toBe(true);
    }
    expect(items.find(({ composition }) => composition!.startsWith('Cefixime'))!.schedule).toBe('H1');
  });
  test('tells everything a card and a page show', () => {
    for (const item of items) {
      expect(item.name.length, item.name).toBeLessThanOrEqual(60);
      expect(item.nameHi, item.name).toMatch(/^[\u0900-\u097f]/);
      // Short words, strengths and units stay as they are on the pack.
      expect(item.nameHi!.match(/[A-Za-z]{3,}/), item.name).toBeNull();
      expect(item.composition, item.name).toMatch(/\d/);
      expect(item.strength, item.name).toMatch(/^[\d.]+ \S/);
      expect(item.pack, item.name).toContain(String(item.packSize));
      expect(item.unit, item.name).toMatch(/^[a-z]+$/);
      expect(item.description, item.name).toMatch(/^It contains .+ and is used for .+\.$/);
      expect(item.gstRate).toBe(5);
      expect(item.hsn).toBe('3004');
    }
    const tablets = items.filter(({ pack }) => pack!.startsWith('Strip of') && pack!.endsWith(' tablets'));
    expect(tablets.filter(({ packSize }) => packSize === 15).length).toBeGreaterThan(tablets.length / 2);
  });
  test('has prices as a shop has them', () => {
    for (const { name, mrpPaise, offerPaise } of items) {
      expect(Number.isInteger(mrpPaise) && mrpPaise % 5 === 0 && offerPaise % 5 === 0, name).toBe(true);
      expect(mrpPaise, name).toBeGreaterThanOrEqual(400);
      expect(mrpPaise, name).toBeLessThanOrEqual(12_500_000);
      expect(offerPaise, name).toBeLessThanOrEqual(mrpPaise);
      expect(offerPaise, name).toBeGreaterThanOrEqual(mrpPaise * 0.75 - 5);
    }
    expect(items.some(({ mrpPaise }) => mrpPaise === 12_500_000)).toBe(true);
    const full = items.filter(({ mrpPaise, offerPaise }) => mrpPaise === offerPaise).length;
    expect(full).toBeGreaterThan(items.length / 20);
    expect(full).toBeLessThan(items.length / 4);
  });
  test('asks for a prescription wherever one is needed, and nowhere for what every home has', () => {
    expect(
      items
        .filter((item) => !item.prescriptionRequired && leastOf(item).prescriptionRequired)
        .map(({ name, composition }) => `${name}: ${composition}`),
    ).toEqual([]);
    for (const free of [
      /^Paracetamol \d+ mg$/,
      /^Sodium Chloride 2\.6 g \+/,
      /^Aluminium Hydroxide/,
      /^Loratadine/,
      /^Povidone-Iodine/,
    ]) {
      const found = items.filter(({ composition }) => free.test(composition!));
      expect(found.length, String(free)).toBeGreaterThan(0);
      expect(
        found.every(({ prescriptionRequired }) => !prescriptionRequired),
        String(free),
      ).toBe(true);
    }
  });
  test('lists nothing of Schedule X, and no psychotropic that may not be sent', () => {
    expect(
      items
        .filter(
          ({ composition }) =>
            leastOf({ name: '', composition }).isRefused ||
            /zolam\b|azepam\b|zolpidem|tramadol|codeine|morphine|fentanyl|tapentadol|buprenorphine/i.test(
              composition!,
            ),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });
  test('invents its brands', () => {
    const real = new Set(
      'crocin dolo calpol combiflam volini moov digene gelusil electral benadryl allegra augmentin azithral pantocid ecosprin telma shelcal becosules revital betadine dettol savlon otrivin nasivion asthalin foracort glycomet thyronorm lantus zincovit sinarest cheston vicks strepsils disprin saridon meftal cyclopam zerodol omez razo rantac zifi taxim monocef ciplox cifran norflox montair cetzine avil atarax deriphyllin seroflo budecort duolin amlong stamlo losar concor nebicard atorva rosuvas storvas clopilet glimisave galvus januvia jardiance forxiga eltroxin wysolone'.split(
        ' ',
      ),
    );
    expect(items.filter(({ name }) => real.has(brandOf(name))).map(({ name }) => name)).toEqual([]);
  });
  test('shows a mixture first: forms, prescriptions, discounts, all in stock', () => {
    const first = items.toSorted((a, b) => b.popularity! - a.popularity!).slice(0, 36);
    expect(first.filter(({ popularity }) => popularity! > 9_000)).toHaveLength(36);
    const page = first.slice(0, 12);
    expect(new Set(page.map(({ form }) => form)).size).toBeGreaterThanOrEqual(5);
    expect(page.filter(({ prescriptionRequired }) => prescriptionRequired).length).toBeGreaterThanOrEqual(2);
    expect(page.filter(({ mrpPaise, offerPaise }) => offerPaise < mrpPaise).length).toBeGreaterThanOrEqual(6);
    expect(page.every(({ stock }) => stock! > 100)).toBe(true);
    expect(page[0]).toMatchObject({ rating: 4.5, reviewCount: 120 });
    const out = items.filter(({ stock }) => stock === 0).length / items.length,
      few = items.filter(({ stock }) => stock! >= 1 && stock! <= 5).length / items.length;
    expect(out).toBeGreaterThan(0.015);
    expect(out).toBeLessThan(0.05);
    expect(few).toBeGreaterThan(0.015);
    expect(few).toBeLessThan(0.05);
    // Ratings are what a shop has: from 3.9 to 4.8, of different counts, and none at about a third (S12).
    const rated = items.filter(({ rating }) => rating != null);
    expect(rated.length / items.length).toBeGreaterThan(0.6);
    expect(rated.length / items.length).toBeLessThan(0.73);
    const ratings = new Set(rated.map(({ rating }) => rating!));
    expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([3.9, 4.8]);
    expect(new Set(rated.map(({ reviewCount }) => reviewCount)).size).toBeGreaterThan(100);
  });
  test('offers no slow tablet as the equal of a plain one', () => {
    const plain = new Set(
      items
        .filter(({ composition }) => !composition!.includes('release'))
        .map(({ composition }) => composition),
    );
    const slow = items.filter(({ name }) => / SR\b/.test(name));
    expect(slow.length).toBeGreaterThan(50);
    expect(slow.filter(({ composition }) => plain.has(composition))).toEqual([]);
  });
});

describe('seeding', () => {
  let database: DatabaseHandle, seeder: Awaited<ReturnType<typeof seederOf>>;
  beforeAll(async () => {
    const settings = testSettings();
    database = await openDatabase();
    seeder = await seederOf(database, settings);
  });
  afterAll(async () => {
    await seeder.close();
    await database.close();
  });

  test('fills an empty catalogue once, also when two begin together', async () => {
    const seeded = await Promise.all([seedDemoMedicines(database.db), seedDemoMedicines(database.db)]);
    expect(seeded.toSorted((a, b) => a - b)).toEqual([0, items.length]);
    const [{ total } = { total: 0 }] = await database.db.select({ total: count() }).from(medicineTable);
    expect(total).toBe(items.length);
    const [first] = await database.db
      .select()
      .from(medicineTable)
      .orderBy(desc(medicineTable.popularity))
      .limit(1);
    expect(first).toMatchObject(items.toSorted((a, b) => b.popularity! - a.popularity!)[0]!);
  });
  test("makes the demo's people and Asha's address once, also when two begin together, and not again", async () => {
    const { db } = database,
      now = new Date('2026-11-24T09:00:00+05:30');
    const everything = async () => ({
      accounts: await db.select().from(accountTable).orderBy(accountTable.mobile),
      addresses: await db.select().from(addressTable),
      prescriptions: await db.select().from(prescriptionTable).orderBy(prescriptionTable.uploadedAt),
      carts: await db.select().from(cartRequestTable).orderBy(cartRequestTable.sentAt),
      care: await db.select().from(careTable),
      cartLines: await db.select().from(cartRequestLineTable).orderBy(cartRequestLineTable.position),
    });
    await Promise.all([seeder.seed(now), seeder.seed(now)]);
    const seeded = await everything();
    const logins = seeded.accounts.filter(({ mobile }) => mobile.startsWith('90000001'));
    expect(logins).toHaveLength(DEMO_DOCTORS.length - 1);
    expect(new Set(logins.map(({ role }) => role))).toEqual(new Set(['doctor']));
    const accounts = seeded.accounts.filter((one) => !logins.includes(one));
    expect(accounts.map(({ mobile, name, role }) => [mobile, name, role])).toEqual([
      ['9000000001', 'Ravi Oraon', 'admin'],
      ['9000000002', 'Meera Sinha', 'pharmacist'],
      ['9000000003', 'Dr. Anil Mahato', 'doctor'],
      ['9876543210', 'Asha Kumari', 'patient'],
      ['9876543211', 'Imran Ansari', 'patient'],
      ['9876543212', 'Ravi Kumar', 'patient'],
    ]);
    for (const { passwordHash, mobileVerifiedAt } of accounts)
      expect([await isPassword(DEMO_PASSWORD, passwordHash), mobileVerifiedAt]).toEqual([true, now]);
    expect(seeded.addresses).toMatchObject([
      {
        accountId: accounts[3]!.id,
        title: 'Home',
        city: 'Ranchi',
        pincode: '834001',
        isDefault: true,
      },
    ]);
    expect(seeded.care).toMatchObject([
      { helperId: accounts[5]!.id, personId: accounts[3]!.id, relation: 'son', endedAt: null },
    ]);
    const asha = accounts[3]!.id,
      pharmacist = accounts[1]!.id;
    expect(seeded.prescriptions).toMatchObject([
      {
        accountId: asha,
        status: 'rejected',
        note: expect.stringContaining('date') as string,
        validUntil: null,
        reviewedBy: pharmacist,
      },
      { accountId: asha, status: 'approved', validUntil: '2027-05-03', reviewedBy: pharmacist },
      // Written by a doctor of the shop: a pharmacist still decides.
      { accountId: asha, status: 'pending', doctorName: 'Dr. Anil Mahato', reviewedBy: null },
      { status: 'approved', doctorName: 'Dr. Demo Doctor', reviewedBy: pharmacist },
      { status: 'pending', note: expect.stringContaining('sharper') as string, reviewedBy: pharmacist },
      { status: 'pending', reviewedAt: null },
      { status: 'pending', reviewedAt: null },
      { accountId: accounts[4]!.id, status: 'pending', reviewedAt: null },
      // Of a home visit.
      { accountId: asha, status: 'pending', reviewedAt: null },
    ]);
    // Of a cart each way: asked for with a new sheet, with one that was filled before, and one to confirm.
    expect(seeded.carts.map(({ prescriptionId, status }) => [prescriptionId, status])).toEqual([
      [seeded.prescriptions[6]!.id, 'proposed'],
      [seeded.prescriptions[1]!.id, 'sent'],
      [seeded.prescriptions[7]!.id, 'sent'],
    ]);
    expect(seeded.carts[0]!.expiresAt! > now).toBe(true);
    expect(seeded.cartLines.map(({ requestId }) => requestId)).toEqual([
      seeded.carts[0]!.id,
      seeded.carts[0]!.id,
    ]);
    const types = await Promise.all(
      seeded.prescriptions.map(async ({ fileId }) => typeOf((await seeder.files.bytes(fileId!))!)),
    );
    expect(types).toEqual([
      'image/jpeg',
      'image/jpeg',
      'application/pdf',
      'image/jpeg',
      'image/jpeg',
      'application/pdf',
      'image/jpeg',
      'image/jpeg',
      'image/jpeg',
    ]);
    expect(problemOfPdf((await seeder.files.bytes(seeded.prescriptions[5]!.fileId!))!)).toBeUndefined();
    await seeder.seed(new Date());
    expect(await everything()).toEqual(seeded);
  });
  test('leaves people and addresses as they have become, and brings back only who is missing', async () => {
    const { db } = database,
      now = new Date('2026-11-25T09:00:00+05:30');
    const mobile = '9876543210',
      other = mobileOf(5);
    const [asha] = await db
      .update(accountTable)
      .set({ name: 'Asha Devi', role: 'doctor', passwordHash: 'changed' })
      .where(eq(accountTable.mobile, mobile))
      .returning();
    await db.update(addressTable).set({ isDefault: false });
    const [office] = await db
      .insert(addressTable)
      .values({
        accountId: asha!.id,
        title: 'Office',
        line1: '7',
        city: 'Ranchi',
        state: 'Jharkhand',
        pincode: '834001',
        isDefault: true,
        createdAt: now,
      })
      .returning();
    await db.update(doctorTable).set({ accountId: null });
    await db.delete(accountTable).where(eq(accountTable.mobile, other));
    await seeder.seed(now);
    expect((await db.select().from(accountTable).where(eq(accountTable.mobile, mobile)))[0]).toEqual(asha);
    expect((await db.select().from(accountTable).where(eq(accountTable.mobile, other)))[0]).toMatchObject({
      role: 'doctor',
      createdAt: now,
    });
    expect(await db.select().from(addressTable).orderBy(addressTable.id)).toMatchObject([
      { title: 'Home', isDefault: false },
      { id: office!.id, isDefault: true },
    ]);
  });
  test('leaves a catalogue alone that holds anything', async () => {
    await database.db.delete(medicineTable);
    await database.db
      .insert(medicineTable)
      .values({ code: 'own', name: 'Own', mrpPaise: 100, offerPaise: 100 });
    expect(await seedDemoMedicines(database.db)).toBe(0);
    expect(await database.db.$count(medicineTable)).toBe(1);
  });
});
