// The care circle: consent, acting for another, the log, the end (docs/decisions/care-circle.md).
import type { CareCircle, CareLink } from '@doorstep/contract/care.schema';
import type { AccessLog } from '@doorstep/contract/account.schema';
import { ACTING_FOR } from '@doorstep/contract/envelope';
import { serviceTypes } from '@doorstep/contract/service-types';
import type { PaymentOrder } from '@doorstep/contract/payment.schema';
import type { Booking, Bookings, Hold } from '@doorstep/contract/schedule.schema';
import type { Endpoint } from '@doorstep/contract/endpoint.schema';
import { endpoints, type EndpointName } from '@doorstep/contract/table.schema';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { accountTable, otpTable } from '../src/account/schema.ts';
import { careTable } from '../src/care/schema.ts';
import { consultationTable } from '../src/consultation/schema.ts';
import { paymentTable } from '../src/payment/schema.ts';
import { seatTable } from '../src/schedule/schema.ts';
import type { AppServer } from '../src/create-server.ts';
import { dayAhead, newDoctor } from './appointments.ts';
import { shopperWith, type Answer, type Shopper } from './checkout.ts';
import { newChatDoctor, openVideoHours } from './chat.ts';
import { examples } from './examples.ts';
import { failureOf } from './envelope.ts';
import { jpeg } from './files/pictures.ts';
import { multipart, multipartType } from './files/multipart.ts';
import { as, HOME, mobiles, newMobile, newPatient, newPerson, send, textsTo } from './people.ts';
import { newBuyer } from './prescriptions.ts';
import { newServer } from './test-server.ts';
import { videos, videoTimes } from './video.ts';

type Someone = Awaited<ReturnType<typeof newPatient>>;
let server: AppServer;
beforeAll(async () => {
  server = await newServer();
});

const invite = (helper: Someone, mobile: string, more: object = {}) =>
  helper.call('POST', '/user/care/', { mobile, name: 'Asha Kumari', relation: 'son', ...more });
const codeTo = async (mobile: string) => (await textsTo(server, mobile))[0]!.slice(0, 6);
const confirm = (helper: Someone, id: number, otp: string) =>
  helper.call('POST', `/user/care/${id}/confirm/`, { otp });
const circleOf = async (one: Someone) => (await one.call('GET', '/user/care/')).json<CareCircle>();
const actingFor = (id: number | string) => ({ [ACTING_FOR]: String(id) });
const nameOf = (one: Someone, name: string) =>
  server.database.db.update(accountTable).set({ name }).where(eq(accountTable.id, one.id));
/** A helper and a person who has agreed. */
async function pair(buyer?: Someone) {
  const helper = await newPatient(server),
    person = buyer ?? (await newPatient(server));
  await nameOf(helper, 'Ravi Kumar');
  await nameOf(person, 'Asha Kumari');
  const { id } = (await invite(helper, person.mobile)).json<{ id: number }>();
  const agreed = await confirm(helper, id, await codeTo(person.mobile));
  expect(agreed.statusCode, agreed.body).toBe(200);
  return { helper, person, id };
}
const addressesAs = (helper: Someone, id: number | string) =>
  helper.call('GET', '/user/addresses/', undefined, actingFor(id));

