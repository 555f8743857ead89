import { isIPv6 } from 'node:net';

/** Whoever has one address of IPv6 has the 64 bits behind it, too: they count as one. An address of IPv4 in the dress of IPv6 is what it is. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (v4) return v4[1]!;
  const [head, tail] = plain.split('::') as [string, string?];
  const before = head ? head.split(':') : [],
    after = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
