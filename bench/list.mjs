// P12: requests a second of the list call against a bare node:http server that sends the same bytes, in turn, five rounds.
import { createServer } from 'node:http';
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

export async function run() {
  const product = await startProduct();
  let body;
  const bare = createServer((_, reply) => {
    reply
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
      .end(body);
  });
  try {
    body = Buffer.from(await (await fetch(product.url + PATH)).arrayBuffer());
    await new Promise((done) => {
      bare.listen(0, '127.0.0.1', done);
    });
    const ours = [],
      least = [];
    await load(product.url + PATH);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await load(product.url + PATH));
      least.push(await load(`http://127.0.0.1:${bare.address().port}/`));
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
    bare.close();
    await product.stop();
  }
}