describe('consent', () => {
  test('the person is told what it allows, and then the code comes', async () => {
    const helper = await newPatient(server),
      mobile = newMobile();
    await nameOf(helper, 'Ravi Kumar. Visit http://x.example');
    expect((await invite(helper, mobile)).json()).toMatchObject({ success: true, resend_after: 30 });
    const [code, asked] = await textsTo(server, mobile);
    expect(code).toMatch(/^\d{6} .*Ravi Kumar/);
    expect(asked).toMatch(/order, pay and book for you/);
    expect(asked).not.toMatch(/\d{6} is/);
    // A name is no link, and no second message.
    for (const text of [code, asked]) expect(text).not.toContain('http:');
  });
  test('who has no account has one from then on, under the name that was given', async () => {
    const helper = await newPatient(server),
      mobile = newMobile();
    const { id } = (await invite(helper, mobile, { name: 'Sita Devi' })).json<{ id: number }>();
    const { data } = (await confirm(helper, id, await codeTo(mobile))).json<{ data: CareLink }>();
    expect(data).toMatchObject({ id, name: 'Sita Devi', mobile, relation: 'son' });
    expect(data.agreed_at).not.toBeNull();
    const [row] = await server.database.db.select().from(careTable).where(eq(careTable.id, id));
    expect(row).toMatchObject({ agreedBy: 'code', textVersion: '1', mobile: '', name: '', endedAt: null });
  });
  test('the answer is the same for a known and an unknown mobile, and for staff', async () => {
    const known = await newPatient(server);
    const told = await Promise.all(
      [known.mobile, newMobile(), mobiles.pharmacist].map(async (mobile) => {
        const helper = await newPatient(server);
        const { id, ...rest } = (await invite(helper, mobile)).json<{ id: number }>();
        const [mine] = (await circleOf(helper)).helping;
        return { rest, wrong: failureOf(await confirm(helper, id, '000000')).code, mine: mine!.name };
      }),
    );
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await textsTo(server, mobiles.pharmacist)).toEqual([]);
  });
  test('a wrong code, a code that ran out, and one that was used are refused alike', async () => {
    const { helper, person, id } = await pair();
    const used = await codeTo(person.mobile);
    expect(failureOf(await confirm(helper, id, used))).toMatchObject({ status: 404 });
    const other = await newPatient(server),
      mobile = newMobile();
    const late = (await invite(other, mobile)).json<{ id: number }>();
    const code = await codeTo(mobile);
    for (let i = 0; i < 5; i++)
      expect(failureOf(await confirm(other, late.id, code === '111111' ? '222222' : '111111'))).toMatchObject(
        {
          status: 400,
          code: 'wrong_otp',
        },
      );
    // Five tries: the right one comes too late.
    expect(failureOf(await confirm(other, late.id, code)).code).toBe('wrong_otp');
    const third = await newPatient(server),
      another = newMobile();
    const slow = (await invite(third, another)).json<{ id: number }>();
    server.clock.advance(11 * 60);
    expect(failureOf(await confirm(third, slow.id, await codeTo(another))).code).toBe('wrong_otp');
    expect((await circleOf(third)).helping).toMatchObject([{ agreed_at: null }]);
    server.clock.advance(24 * 3600);
    expect((await circleOf(third)).helping).toEqual([]);
    expect(failureOf(await confirm(third, slow.id, await codeTo(another)))).toMatchObject({ status: 404 });
  });
  test('a code that is given twice at once counts once', async () => {
    const [helper, person] = [await newPatient(server), await newPatient(server)];
    const { id } = (await invite(helper, person.mobile)).json<{ id: number }>();
    const code = await codeTo(person.mobile);
    const both = await Promise.all([confirm(helper, id, code), confirm(helper, id, code)]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await server.jobs.settle();
    expect(
      (await textsTo(server, person.mobile)).filter((text) => text.includes('can now order')),
    ).toHaveLength(1);
  });
  test('nobody writes to eleven phones in a day', async () => {
    const helper = await newPatient(server);
    for (let i = 0; i < 10; i++) {
      const { id } = (await invite(helper, newMobile())).json<{ id: number }>();
      await helper.call('DELETE', `/user/care/${id}/`);
    }
    expect(failureOf(await invite(helper, newMobile())).status).toBe(429);
  });
  test('a code that came for one helper opens nothing for another, nor a login', async () => {
    const [one, two] = [await newPatient(server), await newPatient(server)],
      mobile = newMobile();
    await invite(one, mobile);
    const code = await codeTo(mobile);
    const { id } = (await invite(two, mobile)).json<{ id: number }>();
    expect(failureOf(await confirm(two, id, code)).code).toBe('wrong_otp');
    const login = await server.app.inject({
      method: 'POST',
      url: '/api/auth/verify-otp/',
      payload: { mobile, otp: code, purpose: 'login' },
    });
    expect(failureOf(login).status).toBe(400);
  });
  test('the person says yes, or no, in their own account; nobody else sees that they were asked', async () => {
    const [helper, person, other] = await Promise.all([1, 2, 3].map(() => newPatient(server)));
    const { id } = (await invite(helper!, person!.mobile)).json<{ id: number }>();
    expect((await circleOf(person!)).requests).toMatchObject([{ id, mobile: helper!.mobile }]);
    expect((await circleOf(other!)).requests).toEqual([]);
    expect(failureOf(await other!.call('POST', `/user/care/${id}/accept/`)).status).toBe(404);
    // Nobody agrees for another.
    expect(failureOf(await helper!.call('POST', `/user/care/${id}/accept/`)).status).toBe(404);
    await server.database.db
      .update(accountTable)
      .set({ mobileVerifiedAt: null })
      .where(eq(accountTable.id, person!.id));
    expect((await circleOf(person!)).requests).toEqual([]);
    await server.database.db
      .update(accountTable)
      .set({ mobileVerifiedAt: server.clock.now() })
      .where(eq(accountTable.id, person!.id));
    const code = await codeTo(person!.mobile);
    expect((await person!.call('POST', `/user/care/${id}/accept/`)).statusCode).toBe(200);
    expect((await addressesAs(helper!, id)).statusCode).toBe(200);
    expect(failureOf(await confirm(helper!, id, code)).status).toBe(404);
    const said = (await invite(other!, person!.mobile)).json<{ id: number }>();
    expect((await person!.call('DELETE', `/user/care/${said.id}/`)).statusCode).toBe(200);
    expect((await circleOf(other!)).helping).toEqual([]);
  });
  test('nobody asks for their own number, for who has agreed already, or for a sixth', async () => {
    const { helper, person } = await pair();
    expect(failureOf(await invite(helper, helper.mobile)).status).toBe(400);
    expect(failureOf(await invite(helper, person.mobile)).status).toBe(409);
    for (let i = 0; i < 4; i++) expect((await invite(helper, newMobile())).statusCode).toBe(200);
    expect(failureOf(await invite(helper, newMobile()))).toMatchObject({
      status: 409,
      code: 'care_most_helping',
    });
  });
  test('a person has at most five helpers', async () => {
    const person = await newPatient(server);
    const answers = [];
    for (let i = 0; i < 6; i++) {
      const { id } = (await invite(await newPatient(server), person.mobile)).json<{ id: number }>();
      answers.push((await person.call('POST', `/user/care/${id}/accept/`)).statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 409]);
  });
  test('staff have no circle, and who becomes staff acts for nobody', async () => {
    const pharmacist = await newPerson(server, 'pharmacist');
    expect(failureOf(await invite(pharmacist, newMobile())).status).toBe(403);
    for (const who of ['helper', 'person'] as const) {
      const both = await pair();
      await server.database.db
        .update(accountTable)
        .set({ role: 'pharmacist' })
        .where(eq(accountTable.id, both[who].id));
      expect(failureOf(await addressesAs(both.helper, both.id))).toMatchObject({
        status: 403,
        code: 'acting_ended',
      });
    }
  });
});

