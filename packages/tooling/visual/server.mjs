// Serves the page of the review on this machine: its files, the state, pictures and decisions.
import { createServer } from 'node:http';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { diffLines } from './aria.mjs';
import { acceptCauses, refuseCauses, rememberFiles } from './decide.mjs';
import { differencePicture } from './difference.mjs';
import { after } from './paths.mjs';
import { remaining } from './settle.mjs';
import { stateOf } from './state.mjs';
import { loadMessages, messagesBehind } from './words.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};
const FILES = new Set(readdirSync(join(import.meta.dirname, 'review')));

async function readBody(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

/** An error that is the answer, not a fault of the server. */
const refusal = (message) => Object.assign(new Error(message), { status: 409 });

/** Answers by path; `undefined` is 404. */
function createRoutes({ settle, summarize }) {
  // Every question before the first answer waits for the same drawing.
  let pending;
  let undo;
  let messages;
  const settled = () => (pending ??= settle());
  const fresh = async () => stateOf(await settled());

  async function decide(act) {
    const before = await settled();
    const files = rememberFiles();
    act(before);
    files.done();
    undo = { files, before };
    pending = Promise.resolve(remaining(before));
    return fresh();
  }
  const find = async (url) =>
    (await settled()).differences.find(({ stem }) => stem === url.searchParams.get('of'));

  return {
    json: {
      async 'GET /state'() {
        try {
          return await fresh();
        } catch (error) {
          // Another try draws again.
          pending = undefined;
          throw error;
        }
      },
      async 'GET /words'(url) {
        const { groups, commit } = await settled();
        const group = groups.find(({ key }) => key === url.searchParams.get('of'));
        if (!group || group.was === undefined) return [];
        messages ??= loadMessages(commit);
        return messagesBehind(group, messages);
      },
      async 'GET /text'(url) {
        const one = await find(url);
        return one?.text === undefined ? undefined : diffLines(one.textBefore ?? '', one.text);
      },
      'GET /summary': async () => ({ text: summarize(await settled()) }),
      'POST /accept': (_url, { key }) => decide((before) => acceptCauses(before, [String(key)])),
      async 'POST /refuse'(_url, { key, sentence }) {
        if (!String(sentence ?? '').trim()) return undefined;
        return decide((before) => refuseCauses(before, [String(key)], String(sentence).trim()));
      },
      async 'POST /undo'() {
        if (!undo) throw refusal('there is no decision to take back.');
        if (!undo.files.undo())
          throw refusal(
            'the files in packages/ui/visual were written after the decision. Take it back with git: git diff packages/ui/visual shows it.',
          );
        pending = Promise.resolve(remaining(undo.before));
        undo = undefined;
        return fresh();
      },
    },
    async image(url) {
      const one = await find(url);
      if (!one || one.text !== undefined) return undefined;
      const now = join(after, `${one.stem}.png`);
      if (url.pathname === '/after') return readFileSync(now);
      if (!one.before) return undefined;
      if (url.pathname === '/before') return readFileSync(one.before);
      return url.pathname === '/difference' ? differencePicture(one.before, now) : undefined;
    },
  };
}

/**
 * @param {{ settle: () => Promise<object>, summarize: (settled: object) => string }} review
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function startServer(review) {
  const routes = createRoutes(review);
  async function act(request, response) {
    const answer = (type, body) =>
      response
        .writeHead(200, {
          'content-type': type,
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'self'",
        })
        .end(body);
    // Another site's page must not decide: only this page sends JSON to this host.
    if (request.headers.host !== `127.0.0.1:${server.address().port}`) return response.writeHead(403).end();
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const name = url.pathname === '/' ? 'index.html' : url.pathname.slice(1);
    if (FILES.has(name))
      return answer(TYPES[extname(name)], readFileSync(join(import.meta.dirname, 'review', name)));
    const route = routes.json[`${request.method} ${url.pathname}`];
    if (route) {
      const isPost = request.method === 'POST';
      if (isPost && request.headers['content-type'] !== 'application/json')
        return response.writeHead(415).end();
      const body = await route(url, isPost ? await readBody(request) : undefined);
      return body === undefined
        ? response.writeHead(404).end()
        : answer('application/json', JSON.stringify(body));
    }
    const image = await routes.image(url);
    return image ? answer('image/png', image) : response.writeHead(404).end();
  }
  const server = createServer((request, response) => {
    act(request, response).catch((error) => {
      if (!error.status) console.error(error);
      response
        .writeHead(error.status ?? 500, { 'content-type': 'text/plain; charset=utf-8' })
        .end(error.message);
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
