import type { AuditLine } from '@doorstep/contract/staff.schema';
import type { staffMessages } from '../messages.en.ts';
import type { auditMessages } from './messages.en.ts';
import { wordsOf } from './words.ts';

/** A name that begins as a formula does is none (safety T39). */
const cell = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;
/** Of the lines, as a sheet opens it: with a mark that it is UTF-8. */
export function csvOf(
  lines: readonly AuditLine[],
  messages: typeof staffMessages,
  { columns }: Pick<typeof auditMessages, 'columns'>,
): string {
  const rows = lines.map((line) => {
    const words = wordsOf(line, messages);
    return [
      line.at.slice(0, 19).replace('T', ' '),
      words.who,
      words.action,
      words.kind,
      words.object,
      words.whose,
      words.result,
      words.changes,
      line.request_id,
    ];
  });
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
