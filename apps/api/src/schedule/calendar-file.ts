import { brand } from '@doorstep/contract/brand';
import type { Booking } from '@doorstep/contract/schedule.schema';

/** Lines of at most 75 bytes, continued by a space (RFC 5545, 3.1); no letter is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '',
    bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
/** What ends a value or a line is no part of a text (3.3.11). */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);
const utc = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

interface Words {
  /** Of the alarm. */
  reminder: string;
  call: string;
  join: string;
}
/**
 * A booking as any calendar takes it; moved, it takes the place of the earlier one. `sequence`: greater after each change, `link`: of the
 * page where it takes place.
 */
export function calendarFile(
  { id, title, detail, place, prepare = [], starts_at, ends_at, status }: Booking,
  { now, sequence, link, words }: { now: string; sequence: number; link?: string | undefined; words: Words },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${brand.name.toLowerCase()}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(starts_at)}`,
    `DTEND:${utc(ends_at)}`,
    `SUMMARY:${escaped(`${title} (${brand.name})`)}`,
    `DESCRIPTION:${escaped([detail, ...(link ? [`${words.join} ${link}`] : []), ...prepare.map(({ text }) => text), `${words.call} ${brand.phoneShown}`].filter(Boolean).join('\n'))}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(link ? [`URL:${link}`] : []),
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(words.reminder)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
