// The bare node:http server of `list.mjs`: answers everything with the bytes of its input, in a process of its own, so that it shares
// no event loop with the load generator. Prints its address.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const body = await buffer(process.stdin);
const server = createServer((_, reply) => {
  reply
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    .end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});
