import { BlockList, isIP, isIPv6 } from 'node:net';

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

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
/** Whether a host, as a setting or a URL names it, is this machine alone. A name other than localhost may be any machine. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (plain === 'localhost' || plain.endsWith('.localhost')) return true;
  const kind = isIP(plain);
  return kind !== 0 && loopback.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
}
