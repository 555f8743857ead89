import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ProviderError, type Provider } from '../src/payment/provider.ts';

/** What a provider answers, as opposed to what is known without asking it. */
type Call = {
  [K in keyof Provider]: Provider[K] extends (...args: never[]) => Promise<unknown> ? K : never;
}[keyof Provider];

/** A test's provider, for servers in other processes; on loopback. */
export async function serveProvider(
  provider: Provider,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      const { call, args } = JSON.parse(body) as { call: Call; args: never[] };
      try {
        const done = await (provider[call] as (...of: never[]) => Promise<unknown>)(...args);
        response.end(JSON.stringify(done));
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        response.writeHead(409).end(JSON.stringify({ status: error.status, message: error.message }));
      }
    })();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The one that is served at `url`. `known`: its names and signatures, which are asked of nobody. */
export function remoteProvider(url: string, known: Omit<Provider, Call>): Provider {
  const calling =
    <K extends Call>(call: K) =>
    async (...args: unknown[]) => {
      const answer = await fetch(url, { method: 'POST', body: JSON.stringify({ call, args }) });
      const said: unknown = await answer.json();
      if (answer.ok) return said;
      const { status, message } = said as { status: number; message: string };
      throw new ProviderError(status, message);
    };
  return {
    ...known,
    ...(Object.fromEntries(
      (
        [
          'createOrder',
          'paymentsOf',
          'paymentsSince',
          'refundsSince',
          'capture',
          'refund',
          'refundState',
        ] satisfies Call[]
      ).map((call) => [call, calling(call)]),
    ) as Pick<Provider, Call>),
  };
}
