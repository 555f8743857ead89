// `npm run visual:review`: shows what differs, by cause, and takes decisions. A page on this machine, or --list, --accept and --refuse.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from './paths.mjs';
import {
  acceptPictures,
  describe,
  differencePicture,
  readDecisions,
  settle,
  writeDecisions,
} from './settle.mjs';

/** Takes in a cause: a picture is accepted when all its causes are. @returns {number} how many pictures that made */
export function acceptCauses(settled, keys) {
  const decisions = readDecisions();
  const wanted = new Set(keys);
  for (const key of keys) delete decisions.refused[key];
  const done = [];
  for (const one of settled.differences.filter(({ verdict }) => verdict !== 'machine')) {
    const before = decisions.accepted[one.id];
    const causes = new Set(before?.hash === one.hash ? before.causes : []);
    for (const { key } of one.causes) if (wanted.has(key)) causes.add(key);
    if (one.causes.every(({ key }) => causes.has(key))) {
      done.push(one);
      delete decisions.accepted[one.id];
    } else if (causes.size > 0) decisions.accepted[one.id] = { hash: one.hash, causes: [...causes] };
  }
  acceptPictures(done);
  writeDecisions(decisions);
  return done.length;
}

export function refuseCause(key, sentence) {
  const decisions = readDecisions();
  decisions.refused[key] = sentence;
  writeDecisions(decisions);
}

/** What the page shows. */
function state(settled) {
  const { refused, accepted } = readDecisions();
  const byId = new Map(settled.differences.map((one) => [one.id, one]));
  return {
    commit: settled.commit?.slice(0, 12),
    machine: settled.differences.filter(({ verdict }) => verdict === 'machine').length,
    groups: settled.groups.map((group) => ({
      ...group,
      refused: refused[group.key],
      accepted: group.pictures.every((id) => accepted[id]?.causes.includes(group.key)),
      pictures: group.pictures.map((id) => {
        const { stem, before, causes } = byId.get(id);
        return { id, stem, hasBefore: Boolean(before), others: causes.length - 1 };
      }),
    })),
  };
}

async function readBody(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

async function serve() {
  let settled = await settle();
  if (settled.groups.length === 0) {
    for (const line of describe(settled)) console.log(line);
    console.log('Nothing to decide.');
    return;
  }
  const page = readFileSync(join(import.meta.dirname, 'review.html'));
  const picture = (url) => {
    const one = settled.differences.find(({ stem }) => stem === url.searchParams.get('of'));
    const path = one && join(after, `${one.stem}.png`);
    if (!one) return undefined;
    if (url.pathname === '/before') return one.before && readFileSync(one.before);
    return url.pathname === '/after' ? readFileSync(path) : one.before && differencePicture(one.before, path);
  };
  const server = createServer((request, response) => {
    const answer = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const act = async () => {
      // Another site's page must not decide: only this page sends JSON to this host.
      const isOwn = request.headers.host === `127.0.0.1:${server.address().port}`;
      if (!isOwn) return response.writeHead(403).end();
      if (url.pathname === '/') return answer('text/html; charset=utf-8', page);
      if (url.pathname === '/state') return answer('application/json', JSON.stringify(state(settled)));
      if (request.method === 'POST' && request.headers['content-type'] === 'application/json') {
        const { key, sentence } = await readBody(request);
        if (url.pathname === '/accept') acceptCauses(settled, [key]);
        if (url.pathname === '/refuse') refuseCause(key, String(sentence));
        settled = await settle();
        return answer('application/json', JSON.stringify(state(settled)));
      }
      const image = await picture(url);
      return image ? answer('image/png', image) : response.writeHead(404).end();
    };
    act().catch((error) => {
      console.error(error);
      response.writeHead(500).end();
    });
  });
  server.listen(0, '127.0.0.1', () => {
    console.log(`http://127.0.0.1:${server.address().port}/ (end with Ctrl+C)`);
  });
}

async function decide(args) {
  const settled = await settle();
  const [option, name, ...words] = args;
  if (option === '--list') {
    for (const line of describe(settled)) console.log(line);
    if (settled.groups.length === 0) console.log('Nothing to decide.');
    return;
  }
  const found = settled.groups.filter(
    ({ key }, at) => name === 'all' || key === name || String(at + 1) === name,
  );
  if (found.length === 0) throw new Error(`no such cause: ${name}; --list shows them`);
  const keys = found.map(({ key }) => key);
  if (option === '--accept') {
    const count = acceptCauses(settled, keys);
    console.log(`${count} pictures accepted; ${settled.differences.length - count} left.`);
  } else if (option === '--refuse' && words.length > 0) {
    for (const key of keys) refuseCause(key, words.join(' '));
    console.log(`Refused: ${words.join(' ')}`);
  } else
    throw new Error(
      'usage: npm run visual:review [-- --list | --accept NUMBER|all | --refuse NUMBER SENTENCE]',
    );
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  await (args.length > 0 ? decide(args) : serve());
}
