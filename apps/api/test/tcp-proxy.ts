import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface Link {
  near: Socket;
  far: Socket;
  /** A silent one is not noticed to be gone: it is not broken again, in place of one that works. */
  isBroken: boolean;
}
/** Ways in which a line breaks: cut, ended from one side alone, or silent, with nobody told. */
export const breaks = ['cut', 'half-closed', 'stalled'] as const;
export type Break = (typeof breaks)[number];

/** A line to a port of this machine that can be broken on purpose, and that may be slow. */
export async function startProxy(port: number, { delayMs = 0 } = {}) {
  const links = new Set<Link>();
  let isSilent = false;
  const held = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (isSilent) {
      near.on('error', () => near.destroy());
      near.on('close', () => held.delete(near));
      near.pause();
      held.add(near);
      return;
    }
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true }),
      link: Link = { near, far, isBroken: false };
    links.add(link);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        if (delayMs === 0) to.write(bytes);
        else setTimeout(() => to.writable && to.write(bytes), delayMs);
      });
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        links.delete(link);
        to.destroy();
      });
    };
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const whole = () => [...links].filter(({ isBroken }) => !isBroken);
  function one(link: Link, how: Break): void {
    link.isBroken = true;
    if (how === 'cut') {
      link.near.destroy();
      link.far.destroy();
    } else if (how === 'half-closed') link.far.end();
    else {
      link.near.pause();
      link.far.pause();
      link.near.removeAllListeners('data');
      link.far.removeAllListeners('data');
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** Breaks so many of the links that work, from the oldest on; answers how many it broke. */
    breakSome(count: number, how: Break): number {
      const some = whole().slice(0, count);
      for (const link of some) one(link, how);
      return some.length;
    },
    breakAll(how: Break): number {
      return this.breakSome(links.size, how);
    },
    /** Drops all traffic without closing: connections stay open, and new ones are accepted without an answer. */
    silence() {
      isSilent = true;
      this.breakAll('stalled');
    },
    /** New connections work again; those of the silence stay dead. */
    heal() {
      isSilent = false;
    },
    /** Those that work. */
    count: () => whole().length,
    async close() {
      for (const link of links) one(link, 'cut');
      for (const near of held) near.destroy();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}
export type Proxy = Awaited<ReturnType<typeof startProxy>>;
