import type { AuditLine } from '@doorstep/contract/staff.schema';
import { expect, test } from 'vitest';
import { staffMessages } from '../messages.en.ts';
import { csvOf } from './csv.ts';
import { auditMessages } from './messages.en.ts';

const line: AuditLine = {
  id: 1,
  at: '2026-11-24T10:30:00.123+05:30',
  actor: { name: 'Ravi Oraon', role: 'admin' },
  action: 'refund',
  object_kind: 'order',
  object: 'OD-7Q2MK4BCDFGH',
  subject: { name: 'Asha Kumari' },
  result: 'done',
  request_id: 'r-1',
  changes: { refunded: { from: 0, to: 27.2 } },
};
const csv = (...lines: AuditLine[]) => csvOf(lines, staffMessages, auditMessages);

test('a line is a row in words, after the heads, with a mark of UTF-8', () => {
  expect(csv(line)).toBe(
    '\uFEFF"When (India)","Who","What","Kind","Which","Whose","Result","Changes","Request"\r\n' +
      '"2026-11-24 10:30:00","Ravi Oraon (admin)","Gave money back","order","OD-7Q2MK4BCDFGH","Asha Kumari","Done","refunded from 0 to 27.2","r-1"\r\n',
  );
});
test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'a name that begins as %j is no formula (T39)',
  (name) => {
    expect(csv({ ...line, subject: { name } })).toContain(`,"'${name}",`);
  },
);
test('quotes, commas and line breaks stay in their cell', () => {
  expect(csv({ ...line, subject: { name: 'Devi, "Asha"\nKumari' } })).toContain(',"Devi, ""Asha""\nKumari",');
});