describe('acting', () => {
  test('a call is for whom its header names, and for oneself without it: two tabs, two people', async () => {
    const { helper, person, id } = await pair();
    const second = await newPatient(server);
    const more = (await invite(helper, second.mobile)).json<{ id: number }>();
    await confirm(helper, more.id, await codeTo(second.mobile));
    const titles = async (tab: Record<string, string>) =>
      (await helper.call('GET', '/user/addresses/', undefined, tab))
        .json<{ data: Array<{ title: string }> }>()
        .data.map(({ title }) => title);
    const added = await helper.call('POST', '/user/addresses/', { ...HOME, title: 'Hers' }, actingFor(id));
    expect(added.statusCode, added.body).toBe(201);
    await helper.call('POST', '/user/addresses/', { ...HOME, title: 'His' }, actingFor(more.id));
    await helper.call('POST', '/user/addresses/', { ...HOME, title: 'Own' });
    expect(await Promise.all([titles(actingFor(id)), titles(actingFor(more.id)), titles({})])).toEqual([
      ['Hers'],
      ['His'],
      ['Own'],
    ]);
    expect((await person.call('GET', '/user/addresses/')).body).toContain('Hers');
  });
  test('an agreement of another, none, and one that is no number are refused alike', async () => {
    const { id } = await pair();
    const stranger = await newPatient(server);
    for (const given of [id, 999_999, 0, -1, '', 'x', `${id},${id}`, `${id} `, '1e9', '9'.repeat(30)])
      expect(failureOf(await addressesAs(stranger, given)), String(given)).toMatchObject({
        status: 403,
        code: 'acting_ended',
      });
    // Nor does the person become the helper by it.
    const { person, id: mine } = await pair();
    expect(failureOf(await addressesAs(person, mine)).code).toBe('acting_ended');
  });
  test.each(['helper', 'person'] as const)(
    'ended by the %s it holds no longer than to the next call',
    async (who) => {
      const both = await pair();
      expect((await addressesAs(both.helper, both.id)).statusCode).toBe(200);
      const end = () => both[who].call('DELETE', `/user/care/${both.id}/`);
      expect((await end()).statusCode).toBe(200);
      expect(failureOf(await addressesAs(both.helper, both.id))).toMatchObject({
        status: 403,
        code: 'acting_ended',
        error: expect.stringContaining('Nothing was done') as string,
      });
      expect((await end()).statusCode).toBe(200);
      expect([await circleOf(both.helper), await circleOf(both.person)]).toMatchObject([
        { helping: [], helpers: [] },
        { helping: [], helpers: [] },
      ]);
      await server.jobs.settle();
      expect((await textsTo(server, both.person.mobile))[0]).toMatch(/Ravi Kumar can no longer act for you/);
      expect((await textsTo(server, both.helper.mobile))[0]).toMatch(/no longer act for Asha Kumari/);
    },
  );
  test('a stranger ends nothing; a year ends it by itself', async () => {
    const { helper, id } = await pair();
    expect(failureOf(await (await newPatient(server)).call('DELETE', `/user/care/${id}/`)).status).toBe(404);
    expect((await addressesAs(helper, id)).statusCode).toBe(200);
    await server.database.db
      .update(careTable)
      .set({ expiresAt: server.clock.now() })
      .where(eq(careTable.id, id));
    expect(failureOf(await addressesAs(helper, id)).code).toBe('acting_ended');
    expect((await circleOf(helper)).helping).toEqual([]);
  });
  test.each(['helper', 'person'] as const)(
    'the account of the %s is deleted: nothing of it holds',
    async (who) => {
      const both = await pair();
      const gone = await both[who].call('DELETE', '/user/account/', { password: 'doorstep1' });
      expect(gone.statusCode, gone.body).toBe(200);
      const [row] = await server.database.db.select().from(careTable).where(eq(careTable.id, both.id));
      expect(row).toMatchObject({ endedBy: 'deletion', mobile: '', name: '' });
      expect([401, 403]).toContain((await addressesAs(both.helper, both.id)).statusCode);
      // Whoever has that number then is somebody else.
      const { rows } = await server.database.db.execute(
        sql`select 1 from account where mobile = ${both[who].mobile}`,
      );
      expect(rows).toEqual([]);
    },
  );
  test('an invitation goes with the account of who was asked, or asked', async () => {
    const [helper, person] = [await newPatient(server), await newPatient(server)];
    const { id } = (await invite(helper, person.mobile)).json<{ id: number }>();
    const code = await codeTo(person.mobile);
    await person.call('DELETE', '/user/account/', { password: 'doorstep1' });
    expect(failureOf(await confirm(helper, id, code)).status).toBe(404);
  });
  test('deletes the code of an invited mobile with the account of the inviter', async () => {
    const helper = await newPatient(server),
      mobile = newMobile(),
      ofMobile = eq(otpTable.mobile, mobile);
    await invite(helper, mobile);
    expect(await server.database.db.$count(otpTable, ofMobile)).toBe(1);
    await helper.call('DELETE', '/user/account/', { password: 'doorstep1' });
    expect(await server.database.db.$count(otpTable, ofMobile)).toBe(0);
  });
  test('removes the mobile and the code of an invitation that nobody answered in time', async () => {
    const { db } = server.database,
      helper = await newPatient(server),
      invited = [newMobile(), newMobile()] as const,
      invitedBy = eq(careTable.helperId, helper.id);
    for (const mobile of invited) await invite(helper, mobile);
    const [late, open] = invited,
      expiresAt = server.clock.now();
    await db.update(careTable).set({ expiresAt }).where(eq(careTable.mobile, late));
    await db.update(otpTable).set({ expiresAt }).where(eq(otpTable.mobile, late));
    await server.areas.platform.removeExpired();
    const invitations = await db.select().from(careTable).where(invitedBy).orderBy(careTable.id);
    expect(invitations).toMatchObject([
      { mobile: '', name: '', endedBy: 'time' },
      { mobile: open, name: 'Asha Kumari', endedAt: null },
    ]);
    const codes = await db
      .select()
      .from(otpTable)
      .where(inArray(otpTable.mobile, [...invited]));
    expect(codes).toMatchObject([{ mobile: open }]);
  });

  let both: Awaited<ReturnType<typeof pair>>, shop: Shopper;
  beforeAll(async () => {
    const buyer = await newBuyer(server);
    shop = buyer.shop;
    both = await pair(buyer);
  });
  const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];
  const personal = rows.filter(([, { who }]) => who !== 'anyone' && who !== 'demo');
  const closed = personal.filter(([, { acting }]) => acting === undefined);
  test.each(closed)('%s is refused to who acts for another', async (_, call) => {
    const { helper, id } = both;
    const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, key]) => [key!, '1']));
    const answer = await send(server, call, { params }, { ...helper.headers, ...actingFor(id) });
    const { status, code, error } = failureOf(answer);
    const isStaffs = typeof call.who === 'object' && !call.who.includes('patient');
    expect([status, code]).toEqual([403, isStaffs ? 'not_for_you' : 'acting_closed']);
    expect(error).toMatch(isStaffs ? /^Your account may not/ : /^Only the person can do this/);
  });
  test('what is open to a helper is this list, and not one call more', () => {
    expect(
      personal
        .filter(([, { acting }]) => acting !== undefined)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(open.toSorted());
  });
  const open: EndpointName[] = [
    'getFile',
    ...(['listAddresses', 'addAddress', 'addMapAddress'] as const),
    ...(['uploadPrescription', 'listPrescriptions', 'cartRequest', 'requestCart', 'confirmCart'] as const),
    ...(['placeOrder', 'getOrder', 'myOrders', 'orderHistory', 'makeInvoice', 'creditNote'] as const),
    'checkCart',
    ...(['cancelOrder', 'reorder', 'givePrescription'] as const),
    ...(['createPayment', 'verifyPayment', 'getPayment'] as const),
    ...(['extendHold', 'releaseHold', 'listBookings', 'getBooking', 'cancelBooking'] as const),
    ...(['bookingDays', 'moveBooking', 'bookingCalendar', 'bookingPaper'] as const),
    ...(['holdSlot', 'bookAppointment', 'earlierPatients', 'bookVisit'] as const),
    ...(['listRecentTests', 'createLabPayment', 'verifyLabPayment', 'bookTests'] as const),
    ...(['getLabBooking', 'listReports'] as const),
  ];
  test.each(open)('%s answers a helper as it answers the person', async (name) => {
    const { helper, id } = both;
    const call = endpoints[name] as Endpoint;
    const own = await examples[name].example(shop, server);
    const answer = await send(server, call, own, { ...helper.headers, ...actingFor(id) });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(examples[name].answers.owner);
  });
});

