// How each of the apps is built and served.
import { spawn } from 'node:child_process';
import { createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '@doorstep/tooling/serve';
import { createRequestListener } from '@react-router/node';
import { preview } from 'vite';
import { env, run } from './install.mjs';

export async function serveVite(folder) {
  run(folder, 'node', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: server.resolvedUrls.local[0], close: () => server.close() };
}

const freePort = () =>
  new Promise((done) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address();
      socket.close(() => done(port));
    });
  });
async function serveNext(folder) {
  const next = 'node_modules/next/dist/bin/next';
  // Webpack follows links out of the folder; Turbopack refuses them.
  run(folder, 'node', next, 'build', '--webpack');
  const port = await freePort();
  const child = spawn('node', [next, 'start', '-H', '127.0.0.1', '-p', String(port)], { cwd: folder, env });
  await new Promise((ready, fail) => {
    child.stdout.on('data', (text) => /Ready/.test(text) && ready());
    child.on('exit', (code) => fail(new Error(`next start ended with ${code}`)));
  });
  child.removeAllListeners('exit');
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((done) => {
        child.on('exit', done);
        child.kill();
      }),
  };
}

async function serveReactRouter(folder) {
  run(folder, 'node', 'node_modules/@react-router/dev/bin.js', 'build');
  const listen = createRequestListener({
    build: await import(pathToFileURL(join(folder, 'build/server/index.js')).href),
    mode: 'production',
  });
  return serve(join(folder, 'build/client'), listen);
}

/** Where its sources lie, how it is served, and whether its elements are there before any script has run. */
export const apps = {
  vite: { sources: 'src', serve: serveVite, isRendered: false },
  'vite-tailwind': { sources: 'src', serve: serveVite, isRendered: false },
  next: { sources: 'app', serve: serveNext, isRendered: true },
  'react-router': { sources: 'app', serve: serveReactRouter, isRendered: true },
};
