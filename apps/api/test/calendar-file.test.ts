import type { Booking } from '@doorstep/contract/schedule.schema';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppServer } from '../src/create-server.ts';
import { calendarFile } from '../src/schedule/calendar-file.ts';
import { dayAhead, newBooker, newDoctor, type Booker } from './appointments.ts';
import { newServer, testSettings } from './test-server.ts';

/** As a calendar reads it: lines unfolded, properties by name, texts as they were. */
function read(file: string) {
  expect(file).toMatch(/\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  const open: string[] = [],
    ends: Array<[opened: string | undefined, ended: string]> = [],
    keys: string[] = [],
    found: Record<string, string> = {};
  for (const line of lines) {
    const [name, value] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)];
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') ends.push([open.pop(), value]);
    else {
      const key = [...open.slice(1), name].join('.');
      keys.push(key);
      found[key] = value.replaceAll(/\\([\\;,nN])/g, (_, letter: string) =>
        letter.toLowerCase() === 'n' ? '\n' : letter,
      );
    }
  }
  expect(open).toEqual([]);
  expect(ends.filter(([opened, ended]) => opened !== ended)).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
  return found;
}

describe('the calendar file of a booking', () => {
  let server: AppServer, asha: Booker, doctor: number;
  beforeAll(async () => {
    server = await newServer(testSettings());
    asha = await newBooker(server);
    doctor = (await newDoctor(server)).id;
    return () => server.close();
  });
  const fileOf = async (id: string) => {
    const answer = await asha.call('GET', `/bookings/${id}/calendar.ics`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${id}.ics"`,
    });
    return read(answer.body);
  };
  test('is one event in UTC with an alarm; moved or cancelled it takes the place of the one before (RFC 5545)', async () => {
    const day = dayAhead(server, 3),
      { id } = await asha.book({ doctor, time: `${day}T10:00` });
    const first = await fileOf(id);
    expect(first).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      'VEVENT.UID': `${id}@doorstep`,
      'VEVENT.DTSTART': `${day.replaceAll('-', '')}T043000Z`,
      'VEVENT.DTEND': `${day.replaceAll('-', '')}T050000Z`,
      'VEVENT.DTSTAMP': expect.stringMatching(/^\d{8}T\d{6}Z$/) as string,
      'VEVENT.SUMMARY': 'Dr. Kavita Sinha (Doorstep)',
      'VEVENT.LOCATION': 'Lalpur Clinic, 2 Circular Road, Ranchi 834001',
      'VEVENT.STATUS': 'CONFIRMED',
      'VEVENT.VALARM.ACTION': 'DISPLAY',
      'VEVENT.VALARM.TRIGGER': '-PT2H',
    });
    server.clock.advance(5);
    await asha.shop.good(asha.call('POST', `/bookings/${id}/reschedule/`, { time: `${day}T11:00` }));
    const moved = await fileOf(id);
    expect([moved['VEVENT.UID'], moved['VEVENT.DTSTART']]).toEqual([
      first['VEVENT.UID'],
      `${day.replaceAll('-', '')}T053000Z`,
    ]);
    expect(Number(moved['VEVENT.SEQUENCE'])).toBeGreaterThan(Number(first['VEVENT.SEQUENCE']));
    server.clock.advance(5);
    // By the shop, who does not count it as one of the patient's moves.
    await server.areas.schedule.service.bookings.moveTo(id, new Date(`${day}T12:00+05:30`), false);
    const again = await fileOf(id);
    expect(Number(again['VEVENT.SEQUENCE'])).toBeGreaterThan(Number(moved['VEVENT.SEQUENCE']));
    server.clock.advance(5);
    await asha.shop.good(asha.call('POST', `/bookings/${id}/cancel/`));
    const gone = await fileOf(id);
    expect(gone['VEVENT.STATUS']).toBe('CANCELLED');
    expect(Number(gone['VEVENT.SEQUENCE'])).toBeGreaterThan(Number(again['VEVENT.SEQUENCE']));
  });
  test('of a late evening names the day before in UTC', async () => {
    doctor = (await newDoctor(server, { from: 0, to: 1440 })).id;
    const day = dayAhead(server, 4);
    const { id } = await asha.book({ doctor, time: `${day}T00:30` });
    expect((await fileOf(id))['VEVENT.DTSTART']).toBe(`${dayAhead(server, 3).replaceAll('-', '')}T190000Z`);
  });
  test('cuts no letter and ends no line within a text', () => {
    const title = 'Dressing; stitches, \\ drip\r\nBEGIN:VEVENT\nUID:another',
      place = 'शांति अपार्टमेंट, गांधी नगर, राँची '.repeat(6).trim();
    const found = read(
      calendarFile(
        {
          id: 'PV-BBBBBBBBBBBB',
          title,
          detail: 'x'.repeat(200),
          place,
          status: 'booked',
          starts_at: '2026-12-31T23:45:00.000+05:30',
          ends_at: '2027-01-01T00:15:00.000+05:30',
        } as Booking,
        {
          now: '2026-11-24T10:00:00.000+05:30',
          sequence: 2,
          link: 'https://shop.example/consultation/VC-BBBBBBBBBBBB',
          words: { reminder: 'Doorstep', call: 'Questions? Call', join: 'Join here:' },
        },
      ),
    );
    expect(found).toMatchObject({
      'VEVENT.SUMMARY': `${title.replace('\r\n', '\n')} (Doorstep)`,
      'VEVENT.LOCATION': place,
      'VEVENT.UID': 'PV-BBBBBBBBBBBB@doorstep',
      'VEVENT.SEQUENCE': '2',
      'VEVENT.URL': 'https://shop.example/consultation/VC-BBBBBBBBBBBB',
      'VEVENT.DESCRIPTION': expect.stringContaining(
        'Join here: https://shop.example/consultation/VC-BBBBBBBBBBBB\n',
      ) as string,
      'VEVENT.DTSTART': '20261231T181500Z',
      'VEVENT.DTEND': '20261231T184500Z',
    });
  });
});
