// Commands of Vitest's browser mode: take a picture and the accessibility tree, so that no image goes through the page.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ariaText } from './aria.mjs';

const sessions = new WeakMap();
const sessionOf = ({ page, context }) => {
  if (!sessions.has(page)) sessions.set(page, context.newCDPSession(page));
  return sessions.get(page);
};
export const hashOf = (data) => createHash('sha256').update(data).digest('hex').slice(0, 32);

/** Tree of the frame that holds the story. */
async function readTree(session) {
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = [frameTree];
  for (const { childFrames = [] } of frames) frames.push(...childFrames);
  const own = frames.find(({ frame }) => frame.name === 'vitest-iframe') ?? frameTree;
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: own.frame.id });
  return nodes;
}

/** @param {string} folder of the images @param {(file: string, picture: object) => void} keep takes each picture; a later one of the same cell replaces it */
export const createCamera = (folder, keep) => ({
  async photograph(context, { clip, extras, ...picture }) {
    const session = await sessionOf(context);
    const { page } = context;
    const now = page.viewportSize();
    const size = {
      width: Math.max(Math.ceil(clip.width), now.width),
      height: Math.max(clip.height, now.height),
    };
    if (size.width > now.width || size.height > now.height) await page.setViewportSize(size);
    const format = { format: 'png', optimizeForSpeed: true, clip: { x: 0, y: 0, ...clip, scale: 1 } };
    const { data } = await session.send('Page.captureScreenshot', format);
    const png = Buffer.from(data, 'base64');
    const text = extras && ariaText(await readTree(session), extras);
    const hash = hashOf(png);
    await writeFile(join(folder, `${hash}.png`), png);
    keep(context.testPath, { ...picture, hash, text });
    return hashOf(`${hash}${text}`);
  },
  async emulate(context, { forced, print }) {
    const session = await sessionOf(context);
    const features = { 'forced-colors': forced ? 'active' : 'none', 'prefers-reduced-motion': 'reduce' };
    await session.send('Emulation.setEmulatedMedia', {
      media: print ? 'print' : '',
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  },
  async moveMouse(context, x, y) {
    const session = await sessionOf(context);
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  },
});
