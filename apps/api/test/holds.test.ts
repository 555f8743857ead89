import type { Hold } from '@doorstep/contract/schedule.schema';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { dayAhead, freeTimes, newBooker, newDoctor, type Booker } from './appointments.ts';
import { countIn } from './checkout.ts';
import { failureOf } from './envelope.ts';
import { newServer, testSettings } from './test-server.ts';

let server: AppServer, doctor: number, tomorrow: string, asha: Booker, imran: Booker;
beforeAll(async () => {
  server = await newServer(testSettings());
  tomorrow = dayAhead(server, 1);
  asha = await newBooker(server);
  imran = await newBooker(server);
  return () => server.close();
});
const at = (time: string, day = tomorrow) => `${day}T${time}`;
const fresh = async () => {
  doctor = (await newDoctor(server)).id;
  return doctor;
};
const held = (who: Booker, time: string, of = doctor) => who.shop.good<Hold>(who.hold(of, time));
const refused = async (who: Booker, time: string, of: number | string = doctor) =>
  failureOf(await who.shop.post(`/slots/${of}/hold/`, { slot_time: time }));
const seats = (of: Booker) =>
  countIn(server, sql`select count(*) as n from schedule_seat where account_id = ${of.id}`);

describe('a kept time (T32)', () => {
  test('is not offered to anybody, runs out after ten minutes, and is then free again', async () => {
    await fresh();
    const mine = await held(asha, at('10:00'));
    expect(mine).toMatchObject({ slot_time: at('10:00'), can_extend: true });
    const left = Date.parse(mine.expires_at) - Date.parse(mine.now);
    expect([left <= 600_000, left > 585_000]).toEqual([true, true]);
    expect((await freeTimes(server, doctor))[tomorrow]!.slice(0, 4)).toEqual([
      '09:00',
      '09:30',
      '10:30',
      '11:00',
    ]);
    expect(await refused(imran, at('10:00'))).toMatchObject({ status: 409, code: 'slot_taken' });
    server.clock.advance(590);
    expect(await refused(imran, at('10:00'))).toMatchObject({ code: 'slot_taken' });
    server.clock.advance(11);
    expect((await freeTimes(server, doctor))[tomorrow]).toContain('10:00');
    const his = await held(imran, at('10:00'));
    expect(his.hold_id).not.toBe(mine.hold_id);
    expect(failureOf(await asha.call('POST', `/holds/${mine.hold_id}/extend/`)).status).toBe(404);
    await imran.shop.good(imran.call('DELETE', `/holds/${his.hold_id}/`));
  });
  test('is the same one when it is asked for again, and no longer for that', async () => {
    await fresh();
    const first = await held(asha, at('10:00'));
    server.clock.advance(120);
    const again = await held(asha, at('10:00'));
    expect([again.hold_id, again.expires_at]).toEqual([first.hold_id, first.expires_at]);
    // The same moment, said with another offset.
    expect((await held(asha, new Date(`${at('10:00')}+05:30`).toISOString())).hold_id).toBe(first.hold_id);
  });
  test('is kept five minutes longer once, and lasts until then', async () => {
    await fresh();
    const { hold_id, expires_at } = await held(asha, at('10:00'));
    const longer = await asha.shop.good<Hold>(asha.call('POST', `/holds/${hold_id}/extend/`));
    expect(longer).toMatchObject({ hold_id, can_extend: false });
    expect(Date.parse(longer.expires_at) - Date.parse(expires_at)).toBe(300_000);
    expect(failureOf(await asha.call('POST', `/holds/${hold_id}/extend/`))).toMatchObject({
      status: 409,
      code: 'hold_extended',
    });
    expect(failureOf(await imran.call('POST', `/holds/${hold_id}/extend/`)).status).toBe(404);
    server.clock.advance(890);
    expect(await refused(imran, at('10:00'))).toMatchObject({ code: 'slot_taken' });
    server.clock.advance(11);
    expect(failureOf(await asha.call('POST', `/holds/${hold_id}/extend/`)).status).toBe(404);
    await held(imran, at('10:00'));
  });
  test('of one doctor gives way to another of theirs, and stays where that one is taken', async () => {
    await fresh();
    await held(imran, at('11:00'));
    const mine = await held(asha, at('10:00'));
    expect(await refused(asha, at('11:00'))).toMatchObject({ code: 'slot_taken' });
    expect((await held(asha, at('10:00'))).hold_id).toBe(mine.hold_id);
    await held(asha, at('12:00'));
    expect((await freeTimes(server, doctor))[tomorrow]).toEqual(expect.arrayContaining(['10:00']));
    expect((await freeTimes(server, doctor))[tomorrow]).not.toContain('12:00');
  });
  test('is let go by its owner alone', async () => {
    await fresh();
    const { hold_id } = await held(asha, at('10:00'));
    expect(failureOf(await imran.call('DELETE', `/holds/${hold_id}/`)).status).toBe(404);
    expect(await refused(imran, at('10:00'))).toMatchObject({ code: 'slot_taken' });
    expect((await asha.call('DELETE', `/holds/${hold_id}/`)).statusCode).toBe(200);
    expect(failureOf(await asha.call('DELETE', `/holds/${hold_id}/`)).status).toBe(404);
    await held(imran, at('10:00'));
  });
  test('is one of three that a person has; what ran out, or was let go, makes room', async () => {
    const person = await newBooker(server),
      all = [await fresh(), await fresh(), await fresh(), await fresh()];
    const [first] = [await held(person, at('10:00'), all[0]), await held(person, at('10:00'), all[1])];
    await held(person, at('10:00'), all[2]);
    const answer = await person.hold(all[3]!, at('10:00'));
    expect(failureOf(answer)).toMatchObject({ status: 409, code: 'holds_many' });
    expect(answer.json()).toMatchObject({ params: { most: 3 } });
    expect(await seats(person)).toBe(3);
    await person.call('DELETE', `/holds/${first.hold_id}/`);
    await held(person, at('10:00'), all[3]);
    server.clock.advance(601);
    await held(person, at('10:00'), all[0]);
    expect(await seats(person)).toBe(1);
  });
  test('asked for by one person with many doctors at once, three are kept and the rest are told', async () => {
    const person = await newBooker(server),
      all = await Promise.all(Array.from({ length: 8 }, fresh));
    const answers = await Promise.all(all.map((of) => person.hold(of, at('15:00'))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 409, 409, 409, 409, 409,
    ]);
    expect(await seats(person)).toBe(3);
  });
});