describe('what may be ordered for another', () => {
  let buyer: Awaited<ReturnType<typeof newBuyer>>, both: Awaited<ReturnType<typeof pair>>;
  beforeAll(async () => {
    buyer = await newBuyer(server);
    both = await pair(buyer);
  });
  const asHelper = () => shopperWith(server, { ...both.helper.headers, ...actingFor(both.id) });
  const seatsOf = () => server.database.db.$count(seatTable, eq(seatTable.accountId, both.person.id));
  /** Product types that are open to a helper; every other one is closed. */
  const openTypes = new Set<string>(['medicine', 'paramedical', 'appointment', 'medical-test']);

  test('is stated by each product type, and is closed where nothing is stated', () => {
    const { productTypes } = server.areas.order.service;
    expect(serviceTypes.filter((type) => productTypes.get(type)?.acting)).toEqual(
      serviceTypes.filter((type) => openTypes.has(type)),
    );
    expect(serviceTypes.some((type) => !openTypes.has(type))).toBe(true);
  });
  test.each(serviceTypes.filter((type) => !openTypes.has(type)))(
    '%s is refused to a helper before anything is priced, held or opened',
    async (service_type) => {
      const shop = await asHelper();
      for (const details of [{}, { slot_time: '2026-11-24T16:00', patient_whatsapp: '9811122233' }]) {
        const answer = await shop.post('/create-razorpay-order/', {
          amount: 600,
          service_type,
          service_id: 1,
          currency: 'INR',
          details,
        });
        expect(failureOf(answer)).toMatchObject({ status: 403, code: 'acting_closed' });
      }
      expect(await seatsOf()).toBe(0);
    },
  );
  test('a time for a video consultation is not held by a helper, a time at the clinic is', async () => {
    const shop = await asHelper(),
      doctor = (await newDoctor(server)).id,
      slot_time = `${dayAhead(server, 1)}T10:00`;
    const hold = (type?: string) => shop.post(`/slots/${doctor}/hold/`, { slot_time, ...(type && { type }) });
    expect(failureOf(await hold('video'))).toMatchObject({ status: 403, code: 'acting_closed' });
    expect(await seatsOf()).toBe(0);
    expect((await hold()).statusCode).toBe(200);
  });
  test('each step of an online consultation is closed to a helper', () => {
    const steps = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
      (endpoints[name] as Endpoint).path.startsWith('/consultation'),
    );
    expect(steps.length).toBeGreaterThan(8);
    for (const name of steps) expect([name, (endpoints[name] as Endpoint).acting]).toEqual([name, undefined]);
  });
  test('money that a helper paid for it all the same goes back, whichever way it is reported', async () => {
    const { db } = server.database,
      doctor = (await newChatDoctor(server)).doctorId;
    for (const way of ['webhook', 'reconciler'] as const) {
      openVideoHours(server);
      const [time] = await videoTimes(server, doctor);
      const wish = { doctor, time: time! };
      const { order_id } = await buyer.shop.good<PaymentOrder>(videos(buyer.shop).open(wish));
      // Simulates a payment that a helper opened before this was refused.
      await db
        .update(paymentTable)
        .set({ byAccountId: both.helper.id })
        .where(eq(paymentTable.providerOrderId, order_id));
      const paid = await buyer.shop.pay(order_id);
      const verified = await (
        await asHelper()
      ).post('/verify-payment/', {
        ...paid,
        service_type: 'video-consultation',
        service_id: doctor,
      });
      expect(failureOf(verified)).toMatchObject({ status: 403, code: 'acting_closed' });
      if (way === 'reconciler') await server.areas.payment.service.reconcile(true);
      await server.jobs.settle();
      await expect
        .poll(
          async () =>
            (await db.select().from(paymentTable).where(eq(paymentTable.providerOrderId, order_id)))[0]!
              .refundReasonCode,
          { timeout: 30_000 },
        )
        .toBe('acting_closed');
      expect(await db.$count(consultationTable, eq(consultationTable.accountId, both.person.id))).toBe(0);
    }
  });
});

