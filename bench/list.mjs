// P12: requests a second of the list call against a bare node:http server that sends the same bytes, each in a process of its own, in
// turn, five rounds.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, startProduct } from './server.mjs';

const ROUNDS = 5,
  SECONDS = 4,
  PATH = '/api/medicines/?page=2';
const load = async (url) => {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 32, duration: SECONDS });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} not 2xx, ${errors} errors`);
  return requests.average;
};

/** The bare server, with these bytes. */
async function startBare(body) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(body);
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), stop: () => child.kill() };
}

export async function run() {
  const product = await startProduct();
  let bare;
  try {
    const body = Buffer.from(await (await fetch(product.url + PATH)).arrayBuffer());
    bare = await startBare(body);
    const ours = [],
      least = [];
    await load(product.url + PATH);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await load(product.url + PATH));
      least.push(await load(bare.url));
    }
    console.log(
      `  ours ${Math.round(median(ours))}, bare ${Math.round(median(least))} requests a second, ${body.length} bytes`,
    );
    return [
      {
        figure: 'P12',
        what: 'list call against a bare node:http server',
        value: median(ours) / median(least),
        must: 0.5,
        stretch: 0.7,
        atLeast: true,
      },
    ];
  } finally {
    bare?.stop();
    await product.stop();
  }
}