describe('what cannot be kept', () => {
  test('is a time that is past, not offered, too far ahead, or no time at all', async () => {
    await fresh();
    const today = dayAhead(server, 0);
    const gone = [
      at('09:00', today),
      at('09:00', '2020-01-01'),
      '0000-01-01T00:00',
      at('08:30'),
      at('18:00'),
      at('10:10'),
      at('10:00', dayAhead(server, 31)),
      '9999-12-31T23:59',
    ];
    for (const time of gone)
      expect(await refused(asha, time), time).toMatchObject({ status: 409, code: 'slot_taken' });
    await held(asha, at('10:00', dayAhead(server, 30)));
    for (const time of ['', '10:00', '2026-13-01T10:00', '2026-11-25 10:00', '2026-11-25T10:00+99:99'])
      expect(await refused(asha, time), time).toMatchObject({
        status: 400,
        fields: { slot_time: 'Please choose a time from the list.' },
      });
  });
  test("is a doctor's who is not there", async () => {
    for (const of of ['999999', '0', '-1', '1.5', 'x', '99999999999999'])
      expect(await refused(asha, at('10:00'), of), of).toMatchObject({ status: 404 });
    for (const of of ['999999', 'x'])
      for (const path of [`/slots/${of}`, `/doctors/${of}/`, `/doctors/${of}/days/`])
        expect(failureOf(await server.app.inject(`/api${path}`)).status, path).toBe(404);
  });
});