describe('a hold and a booking of another', () => {
  async function helperOf(person: Someone) {
    const { helper, id } = await pair(person),
      acting = actingFor(id);
    return {
      shop: await shopperWith(server, { ...helper.headers, ...acting }),
      release: (hold: string) => helper.call('DELETE', `/holds/${hold}/`, undefined, acting),
    };
  }
  test('refuses a helper who moves or cancels a video consultation, or extends or releases its hold', async () => {
    openVideoHours(server);
    const person = await newBuyer(server),
      { shop, release } = await helperOf(person),
      { doctorId } = await newChatDoctor(server),
      [time, other] = await videoTimes(server, doctorId);
    const expectClosed = async (answer: Promise<Answer>) =>
      expect(failureOf(await answer)).toMatchObject({ status: 403, code: 'acting_closed' });
    const slot_time = time!,
      { hold_id } = await person.shop.good<Hold>(
        person.shop.post(`/slots/${doctorId}/hold/`, { slot_time, type: 'video' }),
      );
    await expectClosed(shop.post(`/holds/${hold_id}/extend/`, {}));
    await expectClosed(release(hold_id));
    expect(failureOf(await release('S-unknown')).status).toBe(404);
    await person.shop.good(person.shop.post(`/holds/${hold_id}/extend/`, {}));

    await videos(person.shop).book({ doctor: doctorId, time: slot_time });
    const { data } = await shop.good<Bookings>(shop.get('/user/bookings/?service_type=video-consultation')),
      { id } = data[0]!;
    await expectClosed(shop.post(`/bookings/${id}/reschedule/`, { time: other }));
    await expectClosed(shop.post(`/bookings/${id}/cancel/`, {}));
    await expectClosed(shop.post(`/orders/${id}/cancel/`, {}));
    const { data: after } = await shop.good<{ data: Booking }>(shop.get(`/bookings/${id}/`));
    expect(after).toMatchObject({ id, status: 'booked', starts_at: data[0]!.starts_at });
    await person.shop.good(person.shop.post(`/bookings/${id}/cancel/`, {}));
  });
  test('lets a helper extend and release the hold of a time at the clinic', async () => {
    const { shop, release } = await helperOf(await newPatient(server)),
      doctor = (await newDoctor(server)).id;
    const { hold_id } = await shop.good<Hold>(
      shop.post(`/slots/${doctor}/hold/`, { slot_time: `${dayAhead(server, 1)}T10:00` }),
    );
    await shop.good(shop.post(`/holds/${hold_id}/extend/`, {}));
    expect((await release(hold_id)).statusCode).toBe(200);
  });
});

