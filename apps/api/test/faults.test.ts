import { describe, expect, test } from 'vitest';
import { isAway, rereading, retrying } from '../src/platform/db/errors.ts';
import { envelope, httpErrorOf } from '../src/platform/http/http-error.ts';
import { errorMessages } from './messages.ts';

describe('faults', () => {
  const coded = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });
  test.each(['53100', '53300', '57P01', '08006', 'ECONNREFUSED', 'ENOSPC', 'EROFS', '25006', '57014'])(
    '%s is passing: 503 and when to come back',
    (code) => {
      const { status, headers } = httpErrorOf(coded(code));
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    },
  );
  test('any other is ours: 500, and not a word of it', () => {
    const fault = httpErrorOf(coded('42P01'));
    expect([fault.status, envelope(fault, '', errorMessages).error]).toEqual([
      500,
      'Something went wrong on our side. Please try again.',
    ]);
  });
  test('a read is asked again while the database is away, and not otherwise', async () => {
    let asked = 0;
    const read = (code: string, times: number) =>
      rereading(async () => {
        if (asked++ < times) throw coded(code);
        return 'read';
      }, [1, 1]);
    expect(await read('57P01', 2)).toBe('read');
    asked = 0;
    await expect(read('57P01', 3)).rejects.toSatisfy(isAway);
    asked = 0;
    await expect(read('42P01', 1)).rejects.toThrow('Failed query');
    expect(asked).toBe(1);
  });
  test('a transaction that lost is tried three times more, and not otherwise', async () => {
    let tries = 0;
    const work = (code: string, times: number) =>
      retrying(async () => {
        if (tries++ < times) throw coded(code);
        return 'done';
      });
    expect(await work('40001', 3)).toBe('done');
    tries = 0;
    await expect(work('40P01', 4)).rejects.toThrow('Failed query');
    expect(tries).toBe(4);
    tries = 0;
    await expect(work('23505', 1)).rejects.toThrow('Failed query');
    expect(tries).toBe(1);
  });
});