describe('the log', () => {
  const logOf = async (person: Someone) =>
    (await person.call('GET', '/user/access-log/')).json<AccessLog>().data;
  test('each read and each act stands there by name, and what failed to be read does not', async () => {
    const { helper, person, id } = await pair();
    const act = (method: 'GET' | 'POST', path: string, body?: object) =>
      helper.call(method, path, body, actingFor(id));
    await act('GET', '/user/orders/');
    await act('GET', '/prescriptions/');
    await act('GET', '/orders/OD-222222222222/');
    await act('POST', '/user/addresses/', HOME);
    await person.call('GET', '/user/orders/');
    expect((await logOf(person)).map(({ who, did, what }) => [who, did, what])).toEqual([
      ['Ravi Kumar', 'add', 'address'],
      ['Ravi Kumar', 'read', 'prescription'],
      ['Ravi Kumar', 'read', 'order'],
      ['Ravi Kumar', 'agree', 'care'],
    ]);
    expect(await logOf(helper)).toEqual([]);
    const audit = await server.app.inject({
      url: '/api/staff/audit/?whose=Asha%20Kumari',
      headers: await as.admin(server),
    });
    expect(audit.json<{ data: object[] }>().data[0]).toMatchObject({
      actor: { name: 'Ravi Kumar', role: 'patient' },
      subject: { name: 'Asha Kumari' },
    });
  });
  test('what the person said in their own account is theirs, and no helper of their own name', async () => {
    const [helper, person] = [await newPatient(server), await newPatient(server)];
    await nameOf(person, 'Asha Kumari');
    const { id } = (await invite(helper, person.mobile)).json<{ id: number }>();
    await person.call('POST', `/user/care/${id}/accept/`);
    await person.call('DELETE', `/user/care/${id}/`);
    expect((await logOf(person)).map(({ who, did, what }) => [who, did, what])).toEqual([
      ['', 'end', 'care'],
      ['', 'agree', 'care'],
    ]);
  });
  test("a file is read with its line; a picture of oneself is nobody else's", async () => {
    const { helper, person, id } = await pair();
    const upload = (url: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api${url}`,
        headers: { ...person.headers, 'content-type': multipartType },
        payload: picture,
      });
    const picture = multipart([{ bytes: await jpeg() }]);
    const { profile_pic } = (await upload('/user/profile/picture/')).json<{ profile_pic: string }>();
    const sheet = (await upload('/prescription/upload/')).json<{ data: { image: string } }>();
    const read = (path: string) => helper.call('GET', path.replace('/api', ''), undefined, actingFor(id));
    expect((await read(profile_pic)).statusCode).toBe(404);
    expect((await read(sheet.data.image)).statusCode).toBe(200);
    expect((await helper.call('GET', sheet.data.image.replace('/api', ''))).statusCode).toBe(404);
    expect((await logOf(person))[0]).toMatchObject({ who: 'Ravi Kumar', did: 'read', what: 'prescription' });
  });
});

describe('an order for another', () => {
  test("is the person's; both are told, and the helper only while it holds", async () => {
    const { helper, person, id } = await pair();
    await person.call('POST', '/user/addresses/', { ...HOME, latitude: 23.36, longitude: 85.33 });
    const shop = await shopperWith(server, { ...helper.headers, ...actingFor(id) });
    const lines = [{ id: 4, qty: 1 }];
    const quote = await shop.quote(lines),
      paid = await shop.pay((await shop.create(quote)).order_id);
    await shop.verify(paid, quote);
    const { order_id } = (await shop.place(lines, paid.razorpay_payment_id)).json<{ order_id: string }>();
    const {
      rows: [row],
    } = await server.database.db.execute(
      sql`select account_id, by_account_id from "order" where id = ${order_id}`,
    );
    expect(row).toEqual({ account_id: person.id, by_account_id: helper.id });
    expect((await person.call('GET', `/orders/${order_id}/`)).statusCode).toBe(200);
    // What was only priced was not ordered.
    const log = (await person.call('GET', '/user/access-log/')).json<AccessLog>().data;
    expect(log.filter(({ did }) => did === 'order')).toHaveLength(1);
    expect(log).toContainEqual(expect.objectContaining({ did: 'read', what: 'address' }));
    // As oneself it is nobody's one knows.
    expect((await helper.call('GET', `/orders/${order_id}/`)).statusCode).toBe(404);
    await server.jobs.settle();
    const toPerson = await textsTo(server, person.mobile),
      toHelper = await textsTo(server, helper.mobile);
    expect(toPerson.some((text) => text.includes('Ravi Kumar ordered for you'))).toBe(true);
    expect(
      toPerson.some((text) => text.includes(`We have your order ${order_id}`) || text.includes(order_id)),
    ).toBe(true);
    expect(
      toHelper.filter((text) => text.startsWith('For Asha Kumari.') && text.includes(order_id)),
    ).toHaveLength(1);
    await person.call('DELETE', `/user/care/${id}/`);
    await person.call('POST', `/orders/${order_id}/cancel/`, {});
    await server.jobs.settle();
    expect((await textsTo(server, helper.mobile)).filter((text) => text.startsWith('For Asha'))).toHaveLength(
      1,
    );
  });
  test('the same Idempotency-Key is another one for oneself and for each person', async () => {
    const { helper, person, id } = await pair();
    const key = { 'idempotency-key': 'one-key' };
    const add = (more: object) => helper.call('POST', '/user/addresses/', HOME, { ...key, ...more });
    expect([(await add({})).statusCode, (await add(actingFor(id))).statusCode]).toEqual([201, 201]);
    await person.call('DELETE', `/user/care/${id}/`);
    // What was answered then is not read out any more.
    expect(failureOf(await add(actingFor(id))).code).toBe('acting_ended');
  });
});

describe('at once', () => {
  test('the code and the yes in the profile: one of them counts, and both sides are told once', async () => {
    const [helper, person] = [await newPatient(server), await newPatient(server)];
    const { id } = (await invite(helper, person.mobile)).json<{ id: number }>();
    const otp = await codeTo(person.mobile);
    const both = await Promise.all([
      confirm(helper, id, otp),
      person.call('POST', `/user/care/${id}/accept/`),
    ]);
    const codes = both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes[0]).toBe(200);
    expect([400, 404, 409]).toContain(codes[1]);
    await server.jobs.settle();
    for (const one of [helper, person])
      expect(
        (await textsTo(server, one.mobile)).filter((text) => /can now (order|act)/.test(text)),
      ).toHaveLength(1);
    expect((await addressesAs(helper, id)).statusCode).toBe(200);
  });
  test('a yes and a no leave what was said last or nothing, never half of each', async () => {
    const [helper, person] = [await newPatient(server), await newPatient(server)];
    const { id } = (await invite(helper, person.mobile)).json<{ id: number }>();
    await Promise.all([
      person.call('POST', `/user/care/${id}/accept/`),
      person.call('DELETE', `/user/care/${id}/`),
    ]);
    const [row] = await server.database.db.select().from(careTable).where(eq(careTable.id, id));
    expect(row).toMatchObject({ endedBy: 'person', mobile: '', name: '' });
    expect(failureOf(await addressesAs(helper, id)).code).toBe('acting_ended');
  });
  test('ended while a payment is open: the helper is refused, and what was paid is the person’s order', async () => {
    const { helper, person, id } = await pair();
    await person.call('POST', '/user/addresses/', { ...HOME, latitude: 23.36, longitude: 85.33 });
    const shop = await shopperWith(server, { ...helper.headers, ...actingFor(id) });
    const lines = [{ id: 5, qty: 1 }];
    const quote = await shop.quote(lines);
    const opened = await shop.create(quote);
    await person.call('DELETE', `/user/care/${id}/`);
    const paid = await shop.pay(opened.order_id);
    expect(failureOf(await shop.verify(paid, quote)).code).toBe('acting_ended');
    expect(failureOf(await shop.place(lines, paid.razorpay_payment_id)).code).toBe('acting_ended');
    await server.jobs.settle();
    await server.areas.payment.service.reconcile(true);
    await server.jobs.settle();
    const { rows } = await server.database.db.execute(
      sql`select account_id, by_account_id from "order" where account_id in (${person.id}, ${helper.id})`,
    );
    expect(rows).toEqual([{ account_id: person.id, by_account_id: helper.id }]);
    // The helper's copy has stopped with it.
    expect((await textsTo(server, helper.mobile)).filter((text) => text.startsWith('For '))).toEqual([]);
  });
});

test('what was agreed to goes with the data that one takes along, without the other', async () => {
  const { helper, person } = await pair();
  for (const [one, side] of [
    [helper, 'helper'],
    [person, 'person'],
  ] as const) {
    const data = (await one.call('GET', '/user/export/')).json<{ care_circle: object[] }>();
    expect(data.care_circle).toMatchObject([{ side, relation: 'son', agreed_by: 'code', text_version: '1' }]);
  }
});
